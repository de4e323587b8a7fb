import { err, ok, type Result } from 'neverthrow';
import type { RegisterPayment } from '../../domain/booking/commands.ts';
import { type CommandFailure, type GivingDeps, giveAs } from '../booking/give-command.ts';
import { type Giver, time } from '../booking/giver.ts';
import { BANK_LOCK, type OddNotice, type ReadBank, type RefundOrder } from '../ports/bank/bank.ts';
import type { MayTakePayments, ProviderFailure, RefundNotice, RefundTold, Weight } from '../ports/payment-provider.ts';
import type { Store } from '../ports/store.ts';
import { paymentOf } from './settle.ts';

export type SettleRefundDeps = GivingDeps &
  MayTakePayments & {
    readonly store: Pick<Store, 'inTransaction' | 'bookings' | 'bank'> & { readonly payments: Pick<Store['payments'], 'get' | 'ofOrder'> };
  };

/** What became of a refund: as it stands now, and why the provider did not do it. */
export type RefundOutcome = {
  readonly refund: RefundOrder;
  readonly trouble: ProviderFailure | CommandFailure['kind'] | 'refundTooMuch' | 'rejected' | 'noProvider' | null;
};

/**
 * `unknownRefund`: of an order that the shop has never had; `refundNotOrdered`: of one that it has, but nobody here gave it back;
 * `refundOtherSum`: not so much as was ordered; `refundTooMuch`: more than was left of what had come in. None of these three is registered by itself.
 */
export type SettleRefundFailure = {
  readonly kind: CommandFailure['kind'] | 'unknownRefund' | 'refundNotOrdered' | 'refundOtherSum' | 'refundTooMuch' | 'away' | 'notSoYet';
};

const storedIn = async (bank: Pick<ReadBank, 'refundsOf'>, { id, bookingId }: RefundOrder): Promise<RefundOrder | undefined> =>
  (await bank.refundsOf(bookingId)).find((each) => each.id === id);

const numbered = (refund: RefundOrder, number: string): RefundOrder =>
  refund.way.kind === 'online' ? { ...refund, way: { ...refund.way, number } } : refund;

/** What is on its way keeps the provider's number; what the provider will not do may be ordered otherwise. What was done stays done. */
const noted = ({ store }: SettleRefundDeps, refund: RefundOrder, told: RefundTold | null): Promise<Result<RefundOrder, never>> =>
  store.inTransaction([BANK_LOCK], async ({ bank }) => {
    const stored = (await storedIn(bank, refund)) ?? refund;
    if (stored.state !== 'ordered') return ok(stored);
    const ended = told === null || told.standing === 'rejected';
    const named = told === null ? stored : numbered(stored, told.number);
    const after: RefundOrder = ended ? { ...named, state: 'withdrawn' } : named;
    await bank.saveRefund(after);
    return ok(after);
  });

/** Registers a refund that the provider has given back, with its end in the same transaction: once, whoever is told of it first (R48). */
const registered = async (
  deps: SettleRefundDeps,
  giver: Giver,
  refund: RefundOrder,
  number: string,
): Promise<Result<RefundOrder, CommandFailure>> => {
  const done: RefundOrder = { ...numbered(refund, number), state: 'done' };
  const command: RegisterPayment = { type: 'registerPayment', paymentId: `refund/${refund.id}`, method: 'refund', amount: refund.amount };
  const result = await giveAs(deps)<CommandFailure>(giver, refund.bookingId, command, null, {
    locks: [BANK_LOCK],
    before: async ({ bank }) => {
      await bank.saveRefund(done);
      return ok({ accountId: null });
    },
  });
  return result.isOk() || result.error.kind === 'alreadyDone' ? ok(done) : err(result.error);
};

/** What went back and nobody here ordered so is a line for the office, once, however often it is said (R48). */
const forOffice = async (
  { store, clock }: SettleRefundDeps,
  bookingId: string,
  { orderId, number, amount: charged }: Pick<RefundNotice, 'orderId' | 'number' | 'amount'>,
  refund: RefundOrder | null,
  why: 'refundNotOrdered' | 'refundOtherSum' | 'refundTooMuch',
): Promise<Result<void, SettleRefundFailure>> => {
  const paymentId = refund?.id ?? number;
  const lineWritten = await store.inTransaction<void, never>([BANK_LOCK], async ({ bank }) => {
    const known = await bank.oddNotice(paymentId);
    const told: OddNotice = { paymentId, bookingId, why, orderId, expected: refund?.amount ?? 0, charged, at: clock.now(), note: '' };
    if (known?.why !== why || known.charged !== charged) await bank.saveNotice(told);
    return ok(undefined);
  });
  return lineWritten.andThen(() => err({ kind: why }));
};

type Settled = { readonly refund: RefundOrder; readonly trouble: CommandFailure['kind'] | 'refundTooMuch' | 'rejected' | null };

