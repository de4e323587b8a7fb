import { err, ok, type Result } from 'neverthrow';
import { chargedAmount } from '../../domain/booking/placed/payment-methods.ts';
import { DAY_LENGTH, HOUR, type Instant, MINUTE } from '../../domain/calendar.ts';
import { schedulerActor } from '../booking/actor.ts';
import {
  type CommandDeps,
  type CommandFailure,
  submitCommandAsActor,
} from '../booking/submit-command.ts';
import { BANK_LOCK, type PaymentDiscrepancy } from '../ports/bank/bank.ts';
import {
  findPaymentProvider,
  type MayTakePayments,
  type OnlinePayment,
  type PaymentChange,
  type PaymentNotice,
} from '../ports/online-payments.ts';
import type { PortDeps } from '../ports/ports.ts';
import { bookingLock, runTransaction, type Store } from '../ports/store.ts';

/** `otherSum`, `otherOrder`: the provider's data differs from the shop's, so the office decides. */
type SettleFailure =
  | CommandFailure
  | { readonly kind: 'unknownPayment' | 'otherSum' | 'otherOrder' };

export type SettleDeps = CommandDeps & PortDeps<{ store: 'payments' }>;

/** Finds a payment by the shop's or the provider's number; null if it did not begin in the shop. */
export const findOnlinePayment = async (
  { store }: { readonly store: { readonly payments: Pick<Store['payments'], 'get' | 'ofOrder'> } },
  provider: string,
  { paymentId, orderId }: Pick<PaymentNotice, 'paymentId' | 'orderId'>,
): Promise<OnlinePayment | null> => {
  if (paymentId === null) return store.payments.ofOrder(provider, orderId);
  const payment = await store.payments.get(paymentId);
  return payment?.provider === provider ? payment : null;
};

/**
 * Changes a payment under its booking's lock. `changeOf` gets the payment as stored now, and
 * returns null to leave it as it is. Returns the payment before the change; null if it was not
 * changed.
 */
export const changePayment = async (
  { store }: PortDeps<{ store: 'inTransaction' }>,
  { id, bookingId }: OnlinePayment,
  changeOf: (payment: OnlinePayment) => PaymentChange | null,
): Promise<OnlinePayment | null> =>
  runTransaction(store, [bookingLock(bookingId)], async ({ payments }) => {
    const payment = await payments.get(id);
    const change = payment === null ? null : changeOf(payment);
    if (payment === null || change === null) return null;
    await payments.save({ ...payment, ...change });
    return payment;
  });

/**
 * Creates one task about an unexpected payment or refund, even after several notifications (R31,
 * R48). Another order of the same payment is another task, because the customer paid twice.
 */
export const reportDiscrepancy = async <W extends PaymentDiscrepancy['why']>(
  { store, clock }: PortDeps<{ store: 'inTransaction'; clock: true }>,
  line: Omit<PaymentDiscrepancy, 'at' | 'note'> & { readonly why: W },
): Promise<Result<never, { readonly kind: W }>> => {
  await runTransaction(store, [BANK_LOCK], async ({ bank }) => {
    const first = await bank.discrepancy(line.paymentId);
    const isFirst = first === null || first.orderId === line.orderId;
    const paymentId = isFirst ? line.paymentId : `${line.paymentId}/${line.orderId}`;
    const existing = isFirst ? first : await bank.discrepancy(paymentId);
    const isSame = existing?.why === line.why && existing.charged === line.charged;
    if (!isSame) await bank.saveDiscrepancy({ ...line, paymentId, at: clock.now(), note: '' });
  });
  return err({ kind: line.why });
};

const forOffice = (
  deps: SettleDeps,
  payment: OnlinePayment,
  { orderId, charged }: PaymentNotice,
  why: 'otherSum' | 'otherOrder',
): Promise<Result<void, SettleFailure>> => {
  const { id: paymentId, bookingId, provider } = payment;
  const line = { paymentId, bookingId, provider, orderId, charged };
  return reportDiscrepancy(deps, { ...line, why, expected: chargedAmount(payment) });
};

