import { err, ok, type Result } from 'neverthrow';
import type { OnlinePayment } from '../ports/online-payments.ts';
import type { MayTakePayments, PaymentNotice } from '../ports/payment-provider.ts';
import { nextAsked } from './ask-standing.ts';
import { paymentOf, type SettleDeps, type SettleFailure, settlePayment } from './settle.ts';

/** `away`: the provider could not be asked; `notSoYet`: by its own books the order still waits, whatever the hint says. */
export type HintFailure = SettleFailure | { readonly kind: 'away' | 'notSoYet' };

export type HintDeps = SettleDeps & MayTakePayments;

/** Whether nothing would change if what is hinted at were true. */
const isNoNews = (payment: OnlinePayment, { outcome, orderId }: PaymentNotice): boolean =>
  outcome === 'pending' || (payment.state === 'completed' && payment.orderId === orderId);

/** What could not be asked now is asked by time, also of a payment that was not to be asked about any more. */
const askByTime = ({ store, clock }: HintDeps, { id, bookingId }: OnlinePayment) =>
  store.inTransaction<void, never>([{ kind: 'booking', id: bookingId }], async ({ payments }) => {
    const payment = await payments.get(id);
    const isOpen = payment !== null && payment.state !== 'completed' && payment.orderId !== null;
    const now = clock.now();
    if (isOpen && payment.askAt === null) await payments.save({ ...payment, askAt: nextAsked(payment.createdAt, now) ?? now });
    return ok(undefined);
  });

/**
 * Takes a notice that is signed by a hash nobody should trust: it proves nothing and makes the shop ask the provider how the order
 * stands; registered is what that answers (R31). A failure of `away` or `notSoYet` is for the provider to say it again.
 */
export const settleHint =
  (deps: HintDeps) =>
  async (hint: PaymentNotice): Promise<Result<void, HintFailure>> => {
    const payment = await paymentOf(deps, hint);
    if (payment === null) return err({ kind: 'unknownPayment' });
    if (isNoNews(payment, hint)) return ok(undefined);
    const told = deps.provider === undefined ? err('away' as const) : await deps.provider.standing(hint.orderId);
    if (told.isErr()) {
      if (told.error === 'refused') return err({ kind: 'unknownPayment' });
      await askByTime(deps, payment);
      return err({ kind: 'away' });
    }
    if (told.value.outcome === 'pending') return err({ kind: 'notSoYet' });
    return settlePayment(deps)(told.value);
  };
