export type PlanSpec = {
  readonly hull: 'monohull' | 'catamaran';
  readonly cabins: number;
  readonly berths: number;
  readonly bathrooms: number;
};

/** Left is port, because plans have the bow at the top. */
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

export type PlanPlace = {
  readonly number: number;
  readonly spot: Spot;
  readonly persons: 1 | 2;
  readonly isCabin: boolean;
};

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

/** The people on the places add up to the vessel's berths. Null if that is impossible. */
export const placesOf = ({ hull, cabins, berths }: PlanSpec): readonly PlanPlace[] | null => {
  const spots = CABINS[hull][cabins];
  if (spots === undefined || berths < cabins) return null;
  // With fewer than two berths per cabin, the last cabins are for one person.
  const doubles = Math.min(cabins, berths - cabins);
  const cabinPlaces = spots.map((spot, i) => ({
    spot,
    persons: i < doubles ? (2 as const) : (1 as const),
    isCabin: true,
  }));
  let unplaced = berths - cabinPlaces.reduce((sum, { persons }) => sum + persons, 0);
  // On a catamaran the last two people share the saloon's berth instead of the bows.
  const order = hull === 'catamaran' && unplaced === 2 ? MORE.catamaran.toReversed() : MORE[hull];
  const otherPlaces = order.flatMap(({ spot, holds }) => {
    const persons = Math.min(unplaced, holds);
    unplaced -= persons;
    return persons === 0
      ? []
      : [{ spot, persons: persons === 2 ? (2 as const) : (1 as const), isCabin: false }];
  });
  if (unplaced > 0) return null;
  return [...cabinPlaces, ...otherPlaces].map((place, i) => ({ number: i + 1, ...place }));
};

const BATHROOMS: Readonly<Record<PlanSpec['hull'], readonly Spot[]>> = {
  monohull: ['aftLeft', 'foreRight', 'aftRight', 'foreLeft', 'midRight', 'midLeft'],
  catamaran: ['aftLeft', 'aftRight', 'foreLeft', 'foreRight', 'midRight', 'midLeft'],
};

export const bathroomsOf = ({ hull, bathrooms }: PlanSpec): readonly Spot[] =>
  BATHROOMS[hull].slice(0, Math.min(6, bathrooms));
