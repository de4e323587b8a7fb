import { RANDOM_LETTERS } from '../booking/booking-id.ts';
import { lettersAndDigitsOf } from './line.ts';

const LENGTH = RANDOM_LETTERS + 1;
const HALF = LENGTH / 2;

/**
 * Booking numbers in a transfer's title. A number is `mistyped` if the title has it with exactly
 * one wrong character.
 */
export type NamedIds = { readonly exact: readonly string[]; readonly mistyped: readonly string[] };

/**
 * All booking numbers, to be found by their first or last half. If one character of a number is
 * mistyped, its other half is still correct and finds it.
 */
export type KnownIds = {
  readonly byFirstHalf: ReadonlyMap<string, readonly string[]>;
  readonly byLastHalf: ReadonlyMap<string, readonly string[]>;
};

export const indexBookingIds = (ids: Iterable<string>): KnownIds => {
  const all = [...new Set(ids)];
  return {
    byFirstHalf: Map.groupBy(all, (id) => id.slice(0, HALF)),
    byLastHalf: Map.groupBy(all, (id) => id.slice(HALF)),
  };
};

const exactIdsIn = ({ byFirstHalf }: KnownIds, letters: string): readonly string[] => {
  const found = new Set<string>();
  for (let at = 0; at + LENGTH <= letters.length; at += 1)
    for (const id of byFirstHalf.get(letters.slice(at, at + HALF)) ?? [])
      if (letters.startsWith(id, at)) found.add(id);
  return [...found];
};

const isNearlyAt = (letters: string, at: number, id: string): boolean => {
  let wrong = 0;
  for (let index = 0; index < LENGTH; index += 1) if (letters[at + index] !== id[index]) wrong += 1;
  return wrong <= 1;
};

const nearIdsIn = ({ byFirstHalf, byLastHalf }: KnownIds, letters: string): readonly string[] => {
  const found = new Set<string>();
  for (let at = 0; at + LENGTH <= letters.length; at += 1)
    for (const ids of [
      byFirstHalf.get(letters.slice(at, at + HALF)),
      byLastHalf.get(letters.slice(at + HALF, at + LENGTH)),
    ])
      for (const id of ids ?? []) if (isNearlyAt(letters, at, id)) found.add(id);
  return [...found];
};

/**
 * Returns the booking numbers with which a title breaks off after at least half of their
 * characters, because banks cut long titles. `exact`: the complete numbers of the title.
 */
export const idsCutOff = (
  { byFirstHalf }: KnownIds,
  title: string,
  exact: readonly string[],
): readonly string[] => {
  const letters = lettersAndDigitsOf(title);
  const found: string[] = [];
  const from = Math.max(0, ...exact.map((id) => letters.lastIndexOf(id) + LENGTH));
  for (let at = Math.max(from, letters.length - LENGTH + 1); at <= letters.length - HALF; at += 1)
    for (const id of byFirstHalf.get(letters.slice(at, at + HALF)) ?? [])
      if (id.startsWith(letters.slice(at)) && !exact.includes(id)) found.push(id);
  return found;
};

/** Returns the exact booking numbers in a transfer's title; ignores case, spaces and dashes. */
export const exactIdsInTitle = (bookingIds: KnownIds, title: string): readonly string[] =>
  exactIdsIn(bookingIds, lettersAndDigitsOf(title));

/**
 * Returns the exact and the mistyped booking numbers in a transfer's title. One wrong character
 * never makes another valid number, because the check character differs (R45).
 */
export const idsInTitle = (bookingIds: KnownIds, title: string): NamedIds => {
  const letters = lettersAndDigitsOf(title);
  const exact = exactIdsIn(bookingIds, letters);
  return {
    exact,
    mistyped: nearIdsIn(bookingIds, letters).filter((id) => !exact.includes(id)),
  };
};
