import { err, ok, type Result } from 'neverthrow';
import { type Booking, holds } from '../../domain/booking/booking.ts';
import type { BookingCommand, DraftCommand, Recorded } from '../../domain/booking/commands.ts';
import { dayOf, type Instant } from '../../domain/calendar.ts';
import type { Catalogue } from '../ports/catalogue.ts';
import type { Clock } from '../ports/clock.ts';
import type { Ids } from '../ports/ids.ts';
import type { Settings } from '../ports/settings.ts';
import type { LiveHold, Lock, Store, Transaction } from '../ports/store.ts';
import { type Caller, mayUse } from './caller.ts';
import { type Executed, type ExecutionFailure, execute, unitsTouched } from './execute.ts';

export type CommandDeps = {
  readonly store: Store;
  readonly catalogue: Catalogue;
  readonly settings: Settings;
  readonly clock: Clock;
  readonly ids: Ids;
  /** Told after every commit that changed a booking: cached answers end, and a mail may go where one was written. */
  readonly committed: (what: { readonly mail: boolean }) => void;
};

export type CommandFailure = ExecutionFailure | { readonly kind: 'tooManyHolds' };

/** What else happens in the command's own transaction, before it (an account) or after it (mails). */
export type Alongside<E> = {
  readonly before?: (transaction: Transaction) => Promise<Result<{ readonly accountId: string }, E>>;
  readonly after?: (transaction: Transaction, executed: Executed) => Promise<void>;
  readonly locks?: readonly Lock[];
};

const HOLDING: readonly BookingCommand['type'][] = ['chooseBerths', 'chooseTrip', 'chooseInsurance', 'chooseExtras', 'nameParticipants'];
const ATTEMPTS = 5;

/** Which other holds of the browser a new one ends: those on the same offer, and the oldest where there would be a fourth (R8). */
const holdsToEnd = (others: readonly LiveHold[], offerId: number, perSession: number): readonly LiveHold[] => {
  const sameOffer = others.filter((hold) => hold.offerId === offerId);
  const rest = others.filter((hold) => hold.offerId !== offerId);
  return [...sameOffer, ...rest.slice(0, Math.max(0, rest.length - (perSession - 1)))];
};

const locksFor = (recorded: Recorded, booking: Booking, ended: readonly LiveHold[], more: readonly Lock[]): readonly Lock[] => [
  ...more,
  ...[recorded.bookingId, ...ended.map(({ bookingId }) => bookingId)].map((id): Lock => ({ kind: 'booking', id })),
  ...[...unitsTouched(booking, recorded), ...ended.flatMap(({ unitIds }) => unitIds)].map((id): Lock => ({ kind: 'unit', id: String(id) })),
];

/** The holds that this command would end, or a refusal where the address holds too many already (R8). */
const holdLimits = async (
  deps: CommandDeps,
  caller: Caller,
  booking: Booking,
  type: BookingCommand['type'],
  at: Instant,
): Promise<Result<readonly LiveHold[], CommandFailure>> => {
  const startsHold =
    HOLDING.includes(type) && booking.status === 'draft' && !holds(booking.hold, at) && (booking.reached >= 2 || type === 'chooseBerths');
  if (!startsHold) return ok([]);
  const limits = deps.settings.of(booking.siteId)?.hold;
  if (limits === undefined) return ok([]);
  if ((await deps.store.bookings.liveHoldsOfAddress(caller.address, at)) >= limits.perAddress) return err({ kind: 'tooManyHolds' });
  const others = (await deps.store.bookings.liveHolds(caller.visitorId, at)).filter(({ bookingId }) => bookingId !== booking.id);
  return ok(holdsToEnd(others, booking.offerId, limits.perSession));
};

/** Trips behind the people of an order, read before its locks are taken and recorded with it (R20). */
const tripsFor = async (deps: CommandDeps, booking: Booking, command: DraftCommand, today: string, bookerEmail: string | null) => {
  if (command.type !== 'confirm') return {};
  const emails = [bookerEmail ?? '', ...booking.choices.participants.map(({ person }) => person.email)].filter((email) => email !== '');
  return deps.store.bookings.endedTrips([...new Set(emails)], today);
};

/**
 * Gives one command on the caller's booking: reads what the decision needs outside the locks, takes the locks in order, decides,
 * keeps and journals it in one transaction. A booking that changed between the reading and the locks is read anew.
 */
export const giveCommand =
  (deps: CommandDeps) =>
  async <E = never>(
    caller: Caller,
    bookingId: string,
    command: DraftCommand,
    expectedVersion: number | null,
    alongside: Alongside<E> = {},
  ): Promise<Result<Executed, CommandFailure | E>> => {
    const run = execute(deps);
    for (let attempt = 1; ; attempt += 1) {
      const seen = await deps.store.bookings.get(bookingId);
      if (seen === null || !mayUse(caller, seen)) return err({ kind: 'unknownBooking' });
      const at = deps.clock.now();
      const ended = await holdLimits(deps, caller, seen, command.type, at);
      if (ended.isErr()) return err(ended.error);
      const bookerEmail = caller.account?.email ?? null;
      const base = { at, bookerEmail, owner: { visitorId: caller.visitorId, accountId: caller.account?.id ?? null } };
      const trips = await tripsFor(deps, seen, command, dayOf(at), bookerEmail);
      const recorded: Recorded = { ...base, bookingId, command, expectedVersion, trips };
      const locks = locksFor(recorded, seen, ended.value, alongside.locks ?? []);
      const result = await deps.store.inTransaction<Executed, CommandFailure | E | { readonly kind: 'readAnew' }>(
        locks,
        async (transaction) => {
          const now = await transaction.bookings.get(bookingId);
          if (now?.version !== seen.version) return err({ kind: 'readAnew' });
          const account = await alongside.before?.(transaction);
          if (account?.isErr() === true) return err(account.error);
          for (const { bookingId: other } of ended.value)
            await run(transaction, { ...base, bookingId: other, command: { type: 'releaseHold' }, expectedVersion: null, trips: {} }, null);
          const accountId = account?.isOk() === true ? account.value.accountId : base.owner.accountId;
          const executed = await run(transaction, { ...recorded, owner: { ...base.owner, accountId } }, caller.address);
          if (executed.isOk()) await alongside.after?.(transaction, executed.value);
          return executed;
        },
      );
      if (result.isOk()) {
        deps.committed({ mail: alongside.before !== undefined || alongside.after !== undefined });
        return ok(result.value);
      }
      const failure = result.error;
      if (!isReadAnew(failure)) return err(failure);
      if (attempt === ATTEMPTS) return err({ kind: 'stale', version: seen.version });
    }
  };

const isReadAnew = (failure: unknown): failure is { readonly kind: 'readAnew' } =>
  typeof failure === 'object' && failure !== null && 'kind' in failure && failure.kind === 'readAnew';
