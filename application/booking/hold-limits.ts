import { err, ok, type Result } from 'neverthrow';
import type { Booking } from '../../domain/booking/booking.ts';
import type { LifeCommand } from '../../domain/booking/commands.ts';
import { beginsHold, holdsToEnd } from '../../domain/booking/draft/holds.ts';
import { type Instant, MINUTE } from '../../domain/calendar.ts';
import type { Settings } from '../ports/settings.ts';
import type { LiveHold, Lock, ReadBookings } from '../ports/store.ts';
import type { Actor } from './actor.ts';

export type HoldLimitDeps = {
  readonly bookings: Pick<ReadBookings, 'liveHolds' | 'liveHoldsOfAddress'>;
  readonly settings: Pick<Settings, 'of'>;
};

/** The session or address has too many holds. One expires in at most `retryAfter` ms (R8). */
export type TooManyHolds = { readonly kind: 'tooManyHolds'; readonly retryAfter: Instant };

/** A command that begins a hold locks the counts of holds of its session and address (R8). */
export const holdLocks = (
  { address, owner }: Actor,
  booking: Booking,
  type: LifeCommand['type'],
  at: Instant,
): readonly Lock[] =>
  address === null || !beginsHold(booking, type, at)
    ? []
    : [
        { kind: 'limit', id: `holdsOfSession ${owner.visitorId}` },
        { kind: 'limit', id: `holdsOfAddress ${address}` },
      ];

export const areSameHolds = (some: readonly LiveHold[], other: readonly LiveHold[]): boolean =>
  some.length === other.length &&
  some.every(({ bookingId }, index) => other[index]?.bookingId === bookingId);

/** Returns the holds that a new hold replaces, or refuses if the address has too many (R8). */
export const findHoldsToEnd = async (
  { bookings, settings }: HoldLimitDeps,
  { address, owner }: Actor,
  booking: Booking,
  type: LifeCommand['type'],
  at: Instant,
): Promise<Result<readonly LiveHold[], TooManyHolds>> => {
  if (address === null || !beginsHold(booking, type, at)) return ok([]);
  const limits = settings.of(booking.siteId)?.hold;
  if (limits === undefined) return ok([]);
  const [ofAddress, ofSession] = await Promise.all([
    bookings.liveHoldsOfAddress(address, at),
    bookings.liveHolds(owner.visitorId, at),
  ]);
  if (ofAddress >= limits.perAddress)
    return err({ kind: 'tooManyHolds', retryAfter: limits.minutes * MINUTE });
  const otherHolds = ofSession.filter(({ bookingId }) => bookingId !== booking.id);
  return ok(holdsToEnd(otherHolds, booking.offerId, limits.perSession));
};
