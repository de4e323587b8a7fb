import type { BrandSettings } from '../../brand-settings.ts';
import type { Day } from '../../calendar.ts';
import type { Offer } from '../../catalogue/offer.ts';
import type { Money } from '../../money.ts';
import { hasResignation } from '../../party/choices.ts';
import { isOnlinePaymentOnly, onlineCommission } from '../../payments/instalments.ts';
import { amountDueNow } from '../../payments/ledger.ts';
import type { Booking, Confirmed, Waiting } from '../booking.ts';
import type { CommandContext } from '../commands.ts';
import { firstPaymentDueForOrder, ledgerOfBooking } from './dues.ts';

/** The booking is credited with `amount`; the customer also pays `commission`. Both in grosze. */
export type Payable = { readonly amount: Money; readonly commission: Money };

export const chargedAmount = ({ amount, commission }: Payable): Money => amount + commission;

/**
 * `next` pays all plan lines whose day has come; if there is none, it pays the next line. `full`
 * pays all that is left (R30).
 */
export type PayableOnline = { readonly next: Payable; readonly full: Payable };

/** Returns the amounts to pay online; null if the booking is no order or owes nothing (R29). */
export const amountsPayableOnline = (
  booking: Booking,
  offer: Offer,
  settings: BrandSettings,
  today: Day,
): PayableOnline | null => {
  if (booking.status !== 'confirmed') return null;
  const ledger = ledgerOfBooking(booking);
  if (ledger.left === 0) return null;
  const onlyWay = isOnlinePaymentOnly(offer, settings, today, hasResignation(booking.choices));
  const payable = (amount: Money): Payable => ({
    amount,
    commission: onlineCommission(amount, settings, onlyWay),
  });
  return { next: payable(amountDueNow(ledger, today)), full: payable(ledger.left) };
};

/** An order that must be paid online has no payment method while the shop has no provider (R30). */
export const paymentMethodPendingFlag = (
  { offer, settings, today }: CommandContext,
  { orderedOffline, choices }: Pick<Waiting, 'orderedOffline' | 'choices'>,
): Pick<Confirmed, 'wayAwaited'> =>
  orderedOffline === true && isOnlinePaymentOnly(offer, settings, today, hasResignation(choices))
    ? { wayAwaited: true }
    : {};

/** Sets the payment method to transfer; the time to pay the first instalment starts now. */
export const setPaymentMethodToTransfer = (
  context: CommandContext,
  { wayAwaited: _named, ...booking }: Confirmed,
): Confirmed => {
  const firstDue = firstPaymentDueForOrder(context);
  return {
    ...booking,
    paymentType: 'transfer',
    firstDue,
    ...(booking.declinableUntil === undefined ? {} : { declinableUntil: firstDue }),
    version: booking.version + 1,
    savedAt: context.at,
  };
};
