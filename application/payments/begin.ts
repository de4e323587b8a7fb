import { err, ok, type Result, safeTry } from 'neverthrow';
import type { Booking } from '../../domain/booking/booking.ts';
import {
  amountsPayableOnline,
  chargedAmount,
  type Payable,
  type PayableOnline,
} from '../../domain/booking/placed/payment-methods.ts';
import { dayOf } from '../../domain/calendar.ts';
import { type Caller, canUseBooking } from '../booking/actor.ts';
import { transferTitle } from '../booking/notification.ts';
import { BANK_LOCK } from '../ports/bank/bank.ts';
import {
  findPaymentProvider,
  type MayTakePayments,
  type OnlinePayment,
  type Payer,
  type PaymentChange,
  type PaymentOrder,
  type PaymentProvider,
} from '../ports/online-payments.ts';
import type { PortDeps } from '../ports/ports.ts';
import { bookingLock, runTransaction } from '../ports/store.ts';
import {
  applyProviderNotification,
  changePayment,
  nextPaymentQueryTime,
  type SettleDeps,
} from './settle.ts';

/**
 * `away`: the provider does not respond. `refused`: it refused to create the payment (R30.9).
 * `paidMeanwhile`: an earlier attempt is paid, but that payment is not registered in the shop yet.
 */
export type BeginFailure = {
  readonly kind:
    | 'unknownBooking'
    | 'nothingToPay'
    | 'noProvider'
    | 'paidMeanwhile'
    | 'away'
    | 'refused';
};

export type BeginDeps = SettleDeps & MayTakePayments & PortDeps<{ ids: true }>;

type Attempt =
  | { readonly kind: 'payable'; readonly redirectTo: string }
  | {
      readonly kind: 'new';
      readonly payment: OnlinePayment;
      readonly order: PaymentOrder;
      readonly older: readonly OnlinePayment[];
    };

const payerOf = (booking: Booking, address: string): Payer => {
  const {
    email = '',
    firstName = '',
    lastName = '',
    phone = '',
  } = booking.choices.participants[0]?.person ?? {};
  return { address, email, firstName, lastName, phone };
};

const isFor = (payment: OnlinePayment, { amount, commission }: Payable): boolean =>
  payment.amount === amount && payment.commission === commission;

/** Stores the attempt before the provider is called (R68). The caller holds the booking's lock. */
const attemptAt = (
  deps: BeginDeps,
  provider: PaymentProvider,
  bookingId: string,
  which: keyof PayableOnline,
  address: string,
): Promise<Result<Attempt, BeginFailure>> =>
  deps.store.inTransaction([bookingLock(bookingId)], async ({ bookings, payments }) => {
    const booking = await bookings.get(bookingId);
    const offer =
      booking === null ? undefined : deps.catalogue.byId(booking.siteId, booking.offerId)?.offer;
    const settings = booking === null ? undefined : deps.settings.of(booking.siteId);
    if (booking === null || offer === undefined || settings === undefined)
      return err({ kind: 'unknownBooking' });
    const at = deps.clock.now();
    const payable = amountsPayableOnline(booking, offer, settings, dayOf(at))?.[which];
    if (payable === undefined) return err({ kind: 'nothingToPay' });
    const older = await payments.pendingOf(bookingId);
    const [open] = older;
    if (
      open !== undefined &&
      older.length === 1 &&
      open.provider === provider.name &&
      open.redirectTo !== null &&
      isFor(open, payable)
    )
      return ok({ kind: 'payable', redirectTo: open.redirectTo });
    const unknown = { redirectTo: null, orderId: null, askAt: null };
    const payment: OnlinePayment = {
      ...payable,
      ...unknown,
      id: deps.ids.rowId(),
      bookingId,
      provider: provider.name,
      state: 'pending',
      createdAt: at,
    };
    await payments.save(payment);
    const order: PaymentOrder = {
      ...payable,
      paymentId: payment.id,
      title: transferTitle(booking, offer.name),
      siteId: booking.siteId,
      bookingId,
      payer: payerOf(booking, address),
    };
    return ok({ kind: 'new', payment, order, older });
  });

/** Returns false if the attempt is no longer pending, and then does not change it. */
const changePending = async (
  deps: BeginDeps,
  attempt: OnlinePayment,
  change: PaymentChange,
): Promise<boolean> =>
  (await changePayment(deps, attempt, ({ state }) => (state === 'pending' ? change : null))) !==
  null;

/**
 * Creates a task for the office, because the payment provider refused to create an order for a
 * payment. A booking has at most one such task (R30.9).
 */
