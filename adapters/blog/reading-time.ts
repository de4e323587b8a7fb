/** Reading speed on a screen, in words of Polish prose per minute. */
const WORDS_A_MINUTE = 180;

/** Reading time in whole minutes, at least one. */
export const readingMinutes = (words: number): number =>
  Math.max(1, Math.round(words / WORDS_A_MINUTE));
