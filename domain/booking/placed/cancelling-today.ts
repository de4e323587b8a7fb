import type { BrandSettings } from '../../brand-settings.ts';
import { type Day, dayOf } from '../../calendar.ts';
import type { Offer } from '../../catalogue/offer.ts';
import type { Money } from '../../money.ts';
import type { Confirmed } from '../booking.ts';
import { cancellationRefund, freeCancellationUntil } from './cancellation.ts';
import { ledgerOfBooking } from './dues.ts';

/**
 * What cancelling costs today. `freeUntil` null: fees apply from the beginning. The refund is in
 * grosze (R48).
 */
export type CancellingToday = { readonly freeUntil: Day | null; readonly refund: Money };

/**
 * Returns the day that decides the fee: the day of the customer's request, even if the office acts
 * later; otherwise today (R48).
 */
export const cancellingDay = (
  { cancelAskedAt }: Pick<Confirmed, 'cancelAskedAt'>,
  today: Day,
): Day => (cancelAskedAt === null ? today : dayOf(cancelAskedAt));

/** Returns the customer's cancellation terms on a day. Panel, office and mails show them (R48). */
export const cancellingToday = (
  booking: Confirmed,
  offer: Offer,
  settings: BrandSettings,
  today: Day,
): CancellingToday => {
  const { minute, price } = booking.quote;
  const { paid } = ledgerOfBooking(booking);
  return {
    freeUntil: freeCancellationUntil(offer, minute, settings),
    refund: cancellationRefund(offer, settings, cancellingDay(booking, today), {
      minute,
      price,
      paid,
      reason: 'customer',
    }),
  };
};