const reportRefusedOrder = async (deps: BeginDeps, payment: OnlinePayment): Promise<void> => {
  const { id: paymentId, bookingId, provider } = payment;
  const why = 'orderRefused';
  const line = {
    paymentId,
    bookingId,
    provider,
    why,
    orderId: '',
    charged: null,
    note: '',
  } as const;
  await runTransaction(deps.store, [BANK_LOCK], async ({ bank }) => {
    const open = await bank.discrepancies();
    if (open.some((each) => each.bookingId === bookingId && each.why === why)) return;
    const at = deps.clock.now();
    await bank.saveDiscrepancy({ ...line, expected: chargedAmount(payment), at });
  });
};

/**
 * Cancels an order at the provider. If the customer has already paid this order, registers the
 * payment.
 */
const endOrder = async (
  deps: BeginDeps,
  payment: OnlinePayment,
  orderId: string,
): Promise<'ended' | 'paid' | 'away'> => {
  const provider = findPaymentProvider(deps, payment.provider);
  // The shop no longer uses this provider, so it can neither cancel nor query the attempt there.
  if (provider === undefined) return 'ended';
  const ended = await provider.end(orderId);
  if (ended.isOk()) return 'ended';
  if (ended.error === 'away') return 'away';
  const state = await provider.queryOrder(orderId);
  if (state.isErr() || state.value.outcome === 'pending') return 'away';
  if (state.value.outcome === 'rejected') return 'ended';
  return (await applyProviderNotification(deps, provider.name)(state.value)).isOk()
    ? 'paid'
    : 'away';
};

/** Returns the attempt's order at the provider; null while another request is creating it. */
const openOrderOf = async (deps: BeginDeps, attempt: OnlinePayment): Promise<string | null> => {
  const found = await changePayment(deps, attempt, ({ state, orderId }) => {
    if (state !== 'pending') return null;
    return orderId === null ? { state: 'ended' } : {};
  });
  return found?.orderId ?? null;
};

/** Ends the older attempts to pay, so that the customer can pay only the newest (R68). */
const endAll = async (
  deps: BeginDeps,
  older: readonly OnlinePayment[],
): Promise<Result<void, 'away' | 'paid'>> => {
  for (const payment of older) {
    const orderId = await openOrderOf(deps, payment);
    if (orderId === null) continue;
    const ended = await endOrder(deps, payment, orderId);
    if (ended !== 'ended') return err(ended);
    await changePending(deps, payment, { state: 'ended', redirectTo: null });
  }
  return ok(undefined);
};

type Begun = Result<{ readonly redirectTo: string }, BeginFailure>;

const beginOne = async (
  deps: BeginDeps,
  provider: PaymentProvider,
  bookingId: string,
  which: keyof PayableOnline,
  address: string,
): Promise<Begun> =>
  safeTry(async function* () {
    const attempt = yield* await attemptAt(deps, provider, bookingId, which, address);
    if (attempt.kind === 'payable') return ok({ redirectTo: attempt.redirectTo });
    const { payment, order, older } = attempt;
    const ended = await endAll(deps, older);
    if (ended.isErr()) {
      await changePending(deps, payment, { state: ended.error === 'paid' ? 'ended' : 'rejected' });
      return err({ kind: ended.error === 'paid' ? 'paidMeanwhile' : 'away' } as const);
    }
    const begun = await provider.begin(order);
    if (begun.isErr()) {
      await changePending(deps, payment, { state: 'rejected' });
      if (begun.error === 'refused') await reportRefusedOrder(deps, payment);
      return err({ kind: begun.error } as const);
    }
    const { orderId, redirectTo } = begun.value;
    const stored = await changePending(deps, payment, {
      redirectTo,
      orderId,
      askAt: nextPaymentQueryTime(payment.createdAt, payment.createdAt),
    });
    // A newer attempt ended this attempt while the provider was still creating its order. The order
    // is therefore cancelled at the provider.
    if (!stored) await provider.end(orderId);
    return ok({ redirectTo });
  });

/**
 * Begins an online payment, which ends older attempts (R68). The commission is the one that the
 * page showed (R30). A booking is paid only after the provider has confirmed the payment (R31).
 */
export const beginOnlinePayment = (deps: BeginDeps) => {
  const underWay = new Map<string, Promise<Begun>>();
  return async (
    caller: Caller,
    bookingId: string,
    which: keyof PayableOnline,
    address: string,
  ): Promise<Begun> => {
    const { provider } = deps;
    if (provider === undefined) return err({ kind: 'noProvider' });
    const seen = await deps.store.bookings.get(bookingId);
    if (seen === null || !canUseBooking(caller, seen)) return err({ kind: 'unknownBooking' });
    const key = `${which} ${bookingId}`;
    const begun =
      underWay.get(key) ??
      beginOne(deps, provider, bookingId, which, address).finally(() => underWay.delete(key));
    underWay.set(key, begun);
    return begun;
  };
};
