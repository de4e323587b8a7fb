import type { OccupancyByUnit } from '../../../application/ports/store.ts';
import { type Booking, claimsOf } from '../../../domain/booking/booking.ts';
import { commissionEarned } from '../../../domain/booking/placed/ambassador-commission.ts';
import type { Day, Instant } from '../../../domain/calendar.ts';
import type { Money } from '../../../domain/money.ts';
import type { Seats } from '../../../domain/seats/claim.ts';
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
const NO_ROWS: readonly BookingRow[] = [];
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
  /** The vouchers that it may spend or give back. */
  voucher: ({ booking }) => booking.vouchers.map(({ code }) => code),
} satisfies Record<string, (row: BookingRow) => readonly string[]>;

/** Whether a booking is certainly looked for by the same keys as before: most commands change none of what they are made of. */
const sameWay = (before: BookingRow, row: BookingRow): boolean => {
  const was = before.booking;
  const now = row.booking;
  return (
    was.status === now.status &&
    was.owner.visitorId === now.owner.visitorId &&
    was.owner.accountId === now.owner.accountId &&
    was.group === now.group &&
    was.ambassador === now.ambassador &&
    was.vouchers === now.vouchers &&
    (was.status === 'draft' || was.choices === now.choices) &&
    (was.status !== 'reserveList' || was.seats === now.seats) &&
    before.address === null &&
    row.address === null
  );
};

/** One for a booking or a draft of the offer, none for one that was cleared away or is of another. */
export const countedFor = (booking: Booking | undefined, offerId: number): number =>
  booking === undefined || booking.offerId !== offerId || booking.status === 'removed' ? 0 : 1;

type IndexName = keyof typeof KEYS;
/** The ids of bookings by a key. */
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

/** All bookings with the indexes by which they are looked for. */
export const bookingTable = () => {
  const all = new Map<string, BookingRow>();
  const claims = claimTable();
  /** Those that somebody has asked by: a replay asks by few of them, and keeps no others. */
  const indexes = new Map<IndexName, Index>();
  /** Bookings and drafts by offer, those that were taken out included. */
  const counts = new Map<number, number>();
  /** Bookings of which nothing more is asked, and that others may still be asked about, by their offers. */
  const over: Index = new Map();
  /** What bookings that were taken out have earned, by the ambassador's code. */
  const earned = new Map<string, Money>();
  const indexBy = (name: IndexName): Index => {
    const known = indexes.get(name);
    if (known !== undefined) return known;
    const made: Index = new Map();
    for (const [id, row] of all) addTo(made, KEYS[name](row), id);
    indexes.set(name, made);
    return made;
  };
  const takeOut = (id: string): void => {
    const row = all.get(id);
    if (row === undefined) return;
    const { ambassador } = row.booking;
    if (ambassador !== null) earned.set(ambassador.name, (earned.get(ambassador.name) ?? 0) + commissionEarned(row.booking));
    for (const [name, index] of indexes) takeFrom(index, KEYS[name](row), id);
    all.delete(id);
    takeFrom(over, [String(row.booking.offerId)], id);
  };
  const isAwaited = (id: string): boolean => {
    const booking = all.get(id)?.booking;
    return booking?.status === 'reserveList' || (booking?.status === 'draft' && booking.hold !== null);
  };
  return {
    all,
    claims,
    /** How many offers are remembered by the bookings that there were of them. */
    offers: (): number => counts.size,
    countOf: (offerId: number): number => counts.get(offerId) ?? 0,
    earnedBefore: (name: string): Money => earned.get(name) ?? 0,
    /** Bookings under a key as a transaction sees them: its own instead of those that stand. */
    under: (name: IndexName, key: string, staged: ReadonlyMap<string, BookingRow>): readonly BookingRow[] => {
      const found = indexBy(name).get(key);
      if (found === undefined && staged.size === 0) return NO_ROWS;
      const rows: BookingRow[] = [];
      for (const id of found ?? NONE) {
        const row = staged.has(id) ? undefined : all.get(id);
        if (row !== undefined) rows.push(row);
      }
      for (const row of staged.values()) if (KEYS[name](row).includes(key)) rows.push(row);
      return rows;
    },
    /**
     * Takes out a booking of which nothing more is asked; what it takes for good stays taken. One of a group stays until nothing more is
     * asked of any of them, one that waits or holds places as long as its offer's bookings are asked about.
     */
    forget: (id: string): void => {
      const booking = all.get(id)?.booking;
      if (booking === undefined) return;
      const offer = String(booking.offerId);
      addTo(over, [offer], id);
      const together = booking.group === null ? [id] : [...(indexBy('group').get(booking.group.code) ?? [])];
      // A group is of one offer.
      const ofOffer = over.get(offer);
      if (together.every((other) => ofOffer?.has(other))) for (const other of together) if (!isAwaited(other)) takeOut(other);
    },
    /** Takes out what is left of an offer of whose bookings nothing more is asked, and what was taken of its places. */
    forgetOffer: (offerId: number): void => {
      for (const id of over.get(String(offerId)) ?? NONE) takeOut(id);
      claims.forgetOffer(offerId);
      counts.delete(offerId);
    },
    set: (row: BookingRow): void => {
      const { id, offerId } = row.booking;
      const before = all.get(id);
      all.set(id, row);
      const more = countedFor(row.booking, offerId) - countedFor(before?.booking, offerId);
      if (more !== 0) counts.set(offerId, (counts.get(offerId) ?? 0) + more);
      if (before === undefined || !sameWay(before, row))
        for (const [name, index] of indexes) {
          if (before !== undefined) takeFrom(index, KEYS[name](before), id);
          addTo(index, KEYS[name](row), id);
        }
      const was = before === undefined ? null : claimsOf(before.booking);
      const now = claimsOf(row.booking);
      if (was?.seats === now.seats && was.until === now.until) return;
      if (was !== null) claims.remove(id, was);
      claims.add(id, offerId, now);
    },
  };
};

export type BookingTable = ReturnType<typeof bookingTable>;

const isLive = (booking: Booking, at: Instant): boolean => {
  const { until } = claimsOf(booking);
  return until === null || until > at;
};

const NO_SEATS: readonly Seats[] = [];

/** What a booking takes of any units at a moment. */
const seatsAt = (booking: Booking | undefined, at: Instant): readonly Seats[] =>
  booking !== undefined && isLive(booking, at) ? claimsOf(booking).seats : NO_SEATS;

/** The same of a unit. */
const ofUnit = (seats: readonly Seats[], unitId: number): Occupancy | undefined =>
  seats.length === 0 ? undefined : seats.find((each) => each.unitId === unitId);

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
  const left = without === null || staged.has(without) ? NO_SEATS : seatsAt(table.all.get(without)?.booking, at);
  for (const unitId of unitIds) {
    let taken = table.claims.taken(unitId, at);
    const own = ofUnit(left, unitId);
    if (own !== undefined) taken = minus(taken, own);
    if (staged.size > 0)
      for (const [id, { booking }] of staged) {
        taken = minus(taken, ofUnit(seatsAt(table.all.get(id)?.booking, at), unitId) ?? EMPTY);
        if (id !== without) taken = plus(taken, ofUnit(seatsAt(booking, at), unitId) ?? EMPTY);
      }
    if (!isEmpty(taken)) found.set(unitId, taken);
  }
  return found;
};
