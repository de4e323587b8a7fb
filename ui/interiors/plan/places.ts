/** What a plan is drawn from: the figures of a vessel's table. */
export type PlanSpec = {
  readonly hull: 'monohull' | 'catamaran';
  readonly cabins: number;
  readonly berths: number;
  readonly bathrooms: number;
};

/** Where on board one sleeps. Left is port: a plan has the bow up. */
export type Spot =
  | 'fore'
  | 'foreLeft'
  | 'foreRight'
  | 'midLeft'
  | 'midRight'
  | 'aft'
  | 'aftLeft'
  | 'aftRight'
  | 'bowLeft'
  | 'bowRight'
  | 'saloon'
  | 'bench';

/** A numbered place of a plan, and how many sleep there. */
export type Place = {
  readonly number: number;
  readonly spot: Spot;
  readonly persons: 1 | 2;
  readonly isCabin: boolean;
};

/** Cabins in the order in which builders add them, by how many there are. */
const CABINS: Readonly<Record<PlanSpec['hull'], Readonly<Record<number, readonly Spot[]>>>> = {
  monohull: {
    1: ['fore'],
    2: ['aft', 'fore'],
    3: ['aftLeft', 'aftRight', 'fore'],
    4: ['aftLeft', 'aftRight', 'foreLeft', 'foreRight'],
    5: ['aftLeft', 'aftRight', 'midLeft', 'midRight', 'fore'],
    6: ['aftLeft', 'aftRight', 'midLeft', 'midRight', 'foreLeft', 'foreRight'],
  },
  catamaran: {
    1: ['aftLeft'],
    2: ['aftLeft', 'aftRight'],
    3: ['aftLeft', 'aftRight', 'foreRight'],
    4: ['aftLeft', 'aftRight', 'foreLeft', 'foreRight'],
    5: ['aftLeft', 'aftRight', 'midRight', 'foreLeft', 'foreRight'],
    6: ['aftLeft', 'aftRight', 'midLeft', 'midRight', 'foreLeft', 'foreRight'],
  },
};

/** Berths outside of cabins, in the order in which they are made up: a catamaran has one in each bow. */
const MORE: Readonly<
  Record<PlanSpec['hull'], readonly { readonly spot: Spot; readonly holds: 1 | 2 }[]>
> = {
  monohull: [
    { spot: 'saloon', holds: 2 },
    { spot: 'bench', holds: 1 },
  ],
  catamaran: [
    { spot: 'bowLeft', holds: 1 },
    { spot: 'bowRight', holds: 1 },
    { spot: 'saloon', holds: 2 },
  ],
};

/**
 * Where everybody sleeps, numbered; the persons add up to the table's berths. Null for figures that no such vessel has: more berths
 * than cabins, bows and saloon hold, or fewer than one a cabin.
 */
export const placesOf = ({ hull, cabins, berths }: PlanSpec): readonly Place[] | null => {
  const spots = CABINS[hull][cabins];
  if (spots === undefined || berths < cabins) return null;
  // Where a table has fewer than two a cabin, the last cabins are singles.
  const doubles = Math.min(cabins, berths - cabins);
  const own = spots.map((spot, i) => ({
    spot,
    persons: i < doubles ? (2 as const) : (1 as const),
    isCabin: true,
  }));
  let left = berths - own.reduce((sum, { persons }) => sum + persons, 0);
  // Two that are left over share the saloon's table rather than a bow each.
  const order = hull === 'catamaran' && left === 2 ? MORE.catamaran.toReversed() : MORE[hull];
  const others = order.flatMap(({ spot, holds }) => {
    const persons = Math.min(left, holds);
    left -= persons;
    return persons === 0
      ? []
      : [{ spot, persons: persons === 2 ? (2 as const) : (1 as const), isCabin: false }];
  });
  if (left > 0) return null;
  return [...own, ...others].map((place, i) => ({ number: i + 1, ...place }));
};

/** Where the bathrooms are, in the order in which builders add them: next to the cabins that need them most. */
const BATHROOMS: Readonly<Record<PlanSpec['hull'], readonly Spot[]>> = {
  monohull: ['aftLeft', 'foreRight', 'aftRight', 'foreLeft', 'midRight', 'midLeft'],
  catamaran: ['aftLeft', 'aftRight', 'foreLeft', 'foreRight', 'midRight', 'midLeft'],
};

export const bathroomsOf = ({ hull, bathrooms }: PlanSpec): readonly Spot[] =>
  BATHROOMS[hull].slice(0, Math.min(6, bathrooms));
