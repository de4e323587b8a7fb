import type { Booking, Confirmed, Waiting } from '../../domain/booking/booking.ts';
import { commandFacts, type NewsKind } from '../../domain/booking/command-facts.ts';
import type { Decision, RecordedCommand } from '../../domain/booking/commands.ts';
import { cancellingTerms, withAgreedTerms } from '../../domain/booking/placed/cancelling.ts';
import { ledgerOfBooking } from '../../domain/booking/placed/dues.ts';
import { dayOf, type Instant } from '../../domain/calendar.ts';
import { sum } from '../../domain/money.ts';
import type { ParticipantChoices } from '../../domain/party/choices.ts';
import { giftVoucherPaymentsIn } from '../../domain/payments/ledger.ts';
import { linesWithMoreUnpaid } from '../../domain/payments/surcharge.ts';
import type { GiftUse, PaidOnSpot, ToPay } from '../ports/mail/content.ts';
import { timelineOf } from '../timeline/timeline-of.ts';
import type { KnownBooking } from './actor.ts';
import type { CommandWorld } from './context.ts';
import { changedBookingParts, participantChanges } from './diff.ts';
import {
  bankTransferOf,
  bookingDetailsForMail,
  bookingNotification,
  type CommandNotificationContext,
  type Notification,
  paymentMethodPendingDetailsForMail,
} from './notification.ts';
import {
  keptLatePaymentNotification,
  paymentNotification,
  reminderNotification,
  undonePaymentNotification,
  voucherPaymentNotification,
} from './payment-notifications.ts';
import {
  calledOffNotification,
  cancelledNotification,
  cancelRequestNotification,
  reviewHiddenNotification,
  scheduledAnnouncement,
} from './trip-notifications.ts';

const loyaltyOf = ({ quote }: Confirmed | Waiting) =>
  sum(quote.rebates.filter(({ kind }) => kind === 'loyalty').map(({ value }) => value));

const onSpotOf = ({ quote }: Confirmed | Waiting): readonly PaidOnSpot[] => {
  const rows = quote.rows.filter(({ onSpot }) => onSpot);
  const groups = Map.groupBy(rows, ({ kind, thing: item, price, currency }) =>
    [kind, item, price, currency].join(),
  );
  return [...groups.values()].flatMap(([first, ...equalRows]) => {
    if (first === undefined) return [];
    const { kind, name, option, price, currency } = first;
    return [{ kind, name, option, price, currency, times: 1 + equalRows.length }];
  });
};

const placedNotice = (context: CommandNotificationContext): Notification | null => {
  const { booking, about, offer, figures, today } = context;
  if (booking.status !== 'confirmed' && booking.status !== 'reserveList') return null;
  return bookingNotification('bookingPlaced', about, () => ({
    reserveList: booking.status === 'reserveList',
    travellers: booking.choices.participants.length,
    price: booking.quote.price,
    paid: ledgerOfBooking(booking).paid,
    ...(context.gifts.length > 0 ? { gifts: context.gifts } : {}),
    loyalty: loyaltyOf(booking),
    onSpot: onSpotOf(booking),
    cancelling:
      booking.status === 'reserveList'
        ? null
        : cancellingTerms(offer, withAgreedTerms(booking, figures), booking.quote.minute, today),
    ...(booking.status === 'confirmed' ? { firstDue: booking.firstDue } : {}),
    plan: booking.plan,
    today: context.today,
    paymentType: booking.paymentType,
    bankTransfer: bankTransferOf(context),
    ...paymentMethodPendingDetailsForMail(context),
    timeline:
      booking.status === 'confirmed'
        ? timelineOf({ ...context, booking, at: context.writtenAt })
        : null,
  }));
};

const movedUpNotice = (context: CommandNotificationContext): Notification | null => {
  const { booking, about } = context;
  if (booking.status !== 'confirmed') return null;
  return bookingNotification('bookingMovedUp', about, () => ({
    price: booking.quote.price,
    paid: ledgerOfBooking(booking).paid,
    firstDue: booking.firstDue,
    plan: booking.plan,
    today: context.today,
    paymentType: booking.paymentType,
    bankTransfer: bankTransferOf(context),
    ...paymentMethodPendingDetailsForMail(context),
    timeline: timelineOf({ ...context, booking, at: context.writtenAt }),
  }));
};

/** The mail with amount, account and due time, because the office chose transfer (R30). */
const paymentMethodNotice = (context: CommandNotificationContext): Notification | null => {
  const { booking, about } = context;
  if (booking.status !== 'confirmed') return null;
  const { firstDue, plan } = booking;
  return bookingNotification('bookingWayNamed', about, () => ({
    firstDue,
    plan,
    today: context.today,
    paid: ledgerOfBooking(booking).paid,
    bankTransfer: bankTransferOf(context),
  }));
};

/** Lists the plan lines to which the change added an amount, and how to pay; null if none (R63). */
const addedByChange = (
  context: CommandNotificationContext,
  before: Confirmed,
  after: Confirmed,
): ToPay | null => {
  const lines = linesWithMoreUnpaid(ledgerOfBooking(before), ledgerOfBooking(after));
  const { paymentOption, paymentType } = after;
  return lines.length === 0
    ? null
    : {
        lines,
        paymentOption,
        paymentType,
        ...(dayOf(after.firstDue) >= context.today ? { firstDue: after.firstDue } : {}),
        bankTransfer: bankTransferOf(context),
      };
};

