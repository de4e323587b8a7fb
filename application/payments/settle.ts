import { err, ok, type Result } from 'neverthrow';
import { chargedAmount } from '../../domain/booking/placed/payable.ts';
import { timeActor } from '../booking/actor.ts';
import { type CommandFailure, type GivingDeps, giveAs } from '../booking/give-command.ts';
import { BANK_LOCK, type OddNotice } from '../ports/bank/bank.ts';
import type { OnlinePayment } from '../ports/online-payments.ts';
import type { PaymentNotice } from '../ports/payment-provider.ts';
import type { Store } from '../ports/store.ts';

/** The provider's amount or order number is not the shop's, so the office must decide. */
export type SettleFailure =
  | CommandFailure
  | { readonly kind: 'unknownPayment' | 'otherSum' | 'otherOrder' };

export type SettleDeps = GivingDeps & { readonly store: Pick<Store, 'payments'> };

/** Finds a payment by the shop's or the provider's number; null if it is not the shop's. */
export const findPayment = async (
  { store }: { readonly store: { readonly payments: Pick<Store['payments'], 'get' | 'ofOrder'> } },
  provider: string,
  { paymentId, orderId }: Pick<PaymentNotice, 'paymentId' | 'orderId'>,
): Promise<OnlinePayment | null> => {
  if (paymentId === null) return store.payments.ofOrder(provider, orderId);
  const payment = await store.payments.get(paymentId);
  return payment?.provider === provider ? payment : null;
};

const markRejected = (
  { store }: SettleDeps,
  { id, bookingId }: OnlinePayment,
): Promise<Result<void, SettleFailure>> =>
  store.inTransaction([{ kind: 'booking', id: bookingId }], async ({ payments }) => {
    const payment = await payments.get(id);
    if (payment !== null && payment.state !== 'completed')
      await payments.save({
        ...payment,
        state: payment.state === 'pending' ? 'rejected' : payment.state,
        askAt: null,
      });
    return ok(undefined);
  });

/** Creates one task, even after several notifications (R31). */
const forOffice = async (
  { store, clock }: SettleDeps,
  payment: OnlinePayment,
  { orderId, charged }: PaymentNotice,
  why: 'otherSum' | 'otherOrder',
): Promise<Result<void, SettleFailure>> => {
  const lineWritten = await store.inTransaction<void, never>([BANK_LOCK], async ({ bank }) => {
    const existing = await bank.oddNotice(payment.id);
    const { id: paymentId, bookingId, provider } = payment;
    const notice: OddNotice = {
      paymentId,
      bookingId,
      why,
      provider,
      orderId,
      expected: chargedAmount(payment),
      charged,
      at: clock.now(),
      note: '',
    };
    const isSame =
      existing !== null &&
      existing.why === why &&
      existing.charged === charged &&
      existing.orderId === orderId;
    if (!isSame) await bank.saveNotice(notice);
    return ok(undefined);
  });
  return lineWritten.andThen(() => err({ kind: why }));
};

/** Credits the amount less commission (R30) in any state of the booking (R31). Idempotent. */
export const settlePayment =
  (deps: SettleDeps, provider: string) =>
  async (notice: PaymentNotice): Promise<Result<void, SettleFailure>> => {
    const { orderId, outcome, charged } = notice;
    const payment = await findPayment(deps, provider, notice);
    if (payment === null) return err({ kind: 'unknownPayment' });
    if (payment.orderId !== null && payment.orderId !== orderId) {
      return outcome === 'completed'
        ? forOffice(deps, payment, notice, 'otherOrder')
        : err({ kind: 'otherOrder' });
    }
    if (payment.state === 'completed' || outcome === 'pending') return ok(undefined);
    if (outcome === 'rejected') return markRejected(deps, payment);
    if (charged !== chargedAmount(payment)) return forOffice(deps, payment, notice, 'otherSum');
    const result = await giveAs(deps)(
      timeActor(deps.clock.now()),
      payment.bookingId,
      { type: 'registerPayment', paymentId: payment.id, method: 'online', amount: payment.amount },
      null,
      {
        after: ({ payments }) =>
          payments.save({ ...payment, state: 'completed', orderId, askAt: null }),
      },
    );
    return result.isOk() || result.error.kind === 'alreadyDone' ? ok(undefined) : err(result.error);
  };
