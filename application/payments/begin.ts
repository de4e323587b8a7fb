import { err, ok, type Result, safeTry } from 'neverthrow';
import { chargedOf, type Payable, type PayableOnline, payableOnline } from '../../domain/booking/placed/payable.ts';
import { dayOf } from '../../domain/calendar.ts';
import { type Caller, mayUse } from '../booking/caller.ts';
import { transferTitle } from '../booking/transfer-title.ts';
import type { Ids } from '../ports/ids.ts';
import type { OnlinePayment } from '../ports/online-payments.ts';
import type { MayTakePayments, PaymentOrder, PaymentProvider } from '../ports/payment-provider.ts';
import type { SettleDeps } from './settle.ts';

/** `away`: the provider cannot be reached; what was begun counts as rejected and can be tried again. */
export type BeginFailure = { readonly kind: 'unknownBooking' | 'nothingToPay' | 'noProvider' | 'away' };

export type BeginDeps = SettleDeps & MayTakePayments & { readonly ids: Ids };

/** What a link leads to: an attempt that is payable already, or an order yet to be placed and the older attempts that it takes the place of. */
type Attempt =
  | { readonly kind: 'payable'; readonly redirectTo: string }
  | { readonly kind: 'new'; readonly payment: OnlinePayment; readonly order: PaymentOrder; readonly older: readonly OnlinePayment[] };

const isFor = (payment: OnlinePayment, { amount, commission }: Payable): boolean =>
  payment.amount === amount && payment.commission === commission;

/**
 * The attempt of what is due, under the booking's lock: one of the same sum that is payable is led to again and nothing is written; else a
 * new one is written down before anybody outside hears of it (R68).
 */
const attemptAt = (deps: BeginDeps, bookingId: string, which: keyof PayableOnline): Promise<Result<Attempt, BeginFailure>> =>
  deps.store.inTransaction([{ kind: 'booking', id: bookingId }], async ({ bookings, payments }) => {
    const booking = await bookings.get(bookingId);
    const offer = booking === null ? undefined : deps.catalogue.byId(booking.siteId, booking.offerId)?.offer;
    const settings = booking === null ? undefined : deps.settings.of(booking.siteId);
    if (booking === null || offer === undefined || settings === undefined) return err({ kind: 'unknownBooking' });
    const at = deps.clock.now();
    const payable = payableOnline(booking, offer, settings, dayOf(at))?.[which];
    if (payable === undefined) return err({ kind: 'nothingToPay' });
    const older = await payments.pendingOf(bookingId);
    const [open] = older;
    if (open !== undefined && older.length === 1 && open.redirectTo !== null && isFor(open, payable))
      return ok({ kind: 'payable', redirectTo: open.redirectTo });
    const payment: OnlinePayment = { ...payable, id: deps.ids.rowId(), bookingId, state: 'pending', createdAt: at, redirectTo: null };
    await payments.save(payment);
    const order: PaymentOrder = {
      paymentId: payment.id,
      siteId: booking.siteId,
      charged: chargedOf(payable),
      title: transferTitle(booking, offer.name),
      bookingId,
    };
    return ok({ kind: 'new', payment, order, older });
  });

/** Writes down where a payment stands that still waits; answers whether it did. */
const noted = async (
  { store }: BeginDeps,
  payment: OnlinePayment,
  change: Pick<OnlinePayment, 'state' | 'redirectTo'>,
): Promise<boolean> => {
  const result = await store.inTransaction<boolean, never>([{ kind: 'booking', id: payment.bookingId }], async ({ payments }) => {
    const waits = (await payments.get(payment.id))?.state === 'pending';
    if (waits) await payments.save({ ...payment, ...change });
    return ok(waits);
  });
  return result.isOk() && result.value;
};

/** Ends attempts at the provider and then here, so that none can be paid beside a newer one; false where the provider is away (R68). */
const endAll = async (deps: BeginDeps, provider: PaymentProvider, older: readonly OnlinePayment[]): Promise<boolean> => {
  for (const payment of older) {
    if ((await provider.end(payment.id)).isErr()) return false;
    await noted(deps, payment, { state: 'ended', redirectTo: null });
  }
  return true;
};

/**
 * Leads to the online payment of a booking of the caller's: of what is due now, or of all that is left, with the commission that was shown
 * (R30). One attempt of a booking is payable at a time, whichever link: a newer one ends the older at the provider (R68). Answers where to
 * send the browser; nothing is paid until the provider says so (R31).
 */
export const beginPayment =
  (deps: BeginDeps) =>
  async (caller: Caller, bookingId: string, which: keyof PayableOnline): Promise<Result<{ readonly redirectTo: string }, BeginFailure>> =>
    safeTry(async function* () {
      const { provider } = deps;
      if (provider === undefined) return err({ kind: 'noProvider' } as const);
      const seen = await deps.store.bookings.get(bookingId);
      if (seen === null || !mayUse(caller, seen)) return err({ kind: 'unknownBooking' } as const);
      const attempt = yield* await attemptAt(deps, bookingId, which);
      if (attempt.kind === 'payable') return ok({ redirectTo: attempt.redirectTo });
      const { payment, order, older } = attempt;
      const begun = (await endAll(deps, provider, older)) ? await provider.begin(order) : err('away' as const);
      if (begun.isErr()) {
        await noted(deps, payment, { state: 'rejected', redirectTo: null });
        return err({ kind: 'away' } as const);
      }
      // A newer attempt may have ended this one before the provider had it: then it must not be payable there either.
      if (!(await noted(deps, payment, { state: 'pending', redirectTo: begun.value.redirectTo }))) await provider.end(payment.id);
      return ok(begun.value);
    });
