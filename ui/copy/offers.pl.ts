import type { OfferDetails } from '../../adapters/http/contract/offers/offers.ts';
import {
  joinShortWordsByNoBreakSpaces,
  joinShortWordsIn,
  type NounForms,
  pluralize,
} from '../format.ts';

const yachts: NounForms = { one: 'jacht', few: 'jachty', many: 'jachtów' };
const cruises: NounForms = { one: 'rejs', few: 'rejsy', many: 'rejsów' };
const trainings: NounForms = { one: 'szkolenie', few: 'szkolenia', many: 'szkoleń' };
const nights: NounForms = { one: 'noc', few: 'noce', many: 'nocy' };
const cabins: NounForms = { one: 'kabina', few: 'kabiny', many: 'kabin' };
const catamarans: NounForms = { one: 'katamaran', few: 'katamarany', many: 'katamaranów' };
const places: NounForms = { one: 'miejsce', few: 'miejsca', many: 'miejsc' };
export const nouns = { yachts, catamarans, cruises, trainings, nights, cabins, places } as const;

type AgeNote = NonNullable<OfferDetails['Page']['Ages']>;
export const ageTexts: Readonly<Record<AgeNote, (adultAge: number) => string>> = {
  from26: () => 'od 26 lat',
  anyAge: () => 'bez limitu wieku',
  from18: (adultAge) => `od ${adultAge} lat`,
};

export const cardCopy = {
  recommended: 'Wyjazd polecany',
  confirmedWord: 'potwierdzony',
  byHead: (amount: string, people: number) =>
    joinShortWordsByNoBreakSpaces(`ok. ${amount} od osoby przy ${people} osobach`),
  promotion: (amount: string) => `Promocja ${amount}`,
  nights: (count: number) => pluralize(count, nights),
  startPort: (port: string) => `start: ${port}`,
  free: (free: number, all: number) => joinShortWordsByNoBreakSpaces(`wolne ${free} z ${all}`),
  freeYachts: (free: number, all: number) =>
    joinShortWordsByNoBreakSpaces(`wolne jachty: ${free} z ${all}`),
  mixedYachts: (count: string) => `${count}, w tym katamarany`,
} as const;

export const ownHoldCopy = joinShortWordsIn({
  title: 'Masz tu rozpoczętą rezerwację',
  until: (time: string) => `Trzymamy miejsca do ${time}.`,
  goOn: 'Wróć do rezerwacji',
  goOnShort: 'WRÓĆ',
});

export const listCopy = {
  title: (season: string) => joinShortWordsByNoBreakSpaces(`Rejsy morskie w sezonie ${season}`),
  lead: joinShortWordsByNoBreakSpaces(
    'Na każdym jachcie płynie skipper, doświadczenie nie jest potrzebne. Wybierz kierunek i tydzień.',
  ),
  filters: 'Filtry',
  filtersOpen: (count: number) => (count > 0 ? `Filtry (${count})` : 'Filtry'),
  groups: {
    destination: 'Kierunek',
    type: 'Styl rejsu',
    term: 'Termin',
    option: 'Opcje',
    month: 'Miesiąc',
    length: 'Długość',
    price: 'Cena za osobę',
    package: 'Pakiet',
    free: 'Miejsca',
  },
  months: 'Miesiące wypłynięcia',
  lengths: (from: number, to: number | null) => {
    if (to === null) return `${pluralize(from, nights)} i więcej`;
    if (from <= 1) return `do ${to} nocy`;
    return from === to ? pluralize(from, nights) : `${from}–${pluralize(to, nights)}`;
  },
  prices: (above: string | null, upTo: string | null) => {
    if (upTo === null) return above === null ? '' : `powyżej ${above}`;
    return above === null ? `do ${upTo}` : `${above.replace(/\D+$/, '')}–${upTo}`;
  },
  packages: (id: number) => (id === 1 ? 'First Minute' : 'Second Minute'),
  free: 'Są wolne miejsca',
  more: 'Pokaż kolejne',
  earlier: 'Pokaż wcześniejsze',
  apply: 'Pokaż rejsy',
  show: (cruises: string) => `Pokaż ${cruises}`,
  hidePanel: 'Ukryj filtry',
  showPanel: 'Pokaż filtry',
  chips: 'Wybrane filtry',
  removeFilter: 'usuń filtr',
  clear: 'Wyczyść',
  heading: 'Lista rejsów',
  underWay: 'W trakcie',
  ordered: {
    start: 'od najbliższego terminu',
    price: 'od najniższej ceny za osobę',
    length: 'od najkrótszego',
  },
  orders: 'Kolejność rejsów',
  order: { start: 'Termin', price: 'Cena za osobę', length: 'Długość' },
  none: 'Żaden rejs nie pasuje',
  loading: 'Szukam rejsów…',
  emptyText: joinShortWordsByNoBreakSpaces(
    'Odznacz jeden z filtrów albo zobacz wszystkie terminy.',
  ),
  emptyAction: 'Pokaż wszystkie rejsy',
  failedTitle: 'Nie udało się wczytać rejsów',
  failedText: joinShortWordsByNoBreakSpaces(
    'Spróbuj ponownie za chwilę. Poniżej zostaje poprzednia lista.',
  ),
  moreFailedText: joinShortWordsByNoBreakSpaces(
    'Spróbuj ponownie za chwilę. Rejsy powyżej zostają na liście.',
  ),
  retry: 'Spróbuj ponownie',
} as const;

