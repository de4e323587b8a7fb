import { err, ok, type Result } from 'neverthrow';
import type { Booking } from '../../domain/booking/booking.ts';
import { owedBack, refundStanding } from '../../domain/booking/placed/refunds.ts';
import type { Day } from '../../domain/calendar.ts';
import { type Money, sum } from '../../domain/money.ts';
import { isPolishAccount } from '../../domain/payments/account-number.ts';
import { accountOf } from '../../domain/statements/line.ts';
import { isPlaced, type Placed } from '../../domain/statements/match.ts';
import { refundIdOf } from '../../domain/statements/returned-refund.ts';
import { office } from '../booking/giver.ts';
import { askRefund, type RefundOutcome, type SettleRefundDeps } from '../payments/settle-refund.ts';
import { BANK_LOCK, isTransfer, type RefundOrder } from '../ports/bank/bank.ts';
import { type EntryFailure, paymentIdOf } from './register-share.ts';

export type RefundDeps = SettleRefundDeps;

/** Where money of a booking came from, as far as that is known: the provider's orders with what is left of each, and an account. */
export type Sources = {
  readonly orders: readonly { readonly orderId: string; readonly left: Money }[];
  readonly account: { readonly number: string; readonly recipient: string } | null;
};

/** What a booking is owed back. `overpaid` goes nowhere by itself, and of what is `undecided` the office says what is kept (R31). */
export type Owed = {
  readonly booking: Placed;
  readonly owed: Money;
  readonly overpaid: boolean;
  readonly undecided: Money;
  /** By when the law wants it paid back; null where it is only too much. */
  readonly until: Day | null;
  /** Ordered, and not registered as gone yet. */
  readonly ordered: readonly RefundOrder[];
  readonly sources: Sources;
};

/** What is neither paid back nor ordered yet. */
export const toOrder = ({ owed, ordered }: Owed): Money => Math.max(0, owed - sum(ordered.map(({ amount }) => amount)));

/** What may be ordered back: what is owed, and what nobody has decided about, less what was ordered before. */
const mostToOrder = ({ owed, undecided, ordered }: Owed): Money => Math.max(0, owed + undecided - sum(ordered.map(({ amount }) => amount)));

const STATES = ['confirmed', 'reserveList', 'cancelled'] as const;

const sourcesOf = async ({ store }: RefundDeps, booking: Placed, refunds: readonly RefundOrder[]): Promise<Sources> => {
  const online = booking.payments.filter(({ method }) => method === 'online');
  const begun = (await Promise.all(online.map(({ id }) => store.payments.get(id)))).filter((payment) => payment !== null);
  const givenBack = (orderId: string): Money =>
    sum(
      refunds
        .filter(({ state, way }) => state !== 'withdrawn' && state !== 'returned' && way.kind === 'online' && way.orderId === orderId)
        .map(({ amount }) => amount),
    );
  const lines = booking.payments.filter(({ id, method }) => method === 'transfer' && id.startsWith(paymentIdOf({ id: '' })));
  const entries = await Promise.all(lines.map(({ id }) => store.bank.entry(id.slice(paymentIdOf({ id: '' }).length))));
  // An account from which the bank returned a refund takes no other one.
  const returnedFrom = refunds.flatMap(({ state, way }) => (state === 'returned' && way.kind === 'bank' ? [accountOf(way.account)] : []));
  const from = entries.findLast(
    (entry) => entry !== null && isPolishAccount(accountOf(entry.party.account)) && !returnedFrom.includes(accountOf(entry.party.account)),
  );
  return {
    orders: begun
      .flatMap(({ orderId, amount }) => (orderId === null ? [] : [{ orderId, left: amount - givenBack(orderId) }]))
      .filter(({ left }) => left > 0),
    account: from == null ? null : { number: accountOf(from.party.account), recipient: from.party.name },
  };
};

const owedOf = async (deps: RefundDeps, booking: Placed): Promise<Owed> => {
  const refunds = await deps.store.bank.refundsOf(booking.id);
  const standing = booking.status === 'cancelled' ? refundStanding(booking) : null;
  return {
    booking,
    owed: owedBack(booking),
    overpaid: booking.status === 'confirmed',
    undecided: standing?.undecided ?? 0,
    until: standing?.until ?? null,
    ordered: refunds.filter(({ state }) => state === 'ordered'),
    sources: await sourcesOf(deps, booking, refunds),
  };
};

/** Everything that is to be given back, cancelled or paid too much, the most urgent first (R48, R70). */
export const owedRefunds = async (deps: RefundDeps): Promise<readonly Owed[]> => {
  const bookings = (await deps.store.bookings.inStates(STATES, null)).filter(isPlaced);
  const owing = bookings.filter(
    (booking) => owedBack(booking) > 0 || (booking.status === 'cancelled' && refundStanding(booking).undecided > 0),
  );
  const all = await Promise.all(owing.map((booking) => owedOf(deps, booking)));
  return all.toSorted((a, b) => ((a.until ?? '9') < (b.until ?? '9') ? -1 : 1));
};

