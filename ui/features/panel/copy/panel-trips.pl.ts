import { pages } from '../../../../adapters/http/contract/pages.pl.ts';
import type {
  PaymentLine,
  Reservation,
} from '../../../../adapters/http/contract/panel/reservation.ts';
import {
  formatDate,
  formatMoney,
  formatWithinHours,
  joinShortWordsByNoBreakSpaces,
  joinShortWordsIn,
  pluralize,
} from '../../../format.ts';
import type { ChangeGate, TripListName, TripTab } from '../state/trip-view-model.ts';

const people = { one: 'osoba', few: 'osoby', many: 'osób' } as const;
const days = { one: 'dzień', few: 'dni', many: 'dni' } as const;

/** Amounts that are paid on the spot can be in euro. */
export const formatMoneyIn = (amount: string, currency: 'PLN' | 'EUR'): string =>
  formatMoney(amount).replace('PLN', currency);

export const tripsCopy = {
  tab: 'Twoje Wyjazdy',
  lists: { current: 'Bieżące', past: 'Minione', cancelled: 'Anulowane' } satisfies Record<
    TripListName,
    string
  >,
  empty: {
    current: 'Tutaj pojawią się Twoje aktualne wyjazdy',
    past: 'Tutaj pojawią się Twoje historyczne wyjazdy',
    cancelled: 'Tutaj pojawią się Twoje anulowane wyjazdy',
  } satisfies Record<TripListName, string>,
  choose: 'Wybierz rejs',
  chooseHref: pages.offers,
  reserveList: 'Lista rezerwowa',
  details: 'Zobacz szczegóły',
  paid: (paid: string, price: string) => `Wpłaty: ${formatMoney(paid)} z ${formatMoney(price)}`,
  price: 'Cena',
  yourPrice: 'Cena Twojego miejsca',
  people: (count: number) => pluralize(count, people),
  number: (id: string) => `Rezerwacja nr ${id}`,
  failed: 'Nie udało się wczytać wyjazdów',
  missing: 'Nie ma takiego wyjazdu',
  missingText: joinShortWordsByNoBreakSpaces(
    'Na tym koncie nie ma rezerwacji o tym numerze. Sprawdź, czy to właściwe konto.',
  ),
} as const;

export const panelTripCopy = {
  toGo: (daysLeft: number) =>
    daysLeft === 0
      ? 'Wypływacie dzisiaj'
      : daysLeft === 1
        ? 'Wypływacie jutro'
        : joinShortWordsByNoBreakSpaces(`Do wypłynięcia: ${pluralize(daysLeft, days)}`),
  leave: 'Zrezygnuj z listy',
  leaveAsk: 'Zrezygnować z listy rezerwowej?',
  ...joinShortWordsIn({
    back: 'Wszystkie wyjazdy',
    reserveMark: 'LISTA REZERWOWA',
    tabsLabel: 'Szczegóły wyjazdu',
    tabs: {
      info: 'Informacje',
      people: 'Uczestnicy',
      transport: 'Transport',
      yachts: 'Jachty',
      insurance: 'Ubezpieczenie',
      addons: 'Dodatki',
      payments: 'Płatności',
    } satisfies Record<TripTab, string>,
    underWay: 'Jesteście na morzu',
    reserveTitle: 'Nie wpłacaj zaliczki',
    reserveText:
      'Jesteś na liście rezerwowej. Gdy zwolni się miejsce, potwierdzimy rezerwację telefonicznie lub e-mailem.',
    reserveOver: 'Tym razem się nie udało',
    reserveOverText: 'Nie zwolniły się miejsca dla całej Twojej załogi. Nic nie musisz płacić.',
    leaveText: 'Skreślimy Cię z listy. Jeśli zapiszesz się ponownie, trafisz na jej koniec.',
    leaveConfirm: 'Rezygnuję',
    leaving: 'Rezygnuję…',
    left: 'Nie ma Cię już na liście rezerwowej',
    stay: 'Zostaję',
    notOwner:
      'To rezerwacja innej osoby. Widzisz wyjazd i swoje dane, a zmiany wprowadza osoba, która rezerwowała.',
  }),
} as const;

