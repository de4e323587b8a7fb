import type { Booking } from '../../domain/booking/booking.ts';
import type { BrandSettings } from '../../domain/brand-settings.ts';
import type { Day } from '../../domain/calendar.ts';
import type { Offer } from '../../domain/catalogue/offer.ts';
import { hasResignation } from '../../domain/party/choices.ts';
import { isOnlineOnly } from '../../domain/payments/instalments.ts';
import type { MayTakePayments } from '../ports/payment-provider.ts';

/**
 * Payment methods of a booking: whether only online is allowed, and whether the shop has a
 * provider. If only online is allowed without a provider, the office names a method (R30).
 */
export type PaymentWays = { readonly onlineOnly: boolean; readonly onlineOffered: boolean };

/**
 * Methods of a booking today (R28, R29). Without a provider, transfer becomes possible once the
 * office has named it. For orders not yet made or still waiting for the office, only the rules
 * count (R30).
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