/** What of money that came in after the customer had cancelled nobody has decided about: neither given back, ordered back nor kept (R31). */
export const lateToDecide =
  (deps: RefundDeps) =>
  async (bookingId: string): Promise<Result<Money, RefundFailure>> => {
    const booking = await deps.store.bookings.get(bookingId);
    if (booking === null || !isPlaced(booking)) return err({ kind: 'unknownBooking' });
    const owed = await owedOf(deps, booking);
    return ok(Math.min(owed.undecided, mostToOrder(owed)));
  };

/** To whom the office wants it sent, where no statement says it, or somewhere else. */
export type RefundTo = {
  /** All of it to this account; null: back the way it came. */
  readonly account: string | null;
  /** For what came from no known account. */
  readonly otherwise: string | null;
  readonly recipient: string | null;
  readonly amount: Money | null;
};

/** `notOwed`: more than the booking is owed; `undecidedLess`: less than that came late and waits for a decision; `accountUnknown`: so much of it came from no known account, and `online` of it can go back through the provider. */
export type RefundFailure =
  | EntryFailure
  | { readonly kind: 'notOwed'; readonly owed: Money }
  | { readonly kind: 'accountUnknown'; readonly amount: Money; readonly online: Money }
  | { readonly kind: 'undecidedLess'; readonly undecided: Money }
  | { readonly kind: 'unknownRefund' };

type Planned = Pick<RefundOrder, 'amount' | 'way'>;

/** What goes back which way: through the provider what came through it, unless an account is named; the rest to the account. */
const waysOf = ({ booking, sources }: Owed, amount: Money, to: RefundTo): Result<readonly Planned[], RefundFailure> => {
  let rest = amount;
  const online = (to.account === null ? sources.orders : []).flatMap(({ orderId, left }): readonly Planned[] => {
    const part = Math.min(left, rest);
    rest -= part;
    return part > 0 ? [{ amount: part, way: { kind: 'online', orderId } }] : [];
  });
  if (rest === 0) return ok(online);
  const account = to.account ?? sources.account?.number ?? to.otherwise;
  if (account === null) return err({ kind: 'accountUnknown', amount: rest, online: amount - rest });
  const { firstName = '', lastName = '' } = booking.choices.participants[0]?.person ?? {};
  const own = sources.account?.number === account ? sources.account.recipient : undefined;
  // A bank's line may have a number and no name.
  const recipient = to.recipient ?? [own?.trim(), `${firstName} ${lastName}`.trim()].find(Boolean) ?? '';
  return ok([...online, { amount: rest, way: { kind: 'bank', account, recipient } }]);
};

/** The orders by which a booking is given back what it is owed, or so much of it; nothing is saved. */
const planOrders = (
  deps: RefundDeps,
  by: string,
  owed: Owed,
  earlier: number,
  to: RefundTo,
): Result<readonly RefundOrder[], RefundFailure> => {
  const left = toOrder(owed);
  const amount = to.amount ?? left;
  if (amount <= 0 || amount > mostToOrder(owed)) return err({ kind: 'notOwed', owed: to.amount === null ? left : mostToOrder(owed) });
  return waysOf(owed, amount, to).map((ways) =>
    ways.map(
      ({ amount: part, way }, index): RefundOrder => ({
        id: refundIdOf(owed.booking.id, earlier + index + 1),
        bookingId: owed.booking.id,
        amount: part,
        way,
        state: 'ordered',
        file: null,
        at: deps.clock.now(),
        by,
      }),
    ),
  );
};

/** Writes down what goes back before anybody outside hears of it: what is ordered is never ordered twice. */
const order = (deps: RefundDeps, by: string, bookingId: string, to: RefundTo): Promise<Result<readonly RefundOrder[], RefundFailure>> =>
  deps.store.inTransaction([{ kind: 'booking', id: bookingId }, BANK_LOCK], async ({ bookings, bank, payments }) => {
    const booking = await bookings.get(bookingId);
    if (booking === null || !isPlaced(booking)) return err({ kind: 'unknownBooking' });
    const earlier = await bank.refundsOf(bookingId);
    const owed = await owedOf({ ...deps, store: { ...deps.store, bank, payments } }, booking);
    return planOrders(deps, by, owed, earlier.length, to).asyncMap(async (made) => {
      for (const refund of made) await bank.saveRefund(refund);
      return made;
    });
  });

/** Orders the refund of one booking, and carries out what goes through the provider; what was ordered so before is asked about again. */
export const refundBooking =
  (deps: RefundDeps) =>
  async (by: string, bookingId: string, to: RefundTo): Promise<Result<readonly RefundOutcome[], RefundFailure>> => {
    const open = (await deps.store.bank.refundsOf(bookingId)).filter(({ state, way }) => state === 'ordered' && way.kind === 'online');
    const made = await order(deps, by, bookingId, to);
    if (made.isErr() && (open.length === 0 || made.error.kind !== 'notOwed')) return err(made.error);
    const outcomes: RefundOutcome[] = [];
    for (const refund of [...open, ...made.unwrapOr([])]) outcomes.push(await askRefund(deps, office(by))(refund));
    return ok(outcomes);
  };

