import { pages } from '../../adapters/http/contract/pages.pl.ts';
import { joinShortWordsByNoBreakSpaces, NO_BREAK_SPACE, pluralize } from '../format.ts';

const MILES = { one: 'mila', few: 'mile', many: 'mil' } as const;
const LEGS = { one: 'przelot', few: 'przeloty', many: 'przelotów' } as const;

export const contentCopy = {
  curiosities: 'ciekawostki',
  questionSearch: 'Szukaj w pytaniach i odpowiedziach',
  questionsFound: (count: number) =>
    count === 0 ? 'Nic nie pasuje. Spróbuj innego słowa.' : `Znalezione: ${count}`,
  package: 'Pakiet',
  promotionsAnchor: 'promocje',
  and: (counts: readonly string[]) => counts.join(' i\u00a0'),
  onThisPage: 'Na tej stronie',
  newWindow: '(otwiera się w nowej karcie)',
  categories: 'Grupy pytań',
  questionLink: 'Link do tej odpowiedzi',
  allQuestions: 'Wszystkie pytania i odpowiedzi',
  stars: (count: number) => `Klasa: ${count} ${count < 5 ? 'gwiazdki' : 'gwiazdek'}`,
  vesselClass: 'Klasa jachtu',
  allClasses: 'Wszystkie',
  route: 'Trasa',
  course: (name: string) => joinShortWordsByNoBreakSpaces(`Tak płynie „${name}”`),
  /** `miles`: length of the whole route. `legs`: number of measured legs between ports, or 0. */
  courseLead: (miles: number, legs: number) =>
    legs === 0
      ? 'Jeden z rejsów z wolnymi miejscami, port po porcie.'
      : `Jeden z rejsów z wolnymi miejscami, port po porcie: ${pluralize(miles, MILES)} i ${pluralize(legs, LEGS)}.`,
  miles: (count: number) => `${count}${NO_BREAK_SPACE}Mm`,
  milesNote: 'Mm: mila morska, 1,85 km, liczona po narysowanym kursie.',
  courseLink: 'Zobacz ten rejs',
  courseLog: 'Dziennik trasy',
  inFigures: 'W liczbach',
  /**
   * Screen readers read this text instead of a picture of the sea. The picture consists of layers;
   * each layer stands for one cost of a week's cruise.
   */
  layers: (names: readonly string[]) => `Morze z warstw, od dna: ${names.join(', ')}`,
  ask: { href: pages.contact, text: 'Zapytaj o ten jacht' },
  noOffers: 'Teraz nic tu nie pływa.',
  version: (version: string, from: string) => `Wersja ${version}, obowiązuje od ${from}`,
  sample: 'Wzór: pokazuje, jak wygląda dokument. Organizator zastąpi go własnym.',
  file: 'Pobierz PDF',
  allOffers: 'Zobacz wszystkie rejsy',
} as const;
