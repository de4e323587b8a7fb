import { SCENES } from './scenes.ts';

const list = (names: string): readonly string[] => names.split(' ');

/** The drawing `kasia` of `osoba` is /sceny/osoba-kasia.svg. Sizes in pixels (docs/drawings.md). */
export const DRAWINGS = {
  osoba: {
    width: 600,
    height: 720,
    names: list('bartek ewa hania igor kasia michal ola tomek'),
  },
  znak: {
    width: 320,
    height: 120,
    names: list(
      'bialy-szlak bosmanka dobra-polisa kubryk maly-wiatr marina-lazur szekla zielona-kuchnia',
    ),
  },
  kadr: {
    width: 600,
    height: 600,
    names: list('arbuz bulaj kubek lina maska pranie stopy zagiel'),
  },
  atrakcja: {
    width: 600,
    height: 400,
    names: list(
      'boja cala delfiny droga drzewo film fiord glazy gotowanie gwiazdy impreza jaskinia jezioro kajak kolej koncert konoba kormorany kosciol laguna las latarnia manewry mapa most nocna-kapiel nurkowanie ognisko poranna-kapiel puchar radio regaty rowery ruiny skala skarb skok sluza solniska stare-miasto ster sup targ tratwa twierdza wedka wezly wieza wino wioska wodospad wrak wulkan zolw zrodla',
    ),
  },
  okladka: {
    width: 600,
    height: 400,
    names: list(
      'aparat choroba dokumenty dziecko kabina kasa miejsca prognoza samotnie slonce torba',
    ),
  },
  rzut: { width: 426, height: 160, names: list('jacht kabina miejsce') },
  kolejka: { width: 900, height: 330, names: list('rezerwowa') },
  kolejkatelefon: { width: 420, height: 420, names: list('rezerwowa') },
  ikona: {
    width: 52,
    height: 52,
    names: list(
      'apteczka autokar bagaz czas dojazd dokumenty grupa internet kajuta kalendarz kamizelka karta kaucja kuchnia lazienka mapa mariny miejsca nagroda paliwo patent pieniadze podatek pogoda prad rodzina sezon skipper telefon temperatura trasa ubezpieczenie wiatr wiek wyzywienie zaloga zwrot',
    ),
  },
  rysunek: {
    width: 1200,
    height: 600,
    names: list('boka czlowiek-za-burta kambuz konoba kotwica lodoicja torba wezel-knagowy'),
  },
};

export type DrawnPicture = {
  readonly url: string;
  readonly width: number;
  readonly height: number;
};

const isFamily = (word: string): word is keyof typeof DRAWINGS => Object.hasOwn(DRAWINGS, word);

export const findDrawnPicture = (name: string): DrawnPicture | null => {
  const [family = ''] = name.split('-', 1);
  if (!isFamily(family)) return null;
  const { width, height, names } = DRAWINGS[family];
  return names.includes(name.slice(family.length + 1))
    ? { url: `${SCENES}/${name}.svg`, width, height }
    : null;
};
