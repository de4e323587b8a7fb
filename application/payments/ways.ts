import type { Booking } from '../../domain/booking/booking.ts';
import type { BrandSettings } from '../../domain/brand-settings.ts';
import type { Day } from '../../domain/calendar.ts';
import type { Offer } from '../../domain/catalogue/offer.ts';
import { hasResignation } from '../../domain/party/choices.ts';
import { isOnlineOnly } from '../../domain/payments/instalments.ts';
import type { MayTakePayments } from '../ports/online-payments.ts';

export type PaymentWays = { readonly onlineOnly: boolean; readonly onlineOffered: boolean };

/**
 * Returns how a booking can be paid. If it must be paid online and no provider exists, the office
 * chooses the method (R28–R30).
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
