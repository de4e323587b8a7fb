import { pages } from '../../../../adapters/http/contract/pages.pl.ts';
import { hoursText, pluralize } from '../../../format.ts';

const parties = { one: 'rezerwacja', few: 'rezerwacje', many: 'rezerwacji' } as const;

export const thanksCopy = {
  title: 'Dziękujemy!',
  titleReserve: 'Dziękujemy! Jesteś na liście rezerwowej',
  number: (id: string) => `Numer rezerwacji: ${id}`,
  mail: 'W ciągu 15 minut otrzymasz e-mail z potwierdzeniem.',
  /** The page appends the e-mail to this text without a full stop. */
  mailTo: 'Wyślemy go na adres:',
  reserve:
    'Twoja rezerwacja jest na liście rezerwowej. Organizator skontaktuje się z Tobą, gdy zwolnią się miejsca. Do tego czasu nie wpłacaj zaliczki.',
  transfer: 'Dane do przelewu',
  toPay: 'Do zapłaty',
  price: 'Cena',
  paid: 'Wpłata',
  panel: 'Przejdź do swojego panelu',
  panelHref: pages.panel,
  panelLater: 'Swój panel otworzysz po aktywacji konta.',
  panelActive: 'Konto jest już aktywne? Przejdź do swojego panelu',
  more: 'Zobacz inne rejsy',
  moreHref: pages.offers,
} as const;

export const nextCopy = {
  listTitle: 'Co dzieje się dalej?',
  listSteps: (hours: number): readonly string[] => [
    'Gdy zwolni się miejsce dla całej Waszej grupy, przeniesiemy rezerwację na listę główną i napiszemy e-mail.',
    `Od tej chwili masz ${hoursText(hours)} na pierwszą wpłatę, w cenie z dzisiejszego zapisu. Wcześniej nic nie wpłacasz.`,
    'Rozmyślasz się? W swoim panelu naciśnij „Zrezygnuj z listy”: to nic nie kosztuje.',
  ],
  before: (count: number) =>
    count === 0
      ? 'Nikt nie czeka przed Wami'
      : `W kolejce przed Wami: ${pluralize(count, parties)}`,
  calendar: 'Dodaj do kalendarza',
  calendarFile: (brand: string, id: string) => `${brand || 'rezerwacja'}-${id}.ics`,
  calendarNumber: (id: string) => `Numer rezerwacji: ${id}`,
  calendarPay: (trip: string) => `Termin wpłaty: ${trip}`,
} as const;
