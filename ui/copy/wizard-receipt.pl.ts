import type { RebateKind } from '../../domain/pricing/quote.ts';
import { pluralize } from '../format.ts';

const people = { one: 'osoba', few: 'osoby', many: 'osób' } as const;

export const receiptCopy = {
  open: 'Skąd ta cena?',
  title: 'Skąd ta cena?',
  things: 'Co jest w cenie',
  rebates: 'Rabaty',
  noRebates: 'Na razie nie ma żadnego rabatu.',
  total: 'Razem',
  close: 'Zamknij',
  cap: (rebate: string) => `Z rabatu ${rebate} odjęliśmy część: suma rabatów sięgnęła limitu.`,
  price: (rebate: string) =>
    `Z rabatu ${rebate} odjęliśmy część: rabat nie może być wyższy niż cena.`,
  onSpot: 'Kwoty płatne na miejscu nie wchodzą do tej sumy.',
  more: (travellers: number, rebate: string) =>
    `Jeszcze ${pluralize(travellers, people)}, a każdy w grupie dostanie ${rebate} rabatu.`,
  reasons: {
    firstMinute: 'Rezerwujesz w okresie First Minute.',
    secondMinute: 'Rezerwujesz w okresie Second Minute.',
    loyalty: 'Za wcześniejsze rejsy na ten sam adres e-mail.',
    group: 'Za liczną grupę, w jednej rezerwacji albo z kodem grupowym.',
    ambassador: 'Z Kodu Ambasadora.',
    wholeYacht: 'Za rezerwację całego jachtu.',
    skipper: 'Za prowadzenie jachtu.',
    office: 'Od naszego biura.',
    voucher: 'Z vouchera zniżkowego.',
  },
} as const satisfies Readonly<Record<string, unknown>> & {
  readonly reasons: Readonly<Record<RebateKind, string>>;
};

export const recountCopy = {
  counting: 'Przeliczam…',
  cheapestOfAll: 'Liczymy z najtańszym jachtem. Cena zmieni się, gdy wybierzesz swój.',
  cheapest: 'Liczymy z najtańszym wolnym jachtem. Cena zmieni się, gdy wybierzesz swój.',
} as const;
