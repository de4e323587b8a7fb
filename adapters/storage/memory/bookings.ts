import type { OccupancyByUnit } from '../../../application/ports/store.ts';
import { type Booking, claimsOf } from '../../../domain/booking/booking.ts';
import { commissionEarned } from '../../../domain/booking/placed/dues.ts';
import type { Day, Instant } from '../../../domain/calendar.ts';
import type { Money } from '../../../domain/money.ts';
import type { Seats } from '../../../domain/seats/claim.ts';
import { addOccupancy, NO_OCCUPANCY, type Occupancy } from '../../../domain/seats/occupancy.ts';
import { claimTable, subtractOccupancy } from './claims.ts';

export type BookingRow = {
  readonly booking: Booking;
  readonly endsOn: Day;
  readonly address: string | null;
  readonly wakeAt: Instant | null;
};

const NO_KEYS: readonly string[] = [];
const NO_ROWS: readonly BookingRow[] = [];
const keysOfValue = (key: string | null | undefined): readonly string[] =>
  key === null || key === undefined ? NO_KEYS : [key];

const isPlaced = ({ status }: Booking): boolean =>
  status === 'confirmed' || status === 'reserveList' || status === 'cancelled';

const KEYS = {
  visitor: ({ booking }) => [booking.owner.visitorId],
  account: ({ booking }) => keysOfValue(booking.owner.accountId),
  address: ({ booking, address }) =>
    booking.status === 'draft' && booking.hold !== null ? keysOfValue(address) : NO_KEYS,
  email: ({ booking }) =>
    isPlaced(booking)
      ? booking.choices.participants
          .map(({ person }) => person.email)
          .filter((email) => email !== '')
      : NO_KEYS,
  waits: ({ booking }) =>
    booking.status === 'reserveList' ? booking.seats.map(({ unitId }) => String(unitId)) : NO_KEYS,
  group: ({ booking }) => keysOfValue(booking.group?.code),
  ambassador: ({ booking }) => keysOfValue(booking.ambassador?.name),
  voucher: ({ booking }) => booking.vouchers.map(({ code }) => code),
} satisfies Record<string, (row: BookingRow) => readonly string[]>;

/** Returns true if no index key of the row has changed, so that the indexes need no update. */
const hasSameKeys = (before: BookingRow, row: BookingRow): boolean => {
  const earlier = before.booking;
  const current = row.booking;
  return (
    earlier.status === current.status &&
    earlier.owner.visitorId === current.owner.visitorId &&
    earlier.owner.accountId === current.owner.accountId &&
    earlier.group === current.group &&
    earlier.ambassador === current.ambassador &&
    earlier.vouchers === current.vouchers &&
    (earlier.status === 'draft' || earlier.choices === current.choices) &&
    (earlier.status !== 'reserveList' || earlier.seats === current.seats) &&
    before.address === null &&
    row.address === null
  );
};

/** Returns 1 if the booking is on this offer and was not removed, otherwise 0. */
export const countForOffer = (booking: Booking | undefined, offerId: number): number =>
  booking === undefined || booking.offerId !== offerId || booking.status === 'removed' ? 0 : 1;

type IndexName = keyof typeof KEYS;
type Index = Map<string, Set<string>>;

const addTo = (index: Index, keys: readonly string[], id: string): void => {
  for (const key of keys) {
    const ids = index.get(key);
    if (ids === undefined) index.set(key, new Set([id]));
    else ids.add(id);
  }
};

const takeFrom = (index: Index, keys: readonly string[], id: string): void => {
  for (const key of keys) {
    const ids = index.get(key);
    if (ids?.delete(id) === true && ids.size === 0) index.delete(key);
  }
};

