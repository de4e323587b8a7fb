import { dayOf } from '../../calendar.ts';
import { largestGroupSizeReached, travellersCountedForGroupRebate } from '../../groups/group.ts';
import type { Money } from '../../money.ts';
import { paymentPlan } from '../../payments/instalments.ts';
import { leavesTimeToPay, replanInstalments, surchargeDueDay } from '../../payments/surcharge.ts';
import { quoteRows } from '../../pricing/quote.ts';
import type { RebateTerms, Row } from '../../pricing/rows.ts';
import type { Confirmed } from '../booking.ts';
import type { CommandContext } from '../commands.ts';
import { replanByRulesBeforeSurcharges } from './before-surcharges.ts';
import { ledgerOfBooking } from './dues.ts';

const planFor = (
  context: CommandContext,
  booking: Confirmed,
  price: Money,
): Pick<Confirmed, 'plan' | 'firstDue' | 'reminded'> => {
  const { offer, settings, at } = context;
  const { firstPaymentHours: hours, surchargeDays } = settings;
  const travellers = booking.choices.participants.length;
  const fresh = paymentPlan(booking.paymentOption, {
    offer,
    settings,
    today: dayOf(booking.placedAt),
    travellers,
    price,
  });
  if (surchargeDays === null) return replanByRulesBeforeSurcharges(context, booking, fresh, price);
  const { firstDue } = booking;
  const plan = replanInstalments(ledgerOfBooking(booking), {
    price,
    fresh,
    takesMore: (line) => leavesTimeToPay(line, firstDue, at, hours),
    due: surchargeDueDay(offer.from, at, hours, surchargeDays),
  });
  // If a plan line's due day changes, the shop can send its reminder again (R32, R63).
  const dueOf = (lines: Confirmed['plan'], line: number) =>
    lines.find(({ number }) => number === line)?.due;
  return {
    plan,
    firstDue,
    reminded: booking.reminded.filter((line) => dueOf(plan, line) === dueOf(booking.plan, line)),
  };
};

/** Computes a booking's price after a change. Only unpaid amounts get a new plan (R37). */
export const repriceBooking = (
  context: CommandContext,
  booking: Confirmed,
  rows: readonly Row[],
  terms: RebateTerms,
): Confirmed => {
  const basis = { ...booking.basis, terms };
  const quote = quoteRows(
    rows.filter(({ kind }) => kind !== 'rebates'),
    { choices: booking.choices, ...basis },
  );
  // An unchanged price keeps the payment plan, even if the brand settings have changed.
  if (quote.price === booking.quote.price) return { ...booking, quote, basis };
  return { ...booking, quote, basis, ...planFor(context, booking, quote.price) };
};

/** Applies the group's current rebate; returns the same booking object if nothing changes (R21). */
export const applyGroupRebates = (context: CommandContext, booking: Confirmed): Confirmed => {
  const before = booking.basis.terms.groupTravellers;
  const groupTravellers = largestGroupSizeReached(
    before,
    travellersCountedForGroupRebate(context, booking.choices, booking.group),
  );
  if (groupTravellers === before) return booking;
  return repriceBooking(context, booking, booking.quote.rows, {
    ...booking.basis.terms,
    groupTravellers,
  });
};
