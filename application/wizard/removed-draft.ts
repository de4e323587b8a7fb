import { dayOf } from '../../domain/calendar.ts';
import { closedReason } from '../../domain/catalogue/offer.ts';
import { type Caller, owns } from '../booking/caller.ts';
import type { ViewDeps } from './view.ts';

export type RemovedDraft = 'tripClosed' | 'forgotten';

/** Returns data of a removed draft of the caller; null if there is none (R45). */
export const findRemovedDraft =
  ({ store, catalogue, clock }: Pick<ViewDeps, 'store' | 'catalogue' | 'clock'>) =>
  async (caller: Caller, bookingId: string): Promise<RemovedDraft | null> => {
    const booking = await store.bookings.get(bookingId);
    if (booking?.status !== 'removed' || !owns(caller, booking)) return null;
    const entry = catalogue.byId(booking.siteId, booking.offerId);
    return entry === undefined || closedReason(entry.offer, dayOf(clock.now())) !== null
      ? 'tripClosed'
      : 'forgotten';
  };
