import { pages } from '../../adapters/http/contract/pages.pl.ts';
import type { PaymentLine, Reservation } from '../../adapters/http/contract/panel/reservation.ts';
import { counted, day, money, tied, withinHours } from '../format.ts';
import type { Gate, TripListName, TripTab } from '../state/panel/shownTrip.ts';

const people = { one: 'osoba', few: 'osoby', many: 'osób' } as const;
const days = { one: 'dzień', few: 'dni', many: 'dni' } as const;

/** Amounts paid on the spot may be in euro. */
export const moneyIn = (amount: string, currency: 'PLN' | 'EUR'): string => money(amount).replace('PLN', currency);

/** 'Twoje Wyjazdy': the lists and their cards. */
export const tripsCopy = {
  tab: 'Twoje Wyjazdy',
  lists: { current: 'Bieżące', past: 'Minione', cancelled: 'Anulowane' } satisfies Record<TripListName, string>,
  empty: {
    current: 'Tutaj pojawią się Twoje aktualne wyjazdy',
    past: 'Tutaj pojawią się Twoje historyczne wyjazdy',
    cancelled: 'Tutaj pojawią się Twoje anulowane wyjazdy',
  } satisfies Record<TripListName, string>,
  choose: 'Wybierz rejs',
  chooseHref: pages.offers,
  reserveList: 'Lista rezerwowa',
  details: 'Zobacz szczegóły',
  paid: (paid: string, price: string) => `Wpłacono ${money(paid)} z ${money(price)}`,
  price: 'Cena',
  yourPrice: 'Cena Twojego miejsca',
  people: (count: number) => counted(count, people),
  number: (id: string) => `Rezerwacja nr ${id}`,
  failed: 'Nie udało się wczytać wyjazdów',
  missing: 'Nie ma takiego wyjazdu',
  missingText: tied('Na tym koncie nie ma rezerwacji o tym numerze. Sprawdź, czy to właściwe konto.'),
} as const;

/** The frame of one trip. */
export const tripCopy = {
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
  toGo: (left: number) =>
    left === 0 ? 'Wypływacie dzisiaj' : left === 1 ? 'Wypływacie jutro' : tied(`Do wypłynięcia: ${counted(left, days)}`),
  underWay: 'Jesteście na morzu',
  reserveTitle: 'Nie wpłacaj zaliczki',
  reserveText: tied('Jesteś na liście rezerwowej. Gdy zwolni się miejsce, potwierdzimy rezerwację telefonicznie lub e-mailem.'),
  reserveOver: 'Tym razem się nie udało',
  reserveOverText: tied('Nie zwolniły się miejsca dla całej Twojej załogi. Nic nie trzeba było płacić.'),
  leave: 'Zrezygnuj z listy',
  leaveAsk: 'Zrezygnować z listy rezerwowej?',
  leaveText: tied('Zdejmiemy Cię z listy, a kolejka przesunie się dalej. Wrócić można tylko na jej koniec.'),
  leaveConfirm: 'Rezygnuję',
  leaving: 'Rezygnuję…',
  left: tied('Zrezygnowano z listy rezerwowej'),
  stay: 'Zostaję',
  notOwner: tied('To rezerwacja innej osoby. Widzisz wyjazd i swoje dane, a zmian dokonuje ten, kto rezerwował.'),
} as const;

/** First things first: when, where, what is left to pay, the papers. */
export const essentialsCopy = {
  title: 'Najważniejsze',
  when: 'Kiedy',
  where: 'Gdzie',
  map: 'Pokaż na mapie',
  newTab: '(w nowej karcie)',
  left: 'Do zapłaty',
  nothing: 'Wszystko opłacone',
  next: (name: string, amount: string, until: string) => tied(`${name}: ${money(amount)}, ${until}`),
  pay: (sum: string) => tied(`Zapłać online ${money(sum)}`),
  toPayments: 'Jak zapłacić',
  papers: 'Dokumenty',
  contract: 'Pobierz umowę',
  invoice: 'Pobierz fakturę',
  annex: (ordinal: number) => tied(`Aneks nr ${ordinal}`),
  advance: 'Wystaw fakturę zaliczkową',
  advanceMade: (number: string) => tied(`Faktura zaliczkowa ${number}`),
  correction: (number: string) => tied(`Korekta ${number}`),
  accepted: 'Dokumenty zaakceptowane przy rezerwacji',
  version: (version: string, from: string) => tied(`wersja ${version} z ${from}`),
  fetching: 'Przygotowuję…',
  ready: 'Za chwilę rozpocznie się pobieranie',
  contractFailed: 'Nie można pobrać umowy',
  paperFailed: 'Nie można pobrać dokumentu',
  advanceFailed: 'Nie ma wpłaty, której nie obejmuje już faktura.',
  invoiceFailed: 'Faktura nie jest możliwa do pobrania. Aby pobrać fakturę należy opłacić wyjazd w całości.',
} as const;