/** What a file for the bank has in it. */
export type ForFile = {
  readonly refunds: readonly RefundOrder[];
  /** Of earlier files, and in no statement yet: whether the bank has them is the office's to know. */
  readonly earlier: readonly RefundOrder[];
  /** What is owed and cannot be in it. */
  readonly unknown: readonly Owed[];
  /** Ordered once and not owed any more, with all that is ordered besides: the office withdraws it, and orders what is left. */
  readonly notOwed: readonly RefundOrder[];
};

/** Whether a booking is owed all that is ordered for it: its payment may have been taken back since, or it was given back another way. */
const stillOwed = (booking: Booking | null, ordered: readonly RefundOrder[]): boolean => {
  if (booking === null || !isPlaced(booking)) return false;
  const undecided = booking.status === 'cancelled' ? refundStanding(booking).undecided : 0;
  return sum(ordered.map(({ amount }) => amount)) <= owedBack(booking) + undecided;
};

/** A file that may be written; `save` marks its refunds, or answers `moved` if one of their bookings has changed since. */
export type RefundFile = ForFile & { readonly save: () => Promise<Result<void, 'moved'>> };

const NO_ACCOUNT_NAMED: RefundTo = { account: null, otherwise: null, recipient: null, amount: null };

/** What a plan has seen of a booking: another version, or another order, makes the plan void. */
const seenOf = (booking: Booking | null, refunds: readonly RefundOrder[]): string =>
  [booking?.version, ...refunds.map(({ id, state, file }) => `${id} ${state} ${file}`)].join('|');

/**
 * Plans a file with every refund that waits for the bank, and orders for every cancelled booking whose account is known. Nothing is changed
 * before `save`, which marks all of them in one transaction or none: the caller calls it when the file is written and has no name yet.
 */
export const planRefundFile =
  (deps: RefundDeps) =>
  async (by: string, file: string): Promise<RefundFile> => {
    const { bank, bookings } = deps.store;
    const unknown: Owed[] = [];
    const made: RefundOrder[] = [];
    for (const owed of await owedRefunds(deps)) {
      if (owed.overpaid || toOrder(owed) === 0) continue;
      // What came through the provider goes back through it, booking by booking.
      if (owed.sources.orders.length > 0 || owed.sources.account === null) unknown.push(owed);
      else {
        const earlier = await bank.refundsOf(owed.booking.id);
        made.push(...planOrders(deps, by, owed, earlier.length, NO_ACCOUNT_NAMED).unwrapOr([]));
      }
    }
    const ordered = [...(await bank.openRefunds()), ...made];
    const owed = new Set<string>();
    const seen = new Map<string, string>();
    for (const [id, own] of Map.groupBy(ordered, ({ bookingId }) => bookingId)) {
      const booking = await bookings.get(id);
      if (stillOwed(booking, own)) owed.add(id);
      seen.set(id, seenOf(booking, await bank.refundsOf(id)));
    }
    const transfers = ordered.filter(isTransfer);
    const fresh = transfers.filter((refund) => refund.file === null);
    const refunds = fresh.filter(({ bookingId }) => owed.has(bookingId)).map((refund): RefundOrder => ({ ...refund, file }));
    const own = [...new Set(refunds.map(({ bookingId }) => bookingId))];
    return {
      refunds,
      earlier: transfers.filter((refund) => refund.file !== null),
      unknown,
      notOwed: fresh.filter(({ bookingId }) => !owed.has(bookingId)),
      save: () =>
        deps.store.inTransaction([...own.map((id) => ({ kind: 'booking', id }) as const), BANK_LOCK], async (transaction) => {
          for (const id of own)
            if (seenOf(await transaction.bookings.get(id), await transaction.bank.refundsOf(id)) !== seen.get(id)) return err('moved');
          for (const refund of refunds) await transaction.bank.saveRefund(refund);
          return ok(undefined);
        }),
    };
  };

/** An ordered transfer never left, as the office knows: it may be ordered anew. What the provider was asked for is not taken back. */
export const withdrawRefund =
  ({ store }: RefundDeps) =>
  (id: string): Promise<Result<RefundOrder, RefundFailure>> =>
    store.inTransaction([BANK_LOCK], async ({ bank }) => {
      const refund = (await bank.openRefunds()).find((each) => each.id === id && each.way.kind === 'bank');
      if (refund === undefined) return err({ kind: 'unknownRefund' });
      const withdrawn: RefundOrder = { ...refund, state: 'withdrawn' };
      await bank.saveRefund(withdrawn);
      return ok(withdrawn);
    });
