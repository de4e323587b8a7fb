import type { Booking, Cancelled } from '../../domain/booking/booking.ts';
import { announcementsOf, lineAnnounced } from '../../domain/booking/placed/announcements.ts';
import { dueNowOf, isUnpaidOrder, keptUntilDay, lateFrom, ledgerOfBooking } from '../../domain/booking/placed/dues.ts';
import { refundStanding } from '../../domain/booking/placed/refunds.ts';
import { type Day, dayOf } from '../../domain/calendar.ts';
import type { Money } from '../../domain/money.ts';
import { type DueGroup, dueNow, groupByDue } from '../../domain/payments/due.ts';
import { leftOf } from '../../domain/payments/ledger.ts';
import type { LateLines, NextLine } from '../ports/mail/content.ts';
import { awaited, bankTransferOf, type Tellable, type Tidings, type Told } from './told.ts';

const firstOf = ({ numbers }: DueGroup): number => numbers[0] ?? 0;

/** The numbers of lines, when there are several. */
const ifSeveral = (numbers: readonly number[]): { readonly numbers?: readonly number[] } => (numbers.length > 1 ? { numbers } : {});

const lateLines = (group: DueGroup): LateLines => ({ line: firstOf(group), late: group.left, ...ifSeveral(group.numbers) });

/** The line of the plan that was told of last as late (R32). */
export const reminded = (told: Told): Tidings | null => {
  const number = told.booking.status === 'confirmed' ? told.booking.reminded.at(-1) : undefined;
  return number === undefined || isToldWithWhatIsNear(told, number) ? null : late(told, number);
};

/**
 * Whether the same look at the time tells of a day that is near: that letter asks for what is late as well (R32). Not of an order without any
 * payment, which is told until when its places are kept.
 */
const isToldWithWhatIsNear = ({ booking, offer, figures, heardAt }: Told, number: number): boolean => {
  if (booking.status !== 'confirmed' || (number === 1 && isUnpaidOrder(booking))) return false;
  return announcementsOf(booking, offer, figures).some(({ at, what }) => {
    const near = booking.plan.find((line) => line.number === lineAnnounced(what));
    return at <= heardAt && near !== undefined && near.due !== null && dayOf(heardAt) <= near.due;
  });
};

/**
 * A line of the plan is late (R32), told with those that were before it. Not told of an order that has ended by then: one that is paid online
 * does so with its last day. Nor once a later line is late as well: where time was not looked at for long, one letter asks for all of them.
 */
export const late = (told: Tellable, number: number): Tidings | null => {
  const { booking, about, heardAt } = told;
  if (booking.status !== 'confirmed') return null;
  const { lines, left, paid: already } = ledgerOfBooking(booking);
  const since = lateFrom(booking, number);
  const open = groupByDue(lines.filter((each) => leftOf(each) > 0)).map((group) => ({ group, since: lateFrom(booking, firstOf(group)) }));
  const asked = open.find((each) => each.since === since)?.group;
  if (asked === undefined) return null;
  if (open.some((each) => each.since > since && each.since <= heardAt)) return null;
  const earlier = open.filter((each) => each.since < since).map(({ group }) => lateLines(group));
  const { line, late: sum, numbers } = lateLines(asked);
  const { paymentOption, paymentType } = booking;
  // One letter asks for all lines of one day: the one about the first of them (R28.12).
  const inAnother = line < number;
  const keptUntil = !inAnother && line === 1 && already === 0 ? keptUntilDay(booking, told.offer, told.figures) : null;
  const stillKept = keptUntil !== null && dayOf(heardAt) <= keptUntil;
  if (keptUntil !== null && !stillKept && paymentType !== 'wired') return null;
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
      // An order by transfer waits for a statement: its day is not named once it has gone.
      ...(stillKept ? { keptUntil } : {}),
      ...(already > 0 ? ({ begun: true } as const) : {}),
      bankTransfer: bankTransferOf(told),
    }),
  };
};

