import { ok } from 'neverthrow';
import { DAY_LENGTH, HOUR, type Instant, MINUTE } from '../../domain/calendar.ts';
import type { OnlinePayment } from '../ports/online-payments.ts';
import type { MayTakePayments } from '../ports/payment-provider.ts';
import { type SettleDeps, type SettleFailure, settlePayment } from './settle.ts';

/** The first question about an order comes so soon after it was begun; each next one after as long again as has passed by then. */
const FIRST = MINUTE / 4;
/** But no longer than so long after the last one. */
const LONGEST = 6 * HOUR;
/** An order of which nothing was heard for so long is asked about no more: the provider ends those that nobody paid after a day. */
const UNTIL = 10 * DAY_LENGTH;
/** Orders that one pass asks about at most. */
const MOST = 50;

/** So long after a question the next one is put, by how long ago what it is about began, in milliseconds. */
export const nextPause = (age: number): number => Math.min(Math.max(age, FIRST), LONGEST);

/** When the provider is asked about a payment next, seen from a moment; null: not any more. */
export const nextAsked = (createdAt: Instant, now: Instant): Instant | null => {
  const age = Math.max(0, now - createdAt);
  return age >= UNTIL ? null : now + nextPause(age);
};

/**
 * Whether the provider has not said yet what became of a payment that was begun before a moment: it may have been made in time, and its
 * notification be late or lost, as where the shop was away (R31, R32).
 */
export const awaitsWord = (pending: readonly OnlinePayment[], before: Instant, now: Instant): boolean =>
  pending.some(
    ({ orderId, askAt, createdAt }) => orderId !== null && askAt !== null && createdAt < before && nextAsked(createdAt, now) !== null,
  );

export type AskDeps = SettleDeps &
  MayTakePayments & {
    /** Told of an order whose standing was not registered, and why. */
    readonly unsettled: (paymentId: string, kind: SettleFailure['kind']) => void;
  };

/** Puts the next question off before this one is asked: a process that ends in between leaves it to a later pass, not undone. */
const putOff = ({ store, clock }: AskDeps, { id, bookingId, createdAt }: OnlinePayment) =>
  store.inTransaction<boolean, never>([{ kind: 'booking', id: bookingId }], async ({ payments }) => {
    const now = clock.now();
    const payment = await payments.get(id);
    // Another process was quicker, or a notification.
    if (payment === null || payment.askAt === null || payment.askAt > now) return ok(false);
    await payments.save({ ...payment, askAt: payment.orderId === null ? null : nextAsked(createdAt, now) });
    return ok(payment.orderId !== null);
  });

/**
 * Asks the provider what became of the payments of which it has said nothing, each at its moment, and registers what was paid: a
 * notification that is lost costs time and never money (R31). Answers how many orders were asked about.
 */
export const askStandings =
  (deps: AskDeps) =>
  async (until: Instant = deps.clock.now()): Promise<number> => {
    const { provider, store } = deps;
    if (provider === undefined) return 0;
    let asked = 0;
    for (const payment of await store.payments.toAsk(until, MOST)) {
      const mine = await putOff(deps, payment);
      if (payment.orderId === null || !mine.unwrapOr(false)) continue;
      asked += 1;
      const told = await provider.standing(payment.orderId);
      if (told.isErr()) continue;
      const settled = await settlePayment(deps)(told.value);
      if (settled.isErr()) deps.unsettled(payment.id, settled.error.kind);
    }
    return asked;
  };
