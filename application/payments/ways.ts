import type { Booking } from '../../domain/booking/booking.ts';
import type { BrandSettings } from '../../domain/brand-settings.ts';
import type { Day } from '../../domain/calendar.ts';
import type { Offer } from '../../domain/catalogue/offer.ts';
import { hasResignation } from '../../domain/party/choices.ts';
import { isOnlinePaymentOnly } from '../../domain/payments/instalments.ts';
import type { MayTakePayments } from '../ports/online-payments.ts';

export type PossiblePaymentMethods = {
  readonly onlineOnly: boolean;
  readonly onlineOffered: boolean;
};

/**
 * Returns how a booking can be paid. If it must be paid online and no provider exists, the office
 * chooses the method (R28–R30).
 */
export const possiblePaymentMethods = (
  { provider }: MayTakePayments,
  booking: Booking,
  offer: Offer,
  settings: BrandSettings,
  today: Day,
): PossiblePaymentMethods => {
  const onlineOffered = provider !== undefined;
  const byRules = isOnlinePaymentOnly(offer, settings, today, hasResignation(booking.choices));
  const named = booking.status === 'confirmed' && booking.wayAwaited !== true;
  return { onlineOffered, onlineOnly: byRules && (onlineOffered || !named) };
};
