import { pages } from '../../../../adapters/http/contract/pages.pl.ts';
import type {
  PaymentLine,
  Reservation,
} from '../../../../adapters/http/contract/panel/reservation.ts';
import {
  formatDate,
  formatMoney,
  formatWithinHours,
  keepWordsTogether,
  keepWordsTogetherIn,
  pluralize,
} from '../../../format.ts';
import type { ChangeGate, TripListName, TripTab } from '../state/trip-view-model.ts';
import fixedTexts from './panel-trips.pl.json' with { type: 'json' };

const texts = keepWordsTogetherIn(fixedTexts);

const people = { one: 'osoba', few: 'osoby', many: 'osób' } as const;
const days = { one: 'dzień', few: 'dni', many: 'dni' } as const;

/** Amounts that are paid on the spot can be in euro. */
export const formatMoneyIn = (amount: string, currency: 'PLN' | 'EUR'): string =>
  formatMoney(amount).replace('PLN', currency);

export const tripsCopy = {
  ...texts.tripsCopy,
  lists: texts.tripsCopy.lists satisfies Record<TripListName, string>,
  empty: texts.tripsCopy.empty satisfies Record<TripListName, string>,
  chooseHref: pages.offers,
  paid: (paid: string, price: string) => `Wpłaty: ${formatMoney(paid)} z ${formatMoney(price)}`,
  people: (count: number) => pluralize(count, people),
  number: (id: string) => `Rezerwacja nr ${id}`,
} as const;

export const panelTripCopy = {
  ...texts.panelTripCopy,
  tabs: texts.panelTripCopy.tabs satisfies Record<TripTab, string>,
  toGo: (daysLeft: number) =>
    daysLeft === 0
      ? 'Wypływacie dzisiaj'
      : daysLeft === 1
        ? 'Wypływacie jutro'
        : keepWordsTogether(`Do wypłynięcia: ${pluralize(daysLeft, days)}`),
  leave: 'Zrezygnuj z listy',
  leaveAsk: 'Zrezygnować z listy rezerwowej?',
} as const;

export const essentialsCopy = {
  ...texts.essentialsCopy,
  newTab: '(w nowej karcie)',
  complete: (complete: number, all: number) =>
    complete === all
      ? keepWordsTogether(`${pluralize(all, people)}, dane kompletne`)
      : keepWordsTogether(`${pluralize(all, people)}, brakuje danych: ${all - complete}`),
  next: (name: string, amount: string, until: string) =>
    keepWordsTogether(`${name}: ${formatMoney(amount)}, ${until}`),
  pay: (sum: string) => keepWordsTogether(`Zapłać online ${formatMoney(sum)}`),
  annex: (ordinal: number) => keepWordsTogether(`Aneks nr ${ordinal}`),
  advanceMade: (number: string) => keepWordsTogether(`Faktura zaliczkowa ${number}`),
  correction: (number: string) => keepWordsTogether(`Korekta ${number}`),
  version: (version: string, from: string) => keepWordsTogether(`wersja ${version} z ${from}`),
  invoiceFailed:
    'Faktura nie jest możliwa do pobrania. Aby pobrać fakturę należy opłacić wyjazd w całości.',
} as const;

export const formatDueTime = (
  due: string | null,
  firstDue: string | null,
  firstHours: number,
): string =>
  due !== null
    ? keepWordsTogether(`do ${formatDate(due)}`)
    : firstDue !== null
      ? keepWordsTogether(`do ${firstDue}`)
      : formatWithinHours(firstHours);

export const infoCopy = {
  ...texts.infoCopy,
  lineStates: texts.infoCopy.lineStates satisfies Record<PaymentLine['State'], string>,
  fill: (until: string) => keepWordsTogether(`Uzupełnij brakujące dane do ${formatDate(until)}.`),
  partPaid: (amount: string) => `dotarło ${formatMoney(amount)}`,
  late: (since: string) => keepWordsTogether(`po terminie od ${formatDate(since)}`),
} as const;

export const groupTexts = {
  ...texts.groupTexts,
  joined: 'Witaj w ekipie!',
  created: (code: string) => `Utworzono nowy kod. Kod grupowy to: ${code}`,
  otherOffer: 'Kod grupowy jest powiązany z inną ofertą',
} as const;

