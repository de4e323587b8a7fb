import { transferTitle } from '../booking/transfer-title.ts';
import type { Catalogue } from '../ports/catalogue.ts';
import type { OnlinePayment } from '../ports/online-payments.ts';
import type { Store } from '../ports/store.ts';

/** A payment with what its order said, for a stand-in that keeps no books of its own. */
export type ReadOrder = { readonly payment: OnlinePayment; readonly title: string };

export type OrderDeps = { readonly store: Pick<Store, 'payments' | 'bookings'>; readonly catalogue: Pick<Catalogue, 'byId'> };

/** A payment by its number, which nobody guesses; null where there is none. */
export const readOrder =
  ({ store, catalogue }: OrderDeps) =>
  async (paymentId: string): Promise<ReadOrder | null> => {
    const payment = await store.payments.get(paymentId);
    const booking = payment === null ? null : await store.bookings.get(payment.bookingId);
    if (payment === null || booking === null) return null;
    const name = catalogue.byId(booking.siteId, booking.offerId)?.offer.name ?? '';
    return { payment, title: transferTitle(booking, name) };
  };