const settled = async (deps: SettleRefundDeps, giver: Giver, refund: RefundOrder, told: RefundTold): Promise<Settled> => {
  if (told.standing === 'completed') {
    const done = await registered(deps, giver, refund, told.number);
    if (done.isOk()) return { refund: done.value, trouble: null };
    const { way, bookingId, amount } = refund;
    // It went back another way as well: more than had come in is registered by nobody but the office.
    if (done.error.kind !== 'invalid' || way.kind !== 'online') return { refund, trouble: done.error.kind };
    await forOffice(deps, bookingId, { orderId: way.orderId, number: told.number, amount }, refund, 'refundTooMuch');
    return { refund, trouble: 'refundTooMuch' };
  }
  const after = (await noted(deps, refund, told)).unwrapOr(refund);
  return { refund: after, trouble: told.standing === 'rejected' && after.state === 'withdrawn' ? 'rejected' : null };
};

/** Asks the provider to give back what came through it; asked again under the same number, it tells how that stands (R48). */
export const askRefund =
  (deps: SettleRefundDeps, giver: Giver) =>
  async (refund: RefundOrder): Promise<RefundOutcome> => {
    const { way, id, amount } = refund;
    if (way.kind === 'bank') return { refund, trouble: null };
    if (deps.provider === undefined) return { refund, trouble: 'noProvider' };
    const told = await deps.provider.refund({ orderId: way.orderId, refundId: id, amount, description: id });
    if (told.isOk()) return settled(deps, giver, refund, told.value);
    // Whether it was done or not, nothing is known: it stays ordered, and is asked about again.
    if (told.error === 'away') return { refund, trouble: 'away' };
    return { refund: (await noted(deps, refund, null)).unwrapOr(refund), trouble: 'refused' };
  };

/** The refunds of an order of the provider's, and whose they are; null where nothing of the order is known. */
const refundsOfOrder = async (
  { store }: SettleRefundDeps,
  notice: RefundNotice,
): Promise<{ readonly bookingId: string; readonly refunds: readonly RefundOrder[] } | null> => {
  const { orderId } = notice;
  const isOfOrder = ({ way }: RefundOrder): boolean => way.kind === 'online' && way.orderId === orderId;
  const payment = await paymentOf({ store }, notice);
  const bookingId = payment?.orderId === orderId ? payment.bookingId : (await store.bank.openRefunds()).find(isOfOrder)?.bookingId;
  if (bookingId === undefined) return null;
  return { bookingId, refunds: (await store.bank.refundsOf(bookingId)).filter(isOfOrder) };
};

/** Which of them is told of: by the shop's number, or by the provider's. */
const namedIn = (refunds: readonly RefundOrder[], { refundId, number }: RefundNotice): RefundOrder | undefined =>
  refunds.find(({ id, way }) => id === refundId || (way.kind === 'online' && way.number === number));

/** A hint is not taken: the provider is asked how the refund stands. One that was given up here is not asked for again by that. */
const askedInstead = async (
  deps: SettleRefundDeps,
  refund: RefundOrder,
  notice: RefundNotice,
): Promise<Result<void, SettleRefundFailure>> => {
  if (notice.standing === 'pending') return ok(undefined);
  if (refund.state !== 'ordered')
    return notice.standing === 'completed' ? forOffice(deps, refund.bookingId, notice, null, 'refundNotOrdered') : ok(undefined);
  const { refund: after, trouble } = await askRefund(deps, time(deps.clock.now()))(refund);
  if (after.state !== 'ordered') return ok(undefined);
  if (trouble === 'away' || trouble === 'noProvider') return err({ kind: 'away' });
  return err({ kind: trouble === null || trouble === 'refused' || trouble === 'rejected' ? 'notSoYet' : trouble });
};

/**
 * Takes the provider's word on money that goes back: given back it is registered once, refused it may be ordered otherwise (R48). Where the
 * provider names the refund by a number that never arrived here, it is asked about what was ordered; what nobody ordered is for the office.
 * A hint registers nothing by itself.
 */
export const settleRefund =
  (deps: SettleRefundDeps) =>
  async (notice: RefundNotice, weight: Weight): Promise<Result<void, SettleRefundFailure>> => {
    const giver = time(deps.clock.now());
    const known = await refundsOfOrder(deps, notice);
    if (known === null) return err({ kind: 'unknownRefund' });
    const { bookingId, refunds } = known;
    let refund = namedIn(refunds, notice);
    if (refund === undefined) {
      const unnamed = refunds.filter(({ state, way }) => state === 'ordered' && way.kind === 'online' && way.number === undefined);
      const asked: RefundOutcome[] = [];
      for (const each of unnamed) asked.push(await askRefund(deps, giver)(each));
      if (asked.some(({ trouble }) => trouble === 'away' || trouble === 'noProvider')) return err({ kind: 'away' });
      refund = namedIn(
        asked.map((each) => each.refund),
        notice,
      );
    }
    if (refund === undefined)
      return notice.standing === 'completed' ? forOffice(deps, bookingId, notice, null, 'refundNotOrdered') : ok(undefined);
    if (refund.state === 'done') return ok(undefined);
    if (notice.standing === 'completed' && notice.amount !== refund.amount)
      return forOffice(deps, bookingId, notice, refund, 'refundOtherSum');
    if (weight === 'hint') return askedInstead(deps, refund, notice);
    const { trouble } = await settled(deps, giver, refund, notice);
    return trouble === null || trouble === 'rejected' ? ok(undefined) : err({ kind: trouble });
  };
