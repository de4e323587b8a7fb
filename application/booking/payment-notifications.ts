import { type Booking, type Cancelled, isPlaced } from '../../domain/booking/booking.ts';
import {
  announcementsOf,
  planLineNumberOfAnnouncement,
} from '../../domain/booking/placed/announcements.ts';
import {
  bookingAmountAndDueDay,
  isUnpaidOrder,
  lastDayBeforeUnpaidCancellation,
  ledgerOfBooking,
  momentPlanLineBecomesLate,
} from '../../domain/booking/placed/dues.ts';
import { findUndonePaymentToRestore } from '../../domain/booking/placed/payments.ts';
import { refundState } from '../../domain/booking/placed/refunds.ts';
import { type Day, dayOf } from '../../domain/calendar.ts';
import type { Money } from '../../domain/money.ts';
import {
  amountDueNow,
  type DueGroup,
  groupPlanLinesByDueDay,
  type Ledger,
  type Payment,
  unpaidOf,
} from '../../domain/payments/ledger.ts';
import type { LateLines, NextLine } from '../ports/mail/content.ts';
import {
  bankTransferOf,
  bookingNotification,
  type CommandNotificationContext,
  type Notification,
  type NotificationContext,
  paymentMethodPendingDetailsForMail,
} from './notification.ts';

/** Groups unpaid plan lines by due day, because one mail asks for all lines of a day. */
const openGroups = ({ lines }: Ledger): readonly DueGroup[] =>
  groupPlanLinesByDueDay(lines.filter((line) => unpaidOf(line) > 0));

const firstNumber = ({ numbers }: DueGroup): number => numbers[0] ?? 0;

const lineNumbersIfSeveral = (
  numbers: readonly number[],
): { readonly numbers?: readonly number[] } => (numbers.length > 1 ? { numbers } : {});

const lateLines = (group: DueGroup): LateLines => ({
  line: firstNumber(group),
  late: group.left,
  ...lineNumbersIfSeveral(group.numbers),
});

export const reminderNotification = (context: CommandNotificationContext): Notification | null => {
  const { booking } = context;
  const number = booking.status === 'confirmed' ? booking.reminded.at(-1) : undefined;
  return number === undefined || isCoveredByRecentNotice(context, number)
    ? null
    : latePlanLineNotification(context, number);
};

/**
 * Returns true if a late plan line needs no reminder, because the shop has announced another line
 * that is not late yet. That announcement asks for the late line, too. The first line of an unpaid
 * order always gets its reminder (R32).
 */
const isCoveredByRecentNotice = (
  { booking, offer, figures, writtenAt }: CommandNotificationContext,
  number: number,
): boolean => {
  if (booking.status !== 'confirmed' || (number === 1 && isUnpaidOrder(booking))) return false;
  return announcementsOf(booking, offer, figures).some(({ at, what }) => {
    const announced = booking.plan.find(
      (line) => line.number === planLineNumberOfAnnouncement(what),
    );
    return at <= writtenAt && announced?.due != null && dayOf(writtenAt) <= announced.due;
  });
};

/** Returns a late plan line's reminder; null if the reminder of another line includes it (R32). */
export const latePlanLineNotification = (
  context: NotificationContext,
  lineNumber: number,
): Notification | null => {
  const { booking, about, writtenAt } = context;
  if (booking.status !== 'confirmed') return null;
  const ledger = ledgerOfBooking(booking);
  const lateFrom = momentPlanLineBecomesLate(booking, lineNumber);
  const open = openGroups(ledger).map((group) => ({
    group,
    lateFrom: momentPlanLineBecomesLate(booking, firstNumber(group)),
  }));
  const requested = open.find((each) => each.lateFrom === lateFrom)?.group;
  if (requested === undefined) return null;
  if (open.some((each) => each.lateFrom > lateFrom && each.lateFrom <= writtenAt)) return null;
  const earlier = open.filter((each) => each.lateFrom < lateFrom);
  const { paymentOption, paymentType } = booking;
  // All plan lines of one due day share one mail. The shop sends the notification of the first of
  // these lines, and not those of the other lines (R28.12).
  const line = firstNumber(requested);
  const inAnother = line < lineNumber;
  const keptUntil =
    !inAnother && line === 1 && ledger.paid === 0
      ? lastDayBeforeUnpaidCancellation(booking, context.offer, context.figures)
      : null;
  const stillKept = keptUntil !== null && dayOf(writtenAt) <= keptUntil;
  if (keptUntil !== null && !stillKept && paymentType !== 'transfer') return null;
  const notification = bookingNotification('bookingReminder', about, () => ({
    ...lateLines(requested),
    ...(earlier.length > 0 ? { earlier: earlier.map(({ group }) => lateLines(group)) } : {}),
    left: ledger.left,
    paymentOption,
    paymentType,
    // The mail names the last day on which an unpaid order keeps its places, unless this day is
    // over.
    ...(stillKept ? { keptUntil } : {}),
    ...(ledger.paid > 0 ? ({ begun: true } as const) : {}),
    bankTransfer: bankTransferOf(context),
  }));
  return inAnother ? { ...notification, inAnother } : notification;
};