export const offerCopy = {
  menu: 'Na tej stronie',
  parts: {
    opis: 'Opis',
    plan: 'Plan dnia',
    trasa: 'Trasa',
    jachty: 'Jachty',
    atrakcje: 'Atrakcje',
    warunki: 'Warunki',
    dojazd: 'Dojazd',
    pytania: 'Pytania',
    cena: 'Cena',
  },
  inShort: 'W skrócie',
  views: 'Widoki z rejsu',
  viewsOf: (port: string) => `Widoki: ${port}`,
  movie: 'Rejs na filmie',
  blocks: 'Zanim się zapiszesz',
  questions: 'Pytania przed rejsem',
  allQuestions: 'Wszystkie pytania i odpowiedzi',
  next: (name: string, dates: string) => `Najbliższy taki rejs: ${name}, ${dates}`,
  event: 'Dołącz do wydarzenia',
  route: 'Trasa',
  routeNote: joinShortWordsByNoBreakSpaces(
    'Kolejność portów ustala skipper: decydują wiatr i załoga.',
  ),
  port: 'Port',
  chartOf: (ports: readonly string[]) => `Mapa trasy: ${ports.join(', ')}`,
  chartNote:
    'Mapa poglądowa, nie służy do nawigacji. O kolejności portów decydują wiatr i skipper. Linia brzegowa i jeziora: GSHHG (LGPL), kanały i wąskie cieśniny dorysowane.',
  yachts: 'Jachty',
  yachtsLead: joinShortWordsByNoBreakSpaces('Cena miejsca zależy od klasy i jachtu.'),
  classes: 'Klasa jachtu',
  wholePrice: (amount: string) => `cały jacht ${amount}`,
  joinReserve: 'Zapisz się na listę rezerwową, a odezwiemy się, gdy zwolni się miejsce.',
  starsLabel: (count: number, plus: boolean) =>
    `Klasa: ${count} ${count === 5 ? 'gwiazdek' : 'gwiazdki'}${plus ? ' z plusem' : ''}`,
  attractions: 'Atrakcje',
  journeys: 'Dojazd',
  price: 'Cena bez niespodzianek',
  included: 'W cenie',
  excluded: 'Poza ceną',
  firstMinute: (until: string) => `First Minute do ${until}`,
  secondMinute: (until: string) => `Second Minute do ${until}`,
  safeTitle: 'Pakiet Bezpieczna Rezerwacja',
  safeText: joinShortWordsByNoBreakSpaces(
    'Ten rejs ma pakiet Bezpieczna Rezerwacja: niższa zaliczka i tańsze ubezpieczenie kosztów rezygnacji.',
  ),
  rights: joinShortWordsByNoBreakSpaces(
    'Kupujesz imprezę turystyczną. Twoje prawa i ochrona wpłat:',
  ),
  informationForm: 'standardowy formularz informacyjny',
  book: 'REZERWUJ',
  bookLong: 'Rezerwuj',
  reserve: 'Zapisz mnie na listę rezerwową',
  reserveTitle: 'Lista rezerwowa',
  reserveText: joinShortWordsByNoBreakSpaces(
    'Nie wpłacaj zaliczki. Odezwiemy się, gdy zwolni się miejsce.',
  ),
  quick: 'Szybka rezerwacja',
  soldOutTitle: 'Brak miejsc',
  soldOutText: joinShortWordsByNoBreakSpaces('Na ten rejs nie ma już miejsc ani listy rezerwowej.'),
  underWayTitle: 'Wyjazd w trakcie',
  underWayText: joinShortWordsByNoBreakSpaces('Ten rejs właśnie płynie. Zobacz kolejne terminy.'),
  overTitle: 'Ten rejs już się odbył',
  overText: joinShortWordsByNoBreakSpaces('Zobacz, dokąd płyniemy teraz.'),
  closedTitle: 'Rezerwacja jest zamknięta',
  closedText: joinShortWordsByNoBreakSpaces(
    'Biuro nie przyjmuje już zgłoszeń na ten rejs. Zobacz inne terminy.',
  ),
  others: 'Zobacz inne rejsy',
  similar: 'Podobne rejsy',
} as const;

export const headCopy = {
  home: {
    title: (brand: string) => `${brand}: rejsy żeglarskie w dobrej załodze`,
    description:
      'Tygodniowe rejsy ze skipperem po ciepłych morzach i spokojnych jeziorach. Miejsce, kabina albo cały jacht, bez patentu i doświadczenia.',
  },
  list: {
    name: 'Rejsy morskie',
    narrowed: (title: string, count: string) =>
      `${title}: ${count} ze skipperem. Terminy, ceny za osobę i wolne miejsca na jednej stronie.`,
    description: (count: string) =>
      `${count} ze skipperem: terminy, ceny za osobę i wolne miejsca. Wybierz kierunek, styl i tydzień.`,
  },
  offer: {
    title: (name: string, country: string) => `${name}: rejs, ${country}`,
    description: (name: string, dates: string, price: string) =>
      `${name}, ${dates}. Cena ${price} za osobę, skipper w cenie.`,
  },
} as const;
