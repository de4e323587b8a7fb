import { err, ok, type Result } from 'neverthrow';
import type { Booking } from '../../domain/booking/booking.ts';
import type { CreateDraft, LifeCommand, Recorded } from '../../domain/booking/commands.ts';
import {
  beginDraft,
  type Decided,
  type DecisionContext,
  decide,
} from '../../domain/booking/decide.ts';
import type { Decision } from '../../domain/booking/decision.ts';
import type { Refusal } from '../../domain/booking/refusal.ts';
import { nextScheduledEvent } from '../../domain/booking/scheduled-events.ts';
import { touchedBy } from '../../domain/booking/touched.ts';
import type { Instant } from '../../domain/calendar.ts';
import type { Offer } from '../../domain/catalogue/offer.ts';
import { forgetTyped } from '../journal/forget-typed.ts';
import type { Outcome } from '../ports/journal.ts';
import { isComing, type Soon } from '../ports/soon.ts';
import type { OccupancyByUnit, Transaction, WaitingParty } from '../ports/store.ts';
import {
  asksNothing,
  contextOf,
  type KnownContext,
  readContext,
  type WorldDeps,
  worldOf,
} from './context.ts';
import { effectsOf } from './effects.ts';
import { mailsOf } from './notify.ts';
import { outcomeOf } from './outcome.ts';

/** Why a command came to nothing besides the domain's own refusals. */
export type ExecutionFailure =
  | Refusal
  | { readonly kind: 'unknownOffer' }
  | { readonly kind: 'unknownBooking' };

export type Executed = {
  readonly booking: Booking;
  readonly before: Booking | null;
  readonly recorded: Recorded;
  readonly offer: Offer;
  readonly n: number;
  /** As it stands in the journal. */
  readonly outcome: Outcome;
  /** What others take of the offer's units, where it was read for the decision. */
  readonly taken: OccupancyByUnit | null;
};

const isCreation = (recorded: Recorded): recorded is Recorded & { readonly command: CreateDraft } =>
  recorded.command.type === 'createDraft';
const isOnBooking = (
  recorded: Recorded,
): recorded is Recorded & { readonly command: LifeCommand } => !isCreation(recorded);

const decidedOn = (
  before: Booking | null,
  recorded: Recorded,
  context: DecisionContext,
): Decided => {
  if (isCreation(recorded)) return beginDraft(recorded, context);
  if (before === null || !isOnBooking(recorded))
    throw new Error('Only a creation is without a booking');
  return decide(before, recorded, context);
};

/** A booking that came onto the reserve list, or that left it; null where it did neither. */
const listed = (before: Booking | null, after: Booking): Booking | null => {
  const was = before?.status === 'reserveList' ? before : null;
  return (was !== null) === (after.status === 'reserveList') ? null : (was ?? after);
};

const idsOf = (parties: readonly WaitingParty[]): readonly string[] =>
  parties.map(({ bookingId }) => bookingId);

/** Who waits for a booking's units, in the order in which they are tried (R11). */
const waitingFor = ({ bookings }: Transaction, { seats }: Booking): Soon<readonly string[]> => {
  // A command on a booking holds the locks of its units, so nobody comes onto their lists or leaves them meanwhile.
  const parties = bookings.waitingOn(seats.map(({ unitId }) => unitId));
  return isComing(parties) ? parties.then(idsOf) : idsOf(parties);
};

type Saved = Parameters<Transaction['bookings']['save']>[1];

/** What few decisions change besides their booking. */
const keepBeside = async (
  transaction: Transaction,
  { booking, vouchers }: Decision,
): Promise<void> => {
  for (const voucher of vouchers) await transaction.vouchers.save(voucher);
  if (booking.status === 'removed') await forgetTyped(transaction, booking.id);
};

/** Whether it made a paper due is looked at apart from it: numbers are drawn under locks that a command does not hold (R38). */
const noteForPapers = ({ papers }: Transaction, { id, status }: Booking): Soon<void> =>
  status === 'confirmed' || status === 'cancelled' ? papers.unsettle(id) : undefined;

/** Keeps what was decided: the booking, vouchers, and that its papers are to be looked at. */
const keep = (transaction: Transaction, decision: Decision, saved: Saved): Soon<void> => {
  const { booking, vouchers } = decision;
  const saving = transaction.bookings.save(booking, saved);
  if (saving === undefined && vouchers.length === 0 && booking.status !== 'removed')
    return noteForPapers(transaction, booking);
  return Promise.resolve(saving)
    .then(() => keepBeside(transaction, decision))
    .then(() => noteForPapers(transaction, booking));
};

