import { pages } from '../../../../adapters/http/contract/pages.pl.ts';
import { hoursText, pluralize } from '../../../format.ts';
import texts from './wizard-thanks.pl.json' with { type: 'json' };

const parties = { one: 'rezerwacja', few: 'rezerwacje', many: 'rezerwacji' } as const;

export const thanksCopy = {
  ...texts.thanksCopy,
  number: (id: string) => `Numer rezerwacji: ${id}`,
  /** The page appends the e-mail to this text without a full stop. */
  mailTo: 'Wyślemy go na adres:',
  panelHref: pages.panel,
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
