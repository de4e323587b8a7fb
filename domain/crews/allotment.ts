import { err, ok, type Result } from 'neverthrow';
import type { Fleet } from '../seats/occupancy.ts';
import type { Crew, Sailor } from './crew.ts';
import { leastSplit } from './least-split.ts';

/** Where somebody sleeps: cabins count from 1, null is a berth outside of them; so do yachts, and the berths of a cabin. */
export type Berth = { readonly yacht: number; readonly cabin: number | null; readonly berth: number };
export type Allotted = { readonly sailor: Sailor; readonly at: Berth };

/** Two-person cabins of one yacht (R7). */
const cabinsOf = ({ cabins, berths }: Fleet): number => Math.min(cabins, Math.floor(berths / 2));

/** A yacht that is being filled: who is in a cabin of their own, and who only has a berth so far. */
type Yacht = { readonly pairs: Crew[]; readonly others: { readonly crew: Crew; readonly sailors: readonly Sailor[] }[] };

type Room = { readonly fleet: Fleet; readonly yachts: readonly Yacht[] };

const peopleOn = ({ pairs, others }: Yacht): number => 2 * pairs.length + others.reduce((count, { sailors }) => count + sailors.length, 0);
const berthsLeft = (fleet: Fleet, yacht: Yacht): number => fleet.berths - peopleOn(yacht);
/** Cabins that could still be sold as such on a yacht, with so many berths of it fewer. */
const pairsLeft = (fleet: Fleet, yacht: Yacht, fewer = 0): number =>
  Math.max(0, Math.min(cabinsOf(fleet) - yacht.pairs.length, Math.floor((berthsLeft(fleet, yacht) - fewer) / 2)));

const people = (crews: readonly Crew[]): number => crews.reduce((count, { sailors }) => count + sailors.length, 0);
const pairsIn = (crews: readonly Crew[]): number => crews.filter(({ takes }) => takes === 'cabin').length;

/** The fullest yacht first, so that large parties find an empty one later. */
const byRoom = ({ fleet, yachts }: Room): readonly Yacht[] => yachts.toSorted((a, b) => berthsLeft(fleet, a) - berthsLeft(fleet, b));

/** Whether crews fit together on a yacht, and the cabins that are still to come find theirs on all of them afterwards. */
const fits = ({ fleet, yachts }: Room, yacht: Yacht, crews: readonly Crew[], pairsToCome: number): boolean => {
  const [heads, pairs] = [2 * pairsIn(crews) + people(crews.filter(({ takes }) => takes === 'places')), pairsIn(crews)];
  if (heads > berthsLeft(fleet, yacht) || pairs > pairsLeft(fleet, yacht)) return false;
  const left = Math.max(0, Math.min(cabinsOf(fleet) - yacht.pairs.length - pairs, Math.floor((berthsLeft(fleet, yacht) - heads) / 2)));
  const elsewhere = yachts.reduce((count, other) => (other === yacht ? count : count + pairsLeft(fleet, other)), 0);
  return left + elsewhere >= pairsToCome;
};

const board = (yacht: Yacht, crews: readonly Crew[]): void => {
  for (const crew of crews) {
    if (crew.takes === 'cabin') yacht.pairs.push(crew);
    else if (crew.sailors.length > 0) yacht.others.push({ crew, sailors: crew.sailors });
  }
};

/** The bookings of a crew each for itself, its people one by one; true where everybody found a berth. */
const boardApart = (room: Room, crew: Crew, pairsToCome: number): boolean =>
  crew.sailors.every((sailor) => {
    const alone = { ...crew, sailors: [sailor] };
    // With its own people first, then with whoever leaves least room.
    const known = room.yachts.filter(({ others }) => others.some((other) => other.crew.bookingId === crew.bookingId));
    const yacht = [...known, ...byRoom(room)].find((each) => fits(room, each, [alone], pairsToCome));
    if (yacht === undefined) return false;
    const mine = yacht.others.findIndex((other) => other.crew.bookingId === crew.bookingId);
    const before = yacht.others[mine];
    if (before === undefined) yacht.others.push({ crew, sailors: [sailor] });
    else yacht.others[mine] = { crew, sailors: [...before.sailors, sailor] };
    return true;
  });

/** Groups and those without one, the largest first; what sails together is asked for together. */
const clusters = (crews: readonly Crew[]): readonly (readonly Crew[])[] => {
  const grouped = [...Map.groupBy(crews, ({ bookingId, group }) => (group === null ? `booking ${bookingId}` : `group ${group}`)).values()];
  return grouped.toSorted((a, b) => people(b) - people(a));
};

/** Puts everybody but whole yachts onto yachts: groups together where they fit, else bookings together, else at least cabins. */
const seated = (room: Room, crews: readonly Crew[]): boolean => {
  let pairsToCome = pairsIn(crews);
  for (const cluster of clusters(crews)) {
    const left = pairsToCome - pairsIn(cluster);
    const together = byRoom(room).find((yacht) => fits(room, yacht, cluster, left));
    if (together !== undefined) {
      board(together, cluster);
      pairsToCome = left;
      continue;
    }
    for (const crew of cluster.toSorted((a, b) => b.sailors.length - a.sailors.length)) {
      if (crew.takes === 'cabin') pairsToCome -= 1;
      const yacht = byRoom(room).find((each) => fits(room, each, [crew], pairsToCome));
      if (yacht !== undefined) board(yacht, [crew]);
      else if (crew.takes === 'cabin' || !boardApart(room, crew, pairsToCome)) return false;
    }
  }
  return true;
};