/** A command that is asked for, and where it is to be done. */
type Asked = {
  readonly deps: WorldDeps;
  readonly transaction: Transaction;
  readonly recorded: Recorded;
  readonly address: string | null;
};

/** What a command was decided on and came to. */
type Found = {
  readonly before: Booking | null;
  readonly offer: Offer;
  readonly taken: OccupancyByUnit | null;
  readonly decision: Decision;
  readonly wakeAt: Instant | null;
};

type Done = Soon<Result<Executed, ExecutionFailure>>;

/** Journals what was decided and kept; `waiting`: who waits for its units, where it came onto a list or left one. */
const journal = (
  { deps, transaction, recorded }: Asked,
  found: Found,
  waiting: readonly string[] | null,
): Done => {
  const { before, offer, taken, decision, wakeAt } = found;
  const { booking, vouchers } = decision;
  const mails = mailsOf({ booking, before, offer, recorded }, deps);
  const outcome = outcomeOf(
    booking,
    effectsOf(before, booking, { vouchers, wakes: wakeAt, mails, waiting }),
  );
  const appending = transaction.journal.append({ recorded, outcome });
  if (typeof appending === 'number')
    return ok({ booking, before, recorded, offer, n: appending, outcome, taken });
  return appending.then((n) => ok({ booking, before, recorded, offer, n, outcome, taken }));
};

/** Journals it with who waits, where the booking came onto a reserve list or left one. */
const journalWithList = (asked: Asked, found: Found): Done => {
  const onList = listed(found.before, found.decision.booking);
  if (onList === null) return journal(asked, found, null);
  const waiting = waitingFor(asked.transaction, onList);
  return isComing(waiting)
    ? waiting.then((ids) => journal(asked, found, ids))
    : journal(asked, found, waiting);
};

/** Decides a command with all that was read for it, keeps what comes of it and journals it. */
const executeWith = (
  asked: Asked,
  before: Booking | null,
  offer: Offer,
  { context, taken }: KnownContext,
): Done => {
  const { deps, transaction, recorded, address } = asked;
  const decided = decidedOn(before, recorded, context);
  if (decided.isErr()) return err(decided.error);
  const decision = decided.value;
  const { booking } = decision;
  const wakeAt =
    nextScheduledEvent(booking, deps.settings.inTime(booking.siteId), offer)?.at ?? null;
  const keeping = keep(transaction, decision, {
    endsOn: offer.to,
    address,
    wakeAt,
    isNew: before === null,
  });
  const found: Found = { before, offer, taken, decision, wakeAt };
  return keeping === undefined
    ? journalWithList(asked, found)
    : keeping.then(() => journalWithList(asked, found));
};

/** Reads what a command's decision hangs on, and goes on with it. */
const executeOn = (asked: Asked, before: Booking | null): Done => {
  const { deps, transaction, recorded } = asked;
  const about = isCreation(recorded) ? recorded.command : before;
  if (about === null) return err({ kind: 'unknownBooking' });
  const { bookingId, at } = recorded;
  const world = worldOf(deps, about, at);
  if (world === null) return err({ kind: 'unknownOffer' });
  const touched = touchedBy(before, recorded.command);
  const reading = asksNothing(touched)
    ? contextOf(world, touched)
    : readContext(transaction, world, touched, { bookingId, at });
  if ('then' in reading)
    return reading.then((known) => executeWith(asked, before, world.offer, known));
  return executeWith(asked, before, world.offer, reading);
};

/**
 * Does one recorded command inside a transaction: decides it, keeps the booking and the vouchers, and journals it. Live calls and
 * replay both come through here, so that there is one way in which a command changes a booking (R46). What the store has at hand is not
 * waited for: where it has all, the answer is there at once too.
 */
export const execute =
  (deps: WorldDeps) =>
  (transaction: Transaction, recorded: Recorded, address: string | null): Done => {
    const asked: Asked = { deps, transaction, recorded, address };
    const reading = isCreation(recorded) ? null : transaction.bookings.get(recorded.bookingId);
    if (reading !== null && 'then' in reading)
      return reading.then((before) => executeOn(asked, before));
    return executeOn(asked, reading);
  };
