import { err, ok, type Result } from 'neverthrow';
import type { Booking } from '../../domain/booking/booking.ts';
import type { LifeCommand } from '../../domain/booking/commands.ts';
import { beginsHold, holdsToEnd } from '../../domain/booking/draft/holds.ts';
import { type Instant, MINUTE } from '../../domain/calendar.ts';
import type { Settings } from '../ports/settings.ts';
import type { LiveHold, Lock, ReadBookings } from '../ports/store.ts';
import type { Giver } from './giver.ts';

export type HoldLimitDeps = {
  readonly bookings: Pick<ReadBookings, 'liveHolds' | 'liveHoldsOfAddress'>;
  readonly settings: Pick<Settings, 'of'>;
};

/** A lapsing hold makes room for another one, at the latest after so many milliseconds (R8). */
export type TooManyHolds = { readonly kind: 'tooManyHolds'; readonly retryAfter: Instant };

/** What keeps the holds of a browser and of its address still while a command of a type begins one; none where it begins none (R8). */
export const holdLocks = ({ address, owner }: Giver, booking: Booking, type: LifeCommand['type'], at: Instant): readonly Lock[] =>
  address === null || !beginsHold(booking, type, at)
    ? []
    : [
        { kind: 'limit', id: `holdsOfSession ${owner.visitorId}` },
        { kind: 'limit', id: `holdsOfAddress ${address}` },
      ];

/** Whether two readings of the holds to end name the same ones. */
export const sameHolds = (some: readonly LiveHold[], others: readonly LiveHold[]): boolean =>
  some.length === others.length && some.every(({ bookingId }, index) => others[index]?.bookingId === bookingId);

/** The other holds of the browser that a command of a type would end, or a refusal where the address holds too many already (R8). */
export const endedHolds = async (
  { bookings, settings }: HoldLimitDeps,
  { address, owner }: Giver,
  booking: Booking,
  type: LifeCommand['type'],
  at: Instant,
): Promise<Result<readonly LiveHold[], TooManyHolds>> => {
  if (address === null || !beginsHold(booking, type, at)) return ok([]);
  const limits = settings.of(booking.siteId)?.hold;
  if (limits === undefined) return ok([]);
  const [ofAddress, own] = await Promise.all([bookings.liveHoldsOfAddress(address, at), bookings.liveHolds(owner.visitorId, at)]);
  if (ofAddress >= limits.perAddress) return err({ kind: 'tooManyHolds', retryAfter: limits.minutes * MINUTE });
  const others = own.filter(({ bookingId }) => bookingId !== booking.id);
  return ok(holdsToEnd(others, booking.offerId, limits.perSession));
};
