import type { OccupancyByUnit } from '../../../application/ports/store.ts';
import { type Booking, claimsOf } from '../../../domain/booking/booking.ts';
import type { Day, Instant } from '../../../domain/calendar.ts';
import { EMPTY, type Occupancy, plus } from '../../../domain/seats/occupancy.ts';
import { claimTable, minus } from './claims.ts';

/** A booking as it was saved, with what it is searched by. */
export type BookingRow = {
  readonly booking: Booking;
  readonly endsOn: Day;
  readonly address: string | null;
  readonly wakeAt: Instant | null;
};

const NONE: readonly string[] = [];
const only = (key: string | null | undefined): readonly string[] => (key === null || key === undefined ? NONE : [key]);

const isPlaced = ({ status }: Booking): boolean => status === 'confirmed' || status === 'reserveList' || status === 'cancelled';

/** The keys under which a booking is looked for, by what is known of it when one looks. */
const KEYS = {
  visitor: ({ booking }) => [booking.owner.visitorId],
  account: ({ booking }) => only(booking.owner.accountId),
  /** The network address of a draft that holds places. */
  address: ({ booking, address }) => (booking.status === 'draft' && booking.hold !== null ? only(address) : NONE),
  email: ({ booking }) =>
    isPlaced(booking) ? booking.choices.participants.map(({ person }) => person.email).filter((email) => email !== '') : NONE,
  waits: ({ booking }) => (booking.status === 'reserveList' ? booking.seats.map(({ unitId }) => String(unitId)) : NONE),
  group: ({ booking }) => only(booking.group?.code),
  ambassador: ({ booking }) => only(booking.ambassador?.name),
} satisfies Record<string, (row: BookingRow) => readonly string[]>;

const sameKeys = (a: readonly string[], b: readonly string[]): boolean =>
  a === b || (a.length === b.length && a.every((key, index) => key === b[index]));

type IndexName = keyof typeof KEYS;
const INDEXES = Object.keys(KEYS).filter((name): name is IndexName => name in KEYS);

/** All bookings with the indexes by which they are looked for. */
export const bookingTable = () => {
  const all = new Map<string, BookingRow>();
  const claims = claimTable();
  /** The keys under which a booking is found as it stands, index by index. */
  const keys = new Map<string, readonly (readonly string[])[]>();
  const indexes = new Map(INDEXES.map((name) => [name, new Map<string, Set<string>>()]));
  const idsOf = (name: IndexName, key: string): Set<string> => {
    const index = indexes.get(name);
    const ids = index?.get(key) ?? new Set<string>();
    index?.set(key, ids);
    return ids;
  };
  return {
    all,
    claims,
    /** Bookings under a key as a transaction sees them: its own instead of those that stand. */
    under: (name: IndexName, key: string, staged: ReadonlyMap<string, BookingRow>): readonly BookingRow[] => {
      const standing = [...(indexes.get(name)?.get(key) ?? [])].filter((id) => !staged.has(id)).flatMap((id) => all.get(id) ?? []);
      return staged.size === 0 ? standing : [...standing, ...[...staged.values()].filter((row) => KEYS[name](row).includes(key))];
    },
    /**
     * Takes out a booking of which nothing more is asked. What it takes for good stays taken; one that others may still be asked about
     * by its group, its ambassador's code or the reserve list stays.
     */
    forget: (id: string): void => {
      const row = all.get(id);
      if (row === undefined || row.booking.status === 'reserveList' || row.booking.group !== null || row.booking.ambassador !== null)
        return;
      for (const [index, name] of INDEXES.entries())
        for (const key of keys.get(id)?.[index] ?? NONE) {
          const ids = idsOf(name, key);
          ids.delete(id);
          if (ids.size === 0) indexes.get(name)?.delete(key);
        }
      keys.delete(id);
      all.delete(id);
    },
    set: (row: BookingRow): void => {
      const { id } = row.booking;
      const before = all.get(id);
      const known = keys.get(id);
      const now = INDEXES.map((name) => KEYS[name](row));
      keys.set(id, now);
      for (const [index, name] of INDEXES.entries()) {
        const gone = known?.[index] ?? NONE;
        const come = now[index] ?? NONE;
        if (sameKeys(gone, come)) continue;
        for (const key of gone) if (!come.includes(key)) idsOf(name, key).delete(id);
        for (const key of come) if (!gone.includes(key)) idsOf(name, key).add(id);
      }
      if (before !== undefined) claims.remove(id, claimsOf(before.booking));
      claims.add(id, claimsOf(row.booking));
      all.set(id, row);
    },
  };
};

export type BookingTable = ReturnType<typeof bookingTable>;

const isLive = (booking: Booking, at: Instant): boolean => {
  const { until } = claimsOf(booking);
  return until === null || until > at;
};

/** What a booking takes of a unit at a moment. */
const ownOf = (booking: Booking | undefined, unitId: number, at: Instant): Occupancy =>
  (booking !== undefined && isLive(booking, at) ? claimsOf(booking).seats.find((seats) => seats.unitId === unitId) : undefined) ?? EMPTY;

const isEmpty = ({ wholes, pairs, singles }: Occupancy): boolean => wholes === 0 && pairs === 0 && singles === 0;

/** What is taken of units, with the bookings that a transaction has staged instead of those that stand. */
export const takenOf = (
  table: BookingTable,
  staged: ReadonlyMap<string, BookingRow>,
  unitIds: readonly number[],
  at: Instant,
  without: string | null,
): OccupancyByUnit => {
  const found = new Map<number, Occupancy>();
  for (const unitId of unitIds) {
    let taken = table.claims.taken(unitId, at);
    if (without !== null && !staged.has(without)) taken = minus(taken, ownOf(table.all.get(without)?.booking, unitId, at));
    for (const [id, { booking }] of staged) {
      taken = minus(taken, ownOf(table.all.get(id)?.booking, unitId, at));
      if (id !== without) taken = plus(taken, ownOf(booking, unitId, at));
    }
    if (!isEmpty(taken)) found.set(unitId, taken);
  }
  return found;
};
