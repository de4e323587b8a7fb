import type { OfferDetails } from '../../adapters/http/contract/offers/offers.ts';
import { keepWordsTogether, keepWordsTogetherIn, type NounForms, pluralize } from '../format.ts';
import fixedTexts from './offers.pl.json' with { type: 'json' };

const texts = keepWordsTogetherIn(fixedTexts);

const yachts: NounForms = { one: 'jacht', few: 'jachty', many: 'jachtów' };
const cruises: NounForms = { one: 'rejs', few: 'rejsy', many: 'rejsów' };
const trainings: NounForms = { one: 'szkolenie', few: 'szkolenia', many: 'szkoleń' };
const nights: NounForms = { one: 'noc', few: 'noce', many: 'nocy' };
const cabins: NounForms = { one: 'kabina', few: 'kabiny', many: 'kabin' };
const catamarans: NounForms = { one: 'katamaran', few: 'katamarany', many: 'katamaranów' };
const places: NounForms = { one: 'miejsce', few: 'miejsca', many: 'miejsc' };
export const nouns = { yachts, catamarans, cruises, trainings, nights, cabins, places } as const;

export const ageTexts: Readonly<Record<NonNullable<OfferDetails['Page']['Ages']>, string>> =
  texts.ageTexts;

export const cardCopy = {
  recommended: 'Wyjazd polecany',
  confirmedWord: 'potwierdzony',
  byHead: (amount: string, people: number) =>
    keepWordsTogether(`ok. ${amount} od osoby przy ${people} osobach`),
  promotion: (amount: string) => `Promocja ${amount}`,
  nights: (count: number) => pluralize(count, nights),
  startPort: (port: string) => `start: ${port}`,
  free: (free: number, all: number) => keepWordsTogether(`wolne ${free} z ${all}`),
  freeYachts: (free: number, all: number) => keepWordsTogether(`wolne jachty: ${free} z ${all}`),
  mixedYachts: (count: string) => `${count}, w tym katamarany`,
} as const;

export const ownHoldCopy = {
  title: 'Masz tu rozpoczętą rezerwację',
  until: (time: string) => keepWordsTogether(`Trzymamy miejsca do ${time}.`),
  goOn: 'Wróć do rezerwacji',
  goOnShort: 'WRÓĆ',
} as const;

export const listCopy = {
  ...texts.listCopy,
  title: (season: string) => keepWordsTogether(`Rejsy morskie w sezonie ${season}`),
  filtersOpen: (count: number) => (count > 0 ? `Filtry (${count})` : 'Filtry'),
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
  show: (cruises: string) => `Pokaż ${cruises}`,
  underWay: 'W trakcie',
} as const;

export const offerCopy = {
  ...texts.offerCopy,
  inShort: 'W skrócie',
  views: 'Widoki z rejsu',
  viewsOf: (port: string) => `Widoki: ${port}`,
  allQuestions: 'Wszystkie pytania i odpowiedzi',
  next: (name: string, dates: string) => `Najbliższy taki rejs: ${name}, ${dates}`,
  chartOf: (ports: readonly string[]) => `Mapa trasy: ${ports.join(', ')}`,
  chartNote:
    'Mapa poglądowa, nie służy do nawigacji. O kolejności portów decydują wiatr i skipper. Linia brzegowa i jeziora: GSHHG (LGPL), kanały i wąskie cieśniny dorysowane.',
  wholePrice: (amount: string) => `cały jacht ${amount}`,
  joinReserve: 'Zapisz się na listę rezerwową, a odezwiemy się, gdy zwolni się miejsce.',
  starsLabel: (count: number, plus: boolean) =>
    `Klasa: ${count} ${count === 5 ? 'gwiazdek' : 'gwiazdki'}${plus ? ' z plusem' : ''}`,
  included: 'W cenie',
  firstMinute: (until: string) => `First Minute do ${until}`,
  secondMinute: (until: string) => `Second Minute do ${until}`,
  underWayTitle: 'Wyjazd w trakcie',
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
