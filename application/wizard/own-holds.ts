import { holdEnd } from '../../domain/booking/draft/holds.ts';
import type { Instant } from '../../domain/calendar.ts';
import { type Caller, canUseBooking } from '../booking/actor.ts';
import type { PortDeps } from '../ports/ports.ts';
import type { BookingReader } from '../ports/store.ts';

type HeldDeps = PortDeps<{ clock: true }> & {
  readonly store: { readonly bookings: Pick<BookingReader, 'get' | 'liveHolds' | 'draftsOf'> };
};

export type HeldDraft = {
  readonly bookingId: string;
  readonly offerId: number;
  readonly until: Instant;
};

/** Returns this browser's and the account's drafts that have an active hold (R8.16, R45.1). */
export const listOwnHolds =
  ({ store: { bookings }, clock }: HeldDeps) =>
  async (
    caller: Caller,
  ): Promise<{ readonly at: Instant; readonly holds: readonly HeldDraft[] }> => {
    const at = clock.now();
    const [ofBrowser, ofAccount] = await Promise.all([
      bookings.liveHolds(caller.visitorId, at),
      caller.account === null ? [] : bookings.draftsOf(caller.account.id),
    ]);
    const read = await Promise.all(ofBrowser.map(({ bookingId }) => bookings.get(bookingId)));
    const byId = new Map(
      [...read, ...ofAccount].flatMap((booking) =>
        booking === null ? [] : [[booking.id, booking] as const],
      ),
    );
    const holds = [...byId.values()].flatMap((booking) => {
      const until = holdEnd(booking, at);
      return until !== null && canUseBooking(caller, booking)
        ? [{ bookingId: booking.id, offerId: booking.offerId, until }]
        : [];
    });
    return { at, holds };
  };
