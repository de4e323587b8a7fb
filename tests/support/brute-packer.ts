import type { Fleet, Occupancy } from '../../domain/seats/occupancy.ts';

type Yacht = { readonly berths: number; readonly cabins: number };

const findsPlaces = (
  yachts: readonly Yacht[],
  { wholes, pairs, singles }: Occupancy,
  fleet: Fleet,
): boolean => {
  const changed = (index: number, yacht: Yacht): readonly Yacht[] =>
    yachts.map((other, at) => (at === index ? yacht : other));
  if (wholes > 0)
    return yachts.some(
      (yacht, index) =>
        yacht.berths === fleet.berths &&
        yacht.cabins === fleet.cabins &&
        findsPlaces(
          yachts.filter((_, at) => at !== index),
          { wholes: wholes - 1, pairs, singles },
          fleet,
        ),
    );
  if (pairs > 0)
    return yachts.some(
      ({ berths, cabins }, index) =>
        berths >= 2 &&
        cabins >= 1 &&
        findsPlaces(
          changed(index, { berths: berths - 2, cabins: cabins - 1 }),
          { wholes, pairs: pairs - 1, singles },
          fleet,
        ),
    );
  if (singles > 0)
    return yachts.some(
      ({ berths, cabins }, index) =>
        berths >= 1 &&
        findsPlaces(
          changed(index, { berths: berths - 1, cabins }),
          { wholes, pairs, singles: singles - 1 },
          fleet,
        ),
    );
  return true;
};

/** Tries all placements, so it can test the inequality of R7 independently. */
export const fitsByBruteForce = (fleet: Fleet, occupancy: Occupancy): boolean =>
  findsPlaces(
    Array.from({ length: fleet.yachts }, () => ({ berths: fleet.berths, cabins: fleet.cabins })),
    occupancy,
    fleet,
  );
