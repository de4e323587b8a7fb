import { RANDOM_LETTERS } from '../booking/booking-id.ts';
import { lettersOf } from './line.ts';

const LENGTH = RANDOM_LETTERS + 1;

/** Exact booking numbers, or else those with one wrong letter. */
export type NamedIds = { readonly exact: readonly string[]; readonly mistyped: readonly string[] };

/** `byGap` indexes each number by every way to leave out one letter. */
export type KnownIds = {
  readonly ids: ReadonlySet<string>;
  readonly byGap: ReadonlyMap<string, readonly string[]>;
};

const gapsOf = (letters: string): readonly string[] =>
  Array.from(
    { length: letters.length },
    (_, at) => `${letters.slice(0, at)}?${letters.slice(at + 1)}`,
  );

export const knownIds = (ids: Iterable<string>): KnownIds => {
  const all = new Set(ids);
  const byGap = new Map<string, string[]>();
  for (const id of all)
    for (const gap of gapsOf(id)) {
      const same = byGap.get(gap);
      if (same === undefined) byGap.set(gap, [id]);
      else same.push(id);
    }
  return { ids: all, byGap };
};

const windowsOf = (title: string): readonly string[] => {
  const letters = lettersOf(title);
  return Array.from({ length: Math.max(0, letters.length - LENGTH + 1) }, (_, at) =>
    letters.slice(at, at + LENGTH),
  );
};

/** Booking ids that a title names letter by letter, with spaces and dashes anywhere. */
export const exactIdsInTitle = (
  { ids }: Pick<KnownIds, 'ids'>,
  title: string,
): readonly string[] => [...new Set(windowsOf(title).filter((window) => ids.has(window)))];

/**
 * Any case, spaces and dashes anywhere, one wrong letter, even one that ids never have (0, O, 1,
 * I, L). Valid ids differ in two letters (R45), so a mistyped id is never valid.
 */
export const idsInTitle = (known: KnownIds, title: string): NamedIds => {
  const exact = exactIdsInTitle(known, title);
  if (exact.length > 0) return { exact, mistyped: [] };
  return {
    exact,
    mistyped: [
      ...new Set(
        windowsOf(title)
          .flatMap(gapsOf)
          .flatMap((gap) => known.byGap.get(gap) ?? []),
      ),
    ],
  };
};
