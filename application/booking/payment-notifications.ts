import { type Booking, type Cancelled, isPlaced } from '../../domain/booking/booking.ts';
import {
  dueNowOf,
  isUnpaidOrder,
  lastDayKeptUnpaid,
  ledgerOfBooking,
} from '../../domain/booking/placed/dues.ts';
import { restoredPayment } from '../../domain/booking/placed/payments.ts';
import { refundState } from '../../domain/booking/placed/refunds.ts';
import { type Day, dayOf } from '../../domain/calendar.ts';
import type { Money } from '../../domain/money.ts';
import type { Payment } from '../../domain/payments/ledger.ts';
import type { NextLine } from '../ports/mail/content.ts';
import { lineNumbersIfSeveral } from './due-notifications.ts';
import {
  bankTransferOf,
  type CommandNotificationContext,
  type Notification,
  pendingMethodOf,
} from './notification.ts';

/** The next plan line to pay; null for a sign-up or a fully paid booking (R28.11). */
const nextLine = (booking: Booking, today: Day): NextLine | null => {
  const next = dueNowOf(booking, today);
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

/** A payment after the cancellation is refunded, or the office decides on it (R31, R70). */
const paidAfterEnd = (
  booking: Cancelled,
  { amount, ...how }: CameIn,
  about: CommandNotificationContext['about'],
): Notification => ({
  kind: 'bookingPaidAfterEnd',
  content: () => {
    const { onItsWay, undecided, until } = refundState(booking);
    const back =
      booking.reason === 'customer'
        ? { undecided }
        : { onItsWay, ...(onItsWay > 0 ? { backBy: until } : {}) };
    return {
      kind: 'bookingPaidAfterEnd',
      ...about(),
      reason: booking.reason,
      ...how,
      amount,
      ...back,
    };
  },
});

/** The office has decided on late money that an earlier mail called undecided (R31). */
const lateDecided = (
  booking: Cancelled,
  decided: 'kept' | 'returned',
  amount: Money,
  about: CommandNotificationContext['about'],
): Notification => ({
  kind: 'bookingLateDecided',
  content: () => {
    const { undecided } = refundState(booking);
    return {
      kind: 'bookingLateDecided',
      ...about(),
      decided,
      amount,
      ...(undecided > 0 ? { undecided } : {}),
    };
  },
});

export const latePaymentDecision = ({
  booking,
  command,
  about,
}: CommandNotificationContext): Notification | null =>
  booking.status === 'cancelled' && command.type === 'keepLate'
    ? lateDecided(booking, 'kept', command.amount, about)
    : null;

/** Only repayments that the office decided on get a mail; the others were announced before. */
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

/** Returns the brand's name for cash or card terminal (R31.15); nothing for a transfer. */
const meansOf = (payment: Payment): { readonly means?: string } =>
  payment.method === 'transfer' && payment.means !== undefined ? { means: payment.means.name } : {};

/** A payment that restores an undone one gets no mail, because the undoing got none (R31.10). */
export const paymentNotice = (context: CommandNotificationContext): Notification | null => {
  const { booking, before, command, today, about } = context;
  if (!isPlaced(booking) || before === null || !isPlaced(before)) return null;
  if (command.type === 'registerPayment' && restoredPayment(before, command) !== undefined)
    return null;
  const payment = booking.payments.at(-1);
  if (payment?.method === 'refund') return wentBack(context);
  if (payment?.method !== 'online' && payment?.method !== 'transfer') return null;
  const { amount } = payment;
  const how = { how: payment.method, ...meansOf(payment) };
  if (booking.status === 'cancelled') return paidAfterEnd(booking, { ...how, amount }, about);
  const ledger = ledgerOfBooking(booking);
  return {
    kind: 'bookingPaid',
    content: () => ({
      kind: 'bookingPaid',
      ...about(),
      ...how,
      amount,
      paid: ledger.paid,
      left: ledger.left,
      overpaid: ledger.overpaid,
      next: nextLine(booking, today),
    }),
  };
};

export const voucherPaymentNotice = ({
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
    ? {
        kind: 'bookingVoucherPaid',
        content: () => ({
          kind: 'bookingVoucherPaid',
          ...about(),
          amount,
          left: ledger.left,
          gifts,
          next: nextLine(booking, today),
        }),
      }
    : null;
};

type UndoneToTell = { readonly payment: Payment; readonly returned: boolean };

/** The undone payment to mail about; null until `correctionMinutes` have passed (R31.10). */
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

export const undonePaymentNotice = (context: CommandNotificationContext): Notification | null => {
  const { booking, about } = context;
  const undone = undoneToTell(context);
  if (undone === null || !isPlaced(booking)) return null;
  const { payment, returned } = undone;
  const { paid, left: leftToPay } = ledgerOfBooking(booking);
  return {
    kind: 'bookingPaymentUndone',
    content: () => ({
      kind: 'bookingPaymentUndone',
      ...about(),
      how:
        payment.method !== 'refund' ? 'transfer' : returned === true ? 'refundReturned' : 'refund',
      ...meansOf(payment),
      amount: Math.abs(payment.amount),
      on: dayOf(payment.at),
      paid,
      left: booking.status === 'confirmed' ? leftToPay : 0,
      ...(booking.status === 'confirmed' && isUnpaidOrder(booking)
        ? {
            firstDue: booking.firstDue,
            keptUntil: lastDayKeptUnpaid(booking, context.offer, context.figures),
          }
        : { firstDue: null }),
      onItsWay: booking.status === 'cancelled' ? refundState(booking).onItsWay : null,
      plan: booking.status === 'confirmed' ? booking.plan : [],
      today: context.today,
      paymentType: booking.paymentType,
      bankTransfer: bankTransferOf(context),
      ...pendingMethodOf(context),
    }),
  };
};
