import { pages } from '../../adapters/http/contract/pages.pl.ts';
/** The thank-you page. */
export const thanksCopy = {
  title: 'Dziękujemy!',
  titleReserve: 'Dziękujemy! Jesteś na liście rezerwowej',
  number: (id: string) => `Numer rezerwacji: ${id}`,
  mail: 'W ciągu 15 minut otrzymasz e-mail z potwierdzeniem.',
  mailTo: (email: string) => `Wyślemy go na adres ${email}.`,
  reserve:
    'Twoja rezerwacja jest na liście rezerwowej. Organizator skontaktuje się z Tobą, gdy zwolnią się miejsca. Do tego czasu nie wpłacaj zaliczki.',
  transfer: 'Dane do przelewu',
  toPay: 'Do zapłaty',
  panel: 'Przejdź do swojego panelu',
  panelHref: pages.panel,
  more: 'Zobacz inne rejsy',
  moreHref: pages.offers,
} as const;
