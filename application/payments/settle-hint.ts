import { err, ok, type Result } from 'neverthrow';
import type { OnlinePayment } from '../ports/online-payments.ts';
import {
  type MayTakePayments,
  type PaymentNotice,
  providerNamed,
} from '../ports/payment-provider.ts';
import { nextQueryAt } from './query-pending-payments.ts';
import { findPayment, type SettleDeps, type SettleFailure, settlePayment } from './settle.ts';

/** `away`: the query failed. `notSoYet`: the provider still calls the payment pending. */
export type HintFailure = SettleFailure | { readonly kind: 'away' | 'notSoYet' };

export type HintDeps = SettleDeps & MayTakePayments;

const isNoNews = (payment: OnlinePayment, { outcome, orderId }: PaymentNotice): boolean =>
  outcome === 'pending' || (payment.state === 'completed' && payment.orderId === orderId);

/** The provider could not be queried now, so a later query is scheduled. */
const askByTime = ({ store, clock }: HintDeps, { id, bookingId }: OnlinePayment) =>
  store.inTransaction<void, never>([{ kind: 'booking', id: bookingId }], async ({ payments }) => {
    const payment = await payments.get(id);
    const isOpen = payment !== null && payment.state !== 'completed' && payment.orderId !== null;
    const now = clock.now();
    if (isOpen && payment.askAt === null)
      await payments.save({ ...payment, askAt: nextQueryAt(payment.createdAt, now) ?? now });
    return ok(undefined);
  });

/** An unverified hint makes the shop query the provider (R31). After a failure it comes again. */
export const settleHint =
  (deps: HintDeps, name: string) =>
  async (hint: PaymentNotice): Promise<Result<void, HintFailure>> => {
    const payment = await findPayment(deps, name, hint);
    if (payment === null) return err({ kind: 'unknownPayment' });
    if (isNoNews(payment, hint)) return ok(undefined);
    const told = (await providerNamed(deps, name)?.standing(hint.orderId)) ?? err('away' as const);
    if (told.isErr()) {
      if (told.error === 'refused') return err({ kind: 'unknownPayment' });
      await askByTime(deps, payment);
      return err({ kind: 'away' });
    }
    if (told.value.outcome === 'pending') return err({ kind: 'notSoYet' });
    return settlePayment(deps, name)(told.value);
  };
