import type { Booking } from '../../domain/booking/booking.ts';
import type { BrandSettings } from '../../domain/brand-settings.ts';
import type { Day } from '../../domain/calendar.ts';
import type { Offer } from '../../domain/catalogue/offer.ts';
import { hasResignation } from '../../domain/party/choices.ts';
import { isOnlineOnly } from '../../domain/payments/instalments.ts';
import type { MayTakePayments } from '../ports/payment-provider.ts';

/**
 * Payment methods of a booking: whether it allows only online payment, and whether the shop has a
 * payment provider. If the shop has none, the office chooses the method for such a booking (R30).
 */
export type PaymentWays = { readonly onlineOnly: boolean; readonly onlineOffered: boolean };

/**
 * Returns the payment methods of a booking today (R28, R29). If the shop has no provider, a
 * booking that allows only online payment can be paid by transfer after the office has chosen
 * transfer (R30).
 */
export const paymentWays = (
  { provider }: MayTakePayments,
  booking: Booking,
  offer: Offer,
  settings: BrandSettings,
  today: Day,
): PaymentWays => {
  const onlineOffered = provider !== undefined;
  const byRules = isOnlineOnly(offer, settings, today, hasResignation(booking.choices));
  const named = booking.status === 'confirmed' && booking.wayAwaited !== true;
  return { onlineOffered, onlineOnly: byRules && (onlineOffered || !named) };
};