export const dueSoonNotice = (
  context: NotificationContext,
  lineNumber: number | null,
): Notification | null => {
  const { booking, about, writtenAt } = context;
  if (booking.status !== 'confirmed') return null;
  const ledger = ledgerOfBooking(booking);
  const open = openGroups(ledger);
  const dueSoon = open.find(({ numbers }) => numbers.some((each) => each === lineNumber));
  if (dueSoon === undefined || dueSoon.due === null) return null;
  const { due, numbers, left: amount } = dueSoon;
  const late = open.filter(
    (group) => momentPlanLineBecomesLate(booking, firstNumber(group)) <= writtenAt,
  );
  const { paymentOption, paymentType } = booking;
  return bookingNotification('bookingDue', about, () => ({
    line: firstNumber(dueSoon),
    ...lineNumbersIfSeveral(numbers),
    due,
    amount,
    ...(late.length > 0 ? { late: late.map(lateLines) } : {}),
    left: ledger.left,
    paymentOption,
    paymentType,
    // The transfer's amount includes late plan lines, because one transfer pays all of them.
    bankTransfer: bankTransferOf(context, amountDueNow(ledger, due)),
  }));
};

/** Returns the next plan line to pay; null for a sign-up or a fully paid booking (R28.11). */
const nextLine = (booking: Booking, today: Day): NextLine | null => {
  const next = bookingAmountAndDueDay(booking, today);
  if (next === null || booking.status !== 'confirmed') return null;
  const { numbers, amount, until: due } = next;
  const when =
    (due ?? dayOf(booking.firstDue)) < today
      ? { late: true as const }
      : { firstDue: booking.firstDue };
  return {
    line: { number: numbers[0] ?? 0, amount, due },
    ...lineNumbersIfSeveral(numbers),
    paymentOption: booking.paymentOption,
    ...when,
  };
};

/**
 * The mail about money that came after the cancellation: it is refunded, or the office decides
 * (R31, R70).
 */
const paidAfterEnd = (
  booking: Cancelled,
  { amount, ...how }: CameIn,
  about: CommandNotificationContext['about'],
): Notification =>
  bookingNotification('bookingPaidAfterEnd', about, () => {
    const { onItsWay, undecided, until } = refundState(booking);
    const back =
      booking.reason === 'customer'
        ? { undecided }
        : { onItsWay, ...(onItsWay > 0 ? { backBy: until } : {}) };
    return { reason: booking.reason, ...how, amount, ...back };
  });

/** The mail about what the office decided on money that came after the cancellation (R31). */
const lateDecided = (
  booking: Cancelled,
  decided: 'kept' | 'returned',
  amount: Money,
  about: CommandNotificationContext['about'],
): Notification =>
  bookingNotification('bookingLateDecided', about, () => {
    const { undecided } = refundState(booking);
    return { decided, amount, ...(undecided > 0 ? { undecided } : {}) };
  });

export const keptLatePaymentNotification = ({
  booking,
  command,
  about,
}: CommandNotificationContext): Notification | null =>
  booking.status === 'cancelled' && command.type === 'keepLate'
    ? lateDecided(booking, 'kept', command.amount, about)
    : null;

/** The mail about late money that the office returns. Other mails announce other refunds. */
const wentBack = ({ booking, before, about }: CommandNotificationContext): Notification | null => {
  if (booking.status !== 'cancelled' || before?.status !== 'cancelled') return null;
  const amount = refundState(before).undecided - refundState(booking).undecided;
  return amount > 0 ? lateDecided(booking, 'returned', amount, about) : null;
};

