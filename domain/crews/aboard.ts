/** `age`: the age on the trip's first day. `alone`: the traveller booked without company. */
export type TravellerFacts = { readonly age: number | null; readonly alone: boolean };

export type CrewSummary = {
  readonly people: number;
  readonly ages: readonly { readonly from: number; readonly people: number }[];
  readonly alone: number;
};

export type Aboard = { readonly people: number; readonly summary: CrewSummary | null };

/**
 * A summary changes only after four more people booked, so that nobody can find out one traveller's
 * data.
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

/** Returns an offer's crew summary, which changes only when four more people are booked. */
export const updateCrewSummary = (
  before: Aboard | null,
  travellers: readonly TravellerFacts[],
): Aboard => {
  const people = travellers.length;
  const summary = before?.summary ?? null;
  const isDue = people >= (summary?.people ?? 0) + STEP;
  return { people, summary: isDue ? summarize(travellers) : summary };
};

/** Returns the crew summary, or null while fewer than four people are booked. */
export const publicCrewSummary = ({ people, summary }: Aboard): CrewSummary | null =>
  people >= STEP ? summary : null;
