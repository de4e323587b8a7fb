import type { LiveHold, OccupancyByUnit, ReadBookings } from '../../../application/ports/store.ts';
import { type Booking, claimsOf, holds } from '../../../domain/booking/booking.ts';
import type { Day, Instant } from '../../../domain/calendar.ts';
import { EMPTY, type Occupancy, plus } from '../../../domain/seats/occupancy.ts';
import { claimTable, minus } from './claims.ts';

/** A booking as it was saved, with what it is searched by. */
export type Kept = { readonly booking: Booking; readonly endsOn: Day; readonly address: string | null };
type Index = Map<string, Set<string>>;

const put = (index: Index, key: string | null, id: string): void => {
  if (key === null) return;
  const ids = index.get(key);
  if (ids === undefined) index.set(key, new Set([id]));
  else ids.add(id);
};

const NO_EMAILS: readonly string[] = [];
const emailsOf = ({ status, choices }: Booking): readonly string[] =>
  status === 'confirmed' ? choices.participants.map(({ person }) => person.email).filter((email) => email !== '') : NO_EMAILS;

/** The network address of a draft that holds places. */
const holdingAddress = ({ booking, address }: Kept): string | null =>
  booking.status === 'draft' && booking.hold !== null ? address : null;

/** All bookings with the indexes by which they are looked for. */
export const bookingTable = () => {
  const all = new Map<string, Kept>();
  const claims = claimTable();
  const indexes = { visitor: new Map(), account: new Map(), address: new Map(), email: new Map() } satisfies Record<string, Index>;
  const move = (index: Index, from: string | null, to: string | null, id: string): void => {
    if (from === to) return;
    if (from !== null) index.get(from)?.delete(id);
    put(index, to, id);
  };
  const of = (index: Index, key: string): readonly Kept[] => [...(index.get(key) ?? [])].flatMap((id) => all.get(id) ?? []);
  return {
    all,
    claims,
    ofVisitor: (visitorId: string) => of(indexes.visitor, visitorId),
    ofAccount: (accountId: string) => of(indexes.account, accountId),
    ofAddress: (address: string) => of(indexes.address, address),
    ofEmail: (email: string) => of(indexes.email, email),
    set: (kept: Kept): void => {
      const { id, owner } = kept.booking;
      const before = all.get(id);
      const owned = before?.booking.owner;
      move(indexes.visitor, owned?.visitorId ?? null, owner.visitorId, id);
      move(indexes.account, owned?.accountId ?? null, owner.accountId, id);
      move(indexes.address, before === undefined ? null : holdingAddress(before), holdingAddress(kept), id);
      if (before !== undefined) {
        claims.remove(id, claimsOf(before.booking));
        for (const email of emailsOf(before.booking)) indexes.email.get(email)?.delete(id);
      }
      claims.add(id, claimsOf(kept.booking));
      for (const email of emailsOf(kept.booking)) put(indexes.email, email, id);
      all.set(id, kept);
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
  staged: ReadonlyMap<string, Kept>,
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

const liveHold = ({ booking }: Kept, at: Instant): readonly LiveHold[] => {
  if (booking.status !== 'draft' || !holds(booking.hold, at) || booking.seats.length === 0) return [];
  const unitIds = booking.seats.map(({ unitId }) => unitId).sort((a, b) => a - b);
  return [{ bookingId: booking.id, offerId: booking.offerId, beganAt: booking.hold.beganAt, unitIds }];
};

const byText = (a: string, b: string): number => (a < b ? -1 : 1);

/** Reads of bookings as they stand; see the port. */
export const readBookings = (table: BookingTable, pastTrips: (email: string, today: Day) => number): ReadBookings => ({
  get: async (id) => table.all.get(id)?.booking ?? null,
  ofAccount: async (accountId) =>
    table
      .ofAccount(accountId)
      .map(({ booking }) => booking)
      .sort((a, b) => b.createdAt - a.createdAt || byText(a.id, b.id)),
  liveHolds: async (visitorId, at) =>
    table
      .ofVisitor(visitorId)
      .flatMap((kept) => liveHold(kept, at))
      .sort((a, b) => a.beganAt - b.beganAt || byText(a.bookingId, b.bookingId)),
  liveHoldsOfAddress: async (address, at) => table.ofAddress(address).flatMap((kept) => liveHold(kept, at)).length,
  taken: async (unitIds, at, without) => takenOf(table, new Map(), unitIds, at, without),
  takenOfAll: async (at) => {
    const units = table.claims.units();
    const lapses = units.flatMap((unitId) => table.claims.nextLapse(unitId, at) ?? []);
    return { taken: takenOf(table, new Map(), units, at, null), nextLapse: lapses.length === 0 ? null : Math.min(...lapses) };
  },
  endedTrips: async (emails, today) => {
    const trips: Record<string, number> = {};
    for (const email of new Set(emails)) {
      const count = table.ofEmail(email).filter(({ endsOn }) => endsOn < today).length + pastTrips(email, today);
      if (count > 0) trips[email] = count;
    }
    return trips;
  },
});