type CameIn = {
  readonly how: 'online' | 'transfer';
  readonly means?: string;
  readonly amount: Money;
};

/**
 * Returns the brand's name for the payment's method, such as cash (R31.15). If the payment has no
 * such name, for example a usual bank transfer, returns an empty object.
 */
const meansOf = (payment: Payment): { readonly means?: string } =>
  payment.method === 'transfer' && payment.means !== undefined ? { means: payment.means.name } : {};

/**
 * The mail about a payment. Null if the office undid this payment and registers it again, because
 * the customer already got the mail (R31.10).
 */
export const paymentNotification = (context: CommandNotificationContext): Notification | null => {
  const { booking, before, command, today, about } = context;
  if (!isPlaced(booking) || before === null || !isPlaced(before)) return null;
  if (
    command.type === 'registerPayment' &&
    findUndonePaymentToRestore(before, command) !== undefined
  )
    return null;
  const payment = booking.payments.at(-1);
  if (payment?.method === 'refund') return wentBack(context);
  if (payment?.method !== 'online' && payment?.method !== 'transfer') return null;
  const { amount } = payment;
  const how = { how: payment.method, ...meansOf(payment) };
  if (booking.status === 'cancelled') return paidAfterEnd(booking, { ...how, amount }, about);
  const ledger = ledgerOfBooking(booking);
  return bookingNotification('bookingPaid', about, () => ({
    ...how,
    amount,
    paid: ledger.paid,
    left: ledger.left,
    overpaid: ledger.overpaid,
    next: nextLine(booking, today),
  }));
};

export const voucherPaymentNotification = ({
  booking,
  before,
  today,
  about,
  gifts,
}: CommandNotificationContext): Notification | null => {
  if (booking.status !== 'confirmed' || before?.status !== 'confirmed') return null;
  const ledger = ledgerOfBooking(booking);
  const amount = ledger.paid - ledgerOfBooking(before).paid;
  return amount > 0
    ? bookingNotification('bookingVoucherPaid', about, () => ({
        amount,
        left: ledger.left,
        gifts,
        next: nextLine(booking, today),
      }))
    : null;
};

type UndoneToTell = { readonly payment: Payment; readonly returned: boolean };

/**
 * Returns the undone payment that this command's mail reports; null if no mail is due. After the
 * undoing, the mail waits for `correctionMinutes`, a brand setting (R31.10).
 */
const undoneToTell = ({
  booking,
  before,
  command,
}: CommandNotificationContext): UndoneToTell | null => {
  if (before === null || !isPlaced(before) || !isPlaced(booking)) return null;
  if (command.type === 'tellUndone') {
    const waited = before.undone?.find(({ payment }) => payment.id === command.paymentId);
    return waited === undefined ? null : { payment: waited.payment, returned: false };
  }
  if (command.type !== 'undoPayment') return null;
  const payment = before.payments.find(({ id }) => id === command.paymentId);
  const waits = (booking.undone?.length ?? 0) > (before.undone?.length ?? 0);
  return waits || payment === undefined ? null : { payment, returned: command.returned === true };
};

export const undonePaymentNotification = (
  context: CommandNotificationContext,
): Notification | null => {
  const { booking, about } = context;
  const undone = undoneToTell(context);
  if (undone === null || !isPlaced(booking)) return null;
  const { payment, returned } = undone;
  const { paid, left: leftToPay } = ledgerOfBooking(booking);
  return bookingNotification('bookingPaymentUndone', about, () => ({
    how: payment.method !== 'refund' ? 'transfer' : returned === true ? 'refundReturned' : 'refund',
    ...meansOf(payment),
    amount: Math.abs(payment.amount),
    on: dayOf(payment.at),
    paid,
    left: booking.status === 'confirmed' ? leftToPay : 0,
    ...(booking.status === 'confirmed' && isUnpaidOrder(booking)
      ? {
          firstDue: booking.firstDue,
          keptUntil: lastDayBeforeUnpaidCancellation(booking, context.offer, context.figures),
        }
      : { firstDue: null }),
    onItsWay: booking.status === 'cancelled' ? refundState(booking).onItsWay : null,
    plan: booking.status === 'confirmed' ? booking.plan : [],
    today: context.today,
    paymentType: booking.paymentType,
    bankTransfer: bankTransferOf(context),
    ...paymentMethodPendingDetailsForMail(context),
  }));
};