export const essentialsCopy = {
  newTab: '(w nowej karcie)',
  complete: (complete: number, all: number) =>
    complete === all
      ? joinShortWordsByNoBreakSpaces(`${pluralize(all, people)}, dane kompletne`)
      : joinShortWordsByNoBreakSpaces(
          `${pluralize(all, people)}, brakuje danych: ${all - complete}`,
        ),
  invoiceFailed:
    'Faktura nie jest możliwa do pobrania. Aby pobrać fakturę należy opłacić wyjazd w całości.',
  ...joinShortWordsIn({
    title: 'Najważniejsze',
    when: 'Kiedy',
    where: 'Gdzie',
    map: 'Pokaż na mapie',
    left: 'Do zapłaty',
    nothing: 'Wszystko opłacone',
    next: (name: string, amount: string, until: string) =>
      `${name}: ${formatMoney(amount)}, ${until}`,
    pay: (sum: string) => `Zapłać online ${formatMoney(sum)}`,
    toPayments: 'Jak zapłacić',
    papers: 'Dokumenty',
    contract: 'Pobierz umowę',
    invoice: 'Pobierz fakturę',
    annex: (ordinal: number) => `Aneks nr ${ordinal}`,
    advance: 'Wystaw fakturę zaliczkową',
    advanceMade: (number: string) => `Faktura zaliczkowa ${number}`,
    correction: (number: string) => `Korekta ${number}`,
    accepted: 'Dokumenty zaakceptowane przy rezerwacji',
    version: (version: string, from: string) => `wersja ${version} z ${from}`,
    fetching: 'Przygotowuję…',
    ready: 'Za chwilę rozpocznie się pobieranie',
    contractFailed: 'Nie można pobrać umowy',
    paperFailed: 'Nie można pobrać dokumentu',
    advanceFailed: 'Nie masz wpłaty bez faktury.',
  }),
} as const;

export const formatDueTime = (
  due: string | null,
  firstDue: string | null,
  firstHours: number,
): string =>
  due !== null
    ? joinShortWordsByNoBreakSpaces(`do ${formatDate(due)}`)
    : firstDue !== null
      ? joinShortWordsByNoBreakSpaces(`do ${firstDue}`)
      : formatWithinHours(firstHours);

export const infoCopy = {
  booking: 'Rezerwacja',
  number: 'Numer rezerwacji',
  dates: 'Termin',
  made: 'Data rezerwacji',
  status: 'Status',
  plan: 'Harmonogram płatności',
  crew: 'Załoga',
  complete: 'Komplet',
  incomplete: 'Brak danych',
  fill: (until: string) =>
    joinShortWordsByNoBreakSpaces(`Uzupełnij brakujące dane do ${formatDate(until)}.`),
  toPeople: 'Uzupełnij dane',
  rebates: 'Rabaty',
  noRebates: joinShortWordsByNoBreakSpaces('Ta rezerwacja nie ma rabatów.'),
  partPaid: (amount: string) => `dotarło ${formatMoney(amount)}`,
  late: (since: string) => joinShortWordsByNoBreakSpaces(`po terminie od ${formatDate(since)}`),
  lineStates: { paid: 'opłacona', next: 'następna', later: 'później' } satisfies Record<
    PaymentLine['State'],
    string
  >,
} as const;

export const groupTexts = {
  joined: 'Witaj w ekipie!',
  created: (code: string) => `Utworzono nowy kod. Kod grupowy to: ${code}`,
  empty: 'Wpisz kod grupowy',
  malformed: 'Kod jest nieprawdiłowy',
  unknown: 'Kod grupowy nie istnieje',
  otherOffer: 'Kod grupowy jest powiązany z inną ofertą',
  assigned: 'Kod grupowy jest już przypisany do rezerwacji',
  notCreated: 'Nie można utworzyć kodu grupowego',
  failed: joinShortWordsByNoBreakSpaces('Nie udało się'),
} as const;