const changeNotice = (context: CommandNotificationContext): Notification | null => {
  const { booking, before, about } = context;
  if (booking.status !== 'confirmed' || before?.status !== 'confirmed') return null;
  const ledger = ledgerOfBooking(booking);
  return bookingNotification('bookingChanged', about, () => ({
    changed: changedBookingParts(before, booking),
    changes: participantChanges(before, booking),
    ...(context.by.kind === 'office' ? ({ byOffice: true } as const) : {}),
    priceBefore: before.quote.price,
    price: booking.quote.price,
    paid: ledger.paid,
    left: ledger.left,
    overpaid: ledger.overpaid,
    added: addedByChange(context, before, booking),
  }));
};

const isSamePrice = ({ booking, before }: CommandNotificationContext): boolean =>
  booking.status === 'confirmed' &&
  before?.status === 'confirmed' &&
  before.quote.price === booking.quote.price;

const repricedNotice = (context: CommandNotificationContext): Notification | null =>
  isSamePrice(context) ? null : changeNotice(context);

/** The mail about a group's new rebate; null if the booking's price has not changed (R21.10). */
const regroupedNotice = (context: CommandNotificationContext): Notification | null => {
  const { booking, about } = context;
  if (booking.status !== 'confirmed' || isSamePrice(context)) return null;
  const travellers = booking.basis.terms.groupTravellers ?? 0;
  const { left: leftToPay, overpaid } = ledgerOfBooking(booking);
  return bookingNotification('bookingRegrouped', about, () => ({
    travellers,
    price: booking.quote.price,
    left: leftToPay,
    overpaid,
  }));
};

/** The mail with the office's message. Attached files are found only in the panel (R41). */
const officeMessageNotice = ({
  about,
  command,
}: CommandNotificationContext): Notification | null =>
  command.type !== 'tell'
    ? null
    : bookingNotification('bookingMessage', about, () => ({
        title: command.title,
        contents: command.contents,
        files: command.files.map(({ name }) => name),
      }));

export type PlannedNotification = {
  readonly booking: KnownBooking;
  readonly readers: readonly ParticipantChoices[];
  readonly notice: Notification | null;
  /**
   * Creates the notification. `writtenAt`: when the mail is written, perhaps long after it was due.
   * Only reminders and announcements depend on this time (R32).
   */
  readonly noticeAt: (writtenAt: Instant) => Notification | null;
};

const NOTICES: Readonly<
  Record<NewsKind, (context: CommandNotificationContext) => Notification | null>
> = {
  placed: placedNotice,
  movedUp: movedUpNotice,
  wayNamed: paymentMethodNotice,
  paid: paymentNotification,
  voucherPaid: voucherPaymentNotification,
  reminder: reminderNotification,
  announced: scheduledAnnouncement,
  changed: changeNotice,
  repriced: repricedNotice,
  regrouped: regroupedNotice,
  ageCleared: ({ booking, about }) =>
    booking.status === 'draft' ? bookingNotification('bookingAgeCleared', about, () => ({})) : null,
  cancelAsked: cancelRequestNotification,
  cancelled: cancelledNotification,
  calledOff: calledOffNotification,
  undone: undonePaymentNotification,
  keptLate: keptLatePaymentNotification,
  told: officeMessageNotice,
  reviewHidden: reviewHiddenNotification,
};

const TIMED: ReadonlySet<NewsKind> = new Set(['reminder', 'announced']);

type Accepted = Decision & { readonly recorded: RecordedCommand; readonly before: Booking | null };

const NO_GIFTS: readonly GiftUse[] = [];

/** Returns the gift vouchers that the booking redeemed, with their remaining values (R26.6). */
const giftsOf = ({ booking, before, vouchers }: Accepted): readonly GiftUse[] => {
  if (!('payments' in booking) || vouchers.length === 0) return NO_GIFTS;
  const earlier =
    before !== null && 'payments' in before ? before.payments.map(({ id }) => id) : [];
  return giftVoucherPaymentsIn(booking.payments)
    .filter(({ id }) => !earlier.includes(id))
    .map(({ voucher, amount }) => ({
      code: voucher,
      used: amount,
      remains: vouchers.find(({ code }) => code === voucher)?.value ?? 0,
    }));
};

const BOOKER: readonly number[] = [1];

const readersOf = (
  { choices }: Booking,
  { command }: RecordedCommand,
): PlannedNotification['readers'] => {
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
  const noticeAt = (writtenAt: Instant): Notification | null => {
    const context: CommandNotificationContext = {
      booking,
      before,
      command,
      by,
      offer,
      place,
      today: dayOf(at),
      writtenAt,
      figures: current,
      gifts,
      about: () => bookingDetailsForMail(context),
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

/**
 * Returns kind and recipient of each mail for the journal, such as `bookingPlaced to 1` or
 * `bookingPlaced to account`. A recipient is a participant's number or the account, never a name
 * (R46).
 */
export const mailKindsAndRecipients = (planned: PlannedNotification | null): readonly string[] => {
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
