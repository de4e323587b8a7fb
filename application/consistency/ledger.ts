import type { PlacedBooking } from '../../domain/booking/booking.ts';
import { ledgerOfBooking } from '../../domain/booking/placed/dues.ts';
import { sum } from '../../domain/money.ts';

export const ledgerProblems = (booking: PlacedBooking): readonly string[] => {
  /** Rows, rebates, plan and payments are in grosze (R12, R28). */
  const { quote, plan, payments } = booking;
  const problems: string[] = [];
  const must = (holds: boolean, otherwise: string): void => {
    if (!holds) problems.push(otherwise);
  };
  const rows = sum(quote.rows.filter(({ onSpot }) => !onSpot).map(({ price }) => price));
  must(rows === quote.price && quote.price >= 0, `rows of ${rows} make a price of ${quote.price}`);
  must(
    sum(quote.receipt.map(({ given }) => given)) === quote.rebate,
    `the receipt does not add up to ${quote.rebate}`,
  );
  must(
    sum(plan.map(({ amount }) => amount)) === quote.price,
    `the plan does not add up to ${quote.price}`,
  );
  const ledger = ledgerOfBooking(booking);
  const allotted = sum(ledger.lines.map(({ paid }) => paid)) + ledger.overpaid;
  must(allotted === ledger.paid || ledger.paid < 0, `${allotted} of ${ledger.paid} is allotted`);
  must(
    new Set(payments.map(({ id }) => id)).size === payments.length,
    'something was registered twice',
  );
  must(
    booking.status !== 'cancelled' || booking.refund >= 0,
    `a refund of ${booking.status === 'cancelled' ? booking.refund : 0}`,
  );
  return problems;
};
