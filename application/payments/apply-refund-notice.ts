import { err, ok, type Result } from 'neverthrow';
import type { CommandOf } from '../../domain/booking/commands.ts';
import type { Instant } from '../../domain/calendar.ts';
import { type Actor, schedulerActor } from '../booking/actor.ts';
import {
  type CommandDeps,
  type CommandFailure,
  submitCommandAsActor,
} from '../booking/submit-command.ts';
import { BANK_LOCK, type BankReader, type RefundOrder } from '../ports/bank/bank.ts';
import {
  findPaymentProvider,
  type MayTakePayments,
  type NoticeTrust,
  type ProviderFailure,
  type ProviderRefund,
  type RefundNotice,
} from '../ports/online-payments.ts';
import { runTransaction, type Store } from '../ports/store.ts';
import { findOnlinePayment, pauseBeforeNextQuery, reportDiscrepancy } from './settle.ts';

export type SettleRefundDeps = CommandDeps &
  MayTakePayments & {
    readonly store: Pick<Store, 'inTransaction' | 'bookings' | 'bank'> & {
      readonly payments: Pick<Store['payments'], 'get' | 'ofOrder'>;
    };
  };

export type RefundOutcome = {
  readonly refund: RefundOrder;
  readonly trouble:
    | ProviderFailure
    | CommandFailure['kind']
    | 'refundTooMuch'
    | 'rejected'
    | 'noProvider'
    | null;
};

/**
 * `unknownRefund`: no payment or refund order of the shop has the provider's order number.
 * `refundNotOrdered`: the shop did not order this refund. `refundOtherSum`: the shop ordered
 * another amount. `refundTooMuch`: the shop no longer owes the money. The last three become tasks
 * of the office.
 */
export type SettleRefundFailure = {
  readonly kind:
    | CommandFailure['kind']
    | 'unknownRefund'
    | 'refundNotOrdered'
    | 'refundOtherSum'
    | 'refundTooMuch'
    | 'away'
    | 'notSoYet';
};

const storedIn = async (
  bank: Pick<BankReader, 'refundsOf'>,
  { id, bookingId }: RefundOrder,
): Promise<RefundOrder | undefined> =>
  (await bank.refundsOf(bookingId)).find((each) => each.id === id);

const numbered = (refund: RefundOrder, number: string): RefundOrder =>
  refund.way.kind === 'online' ? { ...refund, way: { ...refund.way, number } } : refund;

/** Stores the refund's state. A rejected refund is withdrawn, so that another can be ordered. */
const storeProviderState = (
  { store }: SettleRefundDeps,
  refund: RefundOrder,
  answer: ProviderRefund | null,
): Promise<RefundOrder> =>
  runTransaction(store, [BANK_LOCK], async ({ bank }) => {
    const stored = (await storedIn(bank, refund)) ?? refund;
    if (stored.state !== 'ordered') return stored;
    const ended = answer === null || answer.state === 'rejected';
    const named = answer === null ? stored : numbered(stored, answer.number);
    const after: RefundOrder = ended ? { ...named, state: 'withdrawn' } : named;
    await bank.saveRefund(after);
    return after;
  });

/** Registers a completed refund in one transaction. A second call changes nothing (R48). */
const registerRefund = async (
  deps: SettleRefundDeps,
  actor: Actor,
  refund: RefundOrder,
  number: string,
): Promise<Result<RefundOrder, CommandFailure>> => {
  const completed: RefundOrder = { ...numbered(refund, number), state: 'done' };
  const command: CommandOf<'registerPayment'> = {
    type: 'registerPayment',
    paymentId: `refund/${refund.id}`,
    method: 'refund',
    amount: refund.amount,
  };
  const result = await submitCommandAsActor(deps)<CommandFailure>(
    actor,
    refund.bookingId,
    command,
    null,
    {
      locks: [BANK_LOCK],
      before: async ({ bank }) => {
        await bank.saveRefund(completed);
        return ok({ accountId: null });
      },
    },
  );
  return result.isOk() || result.error.kind === 'alreadyDone' ? ok(completed) : err(result.error);
};

