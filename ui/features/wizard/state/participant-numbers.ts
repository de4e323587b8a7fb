/** Adds numbers to participants, counted from 1. The number is the stable key of a participant. */
export const withNumbers = <T>(
  people: readonly T[],
): readonly { readonly number: number; readonly index: number; readonly one: T }[] =>
  people.map((one, index) => ({ number: index + 1, index, one }));

export const numbersFrom2 = (list: readonly unknown[]): readonly number[] =>
  list.slice(1).map((_, index) => index + 2);
