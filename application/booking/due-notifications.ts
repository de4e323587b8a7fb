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

/** Groups open plan lines by due day, because one mail requests all lines of a day. */
const openGroups = ({ lines }: Ledger): readonly DueGroup[] =>
  groupByDue(lines.filter((line) => unpaidOf(line) > 0));

const firstNumber = ({ numbers }: DueGroup): number => numbers[0] ?? 0;

export const lineNumbersIfSeveral = (
  numbers: readonly number[],
): { readonly numbers?: readonly number[] } => (numbers.length > 1 ? { numbers } : {});

const lateLines = (group: DueGroup): LateLines => ({
  line: firstNumber(group),
  late: group.left,
  ...lineNumbersIfSeveral(group.numbers),
});

export const reminderNotice = (context: CommandNotificationContext): Notification | null => {
  const { booking } = context;
  const number = booking.status === 'confirmed' ? booking.reminded.at(-1) : undefined;
  return number === undefined || isCoveredByRecentNotice(context, number)
    ? null
    : lateNotice(context, number);
};

/** An order without any payment always gets its reminder, which names the last day (R32). */
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

/** The mail about a late line; null if a later line is late too, as one mail requests all (R32). */
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
  // One mail covers all plan lines of a due day; the first line's notification sends it (R28.12).
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
      // The mail names the last day of an unpaid transfer order only until that day has passed.
      ...(stillKept ? { keptUntil } : {}),
      ...(ledger.paid > 0 ? ({ begun: true } as const) : {}),
      bankTransfer: bankTransferOf(context),
    }),
  };
};

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
      ...lineNumbersIfSeveral(numbers),
      due,
      amount,
      ...(late.length > 0 ? { late: late.map(lateLines) } : {}),
      left: ledger.left,
      paymentOption,
      paymentType,
      // The transfer amount includes late plan lines, because one transfer pays everything.
      bankTransfer: bankTransferOf(context, dueNow(ledger, due)),
    }),
  };
};
