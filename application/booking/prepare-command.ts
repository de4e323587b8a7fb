import { err, ok, type Result } from 'neverthrow';
import type { Booking } from '../../domain/booking/booking.ts';
import { commandFacts } from '../../domain/booking/command-facts.ts';
import type { LifeCommand, RecordedCommand } from '../../domain/booking/commands.ts';
import { canBeginHold, holdsToEnd } from '../../domain/booking/draft/holds.ts';
import { dataToLockAndLoad, type TouchedData } from '../../domain/booking/touched.ts';
import { type Day, dayOf, type Instant, MINUTE } from '../../domain/calendar.ts';
import type { TripsByEmail } from '../../domain/loyalty/loyalty.ts';
import type { PortDeps } from '../ports/ports.ts';
import type { BookingReader, LiveHold, Lock, Store } from '../ports/store.ts';
import type { Actor } from './actor.ts';
import type { WorldDeps } from './context.ts';
import type { ExecutionFailure } from './plan-command.ts';

type HoldLimitDeps = PortDeps<{ settings: 'of' }> & {
  readonly bookings: Pick<BookingReader, 'liveHolds' | 'liveHoldsOfAddress'>;
};

/**
 * Too many holds are active for the caller's network address. At the latest after `retryAfter`
 * milliseconds, one of them has ended (R8).
 */
type TooManyHolds = { readonly kind: 'tooManyHolds'; readonly retryAfter: Instant };

/** Returns the locks of a new hold: the counters of its session and its network address (R8). */
const holdLocks = (
  { address, owner }: Actor,
  booking: Booking,
  type: LifeCommand['type'],
  at: Instant,
): readonly Lock[] =>
  address === null || !canBeginHold(booking, type, at)
    ? []
    : [
        { kind: 'limit', id: `holdsOfSession ${owner.visitorId}` },
        { kind: 'limit', id: `holdsOfAddress ${address}` },
      ];

export const areSameHolds = (some: readonly LiveHold[], other: readonly LiveHold[]): boolean =>
  some.length === other.length &&
  some.every(({ bookingId }, index) => other[index]?.bookingId === bookingId);

/** Returns the holds that end if the command gives its draft a new hold (R8.3, R8.4). */
export const findHoldsToEnd = async (
  { bookings, settings }: HoldLimitDeps,
  { address, owner }: Actor,
  booking: Booking,
  type: LifeCommand['type'],
  at: Instant,
): Promise<readonly LiveHold[]> => {
  if (address === null || !canBeginHold(booking, type, at)) return [];
  const limits = settings.of(booking.siteId)?.hold;
  if (limits === undefined) return [];
  const ofSession = await bookings.liveHolds(owner.visitorId, at);
  const otherHolds = ofSession.filter(({ bookingId }) => bookingId !== booking.id);
  return holdsToEnd(otherHolds, booking.offerId, limits.perSession);
};

/**
 * Returns a failure if the network address has more holds than it can have. The count includes the
 * new hold, but not the holds that the new one has ended (R8.5, R8.18).
 */
export const checkHoldsOfAddress = async (
  { bookings, settings }: HoldLimitDeps,
  address: string | null,
  { siteId }: Booking,
  at: Instant,
): Promise<Result<null, TooManyHolds>> => {
  const limits = settings.of(siteId)?.hold;
  if (address === null || limits === undefined) return ok(null);
  return (await bookings.liveHoldsOfAddress(address, at)) > limits.perAddress
    ? err({ kind: 'tooManyHolds', retryAfter: limits.minutes * MINUTE })
    : ok(null);
};

export type CommandFailure = ExecutionFailure | TooManyHolds;

export type PreparedCommand = {
  readonly seen: Booking;
  readonly recorded: RecordedCommand & { readonly command: LifeCommand };
  readonly touched: TouchedData;
  /** The holds of the session's other drafts that end if this command begins a hold. */
  readonly ended: readonly LiveHold[];
  /** False if an earlier attempt began no hold. The command then ends no other hold (R8.18). */
  readonly expectsHold: boolean;
  readonly limits: readonly Lock[];
};

export type PreparationDeps = WorldDeps & PortDeps<{ store: 'bookings'; clock: true }>;

/** Counts the past trips of each e-mail address, for the loyalty rebate (R20). */
const countTrips = (
  { bookings }: Pick<Store, 'bookings'>,
  { choices }: Booking,
  bookerEmail: string | null,
  today: Day,
): Promise<TripsByEmail> => {
  const emails = [bookerEmail ?? '', ...choices.participants.map(({ person }) => person.email)];
  return bookings.endedTrips([...new Set(emails.filter((email) => email !== ''))], today);
};

/** Returns the booking; null if it does not exist or the caller is not allowed to use it (R45). */
const authorize = async (
  { bookings }: Pick<Store, 'bookings'>,
  actor: Actor,
  bookingId: string,
  seenBooking: Booking | undefined,
): Promise<Booking | null> => {
  const booking = seenBooking ?? (await bookings.get(bookingId));
  return booking !== null && actor.may(booking) ? booking : null;
};

/**
 * Prepares a command before any lock: authorizes it, finds the holds that it can end, reads what
 * the journal needs.
 */
export const prepareCommand = async (
  deps: PreparationDeps,
  actor: Actor,
  bookingId: string,
  command: LifeCommand,
  expectedVersion: number | null,
  seenBooking: Booking | undefined,
  expectsHold: boolean,
): Promise<Result<PreparedCommand, CommandFailure>> => {
  const { store, settings } = deps;
  const seen = await authorize(store, actor, bookingId, seenBooking);
  if (seen === null) return err({ kind: 'unknownBooking' });
  const { by, owner } = actor;
  const { type } = command;
  const at = actor.at ?? deps.clock.now();
  const holds = { bookings: store.bookings, settings };
  const ended = expectsHold ? await findHoldsToEnd(holds, actor, seen, type, at) : [];
  const { countsBooker, countsTrips } = commandFacts(type);
  const bookerEmail = countsBooker ? actor.bookerEmail : null;
  const trips = countsTrips ? await countTrips(store, seen, bookerEmail, dayOf(at)) : {};
  return ok({
    seen,
    recorded: { bookingId, command, by, owner, at, expectedVersion, bookerEmail, trips },
    touched: dataToLockAndLoad(seen, command),
    ended,
    expectsHold,
    limits: holdLocks(actor, seen, type, at),
  });
};
