import { addDays, type Day, dayOf, type Instant } from '../../calendar.ts';
import { type Money, sum } from '../../money.ts';
import type { Payment } from '../../payments/ledger.ts';
import type { Cancelled, Confirmed, Waiting } from '../booking.ts';
import { ledgerOfBooking } from './dues.ts';

/** Days within which a refund must be paid after a cancellation (R70; package travel law). */
export const REFUND_DAYS = 14;

/**
 * The refunds of a cancelled booking. `undecided`: the office has not decided about payments after
 * the cancellation (R31).
 */
export type RefundState = {
  readonly returned: Money;
  readonly onItsWay: Money;
  readonly undecided: Money;
  readonly until: Day;
};

/**
 * Returns true for payments before the cancellation. A repayment at that exact moment belongs to
 * the refund, too (R48).
 */
export const wasReceivedBeforeEnd = (
  { cancelledAt }: Pick<Cancelled, 'cancelledAt'>,
  { at, method }: Pick<Payment, 'at' | 'method'>,
): boolean => at < cancelledAt || (at === cancelledAt && method !== 'refund');

const amountOf = (some: readonly Payment[]): Money => sum(some.map(({ amount }) => amount));

const afterEnd = ({ cancelledAt, payments }: Pick<Cancelled, 'cancelledAt' | 'payments'>) => {
  const later = payments.filter((payment) => !wasReceivedBeforeEnd({ cancelledAt }, payment));
  const wentBack = later.filter(({ method }) => method === 'refund');
  return {
    cameIn: later.filter(({ method }) => method !== 'refund'),
    returned: 0 - amountOf(wentBack),
  };
};

/** Returns the sum of the payments after the cancellation, in grosze. */
export const amountReceivedLate = (booking: Pick<Cancelled, 'cancelledAt' | 'payments'>): Money =>
  amountOf(afterEnd(booking).cameIn);

/** Returns a moment after the cancellation, even if another process's clock was ahead. */
export const momentAfterEnd = (
  { cancelledAt }: Pick<Cancelled, 'cancelledAt'>,
  at: Instant,
  method: Payment['method'],
): Instant => Math.max(at, method === 'refund' ? cancelledAt : cancelledAt + 1);

/**
 * Returns the moment of a cancellation. It is after every registered payment, even if another
 * process's clock was ahead.
 */
export const momentOfEnd = (
  { payments }: Pick<Confirmed | Waiting, 'payments'>,
  at: Instant,
): Instant =>
  payments.reduce(
    (end, payment) => Math.max(end, payment.method === 'refund' ? payment.at + 1 : payment.at),
    at,
  );

/**
 * Returns the last day to pay a refund: 14 days after the cancellation, or after a later payment
 * that must be refunded (R70).
 */
const backBy = (
  { refund, cancelledAt }: Pick<Cancelled, 'refund' | 'cancelledAt'>,
  returned: Money,
  cameIn: readonly Payment[],
): Day => {
  const upTo = (index: number): Money => refund + amountOf(cameIn.slice(0, index + 1));
  const next =
    returned < refund ? undefined : cameIn.find((_payment, index) => upTo(index) > returned);
  return addDays(dayOf(next?.at ?? cancelledAt), REFUND_DAYS);
};

/**
 * Returns what was refunded and what is left. Later payments are refunded, too, unless the customer
 * cancelled (R31, R70).
 */
export const refundState = (booking: Cancelled): RefundState => {
  const { refund, reason, cancelledAt, keptLate = 0 } = booking;
  const { cameIn, returned } = afterEnd(booking);
  const late = amountOf(cameIn);
  const comesBack = refund + (reason === 'customer' ? 0 : late);
  const over = Math.max(0, returned - comesBack);
  return {
    returned,
    onItsWay: Math.max(0, comesBack - returned),
    undecided: reason === 'customer' ? Math.max(0, late - over - keptLate) : 0,
    until: backBy({ refund, cancelledAt }, returned, reason === 'customer' ? [] : cameIn),
  };
};

/**
 * Returns what the company keeps of a cancelled booking in grosze: payments less open refunds and
 * undecided amounts (R31).
 */
export const keptAmount = (booking: Cancelled): Money => {
  const { onItsWay, undecided } = refundState(booking);
  return Math.max(0, amountOf(booking.payments) - onItsWay - undecided);
};

/**
 * Returns what the shop owes the customer in grosze: the rest of a refund, or an overpayment (R31,
 * R48).
 */
export const amountOwedBack = (booking: Confirmed | Waiting | Cancelled): Money => {
  switch (booking.status) {
    case 'cancelled':
      return refundState(booking).onItsWay;
    case 'confirmed':
      return ledgerOfBooking(booking).overpaid;
    case 'reserveList':
      return 0;
  }
};
