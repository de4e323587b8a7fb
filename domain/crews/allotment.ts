import { err, ok, type Result } from 'neverthrow';
import type { Gender } from '../party/person.ts';
import type { Fleet } from '../seats/occupancy.ts';

type Load = { readonly heads: number; readonly cabins: number; readonly crews: readonly Crew[] };

export type Seating = {
  readonly together: readonly (readonly Crew[])[];
  readonly apart: readonly Crew[];
};

/** The search for a better arrangement stops after this many tries. */
const PATIENCE = 50_000;

const headsOf = ({ sailors }: Crew): number => sailors.length;
const cabinsTakenBy = ({ takes }: Crew): number => (takes === 'cabin' ? 1 : 0);

const withCrew = (load: Load, crew: Crew): Load => ({
  heads: load.heads + headsOf(crew),
  cabins: load.cabins + cabinsTakenBy(crew),
  crews: [...load.crews, crew],
});

const sameGroup = ({ crews }: Load, { group }: Crew): boolean =>
  group !== null && crews.some((crew) => crew.group === group);

const open = (fleet: Fleet, loads: readonly Load[], crew: Crew): readonly Load[] => {
  const able = loads.filter(
    ({ heads, cabins }) =>
      heads + headsOf(crew) <= fleet.berths && cabins + cabinsTakenBy(crew) <= fleet.cabins,
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
  const ordered = crews.toSorted(
    (a, b) => headsOf(b) - headsOf(a) || cabinsTakenBy(b) - cabinsTakenBy(a),
  );
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
 * Returns an arrangement of berths in which as few bookings as possible are spread over several
 * yachts. Returns null if at least `fewerSplitsThan` bookings would be spread (R7.4). Also returns
 * null if the search finds no arrangement in `maxTries` tries.
 */
export const seatingWithFewestSplits = (
  fleet: Fleet,
  crews: readonly Crew[],
  fewerSplitsThan: number,
  maxTries = PATIENCE,
): Seating | null => {
  const tries = { left: maxTries };
  // Spreads only the largest parties over several yachts. A smaller party is easier to keep
  // together, so spreading it instead of a larger one gives no better result.
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

export type Sailor = {
  readonly bookingId: string;
  readonly userNum: number;
  readonly gender: Gender | null;
};

export type Crew = {
  readonly bookingId: string;
  readonly takes: 'whole' | 'cabin' | 'places';
  /** Bookings with the same group code sail on the same yacht if possible. */
  readonly group: string | null;
  readonly sailors: readonly Sailor[];
};

export type Berth = {
  readonly yacht: number;
  readonly cabin: number | null;
  readonly berth: number;
};
export type BerthAssignment = { readonly sailor: Sailor; readonly at: Berth };

/** Returns the number of cabins of one yacht that can be sold; a cabin has two berths (R7). */
const cabinsOf = ({ cabins, berths }: Fleet): number => Math.min(cabins, Math.floor(berths / 2));

type Yacht = { readonly pairs: Crew[]; readonly others: Crew[] };

type Room = { readonly fleet: Fleet; readonly yachts: readonly Yacht[] };

const sum = (counts: readonly number[]): number =>
  counts.reduce((total, count) => total + count, 0);
const people = (crews: readonly Crew[]): number => crews.flatMap(({ sailors }) => sailors).length;
const pairsIn = (crews: readonly Crew[]): number =>
  crews.filter(({ takes }) => takes === 'cabin').length;
const crewsOn = ({ pairs, others: otherCrews }: Yacht): readonly Crew[] => [
  ...pairs,
  ...otherCrews,
];
const berthsLeft = (fleet: Fleet, crews: readonly Crew[]): number => fleet.berths - people(crews);
const pairsLeft = (fleet: Fleet, crews: readonly Crew[]): number =>
  Math.min(cabinsOf(fleet) - pairsIn(crews), Math.floor(berthsLeft(fleet, crews) / 2));

/** Sorts yachts by free berths, fewest first, so that empty yachts remain for large parties. */
const byRoom = ({ fleet, yachts }: Room): readonly Yacht[] =>
  yachts.toSorted((a, b) => berthsLeft(fleet, crewsOn(a)) - berthsLeft(fleet, crewsOn(b)));

const fits = (
  { fleet, yachts }: Room,
  yacht: Yacht,
  crews: readonly Crew[],
  pairsToCome: number,
): boolean => {
  const aboard = [...crewsOn(yacht), ...crews];
  if (pairsLeft(fleet, aboard) < 0) return false;
  const pairsByYacht = yachts.map((each) =>
    pairsLeft(fleet, each === yacht ? aboard : crewsOn(each)),
  );
  return sum(pairsByYacht) >= pairsToCome;
};

const board = (yacht: Yacht, crews: readonly Crew[]): void => {
  for (const crew of crews) (crew.takes === 'cabin' ? yacht.pairs : yacht.others).push(crew);
};

const boardApart = (room: Room, crew: Crew, pairsToCome: number): boolean => {
  let unseated = crew.sailors;
  for (const yacht of byRoom(room)) {
    const here = unseated.filter((_, at) =>
      fits(room, yacht, [{ ...crew, sailors: unseated.slice(0, at + 1) }], pairsToCome),
    );
    board(yacht, [{ ...crew, sailors: here }]);
    unseated = unseated.slice(here.length);
  }
  return unseated.length === 0;
};

const clusters = (crews: readonly Crew[]): readonly (readonly Crew[])[] => {
  const grouped = [
    ...Map.groupBy(crews, ({ bookingId, group }) =>
      group === null ? `booking ${bookingId}` : `group ${group}`,
    ).values(),
  ];
  return grouped.toSorted((a, b) => people(b) - people(a));
};

const seatCrews = (room: Room, crews: readonly Crew[]): boolean => {
  let pairsToCome = pairsIn(crews);
  for (const cluster of clusters(crews)) {
    const pairsLater = pairsToCome - pairsIn(cluster);
    const together = byRoom(room).find((yacht) => fits(room, yacht, cluster, pairsLater));
    if (together !== undefined) {
      board(together, cluster);
      pairsToCome = pairsLater;
      continue;
    }
    for (const crew of cluster.toSorted((a, b) => b.sailors.length - a.sailors.length)) {
      pairsToCome -= pairsIn([crew]);
      const yacht = byRoom(room).find((each) => fits(room, each, [crew], pairsToCome));
      if (yacht !== undefined) board(yacht, [crew]);
      else if (!boardApart(room, crew, pairsToCome)) return false;
    }
  }
  return true;
};

const splitOn = (yachts: readonly Yacht[]): number => {
  const seen = yachts.flatMap(({ others: otherCrews }) =>
    otherCrews.map(({ bookingId }) => bookingId),
  );
  return new Set(seen.filter((bookingId, at) => seen.indexOf(bookingId) !== at)).size;
};

const yachtWith = (crews: readonly Crew[]): Yacht => {
  const yacht: Yacht = { pairs: [], others: [] };
  board(yacht, crews);
  return yacht;
};

/** Gives a group berths on one yacht, unless another arrangement splits fewer bookings (R7.4). */
const fillYachts = (
  fleet: Fleet,
  count: number,
  crews: readonly Crew[],
): readonly Yacht[] | null => {
  const byGroup: Room = { fleet, yachts: Array.from({ length: count }, () => yachtWith([])) };
  if (!seatCrews(byGroup, crews)) return null;
  const fewer = seatingWithFewestSplits(
    { ...fleet, yachts: count, cabins: cabinsOf(fleet) },
    crews,
    splitOn(byGroup.yachts),
  );
  if (fewer === null) return byGroup.yachts;
  const room: Room = { fleet, yachts: fewer.together.map(yachtWith) };
  // The result of `boardApart` needs no check: `seatCrews` found a berth for everybody before, so
  // all parties fit on the yachts.
  for (const crew of fewer.apart) boardApart(room, crew, 0);
  return room.yachts;
};

const pairSailors = (
  sailors: readonly Sailor[],
): { readonly twos: readonly (readonly Sailor[])[]; readonly one: Sailor | null } => {
  const even = sailors.length - (sailors.length % 2);
  const twos = Array.from({ length: even / 2 }, (_, index) =>
    sailors.slice(2 * index, 2 * index + 2),
  );
  return { twos, one: sailors[even] ?? null };
};

const matchSingles = (
  alone: readonly { readonly sailor: Sailor; readonly group: string | null }[],
) => {
  const twos: (readonly Sailor[])[] = [];
  let ones = [...alone];
  const sameGroup = (a: (typeof ones)[number], b: (typeof ones)[number]) =>
    a.group !== null && a.group === b.group;
  const sameGender = (a: (typeof ones)[number], b: (typeof ones)[number]) =>
    a.sailor.gender !== null && a.sailor.gender === b.sailor.gender;
  for (const goesWith of [sameGroup, sameGender])
    for (const first of [...ones]) {
      const second = ones.includes(first)
        ? ones.find((other) => other !== first && goesWith(first, other))
        : undefined;
      if (second === undefined) continue;
      twos.push([first.sailor, second.sailor]);
      ones = ones.filter((sailor) => sailor !== first && sailor !== second);
    }
  return { twos, ones: ones.map(({ sailor }) => sailor) };
};

const assignBeds = (fleet: Fleet, yacht: Yacht, number: number): readonly BerthAssignment[] => {
  const cabins: Sailor[][] = yacht.pairs.map(({ sailors }) => [...sailors]);
  const free = cabinsOf(fleet) - cabins.length;
  const outside = fleet.berths - 2 * cabinsOf(fleet);
  const parts = yacht.others.map(({ group, sailors }) => ({ group, ...pairSailors(sailors) }));
  const strangers = matchSingles(
    parts.flatMap(({ one: single, group }) => (single === null ? [] : [{ sailor: single, group }])),
  );
  const twos = [...parts.flatMap((part) => part.twos), ...strangers.twos];
  for (const two of twos.slice(0, free)) cabins.push([...two]);
  const unpaired = [...twos.slice(free).flat(), ...strangers.ones];
  const spare = cabinsOf(fleet) - cabins.length;
  const saloon = unpaired.slice(spare, spare + outside);
  const late = unpaired.slice(spare + outside);
  const alone = Array.from({ length: spare }, (_, cabin) =>
    [...unpaired.slice(0, spare), ...late].filter((_sailor, index) => index % spare === cabin),
  );
  const inCabins = [...cabins, ...alone].flatMap((cabin, at) =>
    cabin.map(
      (sailor, berth): BerthAssignment => ({
        sailor,
        at: { yacht: number, cabin: at + 1, berth: berth + 1 },
      }),
    ),
  );
  return [
    ...inCabins,
    ...saloon.map(
      (sailor, berth): BerthAssignment => ({
        sailor,
        at: { yacht: number, cabin: null, berth: berth + 1 },
      }),
    ),
  ];
};

/**
 * Assigns berths so that no cabin is shared by two bookings and few bookings are spread over
 * several yachts (R7.4). Fails only if the unit is overbooked.
 */
export const assignBerths = (
  fleet: Fleet,
  crews: readonly Crew[],
): Result<readonly BerthAssignment[], { readonly kind: 'overbooked' }> => {
  const wholes = crews.filter(({ takes }) => takes === 'whole');
  const shared = crews.filter(({ takes }) => takes !== 'whole');
  const overfull = wholes.some(({ sailors }) => sailors.length > fleet.berths);
  if (wholes.length > fleet.yachts || overfull) return err({ kind: 'overbooked' });
  const sharedYachts = fillYachts(fleet, fleet.yachts - wholes.length, shared);
  if (sharedYachts === null) return err({ kind: 'overbooked' });
  return ok(
    [...wholes.map((crew) => yachtWith([crew])), ...sharedYachts].flatMap((yacht, index) =>
      assignBeds(fleet, yacht, index + 1),
    ),
  );
};
