import type { Booking, Cancelled } from '../../domain/booking/booking.ts';
import { announcedLine, announcementsOf } from '../../domain/booking/placed/announcements.ts';
import {
  dueNowOf,
  isUnpaidOrder,
  lastDayKeptUnpaid,
  ledgerOfBooking,
  lineLateFrom,
} from '../../domain/booking/placed/dues.ts';
import { refundState } from '../../domain/booking/placed/refunds.ts';
import { type Day, dayOf } from '../../domain/calendar.ts';
import type { Money } from '../../domain/money.ts';
import { type DueGroup, dueNow, groupByDue } from '../../domain/payments/due.ts';
import { unpaidOf } from '../../domain/payments/ledger.ts';
import type { LateLines, NextLine } from '../ports/mail/content.ts';
import {
  bankTransferOf,
  type CommandNotificationContext,
  type Notification,
  type NotificationContext,
  pendingMethodOf,
} from './notification.ts';

const firstOf = ({ numbers }: DueGroup): number => numbers[0] ?? 0;

const ifSeveral = (numbers: readonly number[]): { readonly numbers?: readonly number[] } =>
  numbers.length > 1 ? { numbers } : {};

const lateLines = (group: DueGroup): LateLines => ({
  line: firstOf(group),
  late: group.left,
  ...ifSeveral(group.numbers),
});

export const reminderOf = (told: CommandNotificationContext): Notification | null => {
  const number = told.booking.status === 'confirmed' ? told.booking.reminded.at(-1) : undefined;
  return number === undefined || isCoveredByRecentNotice(told, number)
    ? null
    : lateNotice(told, number);
};

/**
 * Already in an announcement (R32). Never for an order without payments: its reminder says until
 * when places are kept.
 */
const isCoveredByRecentNotice = (
  { booking, offer, figures, heardAt }: CommandNotificationContext,
  number: number,
): boolean => {
  if (booking.status !== 'confirmed' || (number === 1 && isUnpaidOrder(booking))) return false;
  return announcementsOf(booking, offer, figures).some(({ at, what }) => {
    const near = booking.plan.find((line) => line.number === announcedLine(what));
    return at <= heardAt && near !== undefined && near.due !== null && dayOf(heardAt) <= near.due;
  });
};

/**
 * Returns the reminder with earlier late lines (R32). Null if a later line is late too (one mail
 * requests all), or if the order ends at the same time.
 */
export const lateNotice = (told: NotificationContext, number: number): Notification | null => {
  const { booking, about, heardAt } = told;
  if (booking.status !== 'confirmed') return null;
  const { lines, left, paid: already } = ledgerOfBooking(booking);
  const since = lineLateFrom(booking, number);
  const open = groupByDue(lines.filter((each) => unpaidOf(each) > 0)).map((group) => ({
    group,
    since: lineLateFrom(booking, firstOf(group)),
  }));
  const asked = open.find((each) => each.since === since)?.group;
  if (asked === undefined) return null;
  if (open.some((each) => each.since > since && each.since <= heardAt)) return null;
  const earlier = open.filter((each) => each.since < since).map(({ group }) => lateLines(group));
  const { line, late: sum, numbers } = lateLines(asked);
  const { paymentOption, paymentType } = booking;
  // The notification of the first line with the same due day sends the mail (R28.12).
  const inAnother = line < number;
  const keptUntil =
    !inAnother && line === 1 && already === 0
      ? lastDayKeptUnpaid(booking, told.offer, told.figures)
      : null;
  const stillKept = keptUntil !== null && dayOf(heardAt) <= keptUntil;
  if (keptUntil !== null && !stillKept && paymentType !== 'transfer') return null;
  return {
    kind: 'bookingReminder',
    ...(inAnother ? ({ inAnother } as const) : {}),
    content: () => ({
      kind: 'bookingReminder',
      ...about(),
      line,
      late: sum,
      ...(numbers === undefined ? {} : { numbers }),
      ...(earlier.length > 0 ? { earlier } : {}),
      left,
      paymentOption,
      paymentType,
      // The mail names the last day of a late transfer order only if it has not passed.
      ...(stillKept ? { keptUntil } : {}),
      ...(already > 0 ? ({ begun: true } as const) : {}),
      bankTransfer: bankTransferOf(told),
    }),
  };
};

