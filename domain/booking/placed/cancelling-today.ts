import type { BrandSettings } from '../../brand-settings.ts';
import { type Day, dayOf } from '../../calendar.ts';
import type { Offer } from '../../catalogue/offer.ts';
import type { Money } from '../../money.ts';
import type { Confirmed } from '../booking.ts';
import { freeCancellationUntil, refundOf } from './cancellation.ts';
import { ledgerOfBooking } from './dues.ts';

/** What cancelling means to a customer: until when it is free (null: the terms hold), and what would come back (R48). */
export type CancellingToday = { readonly freeUntil: Day | null; readonly refund: Money };

/** The day by which a customer's cancelling counts: that on which they asked for it, whenever the office comes to it (R48). */
export const cancellingDay = ({ cancelAskedAt }: Pick<Confirmed, 'cancelAskedAt'>, today: Day): Day =>
  cancelAskedAt === null ? today : dayOf(cancelAskedAt);

/** What it would mean to cancel an order on a day at the customer's wish; customer, office and mails are told the same (R48). */
export const cancellingToday = (booking: Confirmed, offer: Offer, settings: BrandSettings, today: Day): CancellingToday => {
  const { minute, price } = booking.quote;
  const { paid } = ledgerOfBooking(booking);
  return {
    freeUntil: freeCancellationUntil(offer, minute, settings),
    refund: refundOf(offer, settings, cancellingDay(booking, today), { minute, price, paid, reason: 'customer' }),
  };
};
