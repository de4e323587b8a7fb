import type { Fleet } from '../seats/occupancy.ts';
import type { Crew } from './crew.ts';

type Load = { readonly heads: number; readonly cabins: number; readonly crews: readonly Crew[] };

export type Seating = {
  readonly together: readonly (readonly Crew[])[];
  readonly apart: readonly Crew[];
};

/** The search for a better arrangement stops after this many tries. */
const PATIENCE = 50_000;

const headsOf = ({ sailors }: Crew): number => sailors.length;
const cabinsOf = ({ takes }: Crew): number => (takes === 'cabin' ? 1 : 0);

const withCrew = (load: Load, crew: Crew): Load => ({
  heads: load.heads + headsOf(crew),
  cabins: load.cabins + cabinsOf(crew),
  crews: [...load.crews, crew],
});

const sameGroup = ({ crews }: Load, { group }: Crew): boolean =>
  group !== null && crews.some((crew) => crew.group === group);

const open = (fleet: Fleet, loads: readonly Load[], crew: Crew): readonly Load[] => {
  const able = loads.filter(
    ({ heads, cabins }) =>
      heads + headsOf(crew) <= fleet.berths && cabins + cabinsOf(crew) <= fleet.cabins,
  );
  const inOrder = able.toSorted(
    (a, b) => Number(sameGroup(b, crew)) - Number(sameGroup(a, crew)) || b.heads - a.heads,
  );
  const kindOf = (load: Load): string => `${load.heads} ${load.cabins} ${sameGroup(load, crew)}`;
  return inOrder.filter(
    (load, at) => inOrder.findIndex((other) => kindOf(other) === kindOf(load)) === at,
  );
};

const wholeOnly = (
  fleet: Fleet,
  crews: readonly Crew[],
  tries: { left: number },
): readonly Load[] | null => {
  const ordered = crews.toSorted((a, b) => headsOf(b) - headsOf(a) || cabinsOf(b) - cabinsOf(a));
  const hopeless = new Set<string>();
  const from = (at: number, loads: readonly Load[]): readonly Load[] | null => {
    const crew = ordered[at];
    if (crew === undefined) return loads;
    const key = `${at}:${loads.map(({ heads, cabins }) => `${heads}.${cabins}`).toSorted()}`;
    if (hopeless.has(key)) return null;
    for (const load of open(fleet, loads, crew)) {
      if (tries.left === 0) return null;
      tries.left -= 1;
      const found = from(
        at + 1,
        loads.map((each) => (each === load ? withCrew(load, crew) : each)),
      );
      if (found !== null) return found;
    }
    hopeless.add(key);
    return null;
  };
  return from(
    0,
    Array.from({ length: fleet.yachts }, (): Load => ({ heads: 0, cabins: 0, crews: [] })),
  );
};

/**
 * Returns berths that split as few bookings as possible; null if that is not fewer than
 * `fewerSplitsThan` (R7.4).
 */
export const seatingWithFewestSplits = (
  fleet: Fleet,
  crews: readonly Crew[],
  fewerSplitsThan: number,
  maxTries = PATIENCE,
): Seating | null => {
  const tries = { left: maxTries };
  // Splits only the largest parties: splitting a smaller party instead gives no better result.
  const parties = crews
    .filter(({ takes }) => takes === 'places')
    .toSorted((a, b) => headsOf(b) - headsOf(a));
  for (let count = 0; count < fewerSplitsThan; count += 1) {
    const apart = parties.slice(0, count);
    const whole = crews.filter((crew) => !apart.includes(crew));
    const loads = wholeOnly(fleet, whole, tries);
    if (loads !== null) return { together: loads.map((load) => load.crews), apart };
  }
  return null;
};
