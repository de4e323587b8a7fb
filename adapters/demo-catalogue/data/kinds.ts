import type { UnitClass } from '../../../domain/catalogue/offer.ts';

/** Names of the offer types, by their number. */
export const TYPES: Readonly<Record<string, string>> = {
  1: 'Party',
  2: 'Explore',
  3: 'Adventure',
  4: 'Chill',
  5: 'Szkolenia',
  6: 'Prywatne',
  11: 'Family',
  12: 'Open',
};

export type ClassData = {
  readonly id: number;
  readonly name: string;
  readonly description: string;
};

export const CLASSES: Readonly<Record<UnitClass, ClassData>> = {
  premier: {
    id: 1,
    name: 'Klasa PREMIER',
    description:
      'Wygodne jachty 39–40 stóp: cztery kabiny, dwie lub trzy łazienki, najwyżej 10 lat.',
  },
  superior: {
    id: 2,
    name: 'Klasa SUPERIOR',
    description:
      'Większe jachty 45–58 stóp: więcej miejsca w mesie i na rufie, trzy lub cztery łazienki.',
  },
  luxury: {
    id: 3,
    name: 'Klasa LUXURY',
    description:
      'Jachty 52–58 stóp z pięcioma kabinami, klimatyzacją i łazienką przy prawie każdej kabinie.',
  },
  premierCatamaran: {
    id: 4,
    name: 'Katamaran PREMIER',
    description:
      'Katamarany 39–40 stóp: salon na poziomie kokpitu, siatki na dziobie i żadnych przechyłów.',
  },
  superiorCatamaran: {
    id: 5,
    name: 'Katamaran SUPERIOR',
    description: 'Katamarany 42–46 stóp z zadaszonym salonem na rufie i dużym pokładem słonecznym.',
  },
  luxuryCatamaran: {
    id: 6,
    name: 'Katamaran LUXURY',
    description:
      'Katamarany o długości 48–52 stóp z odsalarką, klimatyzacją i łazienką przy każdej kabinie.',
  },
};

/** The yacht classes on the lakes. Lake yachts are smaller and can lower their masts. */
export const LAKE_CLASSES: Partial<typeof CLASSES> = {
  premier: {
    ...CLASSES.premier,
    description:
      'Jachty jeziorowe, około 30 stóp: trzy kabiny, płytki kil i maszt, który kładzie się pod mostem.',
  },
  superior: {
    ...CLASSES.superior,
    description:
      'Większe jachty jeziorowe, około 33 stóp: trzy kabiny, dwie łazienki i ogrzewanie na chłodny ranek.',
  },
};

/** Names of the three ratings (0 to 5) that each cruise has. */
export const RATINGS = ['Żeglowanie', 'Zwiedzanie', 'Zabawa'] as const;

/**
 * Parts of the year by which visitors filter offers. Number 7 is the May weekend, which is defined
 * by days instead of months.
 */
export const TERMS: readonly {
  readonly id: number;
  readonly name: string;
  readonly months: readonly number[];
  readonly touches: { readonly from: string; readonly to: string } | null;
}[] = [
  { id: 1, name: 'Wiosna', months: [3, 4, 5], touches: null },
  { id: 2, name: 'Czerwiec', months: [6], touches: null },
  { id: 3, name: 'Lipiec', months: [7], touches: null },
  { id: 4, name: 'Sierpień', months: [8], touches: null },
  { id: 5, name: 'Wrzesień', months: [9], touches: null },
  { id: 6, name: 'Jesień', months: [10, 11], touches: null },
  { id: 7, name: 'Majówka', months: [], touches: { from: '05-01', to: '05-03' } },
  { id: 8, name: 'Zima', months: [12, 1, 2], touches: null },
];

export const OPTIONS = {
  skipper: { id: 1, name: 'Skipper na pokładzie' },
  young: { id: 2, name: 'Od 20 do 45 lat' },
  catamaran: { id: 3, name: 'Katamaran' },
  everyAge: { id: 4, name: 'Bez limitu wieku' },
  from26: { id: 5, name: '26+' },
} as const;

/** What the price of every offer includes and excludes. An offer may add lines of its own. */
export const COSTS = {
  skipper: 'Skipper z uprawnieniami na każdym jachcie',
  place: 'Miejsce na jachcie w wybranej klasie',
  yacht: 'Cały jacht w wybranej klasie',
  included: [
    'Pakiet startowy: pościel, gaz, sprzątanie końcowe',
    'Ponton z silnikiem',
    'Ubezpieczenie kaucji jachtu',
    'Ubezpieczenie podróżne z leczeniem COVID-19',
    'Składki na Turystyczny Fundusz Gwarancyjny i Pomocowy',
  ],
  excluded: [
    'Dojazd (możesz go dokupić)',
    'Opłaty portowe i paliwo, dzielone przez załogę',
    'Wyżywienie; załoga żywi też skippera',
  ],
  /** Fees of the exam and the licence (Journal of Laws 2013, item 460). */
  examFees: {
    sailor: 'Egzamin żeglarza jachtowego 250 PLN i wydanie patentu 50 PLN, opłaty związku',
    helmsman: 'Egzamin sternika morskiego 350 PLN i wydanie patentu 50 PLN, opłaty związku',
  },
  /** A footnote for offers in regions that have a tourist tax. */
  touristTax: (euros: number) => `*Taksa turystyczna, ok. ${euros} EUR od osoby za tydzień`,
} as const;
