/** The words of the page that stands in for the payment provider. */
export const standInCopy = {
  title: 'Płatność testowa',
  lead: 'Ta strona zastępuje operatora płatności na czas prób. Żadne pieniądze nie zmienią właściciela.',
  about: 'Tytuł',
  amount: 'Wpłata na rezerwację',
  commission: 'Prowizja operatora',
  free: 'bez prowizji',
  charged: 'Do zapłaty',
  pay: 'Zapłać',
  reject: 'Odrzuć',
  completed: 'Ta płatność jest już opłacona.',
  rejected: 'Ta płatność została odrzucona. Nową zaczniesz w sklepie.',
  ended: 'Tej płatności już nie trzeba: w sklepie zaczęto nowszą.',
  back: 'Wróć do sklepu',
} as const;
