/** What a page says about one traveller. `age`: on the first day; null if unknown. */
export type TravellerFacts = { readonly age: number | null; readonly alone: boolean };

/** Sums over the travellers who were booked when the summary was computed. */
export type CrewSummary = {
  readonly people: number;
  /** Number of people in bands of ten years: `from` 20 means 20 to 29. Empty bands are left out. */
  readonly ages: readonly { readonly from: number; readonly people: number }[];
  readonly alone: number;
};

/**
 * Who sails on an offer. `people`: the number booked now. `summary`: null before the first four.
 */
export type Aboard = { readonly people: number; readonly summary: CrewSummary | null };

/**
 * At least so many people must be new in a summary. With fewer, its difference from the last one
 * would show their answers.
 */
const STEP = 4;
const BAND_YEARS = 10;

const summarize = (travellers: readonly TravellerFacts[]): CrewSummary => {
  const bands = new Map<number, number>();
  for (const { age } of travellers) {
    if (age === null) continue;
    const from = age - (age % BAND_YEARS);
    bands.set(from, (bands.get(from) ?? 0) + 1);
  }
  return {
    people: travellers.length,
    ages: [...bands].toSorted(([a], [b]) => a - b).map(([from, people]) => ({ from, people })),
    alone: travellers.filter(({ alone }) => alone).length,
  };
};

/**
 * Keeps the earlier summary until at least four more people have booked, so that two summaries in
 * a row never tell one person's answers (issue 40). The number of people is always the current one.
 */
export const updateAboard = (
  before: Aboard | null,
  travellers: readonly TravellerFacts[],
): Aboard => {
  const people = travellers.length;
  const summary = before?.summary ?? null;
  const isDue = people >= (summary?.people ?? 0) + STEP;
  return { people, summary: isDue ? summarize(travellers) : summary };
};

/** The summary is shown only while at least four people are booked. */
export const shownSummary = ({ people, summary }: Aboard): CrewSummary | null =>
  people >= STEP ? summary : null;