export const panelGroupCopy = {
  members: 'W ekipie',
  ...joinShortWordsIn({
    title: 'Kod grupowy',
    yours: 'Wyślij go znajomym: wpiszą go w swoich rezerwacjach tego rejsu.',
    counts: (until: string) => `Do rabatu liczą się osoby, które dołączą do ${formatDate(until)}.`,
    late: (until: string) =>
      `Termin na rabat minął ${formatDate(until)}. Osoby, które dołączą teraz, płyną z Wami, ale bez rabatu grupowego.`,
    size: (count: number) => `Liczba osób do rabatu: ${count}.`,
    value: (amount: string) =>
      `W tej rezerwacji rabat grupowy obniża cenę o ${formatMoney(amount)}.`,
    valueCut:
      'W tej rezerwacji rabat grupowy nie obniża już ceny: wyczerpał się limit łączenia rabatów.',
    text: 'Macie kilka rezerwacji? Kod połączy Was na jachcie i w rabacie grupowym.',
    tier: (from: number, next: number | null) =>
      next === null ? `${from} osób i więcej` : `${from}–${next - 1} osób`,
    together: (otherwise: string, first: string, second: string) =>
      `Tyle mniej płaci każdy uczestnik. Rabaty łączą się do ${formatMoney(otherwise)} na osobę, z Second Minute do ${formatMoney(second)}, a z First Minute do ${formatMoney(first)}.`,
    join: 'Mam kod grupowy',
    code: 'Kod grupowy',
    codeHint: 'Osiem znaków od osoby, która założyła grupę',
    joinAction: 'Dołącz',
    joining: 'Dołączam…',
    open: 'Zakładam grupę',
    openText: 'Dla lidera grupy: dostaniesz kod, który wyślesz reszcie.',
    openAction: 'Wygeneruj kod grupowy',
    opening: 'Generuję…',
    leader: 'Zakładasz grupę? Wygeneruj własny kod poniżej.',
  }),
} as const;

export const cancelCopy = {
  title: 'Rezygnacja z wyjazdu',
  ask: 'Poproś o anulowanie',
  dialog: 'Poprosić biuro o anulowanie?',
  ...joinShortWordsIn({
    freeUntil: (until: string) => `Do ${formatDate(until)} rezygnujesz bez kosztów.`,
    terms: 'Zwrot zależy od warunków uczestnictwa.',
    refund: (amount: string) =>
      `Jeśli poprosisz o anulowanie dzisiaj, wróci do Ciebie ${formatMoney(amount)}.`,
    noRefund: 'Jeśli poprosisz o anulowanie dzisiaj, wpłata nie wróci.',
    /** The day of the request decides the refund, even if the office answers later (R48). */
    refundAsked: (amount: string) =>
      `Liczy się dzień Twojej prośby: wróci do Ciebie ${formatMoney(amount)}.`,
    noRefundAsked: 'Liczy się dzień Twojej prośby: wpłata nie wróci.',
    dialogText:
      'Biuro sprawdzi rezerwację i odpisze na Twój e-mail. Do tego czasu miejsca są Twoje.',
    confirm: 'Wysyłam prośbę',
    sending: 'Wysyłam…',
    stay: 'Płynę dalej',
    asked: 'Prośba o anulowanie jest w biurze',
    askedText: 'Odpiszemy na Twój e-mail. Do tego czasu rezerwacja jest ważna.',
    cancelled: 'Ten wyjazd jest anulowany',
    calledOff: 'Ten wyjazd jest odwołany',
    reasons: {
      customer: (when: string) => `Anulowany na Twoją prośbę ${when}.`,
      organiser: (when: string) => `Odwołany przez organizatora ${when}.`,
      unpaid: (when: string) => `Anulowany ${when}, bo nie dotarła wpłata.`,
      leftReserveList: (when: string) => `Rezygnacja z listy rezerwowej ${when}.`,
    },
    returned: (amount: string) => `Zwróciliśmy ${formatMoney(amount)}.`,
    onItsWay: (amount: string, by: string) =>
      `W drodze do Ciebie: ${formatMoney(amount)}, najpóźniej ${formatDate(by)}.`,
    cameLater: (amount: string) =>
      `${formatMoney(amount)} z wpłat po anulowaniu czeka na decyzję biura. Napiszemy do Ciebie.`,
    keptLate: (amount: string) =>
      `Z wpłat po anulowaniu ${formatMoney(amount)} zatrzymujemy zgodnie z warunkami rezygnacji.`,
    nothingBack: 'Nie ma nic do zwrotu.',
    failed: 'Nie udało się',
  }),
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
