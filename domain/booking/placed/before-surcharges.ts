import { HOUR } from '../../calendar.ts';
import { capTo, type Money } from '../../money.ts';
import type { Instalment } from '../../payments/instalments.ts';
import { ledgerOf } from '../../payments/ledger.ts';
import type { Confirmed } from '../booking.ts';
import type { CommandContext } from '../commands.ts';
import { ledgerOfBooking } from './dues.ts';

// This file's rules replay bookings that were recorded before surcharges existed (R46, R63).

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
 * Makes a plan without surcharges. If a change raises a line that was paid on a past day, the line
 * gets as much time as a first payment.
 */
export const replanByRulesBeforeSurcharges = (
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
