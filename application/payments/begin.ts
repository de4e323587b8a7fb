import { err, ok, type Result, safeTry } from 'neverthrow';
import { chargedOf, type PayableOnline, payableOnline } from '../../domain/booking/placed/payable.ts';
import { dayOf } from '../../domain/calendar.ts';
import { type Caller, mayUse } from '../booking/caller.ts';
import { transferTitle } from '../booking/transfer-title.ts';
import type { Ids } from '../ports/ids.ts';
import type { OnlinePayment } from '../ports/online-payments.ts';
import type { MayTakePayments, PaymentOrder } from '../ports/payment-provider.ts';
import { type SettleDeps, settlePayment } from './settle.ts';

/** `away`: the provider cannot be reached; what was begun counts as rejected and can be tried again. */
export type BeginFailure = { readonly kind: 'unknownBooking' | 'nothingToPay' | 'noProvider' | 'away' };

export type BeginDeps = SettleDeps & MayTakePayments & { readonly ids: Ids };

/** The order of a payment of what is due under the booking's lock; it is written down before anybody outside hears of it. */
const pendingPayment = (deps: BeginDeps, bookingId: string, which: keyof PayableOnline): Promise<Result<PaymentOrder, BeginFailure>> =>
  deps.store.inTransaction([{ kind: 'booking', id: bookingId }], async ({ bookings, payments }) => {
    const booking = await bookings.get(bookingId);
    const offer = booking === null ? undefined : deps.catalogue.byId(booking.siteId, booking.offerId)?.offer;
    const settings = booking === null ? undefined : deps.settings.of(booking.siteId);
    if (booking === null || offer === undefined || settings === undefined) return err({ kind: 'unknownBooking' });
    const at = deps.clock.now();
    const payable = payableOnline(booking, offer, settings, dayOf(at))?.[which];
    if (payable === undefined) return err({ kind: 'nothingToPay' });
    const payment: OnlinePayment = { ...payable, id: deps.ids.rowId(), bookingId, state: 'pending', createdAt: at };
    await payments.save(payment);
    const order: PaymentOrder = {
      paymentId: payment.id,
      siteId: booking.siteId,
      charged: chargedOf(payable),
      title: transferTitle(booking, offer.name),
      bookingId,
    };
    return ok(order);
  });

/**
 * Begins an online payment of a booking of the caller's: of what is due now, or of all that is left, with the commission that was shown
 * (R30). Answers where to send the browser; nothing is paid until the provider says so (R31).
 */
export const beginPayment =
  (deps: BeginDeps) =>
  async (caller: Caller, bookingId: string, which: keyof PayableOnline): Promise<Result<{ readonly redirectTo: string }, BeginFailure>> =>
    safeTry(async function* () {
      const { provider } = deps;
      if (provider === undefined) return err({ kind: 'noProvider' } as const);
      const seen = await deps.store.bookings.get(bookingId);
      if (seen === null || !mayUse(caller, seen)) return err({ kind: 'unknownBooking' } as const);
      const order = yield* await pendingPayment(deps, bookingId, which);
      const answer = await provider.begin(order);
      if (answer.isOk()) return ok(answer.value);
      await settlePayment(deps)({ paymentId: order.paymentId, outcome: 'rejected', charged: order.charged });
      return err({ kind: 'away' } as const);
    });