/** The day of an instalment is near (R32). */
export const dueSoon = (told: Tellable, number: number | null): Tidings | null => {
  const { booking, about, heardAt } = told;
  if (booking.status !== 'confirmed') return null;
  const ledger = ledgerOfBooking(booking);
  const open = groupByDue(ledger.lines.filter((each) => leftOf(each) > 0));
  const late = open.filter((group) => lateFrom(booking, firstOf(group)) <= heardAt).map(lateLines);
  const near = open.find(({ numbers }) => numbers.some((each) => each === number));
  if (near === undefined || near.due === null) return null;
  const { due, numbers } = near;
  const { paymentOption, paymentType } = booking;
  // With what is late besides: one transfer settles both.
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

/** The sum that is to be paid next; null of a sign-up, and of what is paid in full (R28.11). */
const nextLine = (booking: Booking, today: Day): NextLine | null => {
  const next = dueNowOf(booking, today);
  if (next === null || booking.status !== 'confirmed') return null;
  const { numbers, amount, until: due } = next;
  const when = (due ?? dayOf(booking.firstDue)) < today ? { late: true as const } : { firstDue: booking.firstDue };
  return { line: { number: numbers[0] ?? 0, amount, due }, ...ifSeveral(numbers), paymentOption: booking.paymentOption, ...when };
};

/** Money that came in once the booking had ended: that it is not lost, and what becomes of it (R31, R70). */
const paidAfterEnd = (booking: Cancelled, { how, amount }: CameIn, about: Told['about']): Tidings => ({
  kind: 'bookingPaidAfterEnd',
  content: () => {
    const { onItsWay, undecided, until } = refundStanding(booking);
    const back = booking.reason === 'customer' ? { undecided } : { onItsWay, ...(onItsWay > 0 ? { backBy: until } : {}) };
    return { kind: 'bookingPaidAfterEnd', ...about(), reason: booking.reason, how, amount, ...back };
  },
});

/** What the office has decided of money that came in after the customer had cancelled: it said that it would write (R31). */
const lateDecided = (booking: Cancelled, decided: 'kept' | 'returned', amount: Money, about: Told['about']): Tidings => ({
  kind: 'bookingLateDecided',
  content: () => {
    const { undecided } = refundStanding(booking);
    return { kind: 'bookingLateDecided', ...about(), decided, amount, ...(undecided > 0 ? { undecided } : {}) };
  },
});

export const keptLate = ({ booking, command, about }: Told): Tidings | null =>
  booking.status === 'cancelled' && command.type === 'keepLate' ? lateDecided(booking, 'kept', command.amount, about) : null;

/** Of money that went back only what the office had to decide about; the rest was promised. */
const wentBack = ({ booking, before, about }: Told): Tidings | null => {
  if (booking.status !== 'cancelled' || before?.status !== 'cancelled') return null;
  const amount = refundStanding(before).undecided - refundStanding(booking).undecided;
  return amount > 0 ? lateDecided(booking, 'returned', amount, about) : null;
};

type CameIn = { readonly how: 'online' | 'transfer'; readonly amount: Money };

/** Money that came in, online or by a transfer that the office registered; what went back is told where it was promised, but for what the office decided. */
export const paid = (told: Told): Tidings | null => {
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

export const voucherPaid = ({ booking, before, today, about, gifts }: Told): Tidings | null => {
  if (booking.status !== 'confirmed' || before?.status !== 'confirmed') return null;
  const ledger = ledgerOfBooking(booking);
  const amount = ledger.paid - ledgerOfBooking(before).paid;
  return amount > 0
    ? {
        kind: 'bookingVoucherPaid',
        content: () => ({ kind: 'bookingVoucherPaid', ...about(), amount, left: ledger.left, gifts, next: nextLine(booking, today) }),
      }
    : null;
};

/** What was registered by mistake is gone again, and nothing of that happens behind the customer's back (R31). */
export const undone = (told: Told): Tidings | null => {
  const { booking, before, command, about } = told;
  if (command.type !== 'undoPayment' || before === null || !('payments' in before) || !('plan' in booking)) return null;
  const payment = before.payments.find(({ id }) => id === command.paymentId);
  if (payment === undefined || !('payments' in booking)) return null;
  const { paid, left } = ledgerOfBooking(booking);
  return {
    kind: 'bookingPaymentUndone',
    content: () => ({
      kind: 'bookingPaymentUndone',
      ...about(),
      how: payment.method !== 'refund' ? 'transfer' : command.returned === true ? 'refundReturned' : 'refund',
      amount: Math.abs(payment.amount),
      on: dayOf(payment.at),
      paid,
      left: booking.status === 'confirmed' ? left : 0,
      ...(booking.status === 'confirmed' && isUnpaidOrder(booking)
        ? { firstDue: booking.firstDue, keptUntil: keptUntilDay(booking, told.offer, told.figures) }
        : { firstDue: null }),
      onItsWay: booking.status === 'cancelled' ? refundStanding(booking).onItsWay : null,
      plan: booking.status === 'confirmed' ? booking.plan : [],
      today: told.today,
      paymentType: booking.paymentType,
      bankTransfer: bankTransferOf(told),
      ...awaited(booking, told.figures),
    }),
  };
};
