import type { Booking } from '../../domain/booking/booking.ts';
import type { BrandSettings } from '../../domain/brand-settings.ts';
import type { Day } from '../../domain/calendar.ts';
import type { Offer } from '../../domain/catalogue/offer.ts';
import { hasResignation } from '../../domain/party/choices.ts';
import { onlineOnly } from '../../domain/payments/instalments.ts';
import type { MayTakePayments } from '../ports/payment-provider.ts';

/** How a booking may be paid: online alone, and whether the shop takes such payments at all. Both together leave the office to name a way (R30). */
export type PaymentWays = { readonly onlineOnly: boolean; readonly onlineOffered: boolean };

/**
 * How a booking may be paid today (R28, R29). Where the shop takes nothing online, a transfer is left as soon as the office has named it;
 * of an order that is yet to be made, and of one that waits for the office, the rules alone speak (R30).
 */
export const paymentWays = (
  { provider }: MayTakePayments,
  booking: Booking,
  offer: Offer,
  settings: BrandSettings,
  today: Day,
): PaymentWays => {
  const onlineOffered = provider !== undefined;
  const byRules = onlineOnly(offer, settings, today, hasResignation(booking.choices));
  const named = booking.status === 'confirmed' && booking.wayAwaited !== true;
  return { onlineOffered, onlineOnly: byRules && (onlineOffered || !named) };
};
