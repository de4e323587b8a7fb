/** Words of Polish prose per minute on a screen. */
const WORDS_A_MINUTE = 180;

/** Returns whole minutes, at least one. */
export const readingMinutes = (words: number): number =>
  Math.max(1, Math.round(words / WORDS_A_MINUTE));
