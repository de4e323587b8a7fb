import { announcedLine, announcementsOf } from '../../domain/booking/placed/announcements.ts';
import {
  isUnpaidOrder,
  lastDayKeptUnpaid,
  ledgerOfBooking,
  lineLateFrom,
} from '../../domain/booking/placed/dues.ts';
import { dayOf } from '../../domain/calendar.ts';
import { type DueGroup, dueNow, groupByDue } from '../../domain/payments/due.ts';
import { type Ledger, unpaidOf } from '../../domain/payments/ledger.ts';
import type { LateLines } from '../ports/mail/content.ts';
import {
  bankTransferOf,
  type CommandNotificationContext,
  type Notification,
  type NotificationContext,
} from './notification.ts';

/** Returns the unpaid plan lines, grouped by due day: one mail requests all lines of a group. */
const openGroups = ({ lines }: Ledger): readonly DueGroup[] =>
  groupByDue(lines.filter((line) => unpaidOf(line) > 0));

const firstNumber = ({ numbers }: DueGroup): number => numbers[0] ?? 0;

/** Returns the numbers of the plan lines if there are several, else nothing. */
export const ifSeveral = (numbers: readonly number[]): { readonly numbers?: readonly number[] } =>
  numbers.length > 1 ? { numbers } : {};

const lateLines = (group: DueGroup): LateLines => ({
  line: firstNumber(group),
  late: group.left,
  ...ifSeveral(group.numbers),
});

/** Returns the reminder of the plan line that the command marked as reminded (R32). */
export const reminderNotice = (context: CommandNotificationContext): Notification | null => {
  const { booking } = context;
  const number = booking.status === 'confirmed' ? booking.reminded.at(-1) : undefined;
  return number === undefined || isCoveredByRecentNotice(context, number)
    ? null
    : lateNotice(context, number);
};

/**
 * Returns true if an announcement that is due by now also requests the late amount (R32). Never
 * true for an order without any payment: its reminder says until when the places are kept.
 */
const isCoveredByRecentNotice = (
  { booking, offer, figures, heardAt }: CommandNotificationContext,
  number: number,
): boolean => {
  if (booking.status !== 'confirmed' || (number === 1 && isUnpaidOrder(booking))) return false;
  return announcementsOf(booking, offer, figures).some(({ at, what }) => {
    const announced = booking.plan.find((line) => line.number === announcedLine(what));
    return at <= heardAt && announced?.due != null && dayOf(heardAt) <= announced.due;
  });
};

/**
 * Returns the reminder of a late plan line, including earlier late lines (R32).
 * Null if a later line is late too, because one mail then requests all of them. Null if the order
 * ends at the same time, as an unpaid online order does after its last day.
 */
export const lateNotice = (context: NotificationContext, number: number): Notification | null => {
  const { booking, about, heardAt } = context;
  if (booking.status !== 'confirmed') return null;
  const ledger = ledgerOfBooking(booking);
  const lateFrom = lineLateFrom(booking, number);
  const open = openGroups(ledger).map((group) => ({
    group,
    lateFrom: lineLateFrom(booking, firstNumber(group)),
  }));
  const requested = open.find((each) => each.lateFrom === lateFrom)?.group;
  if (requested === undefined) return null;
  if (open.some((each) => each.lateFrom > lateFrom && each.lateFrom <= heardAt)) return null;
  const earlier = open.filter((each) => each.lateFrom < lateFrom);
  const { paymentOption, paymentType } = booking;
  // One mail covers all plan lines with the same due day; the notification of the first line sends
  // it (R28.12).
  const line = firstNumber(requested);
  const inAnother = line < number;
  const keptUntil =
    !inAnother && line === 1 && ledger.paid === 0
      ? lastDayKeptUnpaid(booking, context.offer, context.figures)
      : null;
  const stillKept = keptUntil !== null && dayOf(heardAt) <= keptUntil;
  if (keptUntil !== null && !stillKept && paymentType !== 'transfer') return null;
  return {
    kind: 'bookingReminder',
    ...(inAnother ? ({ inAnother } as const) : {}),
    content: () => ({
      kind: 'bookingReminder',
      ...about(),
      ...lateLines(requested),
      ...(earlier.length > 0 ? { earlier: earlier.map(({ group }) => lateLines(group)) } : {}),
      left: ledger.left,
      paymentOption,
      paymentType,
      // A late transfer order is kept until a statement arrives. The mail names its last day only
      // if that day has not passed.
      ...(stillKept ? { keptUntil } : {}),
      ...(ledger.paid > 0 ? ({ begun: true } as const) : {}),
      bankTransfer: bankTransferOf(context),
    }),
  };
};

/** Returns the notice that an instalment is due soon (R32). */
export const dueSoonNotice = (
  context: NotificationContext,
  number: number | null,
): Notification | null => {
  const { booking, about, heardAt } = context;
  if (booking.status !== 'confirmed') return null;
  const ledger = ledgerOfBooking(booking);
  const open = openGroups(ledger);
  const dueSoon = open.find(({ numbers }) => numbers.some((each) => each === number));
  if (dueSoon === undefined || dueSoon.due === null) return null;
  const { due, numbers, left: amount } = dueSoon;
  const late = open.filter((group) => lineLateFrom(booking, firstNumber(group)) <= heardAt);
  const { paymentOption, paymentType } = booking;
  return {
    kind: 'bookingDue',
    content: () => ({
      kind: 'bookingDue',
      ...about(),
      line: firstNumber(dueSoon),
      ...ifSeveral(numbers),
      due,
      amount,
      ...(late.length > 0 ? { late: late.map(lateLines) } : {}),
      left: ledger.left,
      paymentOption,
      paymentType,
      // The amount includes late lines, because one transfer pays everything.
      bankTransfer: bankTransferOf(context, dueNow(ledger, due)),
    }),
  };
};
