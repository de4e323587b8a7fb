import { err, ok, type Result } from 'neverthrow';
import type { Booking, Owner } from '../../domain/booking/booking.ts';
import { countsBooker, factsOf } from '../../domain/booking/command-facts.ts';
import type { LifeCommand, Recorded } from '../../domain/booking/commands.ts';
import { beginsHold, holdsToEnd } from '../../domain/booking/draft/holds.ts';
import type { By } from '../../domain/by.ts';
import { dayOf, type Instant } from '../../domain/calendar.ts';
import type { Clock } from '../ports/clock.ts';
import type { LiveHold, Lock, Store, Transaction } from '../ports/store.ts';
import { type Caller, mayUse, type Visitor } from './caller.ts';
import { afterGrowth, movesByItself, moveUpWaiting, type Wider } from './cascades.ts';
import { type Circle, locksOf, NO_CIRCLE, ownCircle, union } from './circle.ts';
import { type Executed, type ExecutionDeps, type ExecutionFailure, execute } from './execute.ts';
import { notify } from './notify.ts';

/** What giving a command on a booking works with. */
export type GivingDeps = ExecutionDeps & {
  readonly store: Pick<Store, 'inTransaction' | 'bookings'>;
  readonly clock: Clock;
  /** Told after every commit that changed a booking: cached answers end, and a mail may go where one was written. */
  readonly committed: (what: { readonly mail: boolean }) => void;
};

export type CommandFailure = ExecutionFailure | { readonly kind: 'tooManyHolds' };

/** What else happens in the command's own transaction, before it (an account is made, say). */
export type Alongside<E> = {
  readonly before?: (transaction: Transaction) => Promise<Result<{ readonly accountId: string }, E>>;
  /** What is kept with it once it was accepted. */
  readonly after?: (transaction: Transaction) => Promise<void>;
  readonly locks?: readonly Lock[];
  /** Only shows what would be: everything is decided, and nothing is kept. */
  readonly rehearsal?: boolean;
};

/** A command, or what makes it of the booking as it is. */
export type Asked<C extends LifeCommand = LifeCommand> = C | ((seen: Booking) => C);

/** Who gives a command, and what is known of them. */
export type Giver = {
  readonly by: By;
  readonly may: (booking: Booking) => boolean;
  readonly owner: Owner;
  readonly bookerEmail: string | null;
  /** The customer's network address; null for the office and the shop itself, whom limits on holds do not concern. */
  readonly address: string | null;
  /** The moment at which it counts; null for now. */
  readonly at: Instant | null;
};

const ATTEMPTS = 5;
const WIDENINGS = 50;

/** The holds that this command would end, or a refusal where the address holds too many already (R8). */
const holdLimits = async (
  deps: GivingDeps,
  { address, owner }: Giver,
  booking: Booking,
  command: LifeCommand,
  at: Instant,
): Promise<Result<readonly LiveHold[], CommandFailure>> => {
  if (address === null) return ok([]);
  if (!beginsHold(booking, command, at)) return ok([]);
  const limits = deps.settings.of(booking.siteId)?.hold;
  if (limits === undefined) return ok([]);
  const { bookings } = deps.store;
  const [ofAddress, own] = await Promise.all([bookings.liveHoldsOfAddress(address, at), bookings.liveHolds(owner.visitorId, at)]);
  if (ofAddress >= limits.perAddress) return err({ kind: 'tooManyHolds' });
  const others = own.filter(({ bookingId }) => bookingId !== booking.id);
  return ok(holdsToEnd(others, booking.offerId, limits.perSession));
};

/** Trips behind the people of an order, read before its locks are taken and recorded with it (R20). */
const tripsFor = async (deps: GivingDeps, booking: Booking, command: LifeCommand, today: string, bookerEmail: string | null) => {
  if (!factsOf(command).countsTrips) return {};
  const emails = [bookerEmail ?? '', ...booking.choices.participants.map(({ person }) => person.email)].filter((email) => email !== '');
  return deps.store.bookings.endedTrips([...new Set(emails)], today);
};

type Again = Wider | { readonly kind: 'readAnew' };
type Rehearsed = { readonly kind: 'rehearsed'; readonly target: Executed };
const isRehearsed = (failure: unknown): failure is Rehearsed =>
  typeof failure === 'object' && failure !== null && 'kind' in failure && failure.kind === 'rehearsed';
const isAgain = (failure: unknown): failure is Again =>
  typeof failure === 'object' && failure !== null && 'kind' in failure && (failure.kind === 'readAnew' || failure.kind === 'wider');

type Done = { readonly target: Executed; readonly told: boolean };

/** The members of the command's group, whose bookings may be repriced with it. */
const membersFor = async (store: GivingDeps['store'], circle: Circle): Promise<Circle> => {
  const members = await Promise.all([...circle.groups].map((code) => store.bookings.membersOf(code)));
  return members.length === 0 ? circle : union(circle, { bookings: new Set(members.flat()) });
};