const forOffice = (
  deps: SettleRefundDeps,
  bookingId: string,
  provider: string,
  { orderId, number, amount: charged }: Pick<RefundNotice, 'orderId' | 'number' | 'amount'>,
  refund: RefundOrder | null,
  why: 'refundNotOrdered' | 'refundOtherSum' | 'refundTooMuch',
): Promise<Result<void, SettleRefundFailure>> => {
  const line = { paymentId: refund?.id ?? number, bookingId, provider, orderId, charged };
  return reportDiscrepancy(deps, { ...line, why, expected: refund?.amount ?? 0 });
};

type Settled = {
  readonly refund: RefundOrder;
  readonly trouble: CommandFailure['kind'] | 'refundTooMuch' | 'rejected' | null;
};

const applyProviderState = async (
  deps: SettleRefundDeps,
  actor: Actor,
  refund: RefundOrder,
  answer: ProviderRefund,
): Promise<Settled> => {
  if (answer.state === 'completed') {
    const registered = await registerRefund(deps, actor, refund, answer.number);
    if (registered.isOk()) return { refund: registered.value, trouble: null };
    const { way, bookingId, amount } = refund;
    // The provider has paid the refund, but the shop no longer owes this money: the customer got it
    // in another way before. The office has to decide what to do.
    if (registered.error.kind !== 'invalid' || way.kind !== 'online')
      return { refund, trouble: registered.error.kind };
    await forOffice(
      deps,
      bookingId,
      way.provider,
      { orderId: way.orderId, number: answer.number, amount },
      refund,
      'refundTooMuch',
    );
    return { refund, trouble: 'refundTooMuch' };
  }
  const after = await storeProviderState(deps, refund, answer);
  return {
    refund: after,
    trouble: answer.state === 'rejected' && after.state === 'withdrawn' ? 'rejected' : null,
  };
};

/**
 * Requests a refund from the provider. If it is requested already, the provider only returns its
 * state (R48).
 */
export const requestOrQueryRefund =
  (deps: SettleRefundDeps, actor: Actor) =>
  async (refund: RefundOrder): Promise<RefundOutcome> => {
    const { way, id, amount } = refund;
    if (way.kind === 'bank') return { refund, trouble: null };
    const provider = findPaymentProvider(deps, way.provider);
    if (provider === undefined) return { refund, trouble: 'noProvider' };
    const answer = await provider.refund({
      orderId: way.orderId,
      refundId: id,
      amount,
      description: id,
    });
    if (answer.isOk()) return applyProviderState(deps, actor, refund, answer.value);
    // The request can have reached the provider, so the refund stays ordered and is queried later.
    // If the provider has accepted the refund before, it refuses only this query.
    if (answer.error === 'away' || way.number !== undefined) return { refund, trouble: 'away' };
    return { refund: await storeProviderState(deps, refund, null), trouble: 'refused' };
  };

const refundsOfOrder = async (
  { store }: SettleRefundDeps,
  provider: string,
  notice: RefundNotice,
): Promise<{ readonly bookingId: string; readonly refunds: readonly RefundOrder[] } | null> => {
  const { orderId } = notice;
  const isOfOrder = ({ way }: RefundOrder): boolean =>
    way.kind === 'online' && way.provider === provider && way.orderId === orderId;
  const payment = await findOnlinePayment({ store }, provider, notice);
  const bookingId =
    payment?.orderId === orderId
      ? payment.bookingId
      : (await store.bank.openRefunds()).find(isOfOrder)?.bookingId;
  if (bookingId === undefined) return null;
  return { bookingId, refunds: (await store.bank.refundsOf(bookingId)).filter(isOfOrder) };
};

const namedIn = (
  refunds: readonly RefundOrder[],
  { refundId, number }: RefundNotice,
): RefundOrder | undefined =>
  refunds.find(
    ({ id, way }) => id === refundId || (way.kind === 'online' && way.number === number),
  );

/**
 * Queries the provider about a refund. If the provider does not know the refund, the query requests
 * it again. A withdrawn refund must not be paid, so it is never queried.
 */
