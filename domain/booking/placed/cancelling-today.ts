import type { BrandSettings } from '../../brand-settings.ts';
import { type Day, dayOf } from '../../calendar.ts';
import type { Offer } from '../../catalogue/offer.ts';
import type { Money } from '../../money.ts';
import type { Confirmed } from '../booking.ts';
import { cancellationRefund, freeCancellationUntil } from './cancellation.ts';
import { ledgerOfBooking } from './dues.ts';

export type CancellingToday = { readonly freeUntil: Day | null; readonly refund: Money };

/** Returns the day that decides the cancellation fee: the day of the request, else today (R48). */
export const cancellationFeeDay = (
  { cancelAskedAt }: Pick<Confirmed, 'cancelAskedAt'>,
  today: Day,
): Day => (cancelAskedAt === null ? today : dayOf(cancelAskedAt));

/**
 * Returns the refund that the customer would get today, and the last day on which cancelling is
 * free. Panel, office and mails show both.
 */
export const termsIfCancelledToday = (
  booking: Confirmed,
  offer: Offer,
  settings: BrandSettings,
  today: Day,
): CancellingToday => {
  const { minute, price } = booking.quote;
  const { paid } = ledgerOfBooking(booking);
  return {
    freeUntil: freeCancellationUntil(offer, minute, settings),
    refund: cancellationRefund(offer, settings, cancellationFeeDay(booking, today), {
      minute,
      price,
      paid,
      reason: 'customer',
    }),
  };
};