/** How many bookings of single places lie on more than one yacht. */
const splitOn = (yachts: readonly Yacht[]): number => {
  const seen = yachts.flatMap(({ others }) => others.map(({ crew }) => crew.bookingId));
  return new Set(seen.filter((bookingId, at) => seen.indexOf(bookingId) !== at)).size;
};

const emptyYachts = (count: number): readonly Yacht[] => Array.from({ length: count }, (): Yacht => ({ pairs: [], others: [] }));

/**
 * Groups first, as far as that parts no booking of single places; else as few of these are parted as can be (R7.4). Null where more was sold
 * than there is.
 */
const filled = (fleet: Fleet, count: number, crews: readonly Crew[]): readonly Yacht[] | null => {
  const byGroup: Room = { fleet, yachts: emptyYachts(count) };
  if (!seated(byGroup, crews)) return null;
  const split = splitOn(byGroup.yachts);
  if (split === 0) return byGroup.yachts;
  const fewer = leastSplit({ ...fleet, yachts: count, cabins: cabinsOf(fleet) }, crews, split);
  if (fewer === null) return byGroup.yachts;
  const room: Room = { fleet, yachts: emptyYachts(count) };
  for (const [at, together] of fewer.together.entries()) {
    const yacht = room.yachts[at];
    if (yacht !== undefined) board(yacht, together);
  }
  return fewer.apart.every((crew) => boardApart(room, crew, 0)) ? room.yachts : byGroup.yachts;
};

/** Those of a booking two by two, and who is left over of it. */
const coupled = (sailors: readonly Sailor[]): { readonly twos: readonly (readonly Sailor[])[]; readonly one: Sailor | null } => {
  const even = sailors.length - (sailors.length % 2);
  const twos = Array.from({ length: even / 2 }, (_, index) => sailors.slice(2 * index, 2 * index + 2));
  return { twos, one: sailors[even] ?? null };
};

/** Strangers share a cabin by group, then with their own gender. */
const matched = (alone: readonly { readonly sailor: Sailor; readonly group: string | null }[]) => {
  const twos: (readonly Sailor[])[] = [];
  let ones = [...alone];
  const sameGroup = (a: (typeof ones)[number], b: (typeof ones)[number]) => a.group !== null && a.group === b.group;
  const sameGender = (a: (typeof ones)[number], b: (typeof ones)[number]) =>
    a.sailor.gender !== null && a.sailor.gender === b.sailor.gender;
  for (const goesWith of [sameGroup, sameGender])
    for (const first of [...ones]) {
      const second = ones.includes(first) ? ones.find((other) => other !== first && goesWith(first, other)) : undefined;
      if (second === undefined) continue;
      twos.push([first.sailor, second.sailor]);
      ones = ones.filter((one) => one !== first && one !== second);
    }
  return { twos, ones: ones.map(({ sailor }) => sailor) };
};

/** Gives everybody of one yacht a berth: cabins to who took one, then to pairs, then to whoever is left once the other berths are full. */
const beds = (fleet: Fleet, yacht: Yacht, number: number): readonly Allotted[] => {
  const cabins: Sailor[][] = yacht.pairs.map(({ sailors }) => [...sailors]);
  const free = cabinsOf(fleet) - cabins.length;
  const outside = fleet.berths - 2 * cabinsOf(fleet);
  const parts = yacht.others.map(({ crew, sailors }) => ({ group: crew.group, ...coupled(sailors) }));
  const strangers = matched(parts.flatMap(({ one, group }) => (one === null ? [] : [{ sailor: one, group }])));
  const twos = [...parts.flatMap((part) => part.twos), ...strangers.twos];
  for (const two of twos.slice(0, free)) cabins.push([...two]);
  const rest = [...twos.slice(free).flat(), ...strangers.ones];
  const saloon = rest.slice(0, outside);
  const late = rest.slice(outside);
  const spare = Array.from({ length: cabinsOf(fleet) - cabins.length }, (): Sailor[] => []);
  for (const [index, sailor] of late.entries()) spare[index % Math.max(1, spare.length)]?.push(sailor);
  const inCabins = [...cabins, ...spare.filter((cabin) => cabin.length > 0)].flatMap((cabin, at) =>
    cabin.map((sailor, berth): Allotted => ({ sailor, at: { yacht: number, cabin: at + 1, berth: berth + 1 } })),
  );
  return [...inCabins, ...saloon.map((sailor, berth): Allotted => ({ sailor, at: { yacht: number, cabin: null, berth: berth + 1 } }))];
};

/**
 * Proposes a berth for everybody who sails on a unit (R7): whole yachts first, no cabin is split, as few bookings of single places as can be
 * (R7.4), and as far as there is room groups sail on one yacht, pairs of a booking share a cabin, strangers one with their own gender.
 * Whatever was sold finds its place; refused only where more was sold than the fleet has.
 */
export const allotBerths = (fleet: Fleet, crews: readonly Crew[]): Result<readonly Allotted[], { readonly kind: 'overbooked' }> => {
  const wholes = crews.filter(({ takes }) => takes === 'whole');
  const shared = crews.filter(({ takes }) => takes !== 'whole');
  const yachts = wholes.map((crew): Yacht => ({ pairs: [], others: [{ crew, sailors: crew.sailors }] }));
  const overfull = yachts.some((yacht) => peopleOn(yacht) > fleet.berths);
  if (wholes.length > fleet.yachts || overfull) return err({ kind: 'overbooked' });
  const others = filled(fleet, fleet.yachts - wholes.length, shared);
  if (others === null) return err({ kind: 'overbooked' });
  return ok([...yachts, ...others].flatMap((yacht, index) => beds(fleet, yacht, index + 1)));
};
