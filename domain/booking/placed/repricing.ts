import { dayOf, HOUR } from '../../calendar.ts';
import { largestGroupSizeReached, travellersCountedForGroupRebate } from '../../groups/group.ts';
import { capTo, type Money } from '../../money.ts';
import { type Instalment, paymentPlan } from '../../payments/instalments.ts';
import { ledgerOf } from '../../payments/ledger.ts';
import { leavesTimeToPay, replanInstalments, surchargeDueDay } from '../../payments/surcharge.ts';
import { computeQuoteFromRows } from '../../pricing/quote.ts';
import type { RebateTerms, Row } from '../../pricing/rows.ts';
import type { Confirmed } from '../booking.ts';
import type { CommandContext } from '../commands.ts';
import { ledgerOfBooking } from './dues.ts';

// The next two functions make plans without surcharges. They replay bookings that were recorded
// before surcharges existed (R46, R63).

const replanWithoutSurcharges = (
  plan: readonly Instalment[],
  fresh: readonly Instalment[],
  paid: Money,
  price: Money,
): readonly Instalment[] => {
  let before = 0;
  let planned = 0;
  let reached = 0;
  const last = plan.length - 1;
  return plan.map((line, index) => {
    before += line.amount;
    reached += fresh[index]?.amount ?? 0;
    const settled = before <= paid && line.amount > 0;
    const lineAmount =
      index === last ? price - planned : settled ? line.amount : Math.min(reached, price) - planned;
    const amount = capTo(lineAmount, price - planned);
    planned += amount;
    return { ...line, amount };
  });
};

/**
 * Makes a plan without surcharges. If a change raises a paid line whose due day is over, the
 * customer gets `firstPaymentHours` to pay the rest.
 */
const replanByRulesBeforeSurcharges = (
  { at, today, settings }: CommandContext,
  booking: Confirmed,
  newInstalments: readonly Instalment[],
  price: Money,
): Pick<Confirmed, 'plan' | 'firstDue' | 'reminded'> => {
  const before = ledgerOfBooking(booking);
  const after = ledgerOf(
    replanWithoutSurcharges(booking.plan, newInstalments, before.paid - before.overpaid, price),
    booking.payments,
  );
  const owed = new Set(
    before.lines.filter((line) => line.paid < line.amount).map(({ number }) => number),
  );
  const reopened = after.lines
    .filter(
      ({ number, due, paid, amount }) =>
        !owed.has(number) && paid < amount && (due === null || due < today),
    )
    .map(({ number }) => number);
  const wasDue = before.lines.some(({ number, due }) => due === null && owed.has(number));
  return {
    plan: after.lines.map(({ number, amount, due }) => ({
      number,
      amount,
      due: reopened.includes(number) ? null : due,
    })),
    firstDue:
      reopened.length > 0 && !wasDue ? at + settings.firstPaymentHours * HOUR : booking.firstDue,
    reminded: booking.reminded.filter((number) => !reopened.includes(number)),
  };
};

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
  // If a plan line's due day changes, the line is removed from `reminded`. So the shop can send a
  // reminder about the new day (R32, R63).
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
  const quote = computeQuoteFromRows(
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