/** When a line of the plan is due. */
export const dueText = (due: string | null, firstDue: string | null, firstHours: number): string =>
  due !== null ? tied(`do ${day(due)}`) : firstDue !== null ? tied(`do ${firstDue}`) : withinHours(firstHours);

/** Informacje, beside the essentials. */
export const infoCopy = {
  booking: 'Rezerwacja',
  number: 'Numer rezerwacji',
  dates: 'Termin',
  made: 'Data rezerwacji',
  price: 'Cena',
  status: 'Status',
  plan: 'Harmonogram płatności',
  crew: 'Załoga',
  complete: 'Komplet',
  incomplete: 'Brak danych',
  fill: (until: string) => tied(`Uzupełnij brakujące dane do ${day(until)}.`),
  toPeople: 'Uzupełnij dane',
  rebates: 'Rabaty',
  noRebates: tied('Do tej rezerwacji nie naliczono rabatów.'),
  partPaid: (amount: string) => `wpłacono ${money(amount)}`,
  late: (since: string) => tied(`po terminie od ${day(since)}`),
  lineStates: { paid: 'opłacona', next: 'następna', later: 'później' } satisfies Record<PaymentLine['State'], string>,
} as const;

/** What is said of a group's code (R51). */
export const groupTexts = {
  joined: 'Witaj w ekipie!',
  created: (code: string) => `Utworzono nowy kod. Kod grupowy to: ${code}`,
  empty: 'Wpisz kod grupowy',
  malformed: 'Kod jest nieprawdiłowy',
  unknown: 'Kod grupowy nie istnieje',
  otherOffer: 'Kod grupowy jest powiązany z inną ofertą',
  assigned: 'Kod grupowy jest już przypisany do rezerwacji',
  notCreated: 'Nie można utworzyć kodu grupowego',
  failed: tied('Nie udało się'),
} as const;

/** The group section of Informacje. */
export const groupCopy = {
  title: 'Kod grupowy',
  yours: tied('Wyślij go znajomym: wpiszą go w swoich rezerwacjach tego rejsu.'),
  counts: (until: string) => tied(`Kto dołączy do ${day(until)}, liczy się do rabatu.`),
  late: (until: string) => tied(`Termin na rabat minął ${day(until)}. Kto dołączy teraz, płynie z Wami, ale bez rabatu grupowego.`),
  size: (count: number) => tied(`Osób liczonych do rabatu: ${count}.`),
  value: (amount: string) => tied(`W tej rezerwacji rabat grupowy obniża cenę o ${money(amount)}.`),
  valueCut: tied('W tej rezerwacji rabat grupowy nie obniża już ceny: wyczerpał się limit łączenia rabatów.'),
  members: 'W ekipie',
  text: tied('Płyniecie w kilka rezerwacji? Kod połączy Was na jachcie i w rabacie grupowym.'),
  tier: (from: number, next: number | null) => tied(next === null ? `${from} osób i więcej` : `${from}–${next - 1} osób`),
  together: (otherwise: string, first: string, second: string) =>
    tied(
      `Tyle mniej płaci każdy uczestnik. Rabaty łączą się do ${money(otherwise)} na osobę, z Second Minute do ${money(second)}, a z First Minute do ${money(first)}.`,
    ),
  join: 'Mam kod grupowy',
  code: 'Kod grupowy',
  codeHint: 'Osiem znaków od osoby, która założyła grupę',
  joinAction: 'Dołącz',
  joining: 'Dołączam…',
  open: 'Zakładam grupę',
  openText: tied('Dla lidera grupy: dostaniesz kod, który wyślesz reszcie.'),
  openAction: 'Wygeneruj kod grupowy',
  opening: 'Generuję…',
  leader: tied('Zakładasz grupę? Wygeneruj własny kod poniżej.'),
} as const;

