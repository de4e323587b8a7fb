/** Ascending numbers become ranges: '2–8', or '2, 4–8' if 3 is missing. */
export const formatNumberRanges = (numbers: readonly number[]): string => {
  const runs: [number, number][] = [];
  for (const number of numbers) {
    const last = runs.at(-1);
    if (last !== undefined && last[1] === number - 1) last[1] = number;
    else runs.push([number, number]);
  }
  return runs.map(([from, to]) => (from === to ? String(from) : `${from}–${to}`)).join(', ');
};

/** Participants have numbers from 1; the number is their React key. */
export const numberParticipants = <T>(
  people: readonly T[],
): readonly { readonly number: number; readonly index: number; readonly one: T }[] =>
  people.map((person, index) => ({ number: index + 1, index, one: person }));

/** Number of people who share a cabin (R13). */
export const SHARE_A_CABIN = 2;

export const soleAvailable = <T extends { readonly Available: boolean }>(
  list: readonly T[],
): T | null => {
  const open = list.filter(({ Available }) => Available);
  return open.length === 1 ? (open[0] ?? null) : null;
};
