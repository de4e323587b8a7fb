import type { BrandSettings } from '../../brand-settings.ts';
import type { Day } from '../../calendar.ts';
import type { Offer } from '../../catalogue/offer.ts';
import type { Money } from '../../money.ts';
import { hasResignation } from '../../party/choices.ts';
import { dueNow } from '../../payments/due.ts';
import { onlineCommission, onlineOnly } from '../../payments/instalments.ts';
import type { Booking } from '../booking.ts';
import { ledgerOfBooking } from './dues.ts';

/** What an online payment credits to the booking, and what the provider adds to the charge, in grosze (R30). */
export type Payable = { readonly amount: Money; readonly commission: Money };

/** What the payer is charged: the credited amount and the commission. */
export const chargedOf = ({ amount, commission }: Payable): Money => amount + commission;

/** What may be paid online now: every line whose day has come, or else the next one; and all that is left (R30). */
export type PayableOnline = { readonly next: Payable; readonly full: Payable };

/** Null where nothing is to be paid: before the confirmation, on the reserve list, once cancelled, and with nothing left (R29, R30). */
export const payableOnline = (booking: Booking, offer: Offer, settings: BrandSettings, today: Day): PayableOnline | null => {
  if (booking.status !== 'confirmed') return null;
  const ledger = ledgerOfBooking(booking);
  if (ledger.left === 0) return null;
  const onlyWay = onlineOnly(offer, settings, today, hasResignation(booking.choices));
  const payable = (amount: Money): Payable => ({ amount, commission: onlineCommission(amount, settings, onlyWay) });
  return { next: payable(dueNow(ledger, today)), full: payable(ledger.left) };
};
