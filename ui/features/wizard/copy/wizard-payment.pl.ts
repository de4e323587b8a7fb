import { pages } from '../../../../adapters/http/contract/pages.pl.ts';
import { formatDate, formatMoney, hoursText } from '../../../format.ts';

export const paymentCopy = {
  online: 'Płatność online: BLIK, karta, przelew',
  onlineText: (percent: string) =>
    `Operator płatności dolicza ${percent.replace('.', ',')}% prowizji do kwoty, którą wpłacasz teraz. Wpłatę zobaczysz od razu.`,
  onlineFree: 'Wpłatę zobaczysz od razu.',
  commission: (amount: string, percent: string) =>
    `+ ${formatMoney(amount)} (${percent.replace('.', ',')}%)`,
  nothing: 'Nie masz nic do zapłaty',
  nothingText: 'Vouchery pokrywają całą cenę rezerwacji.',
  left: 'Do zapłaty',
  byVoucher: 'Wpłata voucherem',
} as const;

export const afterCopy = {
  payNow: 'Zapłać online',
  payLater: 'Link do płatności online znajdziesz w swoim panelu.',
  byOffice: (hours: number) =>
    `Napiszemy albo zadzwonimy do Ciebie. Na wpłatę masz ${hoursText(hours)} od tej wiadomości, a miejsca już są Twoje.`,
  nothing: 'Rezerwacja jest opłacona. Nie musisz już nic wpłacać.',
  until: (iso: string) => `do ${formatDate(iso)}`,
  untilHour: (moment: string) => `do ${moment}`,
} as const;

export const chargeCopy = {
  amount: 'Wpłata na rezerwację',
  commission: 'Prowizja operatora',
  charged: 'Zapłacisz online',
} as const;

export const onlinePaymentCopy = {
  pageTitle: 'Płatność online',
  paid: 'Dziękujemy! Płatność dotarła',
  paidText: 'W ciągu 15 minut otrzymasz e-mail z potwierdzeniem.',
  part: 'Dziękujemy! Wpłata dotarła',
  waiting: 'Czekamy na potwierdzenie płatności',
  waitingText:
    'Bank albo operator płatności jeszcze jej nie potwierdził. Zwykle trwa to chwilę. Nie płać drugi raz: w ciągu 15 minut otrzymasz e-mail z potwierdzeniem. Jeśli płatność została przerwana, za minutę dokończysz ją tutaj.',
  overdueText:
    'Bank albo operator płatności jeszcze jej nie potwierdził. Jeśli doszła do skutku, w ciągu 15 minut otrzymasz e-mail z potwierdzeniem. Jeśli się przerwała, dokończ ją tutaj: otworzy się ta sama płatność, więc nie zapłacisz dwa razy.',
  finish: 'Dokończ płatność',
  open: 'Ta rezerwacja czeka na wpłatę',
  openText:
    'Nie trwa teraz żadna płatność online. Możesz ją zacząć od razu albo później, w\u00a0swoim panelu.',
  pay: 'Zapłać online',
  unknown: 'Dziękujemy!',
  unknownText:
    'W ciągu 15 minut otrzymasz e-mail z potwierdzeniem płatności. Jej stan zobaczysz w swoim panelu.',
  failed: 'Problem z płatnością',
  failedText:
    'Płatność się nie udała. Jeśli pieniądze zniknęły z konta, wrócą na nie. Skontaktuj się z biurem, a pomożemy.',
  providerRefusedText: {
    byTransfer:
      'Operator płatności nie przyjął tej płatności i nic nie pobrał. Zapłać zwykłym przelewem. Biuro wie już o tym kłopocie.',
    byOffice:
      'Operator płatności nie przyjął tej płatności i nic nie pobrał. Biuro wie już o tym kłopocie i poda Ci inny sposób zapłaty.',
  },
  providerAwayText:
    'Operator płatności teraz nie odpowiada. Spróbuj ponownie za kilka minut. Skontaktuj się z biurem, a pomożemy.',
  office: 'Biuro',
  hours: (open: string) => `Biuro odpowiada ${open}.`,
  write: 'Napisz do biura',
  writeHref: pages.contact,
  checkAgain: 'Sprawdź ponownie',
  checking: 'Sprawdzam…',
  retry: 'Zapłać ponownie',
  insteadText: 'Zamiast płacić online, możesz wysłać zwykły przelew.',
  paidSum: 'Wpłaty',
  left: 'Do zapłaty',
  number: 'Numer rezerwacji',
  panel: 'Przejdź do swojego panelu',
  panelHref: pages.panel,
} as const;