export const panelGroupCopy = {
  ...texts.panelGroupCopy,
  counts: (until: string) =>
    keepWordsTogether(`Do rabatu liczą się osoby, które dołączą do ${formatDate(until)}.`),
  late: (until: string) =>
    keepWordsTogether(
      `Termin na rabat minął ${formatDate(until)}. Osoby, które dołączą teraz, płyną z Wami, ale bez rabatu grupowego.`,
    ),
  size: (count: number) => keepWordsTogether(`Liczba osób do rabatu: ${count}.`),
  value: (amount: string) =>
    keepWordsTogether(`W tej rezerwacji rabat grupowy obniża cenę o ${formatMoney(amount)}.`),
  members: 'W ekipie',
  tier: (from: number, next: number | null) =>
    keepWordsTogether(next === null ? `${from} osób i więcej` : `${from}–${next - 1} osób`),
  together: (otherwise: string, first: string, second: string) =>
    keepWordsTogether(
      `Tyle mniej płaci każdy uczestnik. Rabaty łączą się do ${formatMoney(otherwise)} na osobę, z Second Minute do ${formatMoney(second)}, a z First Minute do ${formatMoney(first)}.`,
    ),
} as const;

export const cancelCopy = {
  ...texts.cancelCopy,
  title: 'Rezygnacja z wyjazdu',
  freeUntil: (until: string) =>
    keepWordsTogether(`Do ${formatDate(until)} rezygnujesz bez kosztów.`),
  refund: (amount: string) =>
    keepWordsTogether(
      `Jeśli poprosisz o anulowanie dzisiaj, wróci do Ciebie ${formatMoney(amount)}.`,
    ),
  /** The day of the request decides the refund, even if the office answers later (R48). */
  refundAsked: (amount: string) =>
    keepWordsTogether(`Liczy się dzień Twojej prośby: wróci do Ciebie ${formatMoney(amount)}.`),
  ask: 'Poproś o anulowanie',
  dialog: 'Poprosić biuro o anulowanie?',
  reasons: {
    customer: (when: string) => keepWordsTogether(`Anulowany na Twoją prośbę ${when}.`),
    organiser: (when: string) => keepWordsTogether(`Odwołany przez organizatora ${when}.`),
    unpaid: (when: string) => keepWordsTogether(`Anulowany ${when}, bo nie dotarła wpłata.`),
    leftReserveList: (when: string) => keepWordsTogether(`Rezygnacja z listy rezerwowej ${when}.`),
  },
  returned: (amount: string) => keepWordsTogether(`Zwróciliśmy ${formatMoney(amount)}.`),
  onItsWay: (amount: string, by: string) =>
    keepWordsTogether(`W drodze do Ciebie: ${formatMoney(amount)}, najpóźniej ${formatDate(by)}.`),
  cameLater: (amount: string) =>
    keepWordsTogether(
      `${formatMoney(amount)} z wpłat po anulowaniu czeka na decyzję biura. Napiszemy do Ciebie.`,
    ),
  keptLate: (amount: string) =>
    keepWordsTogether(
      `Z wpłat po anulowaniu ${formatMoney(amount)} zatrzymujemy zgodnie z warunkami rezygnacji.`,
    ),
} as const;

export const refundText = ({
  Returned,
  OnItsWay,
  BackBy,
}: Pick<NonNullable<Reservation['Cancelled']>, 'Returned' | 'OnItsWay' | 'BackBy'>): string =>
  [
    Returned !== '0' && cancelCopy.returned(Returned),
    OnItsWay !== '0' && cancelCopy.onItsWay(OnItsWay, BackBy),
  ]
    .filter(Boolean)
    .join(' ');

export const gateTexts: Readonly<Record<Exclude<ChangeGate, 'open' | 'none'>, string>> = {
  closed: 'Minął termin na edycję danych. Prosimy o kontakt z biurem.',
  wholeYacht: 'Masz cały jacht dla siebie: inny wybierzesz tylko przez biuro.',
};
export const GATE_ADDONS_CHOSEN = 'Rezerwacji nie można już zmienić';
