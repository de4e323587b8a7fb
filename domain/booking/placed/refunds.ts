import { addDays, type Day, dayOf, type Instant } from '../../calendar.ts';
import { type Money, sum } from '../../money.ts';
import type { Payment } from '../../payments/ledger.ts';
import type { Cancelled, Confirmed, Waiting } from '../booking.ts';
import { ledgerOfBooking } from './dues.ts';

/** Days from a cancellation within which what comes back has to be paid back (R70; the law on package travel). */
export const REFUND_DAYS = 14;

/**
 * Of what comes back of a cancelled booking: what went back already, what has not yet, and the last day for it. `undecided` came in after the
 * customer had cancelled, and the office has not said yet what of it is kept (R31).
 */
export type RefundStanding = { readonly returned: Money; readonly onItsWay: Money; readonly undecided: Money; readonly until: Day };

/** Whether a payment was among what a booking had paid when it ended; what went back at that very moment went back of the refund (R48). */
export const wasInAtEnd = ({ cancelledAt }: Pick<Cancelled, 'cancelledAt'>, { at, method }: Pick<Payment, 'at' | 'method'>): boolean =>
  at < cancelledAt || (at === cancelledAt && method !== 'refund');

const amountOf = (some: readonly Payment[]): Money => sum(some.map(({ amount }) => amount));

/** What came in or went back after the end of a booking. */
const afterEnd = ({ cancelledAt, payments }: Pick<Cancelled, 'cancelledAt' | 'payments'>) => {
  const later = payments.filter((payment) => !wasInAtEnd({ cancelledAt }, payment));
  const wentBack = later.filter(({ method }) => method === 'refund');
  return { cameIn: later.filter(({ method }) => method !== 'refund'), returned: 0 - amountOf(wentBack) };
};

/** What came in after the end of a booking in all. */
export const cameInLate = (booking: Pick<Cancelled, 'cancelledAt' | 'payments'>): Money => amountOf(afterEnd(booking).cameIn);

/**
 * The moment of something that is registered with a booking that has ended: after its end, also where the clock of the process that registers it
 * goes behind that of the one which ended it.
 */
export const momentAfterEnd = ({ cancelledAt }: Pick<Cancelled, 'cancelledAt'>, at: Instant, method: Payment['method']): Instant =>
  Math.max(at, method === 'refund' ? cancelledAt : cancelledAt + 1);

/** The moment at which a booking ends: after all that it has registered, whatever clock that was registered by. */
export const endOf = ({ payments }: Pick<Confirmed | Waiting, 'payments'>, at: Instant): Instant =>
  payments.reduce((end, payment) => Math.max(end, payment.method === 'refund' ? payment.at + 1 : payment.at), at);

/** By when the next of what comes back has to be back: so many days from the end, of what came in later so many from that (R70). */
const backBy = ({ refund, cancelledAt }: Pick<Cancelled, 'refund' | 'cancelledAt'>, returned: Money, cameIn: readonly Payment[]): Day => {
  const upTo = (index: number): Money => refund + amountOf(cameIn.slice(0, index + 1));
  const next = returned < refund ? undefined : cameIn.find((_payment, index) => upTo(index) > returned);
  return addDays(dayOf(next?.at ?? cancelledAt), REFUND_DAYS);
};

/** What comes in after the end of a trip that the customer did not give up comes back as well (R31, R70). */
export const refundStanding = (booking: Cancelled): RefundStanding => {
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

/** What the company keeps of a booking that ended: what is there of what came in, less what still goes back or is not decided yet (R31, R48). */
export const keptOf = (booking: Cancelled): Money => {
  const { onItsWay, undecided } = refundStanding(booking);
  return Math.max(0, amountOf(booking.payments) - onItsWay - undecided);
};

/** What a booking is owed back as it stands: the rest of a cancelled one's refund, or what was paid beyond a price (R31, R48). */
export const owedBack = (booking: Confirmed | Waiting | Cancelled): Money => {
  switch (booking.status) {
    case 'cancelled':
      return refundStanding(booking).onItsWay;
    case 'confirmed':
      return ledgerOfBooking(booking).overpaid;
    case 'reserveList':
      return 0;
  }
};
