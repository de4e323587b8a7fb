import { dayOf, HOUR } from '../../calendar.ts';
import { groupTravellersFor, reachedTravellers } from '../../groups/group.ts';
import { planOf } from '../../payments/instalments.ts';
import { type Ledger, ledgerOf, replanned } from '../../payments/ledger.ts';
import type { RebateTerms, Row } from '../../pricing/price-input.ts';
import { priced } from '../../pricing/quote.ts';
import type { Confirmed } from '../booking.ts';
import type { CommandContext } from '../decision.ts';
import { ledgerOfBooking } from './dues.ts';

/**
 * What a dearer booking asks for on lines that were settled and whose day has passed is due like a first payment, 24 hours from now,
 * and told of anew; otherwise a change would be late, or cancelled for want of payment, the moment it is made (R28, R32).
 */
const dueLikeFirst = (
  { at, today, settings }: CommandContext,
  booking: Confirmed,
  before: Ledger,
  after: Ledger,
): Pick<Confirmed, 'plan' | 'firstDue' | 'reminded'> => {
  const owed = new Set(before.lines.filter((line) => line.paid < line.amount).map(({ number }) => number));
  const reopened = after.lines
    .filter(({ number, due, paid, amount }) => !owed.has(number) && paid < amount && (due === null || due < today))
    .map(({ number }) => number);
  const wasDue = before.lines.some(({ number, due }) => due === null && owed.has(number));
  return {
    plan: after.lines.map(({ number, amount, due }) => ({ number, amount, due: reopened.includes(number) ? null : due })),
    firstDue: reopened.length > 0 && !wasDue ? at + settings.firstPaymentHours * HOUR : booking.firstDue,
    reminded: booking.reminded.filter((number) => !reopened.some((line) => line === number)),
  };
};

/** The booking at the price of other rows or claims to rebates; only what is not paid yet is planned anew (R37). */
export const repriced = (context: CommandContext, booking: Confirmed, rows: readonly Row[], terms: RebateTerms): Confirmed => {
  const basis = { ...booking.basis, terms };
  const quote = priced(
    rows.filter(({ kind }) => kind !== 'rebates'),
    { choices: booking.choices, ...basis },
  );
  // The plan that was agreed stands as long as its sum does, whatever figures the brand has by now.
  if (quote.price === booking.quote.price) return { ...booking, quote, basis };
  const before = ledgerOfBooking(booking);
  const { offer, settings } = context;
  const travellers = booking.choices.participants.length;
  const plan = planOf(booking.paymentOption, { offer, settings, today: dayOf(booking.placedAt), travellers, price: quote.price });
  const after = ledgerOf(replanned(booking.plan, plan, before.paid - before.overpaid, quote.price), booking.payments);
  return { ...booking, quote, basis, ...dueLikeFirst(context, booking, before, after) };
};

/** The price with the group as it is now; the booking itself where its group reaches no further than it did (R21). */
export const regrouped = (context: CommandContext, booking: Confirmed): Confirmed => {
  const before = booking.basis.terms.groupTravellers;
  const groupTravellers = reachedTravellers(before, groupTravellersFor(context, booking.choices, booking.group));
  if (groupTravellers === before) return booking;
  return repriced(context, booking, booking.quote.rows, { ...booking.basis.terms, groupTravellers });
};
