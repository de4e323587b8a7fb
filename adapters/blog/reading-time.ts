/** Reading speed of Polish prose on a screen. */
const WORDS_A_MINUTE = 180;

/** Returns the reading time in whole minutes, at least one. */
export const readingMinutes = (words: number): number =>
  Math.max(1, Math.round(words / WORDS_A_MINUTE));
