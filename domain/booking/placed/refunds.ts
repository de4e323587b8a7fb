import { addDays, type Day, dayOf } from '../../calendar.ts';
import { type Money, sum } from '../../money.ts';
import type { Payment } from '../../payments/ledger.ts';
import type { Cancelled, Confirmed, Waiting } from '../booking.ts';
import { ledgerOfBooking } from './dues.ts';

/** Days from a cancellation within which what comes back has to be paid back (R70; the law on package travel). */
export const REFUND_DAYS = 14;

/**
 * Of what comes back of a cancelled booking: what went back already, what has not yet, and the last day for it. `undecided` came in after the
 * customer had cancelled: what of it is kept is for the office to say (R31).
 */
export type RefundStanding = { readonly returned: Money; readonly onItsWay: Money; readonly undecided: Money; readonly until: Day };

/** Whether a payment was among what a booking had paid when it ended; what went back at that very moment went back of the refund (R48). */
export const wasInAtEnd = ({ cancelledAt }: Pick<Cancelled, 'cancelledAt'>, { at, method }: Pick<Payment, 'at' | 'method'>): boolean =>
  at < cancelledAt || (at === cancelledAt && method !== 'refund');

/** By when the next of what comes back has to be back: so many days from the end, of what came in later so many from that (R70). */
const backBy = ({ refund, cancelledAt }: Pick<Cancelled, 'refund' | 'cancelledAt'>, returned: Money, cameIn: readonly Payment[]): Day => {
  const upTo = (index: number): Money => refund + sum(cameIn.slice(0, index + 1).map(({ amount }) => amount));
  const next = returned < refund ? undefined : cameIn.find((_payment, index) => upTo(index) > returned);
  return addDays(dayOf(next?.at ?? cancelledAt), REFUND_DAYS);
};

/** What comes in after the end of a trip that the customer did not give up comes back as well (R31, R70). */
export const refundStanding = ({ refund, reason, payments, cancelledAt }: Cancelled): RefundStanding => {
  const later = payments.filter((payment) => !wasInAtEnd({ cancelledAt }, payment));
  const amountOf = (some: typeof later): Money => sum(some.map(({ amount }) => amount));
  const returned = 0 - amountOf(later.filter(({ method }) => method === 'refund'));
  const late = later.filter(({ method }) => method !== 'refund');
  const cameIn = amountOf(late);
  const comesBack = refund + (reason === 'customer' ? 0 : cameIn);
  const over = Math.max(0, returned - comesBack);
  return {
    returned,
    onItsWay: Math.max(0, comesBack - returned),
    undecided: reason === 'customer' ? Math.max(0, cameIn - over) : 0,
    until: backBy({ refund, cancelledAt }, returned, reason === 'customer' ? [] : late),
  };
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