/** Registers a completed payment, less the commission (R30). A repeated call does nothing (R31). */
export const applyProviderNotification =
  (deps: SettleDeps, provider: string) =>
  async (notice: PaymentNotice): Promise<Result<void, SettleFailure>> => {
    const { orderId, outcome, charged } = notice;
    const payment = await findOnlinePayment(deps, provider, notice);
    if (payment === null) return err({ kind: 'unknownPayment' });
    if (payment.orderId !== null && payment.orderId !== orderId) {
      return outcome === 'completed'
        ? forOffice(deps, payment, notice, 'otherOrder')
        : err({ kind: 'otherOrder' });
    }
    if (payment.state === 'completed' || outcome === 'pending') return ok(undefined);
    if (outcome === 'rejected') {
      await changePayment(deps, payment, ({ state }) => {
        if (state === 'completed') return null;
        return { state: state === 'pending' ? 'rejected' : state, askAt: null };
      });
      return ok(undefined);
    }
    if (charged !== chargedAmount(payment)) return forOffice(deps, payment, notice, 'otherSum');
    const result = await submitCommandAsActor(deps)(
      schedulerActor(deps.clock.now()),
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

/**
 * Time from the beginning of a payment until its first query. Each later pause is as long as the
 * payment's age at that time, but at most `LONGEST`.
 */
const FIRST = MINUTE / 4;
const LONGEST = 6 * HOUR;
/** After this time, the shop stops querying a payment. Unpaid orders are cancelled long before. */
const UNTIL = 10 * DAY_LENGTH;
const MOST = 50;

export const pauseBeforeNextQuery = (age: number): number =>
  Math.min(Math.max(age, FIRST), LONGEST);

export const nextPaymentQueryTime = (createdAt: Instant, now: Instant): Instant | null => {
  const age = Math.max(0, now - createdAt);
  return age >= UNTIL ? null : now + pauseBeforeNextQuery(age);
};

/** True if a query can still find a payment whose notification is late or lost (R31, R32). */
export const canQueryStillRevealPayment = (
  pending: readonly OnlinePayment[],
  before: Instant,
  now: Instant,
): boolean =>
  pending.some(
    ({ orderId, askAt, createdAt }) =>
      orderId !== null &&
      askAt !== null &&
      createdAt < before &&
      nextPaymentQueryTime(createdAt, now) !== null,
  );

type QueryPaymentsDeps = SettleDeps &
  MayTakePayments & {
    readonly unsettled: (paymentId: string, kind: SettleFailure['kind']) => void;
  };

/** Stores the next query's time before this query, so that queries continue after a crash. */
const putOff = (deps: QueryPaymentsDeps, payment: OnlinePayment): Promise<OnlinePayment | null> =>
  changePayment(deps, payment, ({ askAt, orderId, createdAt }) => {
    const now = deps.clock.now();
    // A notification or another process was faster, so this query is not needed.
    if (askAt === null || askAt > now) return null;
    return { askAt: orderId === null ? null : nextPaymentQueryTime(createdAt, now) };
  });

/**
 * Queries the provider about pending payments, because its notifications can get lost (R31).
 * Returns the number of queries.
 */
export const queryPendingPayments =
  (deps: QueryPaymentsDeps) =>
  async (until: Instant = deps.clock.now()): Promise<number> => {
    if (deps.provider === undefined) return 0;
    let queries = 0;
    for (const payment of await deps.store.payments.dueForQuery(until, MOST)) {
      const mine = await putOff(deps, payment);
      const provider = findPaymentProvider(deps, payment.provider);
      if (provider === undefined || payment.orderId === null || mine?.orderId == null) continue;
      queries += 1;
      const state = await provider.queryOrder(payment.orderId);
      if (state.isErr()) continue;
      const settled = await applyProviderNotification(deps, provider.name)(state.value);
      if (settled.isErr()) deps.unsettled(payment.id, settled.error.kind);
    }
    return queries;
  };

/**
 * `away`: the shop could not query the provider. `notSoYet`: the provider says that the payment is
 * pending, so the shop registers nothing.
 */
export type HintFailure = SettleFailure | { readonly kind: 'away' | 'notSoYet' };

export type HintDeps = SettleDeps & MayTakePayments;

const isNoNews = (payment: OnlinePayment, { outcome, orderId }: PaymentNotice): boolean =>
  outcome === 'pending' || (payment.state === 'completed' && payment.orderId === orderId);

/**
 * Queries the provider about a payment, because a hint is not verified (R31). If the provider does
 * not respond, the shop queries it again later.
 */
export const verifyPaymentHint =
  (deps: HintDeps, providerName: string) =>
  async (hint: PaymentNotice): Promise<Result<void, HintFailure>> => {
    const payment = await findOnlinePayment(deps, providerName, hint);
    if (payment === null) return err({ kind: 'unknownPayment' });
    if (isNoNews(payment, hint)) return ok(undefined);
    const state =
      (await findPaymentProvider(deps, providerName)?.queryOrder(hint.orderId)) ??
      err('away' as const);
    if (state.isErr()) {
      if (state.error === 'refused') return err({ kind: 'unknownPayment' });
      // The shop queries the provider about the payment later.
      await changePayment(deps, payment, ({ state, orderId, askAt, createdAt }) => {
        if (state === 'completed' || orderId === null || askAt !== null) return null;
        const now = deps.clock.now();
        return { askAt: nextPaymentQueryTime(createdAt, now) ?? now };
      });
      return err({ kind: 'away' });
    }
    if (state.value.outcome === 'pending') return err({ kind: 'notSoYet' });
    return applyProviderNotification(deps, providerName)(state.value);
  };
