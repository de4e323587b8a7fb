import { err, ok, type Result } from 'neverthrow';
import type { Booking } from '../../domain/booking/booking.ts';
import { nextInTime } from '../../domain/booking/by-time.ts';
import type { CreateDraft, LifeCommand, Recorded } from '../../domain/booking/commands.ts';
import { begin, type Decided, type DecisionContext, decide } from '../../domain/booking/decide.ts';
import type { Refusal } from '../../domain/booking/refusal.ts';
import { touchedBy } from '../../domain/booking/touched.ts';
import type { Offer } from '../../domain/catalogue/offer.ts';
import { forgetTyped } from '../journal/forget-typed.ts';
import type { Outcome } from '../ports/journal.ts';
import type { OccupancyByUnit, Transaction } from '../ports/store.ts';
import { asksNothing, contextOf, readContext, type WorldDeps, worldOf } from './context.ts';
import { noticedOf } from './noticed.ts';
import { mailsOf } from './notify.ts';
import { outcomeOf } from './outcome.ts';

/** Why a command came to nothing besides the domain's own refusals. */
export type ExecutionFailure = Refusal | { readonly kind: 'unknownOffer' } | { readonly kind: 'unknownBooking' };

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
const isOnBooking = (recorded: Recorded): recorded is Recorded & { readonly command: LifeCommand } => !isCreation(recorded);

const decidedOn = (before: Booking | null, recorded: Recorded, context: DecisionContext): Decided => {
  if (isCreation(recorded)) return begin(recorded, context);
  if (before === null || !isOnBooking(recorded)) throw new Error('Only a creation is without a booking');
  return decide(before, recorded, context);
};

/** A booking that came onto the reserve list, or that left it; null where it did neither. */
const listed = (before: Booking | null, after: Booking): Booking | null => {
  const was = before?.status === 'reserveList' ? before : null;
  return (was !== null) === (after.status === 'reserveList') ? null : (was ?? after);
};

/** Who waits for a booking's units, in the order in which they are tried (R11). */
const waitingFor = async ({ bookings }: Transaction, { seats }: Booking): Promise<readonly string[]> => {
  // A command on a booking holds the locks of its units, so nobody comes onto their lists or leaves them meanwhile.
  const parties = await bookings.waitingOn(seats.map(({ unitId }) => unitId));
  return parties.map(({ bookingId }) => bookingId);
};

/**
 * Does one recorded command inside a transaction: decides it, keeps the booking and the vouchers, and journals it. Live calls and
 * replay both come through here, so that there is one way in which a command changes a booking (R46).
 */
export const execute =
  (deps: WorldDeps) =>
  async (transaction: Transaction, recorded: Recorded, address: string | null): Promise<Result<Executed, ExecutionFailure>> => {
    const asked = isCreation(recorded) ? null : transaction.bookings.get(recorded.bookingId);
    const before = asked !== null && 'then' in asked ? await asked : asked;
    const about = isCreation(recorded) ? recorded.command : before;
    if (about === null) return err({ kind: 'unknownBooking' });
    const { bookingId, at } = recorded;
    const world = worldOf(deps, about, at);
    if (world === null) return err({ kind: 'unknownOffer' });
    const touched = touchedBy(before, recorded.command);
    const reading = asksNothing(touched) ? contextOf(world, touched) : readContext(transaction, world, touched, { bookingId, at });
    const { context, taken } = 'then' in reading ? await reading : reading;
    const result = decidedOn(before, recorded, context);
    if (result.isErr()) return err(result.error);
    const { booking, vouchers } = result.value;
    const wakeAt = nextInTime(booking, deps.settings.inTime(booking.siteId), world.offer)?.at ?? null;
    const saving = transaction.bookings.save(booking, { endsOn: world.offer.to, address, wakeAt, isNew: before === null });
    if (saving !== undefined) await saving;
    for (const voucher of vouchers) await transaction.vouchers.save(voucher);
    if (booking.status === 'removed') await forgetTyped(transaction, booking.id);
    // Whether it made a paper due is looked at apart from it: numbers are drawn under locks that a command does not hold (R38).
    const noting = booking.status === 'confirmed' || booking.status === 'cancelled' ? transaction.papers.unsettle(booking.id) : undefined;
    if (noting !== undefined) await noting;
    const mails = mailsOf({ booking, before, offer: world.offer, recorded }, deps);
    const onList = listed(before, booking);
    const waiting = onList === null ? null : await waitingFor(transaction, onList);
    const noticed = noticedOf(before, booking, { vouchers, wakes: wakeAt, mails, waiting });
    const outcome = outcomeOf(booking, noticed);
    const appending = transaction.journal.append({ recorded, outcome });
    const n = typeof appending === 'number' ? appending : await appending;
    return ok({ booking, before, recorded, offer: world.offer, n, outcome, taken });
  };
