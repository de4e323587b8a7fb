import { err, ok, type Result } from 'neverthrow';
import {
  findProvider,
  type MayTakePayments,
  type OnlinePayment,
  type PaymentNotice,
} from '../ports/online-payments.ts';
import {
  applyPaymentNotice,
  findPayment,
  nextQueryAt,
  type SettleDeps,
  type SettleFailure,
} from './settle.ts';

/** `away`: the provider could not be queried. `notSoYet`: it says that the payment is pending. */
export type HintFailure = SettleFailure | { readonly kind: 'away' | 'notSoYet' };

export type HintDeps = SettleDeps & MayTakePayments;

const isNoNews = (payment: OnlinePayment, { outcome, orderId }: PaymentNotice): boolean =>
  outcome === 'pending' || (payment.state === 'completed' && payment.orderId === orderId);

/** If the provider does not respond, the shop queries it about the payment later. */
const askByTime = ({ store, clock }: HintDeps, { id, bookingId }: OnlinePayment) =>
  store.inTransaction<void, never>([{ kind: 'booking', id: bookingId }], async ({ payments }) => {
    const payment = await payments.get(id);
    const isOpen = payment !== null && payment.state !== 'completed' && payment.orderId !== null;
    const now = clock.now();
    if (isOpen && payment.askAt === null)
      await payments.save({ ...payment, askAt: nextQueryAt(payment.createdAt, now) ?? now });
    return ok(undefined);
  });

/** A hint is not verified, so the shop queries the provider (R31); if that fails, again later. */
export const verifyPaymentHint =
  (deps: HintDeps, name: string) =>
  async (hint: PaymentNotice): Promise<Result<void, HintFailure>> => {
    const payment = await findPayment(deps, name, hint);
    if (payment === null) return err({ kind: 'unknownPayment' });
    if (isNoNews(payment, hint)) return ok(undefined);
    const state =
      (await findProvider(deps, name)?.queryOrder(hint.orderId)) ?? err('away' as const);
    if (state.isErr()) {
      if (state.error === 'refused') return err({ kind: 'unknownPayment' });
      await askByTime(deps, payment);
      return err({ kind: 'away' });
    }
    if (state.value.outcome === 'pending') return err({ kind: 'notSoYet' });
    return applyPaymentNotice(deps, name)(state.value);
  };
