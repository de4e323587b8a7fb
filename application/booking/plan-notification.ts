import type { Booking } from '../../domain/booking/booking.ts';
import { commandFacts, type NewsKind } from '../../domain/booking/command-facts.ts';
import type { Recorded } from '../../domain/booking/commands.ts';
import type { Decision } from '../../domain/booking/decision.ts';
import { dayOf, type Instant } from '../../domain/calendar.ts';
import type { ParticipantChoices } from '../../domain/party/choices.ts';
import { giftPaymentsIn } from '../../domain/payments/ledger.ts';
import type { GiftUse } from '../ports/mail/content.ts';
import type { KnownBooking } from './caller.ts';
import type { CommandWorld } from './context.ts';
import { reminderNotice } from './due-notifications.ts';
import { aboutOf, type CommandNotificationContext, type Notification } from './notification.ts';
import {
  changeNotice,
  movedUpNotice,
  officeMessageNotice,
  paymentMethodNotice,
  placedNotice,
  regroupedNotice,
  repricedNotice,
} from './order-notifications.ts';
import {
  latePaymentDecision,
  paymentNotice,
  undonePaymentNotice,
  voucherPaymentNotice,
} from './payment-notifications.ts';
import {
  announcementNotice,
  calledOffNotice,
  cancelledNotice,
  cancelRequestNotice,
  reviewHiddenNotice,
} from './trip-notifications.ts';

export type PlannedNotification = {
  readonly booking: KnownBooking;
  readonly readers: readonly ParticipantChoices[];
  readonly notice: Notification | null;
  /** Formats the mail. Only reminders and announcements depend on the moment of writing (R32). */
  readonly noticeAt: (writtenAt: Instant) => Notification | null;
};

const NOTICES: Readonly<
  Record<NewsKind, (context: CommandNotificationContext) => Notification | null>
> = {
  placed: placedNotice,
  movedUp: movedUpNotice,
  wayNamed: paymentMethodNotice,
  paid: paymentNotice,
  voucherPaid: voucherPaymentNotice,
  reminder: reminderNotice,
  announced: announcementNotice,
  changed: changeNotice,
  repriced: repricedNotice,
  regrouped: regroupedNotice,
  ageCleared: ({ booking, about }) =>
    booking.status === 'draft'
      ? { kind: 'bookingAgeCleared', content: () => ({ kind: 'bookingAgeCleared', ...about() }) }
      : null,
  cancelAsked: cancelRequestNotice,
  cancelled: cancelledNotice,
  calledOff: calledOffNotice,
  undone: undonePaymentNotice,
  keptLate: latePaymentDecision,
  told: officeMessageNotice,
  reviewHidden: reviewHiddenNotice,
};

const TIMED: ReadonlySet<NewsKind> = new Set(['reminder', 'announced']);

type Accepted = Decision & { readonly recorded: Recorded; readonly before: Booking | null };

const NO_GIFTS: readonly GiftUse[] = [];

/** Lists the booking's redeemed gift vouchers with their remaining values (R26.6). */
const giftsOf = ({ booking, before, vouchers }: Accepted): readonly GiftUse[] => {
  if (!('payments' in booking) || vouchers.length === 0) return NO_GIFTS;
  const earlier =
    before !== null && 'payments' in before ? before.payments.map(({ id }) => id) : [];
  return giftPaymentsIn(booking.payments)
    .filter(({ id }) => !earlier.includes(id))
    .map(({ voucher, amount }) => ({
      code: voucher,
      used: amount,
      remains: vouchers.find(({ code }) => code === voucher)?.value ?? 0,
    }));
};

const BOOKER: readonly number[] = [1];

const readersOf = ({ choices }: Booking, { command }: Recorded): PlannedNotification['readers'] => {
  const to = (command.type === 'tell' ? command.to : undefined) ?? BOOKER;
  return choices.participants.filter(({ userNum }) => to.includes(userNum));
};

export const planNotification = (
  accepted: Accepted,
  { offer, place, current }: CommandWorld,
): PlannedNotification | null => {
  const { recorded, before } = accepted;
  const { command, by, at } = recorded;
  const news = command.type === 'createDraft' ? null : commandFacts(command.type).news;
  if (news === null) return null;
  const booking =
    accepted.booking.status === 'removed' && before !== null ? before : accepted.booking;
  if (booking.status === 'removed') return null;
  const gifts = giftsOf(accepted);
  const noticeAt = (heardAt: Instant): Notification | null => {
    const context: CommandNotificationContext = {
      booking,
      before,
      command,
      by,
      offer,
      place,
      today: dayOf(at),
      heardAt,
      figures: current,
      gifts,
      about: () => aboutOf(context),
    };
    return NOTICES[news](context);
  };
  const notice = noticeAt(at);
  return {
    booking,
    readers: readersOf(booking, recorded),
    notice,
    noticeAt: TIMED.has(news) ? noticeAt : () => notice,
  };
};

const NO_MAILS: readonly string[] = [];

/** Kind and recipient of each mail, as the journal stores them: without names (R46). */
export const mailsOf = (planned: PlannedNotification | null): readonly string[] => {
  if (planned === null || planned.notice === null) return NO_MAILS;
  const { booking, readers, notice } = planned;
  const mails: string[] = [];
  let inPanel = false;
  for (const { userNum, person } of readers) {
    if (person.email !== '') mails.push(`${notice.kind} to ${userNum}`);
    if (userNum === 1) inPanel = booking.owner.accountId !== null;
  }
  if (inPanel) mails.push(`${notice.kind} to account`);
  return mails;
};