export const dueSoonNotice = (
  told: NotificationContext,
  number: number | null,
): Notification | null => {
  const { booking, about, heardAt } = told;
  if (booking.status !== 'confirmed') return null;
  const ledger = ledgerOfBooking(booking);
  const open = groupByDue(ledger.lines.filter((each) => unpaidOf(each) > 0));
  const late = open
    .filter((group) => lineLateFrom(booking, firstOf(group)) <= heardAt)
    .map(lateLines);
  const near = open.find(({ numbers }) => numbers.some((each) => each === number));
  if (near === undefined || near.due === null) return null;
  const { due, numbers } = near;
  const { paymentOption, paymentType } = booking;
  // The amount includes late lines, because one transfer pays everything.
  const asked = dueNow(ledger, due);
  return {
    kind: 'bookingDue',
    content: () => ({
      kind: 'bookingDue',
      ...about(),
      line: firstOf(near),
      ...ifSeveral(numbers),
      due,
      amount: near.left,
      ...(late.length > 0 ? { late } : {}),
      left: ledger.left,
      paymentOption,
      paymentType,
      bankTransfer: bankTransferOf(told, asked),
    }),
  };
};

/** Null for a sign-up or a fully paid booking (R28.11). */
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
    ...ifSeveral(numbers),
    paymentOption: booking.paymentOption,
    ...when,
  };
};

/** The money is refunded, or the office decides (R31, R70). */
const paidAfterEnd = (
  booking: Cancelled,
  { how, amount }: CameIn,
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
      how,
      amount,
      ...back,
    };
  },
});

/** An earlier mail announced this decision (R31). */
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

/** Only if the office had to decide; others were announced when the booking ended. */
const wentBack = ({ booking, before, about }: CommandNotificationContext): Notification | null => {
  if (booking.status !== 'cancelled' || before?.status !== 'cancelled') return null;
  const amount = refundState(before).undecided - refundState(booking).undecided;
  return amount > 0 ? lateDecided(booking, 'returned', amount, about) : null;
};

type CameIn = { readonly how: 'online' | 'transfer'; readonly amount: Money };

/** A repayment gets a mail only if the office had to decide on it. */
export const paymentNotice = (told: CommandNotificationContext): Notification | null => {
  const { booking, today, about } = told;
  if (!('payments' in booking)) return null;
  const payment = booking.payments.at(-1);
  if (payment?.method === 'refund') return wentBack(told);
  if (payment?.method !== 'online' && payment?.method !== 'transfer') return null;
  const { method: how, amount } = payment;
  if (booking.status === 'cancelled') return paidAfterEnd(booking, { how, amount }, about);
  const ledger = ledgerOfBooking(booking);
  return {
    kind: 'bookingPaid',
    content: () => ({
      kind: 'bookingPaid',
      ...about(),
      how,
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

export const undonePaymentNotice = (told: CommandNotificationContext): Notification | null => {
  const { booking, before, command, about } = told;
  if (
    command.type !== 'undoPayment' ||
    before === null ||
    !('payments' in before) ||
    !('plan' in booking)
  )
    return null;
  const payment = before.payments.find(({ id }) => id === command.paymentId);
  if (payment === undefined || !('payments' in booking)) return null;
  const { paid, left } = ledgerOfBooking(booking);
  return {
    kind: 'bookingPaymentUndone',
    content: () => ({
      kind: 'bookingPaymentUndone',
      ...about(),
      how:
        payment.method !== 'refund'
          ? 'transfer'
          : command.returned === true
            ? 'refundReturned'
            : 'refund',
      amount: Math.abs(payment.amount),
      on: dayOf(payment.at),
      paid,
      left: booking.status === 'confirmed' ? left : 0,
      ...(booking.status === 'confirmed' && isUnpaidOrder(booking)
        ? {
            firstDue: booking.firstDue,
            keptUntil: lastDayKeptUnpaid(booking, told.offer, told.figures),
          }
        : { firstDue: null }),
      onItsWay: booking.status === 'cancelled' ? refundState(booking).onItsWay : null,
      plan: booking.status === 'confirmed' ? booking.plan : [],
      today: told.today,
      paymentType: booking.paymentType,
      bankTransfer: bankTransferOf(told),
      ...pendingMethodOf(told),
    }),
  };
};