export const bookingTable = () => {
  const all = new Map<string, BookingRow>();
  const claims = claimTable();
  /** The table's indexes are built at first use, because a replay needs few of them. */
  const indexes = new Map<IndexName, Index>();
  const counts = new Map<number, number>();
  /** By offer: finished bookings that stay in memory until their whole group is finished. */
  const over: Index = new Map();
  /** Commission of finished bookings, which are no longer in memory: grosze by ambassador code. */
  const earned = new Map<string, Money>();
  const indexBy = (name: IndexName): Index => {
    const existing = indexes.get(name);
    if (existing !== undefined) return existing;
    const index: Index = new Map();
    for (const [id, row] of all) addTo(index, KEYS[name](row), id);
    indexes.set(name, index);
    return index;
  };
  const takeOut = (id: string): void => {
    const row = all.get(id);
    if (row === undefined) return;
    const { ambassador } = row.booking;
    if (ambassador !== null)
      earned.set(
        ambassador.name,
        (earned.get(ambassador.name) ?? 0) + commissionEarned(row.booking),
      );
    for (const [name, index] of indexes) takeFrom(index, KEYS[name](row), id);
    all.delete(id);
    takeFrom(over, [String(row.booking.offerId)], id);
  };
  const isAwaited = (id: string): boolean => {
    const booking = all.get(id)?.booking;
    return (
      booking?.status === 'reserveList' || (booking?.status === 'draft' && booking.hold !== null)
    );
  };
  return {
    all,
    claims,
    offers: (): number => counts.size,
    countOf: (offerId: number): number => counts.get(offerId) ?? 0,
    earnedBefore: (name: string): Money => earned.get(name) ?? 0,
    under: (
      name: IndexName,
      key: string,
      staged: ReadonlyMap<string, BookingRow>,
    ): readonly BookingRow[] => {
      const found = indexBy(name).get(key);
      if (found === undefined && staged.size === 0) return NO_ROWS;
      const rows: BookingRow[] = [];
      for (const id of found ?? NO_KEYS) {
        const row = staged.has(id) ? undefined : all.get(id);
        if (row !== undefined) rows.push(row);
      }
      for (const row of staged.values()) if (KEYS[name](row).includes(key)) rows.push(row);
      return rows;
    },
    /** Drops a booking after its last journal line. The places that it took stay taken. */
    forget: (id: string): void => {
      const booking = all.get(id)?.booking;
      if (booking === undefined) return;
      const offer = String(booking.offerId);
      addTo(over, [offer], id);
      const together =
        booking.group === null ? [id] : [...(indexBy('group').get(booking.group.code) ?? [])];
      // A group's bookings are all on one offer. Drop the group if all of them have finished.
      const ofOffer = over.get(offer);
      if (together.every((other) => ofOffer?.has(other)))
        for (const other of together) if (!isAwaited(other)) takeOut(other);
    },
    forgetOffer: (offerId: number): void => {
      for (const id of over.get(String(offerId)) ?? NO_KEYS) takeOut(id);
      claims.forgetOffer(offerId);
      counts.delete(offerId);
    },
    set: (row: BookingRow): void => {
      const { id, offerId } = row.booking;
      const before = all.get(id);
      all.set(id, row);
      const more = countForOffer(row.booking, offerId) - countForOffer(before?.booking, offerId);
      if (more !== 0) counts.set(offerId, (counts.get(offerId) ?? 0) + more);
      if (before === undefined || !hasSameKeys(before, row))
        for (const [name, index] of indexes) {
          if (before !== undefined) takeFrom(index, KEYS[name](before), id);
          addTo(index, KEYS[name](row), id);
        }
      const earlier = before === undefined ? null : claimsOf(before.booking);
      const current = claimsOf(row.booking);
      if (earlier?.seats === current.seats && earlier.until === current.until) return;
      if (earlier !== null) claims.remove(id, earlier);
      claims.add(id, offerId, current);
    },
  };
};

export type BookingTable = ReturnType<typeof bookingTable>;

const isLive = (booking: Booking, at: Instant): boolean => {
  const { until } = claimsOf(booking);
  return until === null || until > at;
};

const NO_SEATS: readonly Seats[] = [];

const seatsAt = (booking: Booking | undefined, at: Instant): readonly Seats[] =>
  booking !== undefined && isLive(booking, at) ? claimsOf(booking).seats : NO_SEATS;

const seatsOfUnit = (seats: readonly Seats[], unitId: number): Occupancy | undefined =>
  seats.length === 0 ? undefined : seats.find((each) => each.unitId === unitId);

const isEmpty = ({ wholes, pairs, singles }: Occupancy): boolean =>
  wholes === 0 && pairs === 0 && singles === 0;

export const occupancyOfUnits = (
  table: BookingTable,
  staged: ReadonlyMap<string, BookingRow>,
  unitIds: readonly number[],
  at: Instant,
  without: string | null,
): OccupancyByUnit => {
  const found = new Map<number, Occupancy>();
  const excluded =
    without === null || staged.has(without)
      ? NO_SEATS
      : seatsAt(table.all.get(without)?.booking, at);
  for (const unitId of unitIds) {
    let occupancy = table.claims.taken(unitId, at);
    const excludedSeats = seatsOfUnit(excluded, unitId);
    if (excludedSeats !== undefined) occupancy = subtractOccupancy(occupancy, excludedSeats);
    if (staged.size > 0)
      for (const [id, { booking }] of staged) {
        occupancy = subtractOccupancy(
          occupancy,
          seatsOfUnit(seatsAt(table.all.get(id)?.booking, at), unitId) ?? NO_OCCUPANCY,
        );
        if (id !== without)
          occupancy = addOccupancy(
            occupancy,
            seatsOfUnit(seatsAt(booking, at), unitId) ?? NO_OCCUPANCY,
          );
      }
    if (!isEmpty(occupancy)) found.set(unitId, occupancy);
  }
  return found;
};