/** A command together with what it sets off, inside its transaction: sign-ups before it and after it, its group's members, the news. */
const giveInside = async <E>(
  deps: GivingDeps,
  transaction: Transaction,
  given: { readonly recorded: Recorded; readonly seen: Booking; readonly ended: readonly LiveHold[]; readonly address: string | null },
  circle: Circle,
  { before, after }: Alongside<E>,
): Promise<Result<Done, CommandFailure | E | Again>> => {
  const { recorded, seen, ended, address } = given;
  const { at, bookingId } = recorded;
  const units = [...circle.units];
  const listMoves = units.length > 0 && movesByItself(deps, seen, at);
  const { same, awaited } = await transaction.bookings.glance(seen, listMoves ? units : []);
  if (!same && (await transaction.bookings.get(bookingId))?.version !== seen.version) return err({ kind: 'readAnew' });
  // Who waited longer has the places that came free first; the office names whom it moves.
  const moveUp = (except: string) => moveUpWaiting(deps)(transaction, seen, units, at, circle, except);
  const first = awaited && recorded.command.type !== 'moveUp' ? await moveUp(bookingId) : ok([]);
  if (first.isErr()) return err(first.error);
  const account = await before?.(transaction);
  if (account?.isErr() === true) return err(account.error);
  const base: Recorded = { ...recorded, command: { type: 'releaseHold' }, expectedVersion: null, trips: {} };
  for (const hold of ended) await execute(deps)(transaction, { ...base, bookingId: hold.bookingId }, null);
  const accountId = account?.isOk() === true ? account.value.accountId : recorded.owner.accountId;
  const executed = await execute(deps)(transaction, { ...recorded, owner: { ...recorded.owner, accountId } }, address);
  if (executed.isErr()) return err(executed.error);
  await after?.(transaction);
  const members = await afterGrowth(deps)(transaction, executed.value, circle);
  if (members.isErr()) return err(members.error);
  // A new sign-up is tried at once as well (R9).
  const signedUp = listMoves && executed.value.booking.status === 'reserveList';
  const last = awaited || signedUp ? await moveUp('') : ok([]);
  if (last.isErr()) return err(last.error);
  const told = await notify(transaction, [...first.value, executed.value, ...members.value, ...last.value], deps.settings);
  const target = last.value.findLast(({ booking }) => booking.id === bookingId) ?? executed.value;
  // Who moved up last took places that were free when this command was decided.
  const taken = last.value.length === 0 ? executed.value.taken : null;
  return ok({ target: { ...target, taken }, told: told || before !== undefined });
};

/**
 * Gives one command on a booking: reads what the decision needs outside the locks, takes the locks in order, decides, keeps and
 * journals it in one transaction, with everything that it sets off for others. A booking that changed between the reading and the
 * locks is read anew; where others are reached whose locks are not held, it is given anew with theirs.
 */
export const giveAs =
  (deps: GivingDeps) =>
  async <E = never>(
    giver: Giver,
    bookingId: string,
    asked: Asked,
    expectedVersion: number | null,
    alongside: Alongside<E> = {},
  ): Promise<Result<Executed, CommandFailure | E>> => {
    let wider = NO_CIRCLE;
    for (let [attempt, widenings] = [1, 0]; ; ) {
      const seen = await deps.store.bookings.get(bookingId);
      if (seen === null || !giver.may(seen)) return err({ kind: 'unknownBooking' });
      const command = typeof asked === 'function' ? asked(seen) : asked;
      const at = giver.at ?? deps.clock.now();
      const ended = await holdLimits(deps, giver, seen, command, at);
      if (ended.isErr()) return err(ended.error);
      const { by, owner, address } = giver;
      const bookerEmail = countsBooker(command) ? giver.bookerEmail : null;
      const trips = await tripsFor(deps, seen, command, dayOf(at), bookerEmail);
      const recorded: Recorded = { bookingId, command, by, owner, at, expectedVersion, bookerEmail, trips };
      const own = ownCircle(seen, recorded, ended.value);
      const circle = union(await membersFor(deps.store, own), wider);
      const locks = locksOf(circle, alongside.locks ?? []);
      const given = { recorded, seen, ended: ended.value, address };
      const result = await deps.store.inTransaction<Done, CommandFailure | E | Again | Rehearsed>(locks, async (transaction) => {
        const done = await giveInside(deps, transaction, given, circle, alongside);
        return done.isOk() && alongside.rehearsal === true ? err({ kind: 'rehearsed', target: done.value.target }) : done;
      });
      if (result.isOk()) {
        deps.committed({ mail: result.value.told });
        return ok(result.value.target);
      }
      const failure = result.error;
      if (isRehearsed(failure)) return ok(failure.target);
      if (!isAgain(failure)) return err(failure);
      if (failure.kind === 'wider') {
        wider = union(wider, failure.more);
        widenings += 1;
      } else attempt += 1;
      if (attempt > ATTEMPTS || widenings > WIDENINGS) return err({ kind: 'stale', version: seen.version });
    }
  };

/** A customer as the giver of a command on a booking of their own (R44, R45). */
export const customer = (caller: Visitor): Giver => ({
  by: { kind: 'customer' },
  may: (booking) => mayUse(caller, booking),
  owner: { visitorId: caller.visitorId, accountId: caller.account?.id ?? null },
  bookerEmail: caller.account?.email ?? null,
  address: caller.address,
  at: null,
});

const NOBODY_HERE: Owner = { visitorId: '', accountId: null };

/** Somebody of the office, by name, who may reach every booking. */
export const office = (name: string): Giver => ({
  by: { kind: 'office', name },
  may: () => true,
  owner: NOBODY_HERE,
  bookerEmail: null,
  address: null,
  at: null,
});

/** The shop itself as time goes by; what it does counts from the moment at which it was due. */
export const time = (at: Instant): Giver => ({ ...office(''), by: { kind: 'system' }, at });

/** Gives a command of a customer on a booking of their own. */
export const giveCommand =
  (deps: GivingDeps) =>
  <E = never>(
    caller: Caller,
    bookingId: string,
    asked: Asked,
    expectedVersion: number | null,
    alongside: Alongside<E> = {},
  ): Promise<Result<Executed, CommandFailure | E>> =>
    giveAs(deps)<E>(customer(caller), bookingId, asked, expectedVersion, alongside);
