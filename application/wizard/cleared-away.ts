import { dayOf } from '../../domain/calendar.ts';
import { bookingClosed } from '../../domain/catalogue/offer.ts';
import { type Caller, owns } from '../booking/caller.ts';
import type { ViewDeps } from './view.ts';

/** Its trip takes nobody any more (R70), or nobody saved it for long (R8). */
export type ClearedAway = 'tripClosed' | 'forgotten';

/** Why a draft that was the caller's own is not there any more; null where nothing of theirs was cleared away (R45). */
export const clearedAway =
  ({ store, catalogue, clock }: Pick<ViewDeps, 'store' | 'catalogue' | 'clock'>) =>
  async (caller: Caller, bookingId: string): Promise<ClearedAway | null> => {
    const booking = await store.bookings.get(bookingId);
    if (booking?.status !== 'removed' || !owns(caller, booking)) return null;
    const entry = catalogue.byId(booking.siteId, booking.offerId);
    return entry === undefined || bookingClosed(entry.offer, dayOf(clock.now())) !== null ? 'tripClosed' : 'forgotten';
  };