/** Cancelling (R48). */
export const cancelCopy = {
  title: 'Rezygnacja z wyjazdu',
  freeUntil: (until: string) => tied(`Do ${day(until)} rezygnujesz bez kosztów.`),
  terms: tied('Zwrot zależy od warunków uczestnictwa.'),
  refund: (amount: string) => tied(`Jeśli poprosisz o anulowanie dzisiaj, wróci do Ciebie ${money(amount)}.`),
  noRefund: tied('Jeśli poprosisz o anulowanie dzisiaj, wpłata nie wróci.'),
  /** Once it was asked for: the day of the request counts, whenever the office answers (R48). */
  refundAsked: (amount: string) => tied(`Liczy się dzień Twojej prośby: wróci do Ciebie ${money(amount)}.`),
  noRefundAsked: tied('Liczy się dzień Twojej prośby: wpłata nie wróci.'),
  ask: 'Poproś o anulowanie',
  dialog: 'Poprosić biuro o anulowanie?',
  dialogText: tied('Biuro sprawdzi rezerwację i odpisze na Twój e-mail. Do tego czasu miejsca są Twoje.'),
  confirm: 'Wysyłam prośbę',
  sending: 'Wysyłam…',
  stay: 'Płynę dalej',
  asked: tied('Prośba o anulowanie jest w biurze'),
  askedText: tied('Odpiszemy na Twój e-mail. Do tego czasu rezerwacja jest ważna.'),
  cancelled: 'Ten wyjazd jest anulowany',
  calledOff: 'Ten wyjazd jest odwołany',
  reasons: {
    customer: (when: string) => tied(`Anulowany na Twoją prośbę ${when}.`),
    organiser: (when: string) => tied(`Odwołany przez organizatora ${when}.`),
    unpaid: (when: string) => tied(`Anulowany ${when}, bo nie dotarła wpłata.`),
    leftReserveList: (when: string) => tied(`Lista rezerwowa opuszczona ${when}.`),
  },
  returned: (amount: string) => tied(`Zwróciliśmy ${money(amount)}.`),
  onItsWay: (amount: string, by: string) => tied(`W drodze do Ciebie: ${money(amount)}, najpóźniej ${day(by)}.`),
  cameLater: (amount: string) => tied(`Z tego, co wpłynęło po anulowaniu, ${money(amount)} czeka na decyzję biura: odpiszemy Ci.`),
  keptLate: (amount: string) => tied(`Z tego, co wpłynęło po anulowaniu, ${money(amount)} zatrzymujemy, jak mówią warunki rezygnacji.`),
  nothingBack: tied('Z tej rezerwacji nic do Ciebie nie wraca.'),
  failed: tied('Nie udało się'),
} as const;

/** What of a cancelled trip's money went back, and what is on its way; empty where neither is. */
export const wentBack = ({
  Returned,
  OnItsWay,
  BackBy,
}: Pick<NonNullable<Reservation['Cancelled']>, 'Returned' | 'OnItsWay' | 'BackBy'>): string =>
  [Returned !== '0' && cancelCopy.returned(Returned), OnItsWay !== '0' && cancelCopy.onItsWay(OnItsWay, BackBy)].filter(Boolean).join(' ');

/** Gates in words: why nothing can be changed here. */
export const gateTexts: Readonly<Record<Exclude<Gate, 'open' | 'none'>, string>> = {
  closed: 'Minął termin na edycję danych. Prosimy o kontakt z biurem.',
  wholeYacht: 'Masz cały jacht dla siebie: inny wybierzesz tylko przez biuro.',
};
export const GATE_ADDONS_CHOSEN = 'Rezerwacji nie można już zmienić';
