import { ok } from 'neverthrow';
import { DAY_LENGTH, HOUR, type Instant, MINUTE } from '../../domain/calendar.ts';
import type { OnlinePayment } from '../ports/online-payments.ts';
import { type MayTakePayments, providerNamed } from '../ports/payment-provider.ts';
import { type SettleDeps, type SettleFailure, settlePayment } from './settle.ts';

/** The pause before the first query. Each later pause equals the order's age. */
const FIRST = MINUTE / 4;
const LONGEST = 6 * HOUR;
/** Queries stop after this time, because the provider ends unpaid orders after a day. */
const UNTIL = 10 * DAY_LENGTH;
const MOST = 50;

export const nextPause = (age: number): number => Math.min(Math.max(age, FIRST), LONGEST);

export const nextQueryAt = (createdAt: Instant, now: Instant): Instant | null => {
  const age = Math.max(0, now - createdAt);
  return age >= UNTIL ? null : now + nextPause(age);
};

/** True while a query may reveal a payment whose notification is late or lost (R31, R32). */
export const isAwaitingProvider = (
  pending: readonly OnlinePayment[],
  before: Instant,
  now: Instant,
): boolean =>
  pending.some(
    ({ orderId, askAt, createdAt }) =>
      orderId !== null &&
      askAt !== null &&
      createdAt < before &&
      nextQueryAt(createdAt, now) !== null,
  );

export type QueryPaymentsDeps = SettleDeps &
  MayTakePayments & {
    readonly unsettled: (paymentId: string, kind: SettleFailure['kind']) => void;
  };

/** Stores the next query's time before this query, so that a crash does not stop queries. */
const putOff = ({ store, clock }: QueryPaymentsDeps, { id, bookingId, createdAt }: OnlinePayment) =>
  store.inTransaction<boolean, never>(
    [{ kind: 'booking', id: bookingId }],
    async ({ payments }) => {
      const now = clock.now();
      const payment = await payments.get(id);
      // A notification or another process has handled this query in the meantime.
      if (payment === null || payment.askAt === null || payment.askAt > now) return ok(false);
      await payments.save({
        ...payment,
        askAt: payment.orderId === null ? null : nextQueryAt(createdAt, now),
      });
      return ok(payment.orderId !== null);
    },
  );

/** Finds payments whose notification was lost (R31). Returns the number of queries. */
export const queryPendingPayments =
  (deps: QueryPaymentsDeps) =>
  async (until: Instant = deps.clock.now()): Promise<number> => {
    if (deps.provider === undefined) return 0;
    let queries = 0;
    for (const payment of await deps.store.payments.toAsk(until, MOST)) {
      const mine = await putOff(deps, payment);
      const provider = providerNamed(deps, payment.provider);
      if (provider === undefined || payment.orderId === null || !mine.unwrapOr(false)) continue;
      queries += 1;
      const state = await provider.standing(payment.orderId);
      if (state.isErr()) continue;
      const settled = await settlePayment(deps, provider.name)(state.value);
      if (settled.isErr()) deps.unsettled(payment.id, settled.error.kind);
    }
    return queries;
  };
