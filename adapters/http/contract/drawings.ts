import { SCENES } from './scenes.ts';

/** `osoba-kasia` is served at /sceny/osoba-kasia.svg (docs/drawings.md). Sizes in pixels. */
export const DRAWINGS = {
  osoba: {
    width: 600,
    height: 720,
    names: ['bartek', 'ewa', 'hania', 'igor', 'kasia', 'michal', 'ola', 'tomek'],
  },
  glowa: {
    width: 240,
    height: 240,
    names: ['agata', 'borys', 'celina', 'dawid', 'ela', 'filip', 'gosia', 'henryk'],
  },
  znak: {
    width: 320,
    height: 120,
    names: [
      'bialy-szlak',
      'bosmanka',
      'dobra-polisa',
      'kubryk',
      'maly-wiatr',
      'marina-lazur',
      'szekla',
      'zielona-kuchnia',
    ],
  },
  kadr: {
    width: 600,
    height: 600,
    names: ['arbuz', 'bulaj', 'kubek', 'lina', 'maska', 'pranie', 'stopy', 'zagiel'],
  },
  atrakcja: {
    width: 600,
    height: 400,
    names: [
      'boja',
      'cala',
      'delfiny',
      'droga',
      'drzewo',
      'film',
      'fiord',
      'glazy',
      'gotowanie',
      'gwiazdy',
      'impreza',
      'jaskinia',
      'jezioro',
      'kajak',
      'kolej',
      'koncert',
      'konoba',
      'kormorany',
      'kosciol',
      'laguna',
      'las',
      'latarnia',
      'manewry',
      'mapa',
      'most',
      'nocna-kapiel',
      'nurkowanie',
      'ognisko',
      'puchar',
      'radio',
      'regaty',
      'rowery',
      'ruiny',
      'skala',
      'skarb',
      'skok',
      'sluza',
      'solniska',
      'stare-miasto',
      'ster',
      'sup',
      'targ',
      'tratwa',
      'twierdza',
      'wedka',
      'wezly',
      'wino',
      'wioska',
      'wodospad',
      'wrak',
      'wulkan',
      'zolw',
      'zrodla',
    ],
  },
  /** A yacht from above. The part that the customer books is yellow. */
  rzut: { width: 426, height: 160, names: ['jacht', 'kabina', 'miejsce'] },
  /** The reserve list as dinghies around a yacht, for wide screens and for phones. */
  kolejka: { width: 900, height: 330, names: ['rezerwowa'] },
  kolejkatelefon: { width: 420, height: 420, names: ['rezerwowa'] },
  ikona: {
    width: 52,
    height: 52,
    names: [
      'apteczka',
      'autokar',
      'bagaz',
      'czas',
      'dojazd',
      'dokumenty',
      'grupa',
      'internet',
      'kajuta',
      'kalendarz',
      'kamizelka',
      'karta',
      'kaucja',
      'kuchnia',
      'lazienka',
      'mapa',
      'mariny',
      'miejsca',
      'nagroda',
      'paliwo',
      'patent',
      'pieniadze',
      'podatek',
      'pogoda',
      'prad',
      'rodzina',
      'sezon',
      'skipper',
      'telefon',
      'temperatura',
      'trasa',
      'ubezpieczenie',
      'wiatr',
      'wiek',
      'wyzywienie',
      'zaloga',
      'zwrot',
    ],
  },
  rysunek: {
    width: 1200,
    height: 600,
    names: [
      'boka',
      'czlowiek-za-burta',
      'kambuz',
      'konoba',
      'kotwica',
      'lodoicja',
      'torba',
      'wezel-knagowy',
    ],
  },
} as const;

export type DrawingFamily = keyof typeof DRAWINGS;
export type DrawnName<F extends DrawingFamily> = (typeof DRAWINGS)[F]['names'][number];

export type DrawnPicture = {
  readonly url: string;
  readonly width: number;
  readonly height: number;
};

const isFamily = (word: string): word is DrawingFamily => Object.hasOwn(DRAWINGS, word);

/** Returns address and size of a drawing. Null for an unknown name. */
export const pictureByName = (name: string): DrawnPicture | null => {
  const [family = ''] = name.split('-', 1);
  if (!isFamily(family)) return null;
  const { width, height, names } = DRAWINGS[family];
  const known: readonly string[] = names;
  return known.includes(name.slice(family.length + 1))
    ? { url: `${SCENES}/${name}.svg`, width, height }
    : null;
};
