import { ledgerOfBooking } from '../booking/placed/dues.ts';
import type { BookingSummary } from '../booking/summary.ts';
import { type Day, dayOf, type Instant } from '../calendar.ts';
import type { Money } from '../money.ts';
import { planLineLateSince, unpaidOf } from '../payments/ledger.ts';

export type OpenLine = {
  readonly line: number;
  readonly left: Money;
  /**
   * Null for the first payment while the office has not set a payment method, because its time to
   * pay starts then (R30).
   */
  readonly due: Day | null;
  readonly overdue: boolean;
};

export const unpaidPlanLines = (
  booking: Pick<BookingSummary, 'plan' | 'payments' | 'firstDue'>,
  at: Instant,
): readonly OpenLine[] => {
  const { firstDue } = booking;
  return ledgerOfBooking(booking).lines.flatMap((line): readonly OpenLine[] => {
    const unpaid = unpaidOf(line);
    if (unpaid <= 0) return [];
    const due = line.due ?? (firstDue === null ? null : dayOf(firstDue));
    return [
      {
        line: line.number,
        left: unpaid,
        due,
        overdue: planLineLateSince(line, firstDue, at) !== null,
      },
    ];
  });
};
