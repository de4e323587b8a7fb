import type { OccupancyByUnit } from '../../../application/ports/store.ts';
import { type Booking, placeClaimsOf } from '../../../domain/booking/booking.ts';
import { ambassadorCommissionEarned } from '../../../domain/booking/placed/dues.ts';
import type { Instant } from '../../../domain/calendar.ts';
import { type Money, sum } from '../../../domain/money.ts';
import type { PlacesInUnit } from '../../../domain/seats/claim.ts';
import type { Occupancy } from '../../../domain/seats/occupancy.ts';
import { createPlaceClaimTable, subtractOccupancy } from './claims.ts';

const NO_IDS: ReadonlySet<string> = new Set();
const keysOfValue = (key: string | undefined): readonly string[] =>
  key === undefined ? [] : [key];

const KEYS = {
  waits: (booking) =>
    booking.status === 'reserveList' ? booking.seats.map(({ unitId }) => String(unitId)) : [],
  group: (booking) => keysOfValue(booking.group?.code),
  ambassador: (booking) => keysOfValue(booking.ambassador?.name),
  voucher: (booking) => booking.vouchers.map(({ code }) => code),
} satisfies Record<string, (booking: Booking) => readonly string[]>;

/** Returns true if all index keys of the booking are the same. Then no index needs an update. */
const hasSameKeys = (before: Booking, after: Booking): boolean =>
  before.status === after.status &&
  before.group === after.group &&
  before.ambassador === after.ambassador &&
  before.vouchers === after.vouchers &&
  (before.status !== 'reserveList' || before.seats === after.seats);

/**
 * Returns what a booking adds to the number of bookings on an offer. 0 if the booking does not
 * exist, is on another offer, or was removed; otherwise 1.
 */
const countForOffer = (booking: Booking | undefined, offerId: number): number =>
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
  const all = new Map<string, Booking>();
  const claims = createPlaceClaimTable();
  /** An index is built when it is first used, because a replay needs only a few of them. */
  const indexes = new Map<IndexName, Index>();
  const counts = new Map<number, number>();
  /**
   * Ids of finished bookings that are still in memory, by offer. A finished booking in a group
   * stays until all bookings of the group are finished. A finished sign-up stays until its offer is
   * finished, and so does a finished draft with a hold.
   */
  const over: Index = new Map();
  /** Commission of finished bookings that left the memory: in grosze, by ambassador code. */
  const earned = new Map<string, Money>();
  const indexBy = (name: IndexName): Index => {
    const existing = indexes.get(name);
    if (existing !== undefined) return existing;
    const index: Index = new Map();
    for (const [id, booking] of all) addTo(index, KEYS[name](booking), id);
    indexes.set(name, index);
    return index;
  };
  const takeOut = (id: string): void => {
    const booking = all.get(id);
    if (booking === undefined) return;
    const { ambassador } = booking;
    if (ambassador !== null)
      earned.set(
        ambassador.name,
        (earned.get(ambassador.name) ?? 0) + ambassadorCommissionEarned(booking),
      );
    for (const [name, index] of indexes) takeFrom(index, KEYS[name](booking), id);
    all.delete(id);
    takeFrom(over, [String(booking.offerId)], id);
  };
  const isAwaited = (id: string): boolean => {
    const booking = all.get(id);
    return (
      booking?.status === 'reserveList' || (booking?.status === 'draft' && booking.hold !== null)
    );
  };
  const under = (name: IndexName, key: string): readonly Booking[] =>
    [...(indexBy(name).get(key) ?? NO_IDS)].flatMap((id) => all.get(id) ?? []);
  return {
    all,
    claims,
    under,
    offers: (): number => counts.size,
    countOf: (offerId: number): number => counts.get(offerId) ?? 0,
    earned: (name: string): Money =>
      (earned.get(name) ?? 0) + sum(under('ambassador', name).map(ambassadorCommissionEarned)),
    /** Drops a booking after its last journal line. Its places stay taken. */
    forget: (id: string): void => {
      const booking = all.get(id);
      if (booking === undefined) return;
      const offer = String(booking.offerId);
      addTo(over, [offer], id);
      const together =
        booking.group === null ? [id] : [...(indexBy('group').get(booking.group.code) ?? NO_IDS)];
      // All bookings of a group are on one offer. Drop them together, when all are finished.
      const ofOffer = over.get(offer);
      if (together.every((other) => ofOffer?.has(other)))
        for (const other of together) if (!isAwaited(other)) takeOut(other);
    },
    forgetOffer: (offerId: number): void => {
      for (const id of over.get(String(offerId)) ?? NO_IDS) takeOut(id);
      claims.forgetOffer(offerId);
      counts.delete(offerId);
    },
    set: (booking: Booking): void => {
      const { id, offerId } = booking;
      const before = all.get(id);
      all.set(id, booking);
      const more = countForOffer(booking, offerId) - countForOffer(before, offerId);
      if (more !== 0) counts.set(offerId, (counts.get(offerId) ?? 0) + more);
      if (before === undefined || !hasSameKeys(before, booking))
        for (const [name, index] of indexes) {
          if (before !== undefined) takeFrom(index, KEYS[name](before), id);
          addTo(index, KEYS[name](booking), id);
        }
      const earlier = before === undefined ? null : placeClaimsOf(before);
      const current = placeClaimsOf(booking);
      if (earlier?.seats === current.seats && earlier.until === current.until) return;
      if (earlier !== null) claims.remove(id, earlier);
      claims.add(id, offerId, current);
    },
  };
};

export type BookingTable = ReturnType<typeof bookingTable>;

const isLive = (booking: Booking, at: Instant): boolean => {
  const { until } = placeClaimsOf(booking);
  return until === null || until > at;
};

const NO_SEATS: readonly PlacesInUnit[] = [];

const seatsAt = (booking: Booking | undefined, at: Instant): readonly PlacesInUnit[] =>
  booking !== undefined && isLive(booking, at) ? placeClaimsOf(booking).seats : NO_SEATS;

const seatsOfUnit = (seats: readonly PlacesInUnit[], unitId: number): Occupancy | undefined =>
  seats.length === 0 ? undefined : seats.find((each) => each.unitId === unitId);

const isEmpty = ({ wholes, pairs, singles }: Occupancy): boolean =>
  wholes === 0 && pairs === 0 && singles === 0;

export const occupancyOfUnits = (
  table: BookingTable,
  unitIds: readonly number[],
  at: Instant,
  exceptBookingId: string | null,
): OccupancyByUnit => {
  const found = new Map<number, Occupancy>();
  const excluded =
    exceptBookingId === null ? NO_SEATS : seatsAt(table.all.get(exceptBookingId), at);
  for (const unitId of unitIds) {
    let occupancy = table.claims.taken(unitId, at);
    const excludedSeats = seatsOfUnit(excluded, unitId);
    if (excludedSeats !== undefined) occupancy = subtractOccupancy(occupancy, excludedSeats);
    if (!isEmpty(occupancy)) found.set(unitId, occupancy);
  }
  return found;
};
