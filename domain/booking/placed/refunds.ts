import { addDays, type Day, dayOf } from '../../calendar.ts';
import { type Money, sum } from '../../money.ts';
import type { Cancelled } from '../booking.ts';

/** Days from a cancellation within which what comes back has to be paid back (R70; the law on package travel). */
const REFUND_DAYS = 14;

/** Of what comes back of a cancelled booking: what went back already, what has not yet, and the last day for it. */
export type RefundStanding = { readonly returned: Money; readonly onItsWay: Money; readonly until: Day };

/** What comes in after the end of a trip that the customer did not give up comes back as well (R31, R70). */
export const refundStanding = ({ refund, reason, payments, cancelledAt }: Cancelled): RefundStanding => {
  const later = payments.filter(({ at }) => at >= cancelledAt);
  const amountOf = (some: typeof later): Money => sum(some.map(({ amount }) => amount));
  const returned = 0 - amountOf(later.filter(({ method }) => method === 'refund'));
  const cameIn = reason === 'customer' ? 0 : amountOf(later.filter(({ method, at }) => method !== 'refund' && at > cancelledAt));
  return { returned, onItsWay: Math.max(0, refund + cameIn - returned), until: addDays(dayOf(cancelledAt), REFUND_DAYS) };
};
