import type { TrainingKind } from '../../../domain/catalogue/offer.ts';
import { pageQueryParts, urlWithQueryParts } from './list-query.ts';
import { pages } from './pages.pl.ts';

/** Addresses of the special lists. site.yaml decides which offers each list has. */
export const SPECIAL_LISTS = {
  trainings: { path: pages.trainings, pageId: 'academyMainPage' },
  lakes: { path: pages.mazury, pageId: 'cruisesInPoland' },
  may: { path: pages.may, pageId: 'mayOffers' },
  party: { path: pages.sailAndParty, pageId: 'sailAndParty' },
} as const;
export type SpecialList = keyof typeof SPECIAL_LISTS;

export const KIND_WORDS = {
  manoeuvres: 'manewry',
  sailor: 'zeglarz',
  helmsman: 'sternik',
  croatia: 'chorwacja',
  poland: 'polska',
} as const satisfies Readonly<Record<TrainingKind, string>>;

export const KIND_KEY = 'rodzaj';

const isKind = (word: string): word is TrainingKind => Object.hasOwn(KIND_WORDS, word);

export const readTrainingKind = (search: string): TrainingKind | null => {
  const requested = new URLSearchParams(search).get(KIND_KEY);
  return (
    Object.keys(KIND_WORDS)
      .filter(isKind)
      .find((kind) => KIND_WORDS[kind] === requested) ?? null
  );
};

export const specialListUrl = (
  list: SpecialList,
  kind: TrainingKind | null = null,
  page = 1,
): string =>
  urlWithQueryParts(SPECIAL_LISTS[list].path, [
    ...(kind === null ? [] : [`${KIND_KEY}=${KIND_WORDS[kind]}`]),
    ...pageQueryParts(page),
  ]);
