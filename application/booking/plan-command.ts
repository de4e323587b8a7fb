import type { Result } from 'neverthrow';
import type { Booking, Refusal } from '../../domain/booking/booking.ts';
import type {
  CommandOf,
  Decision,
  LifeCommand,
  RecordedCommand,
} from '../../domain/booking/commands.ts';
import {
  beginDraft,
  type Decided,
  type DecisionContext,
  decideBookingCommand,
} from '../../domain/booking/decide.ts';
import { nextScheduledEvent } from '../../domain/booking/scheduled-events.ts';
import type { Offer } from '../../domain/catalogue/offer.ts';
import type { Voucher } from '../../domain/vouchers/voucher.ts';
import type { Outcome } from '../ports/journal.ts';
import type { OccupancyByUnit, SearchColumns, WaitingParty } from '../ports/store.ts';
import { type CommandScope, decisionContext, type ReadData } from './context.ts';
import { effectsOf, outcomeOf } from './effects.ts';
import {
  mailKindsAndRecipients,
  type PlannedNotification,
  planNotification,
} from './plan-notification.ts';

export type LoadedCommand = CommandScope & {
  readonly before: Booking | null;
  readonly data: ReadData;
  /**
   * The parties on the reserve list of the offer (R11). If the command cannot change the list, the
   * shop does not read it, and the array is empty.
   */
  readonly waiting: readonly WaitingParty[];
};

export type Plan = {
  readonly recorded: RecordedCommand;
  readonly before: Booking | null;
  /** The booking to store. The store also updates claims and the reserve list's entry (R7, R11). */
  readonly booking: Booking;
  readonly searchColumns: Omit<SearchColumns, 'address'>;
  readonly vouchers: readonly Voucher[];
  /** True if the personal data in a removed draft's journal lines must be erased (R8, R39). */
  readonly erasesPersonalData: boolean;
  /** True if the booking can need a new paper, which another transaction issues (R38). */
  readonly reconsidersPapers: boolean;
  readonly notification: PlannedNotification | null;
  readonly outcome: Outcome;
  /** `offer` and `taken` are not stored. The response uses them without reading them again. */
  readonly offer: Offer;
  /** The other bookings' places in each unit; null if the decision did not need them. */
  readonly taken: OccupancyByUnit | null;
};

export type ExecutionFailure =
  | Refusal
  | { readonly kind: 'unknownOffer' }
  | { readonly kind: 'unknownBooking' };

export const isDraftCreation = (
  recorded: RecordedCommand,
): recorded is RecordedCommand & { readonly command: CommandOf<'createDraft'> } =>
  recorded.command.type === 'createDraft';
const isOnBooking = (
  recorded: RecordedCommand,
): recorded is RecordedCommand & { readonly command: LifeCommand } => !isDraftCreation(recorded);

const decideOn = (
  before: Booking | null,
  recorded: RecordedCommand,
  context: DecisionContext,
): Decided => {
  if (isDraftCreation(recorded)) return beginDraft(recorded, context);
  if (before === null || !isOnBooking(recorded))
    throw new Error('The booking is missing: only createDraft runs without an existing booking');
  return decideBookingCommand(before, recorded, context);
};

const byTurn = (a: WaitingParty, b: WaitingParty): number =>
  a.placedAt - b.placedAt || (a.bookingId < b.bookingId ? -1 : 1);

const waitingAfter = (
  { before, waiting }: LoadedCommand,
  after: Booking,
): readonly string[] | null => {
  if ((before?.status === 'reserveList') === (after.status === 'reserveList')) return null;
  const otherParties = waiting.filter(({ bookingId }) => bookingId !== after.id);
  const parties =
    after.status === 'reserveList'
      ? [...otherParties, { bookingId: after.id, placedAt: after.placedAt, seats: after.seats }]
      : otherParties;
  return parties.toSorted(byTurn).map(({ bookingId }) => bookingId);
};

const planWrites = (loaded: LoadedCommand, recorded: RecordedCommand, decision: Decision): Plan => {
  const { before, world, data } = loaded;
  const { booking, vouchers } = decision;
  const { offer } = world;
  const wakeAt = nextScheduledEvent(booking, world.inTime, offer)?.at ?? null;
  const notification = planNotification({ recorded, before, booking, vouchers }, world);
  const effects = effectsOf(before, booking, {
    vouchers,
    wakes: wakeAt,
    mails: mailKindsAndRecipients(notification),
    waiting: waitingAfter(loaded, booking),
  });
  return {
    recorded,
    before,
    booking,
    searchColumns: { endsOn: offer.to, wakeAt, isNew: before === null },
    vouchers,
    erasesPersonalData: booking.status === 'removed',
    reconsidersPapers: booking.status === 'confirmed' || booking.status === 'cancelled',
    notification,
    outcome: outcomeOf(booking, effects),
    offer,
    taken: data.taken,
  };
};

/**
 * Returns all that a command writes. It is a pure function, so that shop and replay write the same
 * (R46).
 */
export const decideAndPlanWrites = (
  loaded: LoadedCommand,
  recorded: RecordedCommand,
): Result<Plan, Refusal> => {
  const { before, world, touched, data } = loaded;
  return decideOn(before, recorded, decisionContext(world, touched, data)).map((decision) =>
    planWrites(loaded, recorded, decision),
  );
};
