import { dayOf } from '../../calendar.ts';
import { groupTravellersFor, reachedTravellers } from '../../groups/group.ts';
import type { Money } from '../../money.ts';
import { planOf } from '../../payments/instalments.ts';
import { hasTime, replanned, surchargeDue } from '../../payments/surcharge.ts';
import type { RebateTerms, Row } from '../../pricing/price-input.ts';
import { priced } from '../../pricing/quote.ts';
import type { Confirmed } from '../booking.ts';
import type { CommandContext } from '../decision.ts';
import { plannedBeforeSurcharges } from './before-surcharges.ts';
import { ledgerOfBooking } from './dues.ts';

/** What is owed when at another price (R37, R63). */
const planned = (context: CommandContext, booking: Confirmed, price: Money): Pick<Confirmed, 'plan' | 'firstDue' | 'reminded'> => {
  const { offer, settings, at } = context;
  const { firstPaymentHours: hours, surchargeDays } = settings;
  const travellers = booking.choices.participants.length;
  const fresh = planOf(booking.paymentOption, { offer, settings, today: dayOf(booking.placedAt), travellers, price });
  if (surchargeDays === null) return plannedBeforeSurcharges(context, booking, fresh, price);
  const { firstDue } = booking;
  const plan = replanned(ledgerOfBooking(booking), {
    price,
    fresh,
    takesMore: (line) => hasTime(line, firstDue, at, hours),
    due: surchargeDue(offer.from, at, hours, surchargeDays),
  });
  // A line whose day is another one now is told of anew (R32, R63).
  const dueOf = (lines: Confirmed['plan'], line: number) => lines.find(({ number }) => number === line)?.due;
  return { plan, firstDue, reminded: booking.reminded.filter((line) => dueOf(plan, line) === dueOf(booking.plan, line)) };
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
  return { ...booking, quote, basis, ...planned(context, booking, quote.price) };
};

/** The price with the group as it is now; the booking itself where its group reaches no further than it did (R21). */
export const regrouped = (context: CommandContext, booking: Confirmed): Confirmed => {
  const before = booking.basis.terms.groupTravellers;
  const groupTravellers = reachedTravellers(before, groupTravellersFor(context, booking.choices, booking.group));
  if (groupTravellers === before) return booking;
  return repriced(context, booking, booking.quote.rows, { ...booking.basis.terms, groupTravellers });
};
