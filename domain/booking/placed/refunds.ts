import { addDays, type Day, dayOf, type Instant } from '../../calendar.ts';
import { type Money, sum } from '../../money.ts';
import type { Payment } from '../../payments/ledger.ts';
import type { Cancelled, Confirmed, Waiting } from '../booking.ts';
import { ledgerOfBooking } from './dues.ts';

/** The law on package travel requires a refund within this many days of a cancellation (R70). */
export const REFUND_DAYS = 14;

/**
 * Sums of a cancelled booking, in grosze. `undecided`: the office decides whether to return or keep
 * it (R31).
 */
export type RefundState = {
  readonly returned: Money;
  readonly onItsWay: Money;
  readonly undecided: Money;
  readonly until: Day;
};

/**
 * True if the payment came before the cancellation. If both have the same time, a refund counts as
 * later than the cancellation, and any other payment as earlier (R48).
 */
export const wasPaidBeforeCancellation = (
  { cancelledAt }: Pick<Cancelled, 'cancelledAt'>,
  { at, method }: Pick<Payment, 'at' | 'method'>,
): boolean => at < cancelledAt || (at === cancelledAt && method !== 'refund');

const amountOf = (some: readonly Payment[]): Money => sum(some.map(({ amount }) => amount));

const afterEnd = ({ cancelledAt, payments }: Pick<Cancelled, 'cancelledAt' | 'payments'>) => {
  const later = payments.filter((payment) => !wasPaidBeforeCancellation({ cancelledAt }, payment));
  const wentBack = later.filter(({ method }) => method === 'refund');
  return {
    cameIn: later.filter(({ method }) => method !== 'refund'),
    returned: 0 - amountOf(wentBack),
  };
};

/** Returns the sum of the payments after the cancellation, in grosze. */
export const amountPaidAfterCancellation = (
  booking: Pick<Cancelled, 'cancelledAt' | 'payments'>,
): Money => amountOf(afterEnd(booking).cameIn);

/**
 * Returns the time to store for a payment after the cancellation: `at`, or a time just after the
 * cancellation if another server's clock was ahead.
 */
export const paymentTimeAfterCancellation = (
  { cancelledAt }: Pick<Cancelled, 'cancelledAt'>,
  at: Instant,
  method: Payment['method'],
): Instant => Math.max(at, method === 'refund' ? cancelledAt : cancelledAt + 1);

/**
 * Returns the time to store for a cancellation: `at`, or the time of the last payment if another
 * server's clock was ahead.
 */
export const cancellationMomentAfterPayments = (
  { payments }: Pick<Confirmed | Waiting, 'payments'>,
  at: Instant,
): Instant =>
  payments.reduce(
    (end, payment) => Math.max(end, payment.method === 'refund' ? payment.at + 1 : payment.at),
    at,
  );

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
 * Returns which sums of a cancelled booking are returned, still to return, and undecided. Payments
 * after a customer's own cancellation are undecided until the office decides. After any other
 * cancellation, such payments are returned.
 */
export const refundState = (
  booking: Pick<Cancelled, 'payments' | 'refund' | 'reason' | 'cancelledAt' | 'keptLate'>,
): RefundState => {
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
 * Returns the amount that the company keeps, in grosze: the payments less owed refunds and
 * undecided amounts.
 */
export const retainedAmount = (booking: Parameters<typeof refundState>[0]): Money => {
  const { onItsWay, undecided } = refundState(booking);
  return Math.max(0, amountOf(booking.payments) - onItsWay - undecided);
};

/**
 * Returns what the shop owes the customer, in grosze. An order: the overpaid amount. A cancelled
 * booking: the part of the refund that is still to return. A sign-up: 0.
 */
export const amountOwedBack = (
  booking:
    | Pick<Confirmed, 'status' | 'plan' | 'payments'>
    | Pick<Waiting, 'status'>
    | (Pick<Cancelled, 'status'> & Parameters<typeof refundState>[0]),
): Money => {
  switch (booking.status) {
    case 'cancelled':
      return refundState(booking).onItsWay;
    case 'confirmed':
      return ledgerOfBooking(booking).overpaid;
    case 'reserveList':
      return 0;
  }
};
