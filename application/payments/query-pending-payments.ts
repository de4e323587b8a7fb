import { ok } from 'neverthrow';
import { DAY_LENGTH, HOUR, type Instant, MINUTE } from '../../domain/calendar.ts';
import type { OnlinePayment } from '../ports/online-payments.ts';
import { type MayTakePayments, providerNamed } from '../ports/payment-provider.ts';
import { type SettleDeps, type SettleFailure, settlePayment } from './settle.ts';

/**
 * The first query comes this long after the order began. Each next pause equals the order's age,
 */
const FIRST = MINUTE / 4;
/** up to this maximum. */
const LONGEST = 6 * HOUR;
/**
 * An order without any answer is no longer queried after this time. The provider ends unpaid orders
 * after a day.
 */
const UNTIL = 10 * DAY_LENGTH;
/** Maximum number of queries per pass. */
const MOST = 50;

/** The pause before the next query, by the age in milliseconds. */
export const nextPause = (age: number): number => Math.min(Math.max(age, FIRST), LONGEST);

/** When the provider is queried next; null means never again. */
export const nextQueryAt = (createdAt: Instant, now: Instant): Instant | null => {
  const age = Math.max(0, now - createdAt);
  return age >= UNTIL ? null : now + nextPause(age);
};

/**
 * Returns true if a payment that began before a moment is still pending. It may have been made in
 * time while its notification is late or lost (R31, R32).
 */
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
    /** Called for an order whose result could not be registered, with the reason. */
    readonly unsettled: (paymentId: string, kind: SettleFailure['kind']) => void;
  };

/** Postpones the next query before this one: if the process ends, a later pass continues. */
const putOff = ({ store, clock }: QueryPaymentsDeps, { id, bookingId, createdAt }: OnlinePayment) =>
  store.inTransaction<boolean, never>(
    [{ kind: 'booking', id: bookingId }],
    async ({ payments }) => {
      const now = clock.now();
      const payment = await payments.get(id);
      // Another process or a notification was faster.
      if (payment === null || payment.askAt === null || payment.askAt > now) return ok(false);
      await payments.save({
        ...payment,
        askAt: payment.orderId === null ? null : nextQueryAt(createdAt, now),
      });
      return ok(payment.orderId !== null);
    },
  );

/**
 * Queries the provider about pending payments, each at its moment, and registers what was paid. A
 * lost notification costs time, never money (R31). Returns the number of queried orders.
 */
export const queryPendingPayments =
  (deps: QueryPaymentsDeps) =>
  async (until: Instant = deps.clock.now()): Promise<number> => {
    if (deps.provider === undefined) return 0;
    let asked = 0;
    for (const payment of await deps.store.payments.toAsk(until, MOST)) {
      const mine = await putOff(deps, payment);
      const provider = providerNamed(deps, payment.provider);
      if (provider === undefined || payment.orderId === null || !mine.unwrapOr(false)) continue;
      asked += 1;
      const told = await provider.standing(payment.orderId);
      if (told.isErr()) continue;
      const settled = await settlePayment(deps, provider.name)(told.value);
      if (settled.isErr()) deps.unsettled(payment.id, settled.error.kind);
    }
    return asked;
  };
