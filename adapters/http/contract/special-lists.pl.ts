import type { TrainingKind } from '../../../domain/catalogue/training-kinds.ts';
import { pages } from './pages.pl.ts';

/** Lists of offers that have an address of their own, the content that says what they are, and what each is narrowed to. */
export const SPECIAL_LISTS = {
  trainings: { path: pages.trainings, pageId: 'academyMainPage', types: [5], countries: [], terms: [] },
  lakes: { path: pages.mazury, pageId: 'cruisesInPoland', types: [], countries: [6], terms: [] },
  may: { path: pages.may, pageId: 'mayOffers', types: [], countries: [], terms: [7] },
  party: { path: pages.sailAndParty, pageId: 'sailAndParty', types: [1], countries: [], terms: [] },
} as const;
export type SpecialList = keyof typeof SPECIAL_LISTS;

/** The kinds of trainings as their list's address says them: '/szkolenia?rodzaj=manewry'. */
export const KIND_WORDS = {
  manoeuvres: 'manewry',
  sailor: 'zeglarz',
  helmsman: 'sternik',
  croatia: 'chorwacja',
  poland: 'polska',
} as const satisfies Readonly<Record<TrainingKind, string>>;

/** The name under which the address says the kind. */
export const KIND_KEY = 'rodzaj';

const isKind = (word: string): word is TrainingKind => Object.hasOwn(KIND_WORDS, word);

/** The kind that an address asks for; null for all trainings, and for a word that means none. */
export const readKind = (search: string): TrainingKind | null => {
  const wanted = new URLSearchParams(search).get(KIND_KEY);
  return (
    Object.keys(KIND_WORDS)
      .filter(isKind)
      .find((kind) => KIND_WORDS[kind] === wanted) ?? null
  );
};

export const trainingsAddress = (kind: TrainingKind | null): string =>
  kind === null ? pages.trainings : `${pages.trainings}?${KIND_KEY}=${KIND_WORDS[kind]}`;