const queryInstead = async (
  deps: SettleRefundDeps,
  provider: string,
  refund: RefundOrder,
  notice: RefundNotice,
): Promise<Result<void, SettleRefundFailure>> => {
  if (notice.state === 'pending') return ok(undefined);
  if (refund.state !== 'ordered')
    return notice.state === 'completed'
      ? forOffice(deps, refund.bookingId, provider, notice, null, 'refundNotOrdered')
      : ok(undefined);
  const { refund: after, trouble } = await requestOrQueryRefund(
    deps,
    schedulerActor(deps.clock.now()),
  )(refund);
  if (after.state !== 'ordered') return ok(undefined);
  if (trouble === 'away' || trouble === 'noProvider') return err({ kind: 'away' });
  return err({
    kind:
      trouble === null || trouble === 'refused' || trouble === 'rejected' ? 'notSoYet' : trouble,
  });
};

/**
 * Applies a provider's notification about a refund. Registers a completed refund, only once.
 * Withdraws a rejected refund, so that the office can order it in another way (R48). After a hint,
 * or if the notification has no known refund number, the shop queries the provider.
 */
export const applyRefundNotice =
  (deps: SettleRefundDeps, provider: string) =>
  async (notice: RefundNotice, trust: NoticeTrust): Promise<Result<void, SettleRefundFailure>> => {
    const actor = schedulerActor(deps.clock.now());
    const ordered = await refundsOfOrder(deps, provider, notice);
    if (ordered === null) return err({ kind: 'unknownRefund' });
    const { bookingId, refunds } = ordered;
    let refund = namedIn(refunds, notice);
    if (refund === undefined) {
      const unnamed = refunds.filter(
        ({ state, way }) =>
          state === 'ordered' && way.kind === 'online' && way.number === undefined,
      );
      const outcomes: RefundOutcome[] = [];
      for (const each of unnamed) outcomes.push(await requestOrQueryRefund(deps, actor)(each));
      if (outcomes.some(({ trouble }) => trouble === 'away' || trouble === 'noProvider'))
        return err({ kind: 'away' });
      refund = namedIn(
        outcomes.map((each) => each.refund),
        notice,
      );
    }
    if (refund === undefined)
      return notice.state === 'completed'
        ? forOffice(deps, bookingId, provider, notice, null, 'refundNotOrdered')
        : ok(undefined);
    if (refund.state === 'done') return ok(undefined);
    if (notice.state === 'completed' && notice.amount !== refund.amount)
      return forOffice(deps, bookingId, provider, notice, refund, 'refundOtherSum');
    if (trust === 'hint') return queryInstead(deps, provider, refund, notice);
    const { trouble } = await applyProviderState(deps, actor, refund, notice);
    return trouble === null || trouble === 'rejected' ? ok(undefined) : err({ kind: trouble });
  };

export type QueryRefundsDeps = SettleRefundDeps & {
  readonly unsettled: (refundId: string, why: NonNullable<RefundOutcome['trouble']>) => void;
};

const isDue = ({ state, way, at, askAt }: RefundOrder, now: Instant): boolean =>
  state === 'ordered' && way.kind === 'online' && (askAt ?? at + pauseBeforeNextQuery(0)) <= now;

/** Stores when to query the refund next. Returns null if another process was faster. */
const postponeQuery = (
  { store, clock }: SettleRefundDeps,
  { id, bookingId }: RefundOrder,
): Promise<RefundOrder | null> =>
  runTransaction(store, [BANK_LOCK], async ({ bank }) => {
    const now = clock.now();
    const refund = (await bank.refundsOf(bookingId)).find((each) => each.id === id);
    if (refund === undefined || !isDue(refund, now)) return null;
    const after: RefundOrder = { ...refund, askAt: now + pauseBeforeNextQuery(now - refund.at) };
    await bank.saveRefund(after);
    return after;
  });

/**
 * Queries the provider about all refunds that are not completed; returns how many. If a refund
 * request was lost, the query sends it again (R48).
 */
export const queryRefunds =
  (deps: QueryRefundsDeps) =>
  async (until: Instant = deps.clock.now()): Promise<number> => {
    if (deps.provider === undefined) return 0;
    let queries = 0;
    for (const refund of (await deps.store.bank.openRefunds()).filter((each) =>
      isDue(each, until),
    )) {
      const mine = await postponeQuery(deps, refund);
      if (mine === null) continue;
      queries += 1;
      const { trouble } = await requestOrQueryRefund(deps, schedulerActor(deps.clock.now()))(mine);
      if (trouble !== null && trouble !== 'away') deps.unsettled(refund.id, trouble);
    }
    return queries;
  };
