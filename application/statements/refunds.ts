import { err, ok, type Result } from 'neverthrow';
import {
  type Booking,
  isPlaced,
  PLACED_STATUSES,
  type PlacedBooking,
} from '../../domain/booking/booking.ts';
import { ledgerOfBooking } from '../../domain/booking/placed/dues.ts';
import { amountOwedBack, refundState } from '../../domain/booking/placed/refunds.ts';
import type { BookingSummary } from '../../domain/booking/summary.ts';
import type { Day } from '../../domain/calendar.ts';
import { type Money, sum } from '../../domain/money.ts';
import { SITES } from '../../domain/sites.ts';
import { refundIdOf } from '../../domain/statements/line.ts';
import { officeActor } from '../booking/actor.ts';
import {
  type RefundOutcome,
  requestOrQueryRefund,
  type SettleRefundDeps,
} from '../payments/apply-refund-notice.ts';
import { BANK_LOCK, isRefundByTransfer, type RefundOrder } from '../ports/bank/bank.ts';
import type { PortDeps } from '../ports/ports.ts';
import { bookingLock } from '../ports/store.ts';
import { findRefundSources, type RefundSources } from './refund-sources.ts';
import type { EntryFailure } from './register-share.ts';

export type RefundDeps = SettleRefundDeps;

/**
 * Money that the shop owes for a booking. `overpaid`: the booking is not cancelled, but more than
 * its price is paid. `undecided`: the amount that came after the cancellation; the office must
 * decide about it.
 */
export type OwedRefund = {
  readonly booking: PlacedBooking;
  readonly owed: Money;
  readonly overpaid: boolean;
  readonly undecided: Money;
  readonly until: Day | null;
  readonly ordered: readonly RefundOrder[];
  readonly sources: RefundSources;
};

export const refundAmountToOrder = ({ owed, ordered }: OwedRefund): Money =>
  Math.max(0, owed - sum(ordered.map(({ amount }) => amount)));

const mostToOrder = ({ owed, undecided, ordered }: OwedRefund): Money =>
  Math.max(0, owed + undecided - sum(ordered.map(({ amount }) => amount)));

const owedOf = async (deps: RefundDeps, booking: PlacedBooking): Promise<OwedRefund> => {
  const refunds = await deps.store.bank.refundsOf(booking.id);
  const refund = booking.status === 'cancelled' ? refundState(booking) : null;
  return {
    booking,
    owed: amountOwedBack(booking),
    overpaid: booking.status === 'confirmed',
    undecided: refund?.undecided ?? 0,
    until: refund?.until ?? null,
    ordered: refunds.filter(({ state }) => state === 'ordered'),
    sources: await findRefundSources(deps, booking, refunds),
  };
};

const owesMoney = ({ status, cancellation, plan, payments }: BookingSummary): boolean => {
  if (cancellation === null)
    return status === 'confirmed' && ledgerOfBooking({ plan, payments }).overpaid > 0;
  const { onItsWay, undecided } = refundState({ ...cancellation, payments });
  return onItsWay > 0 || undecided > 0;
};

/** Reads summaries trip by trip, because whole bookings of all years need much memory. */
export const listOwedRefunds = async (
  deps: RefundDeps & PortDeps<{ catalogue: 'all' }>,
): Promise<readonly OwedRefund[]> => {
  const { bookings } = deps.store;
  const offers = SITES.flatMap((siteId) => deps.catalogue.all(siteId).map(({ offer }) => offer.id));
  const ids: string[] = [];
  for (const offerId of new Set(offers))
    for (const summary of await bookings.summariesOf(PLACED_STATUSES, offerId, 'booker'))
      if (owesMoney(summary)) ids.push(summary.id);
  const all: OwedRefund[] = [];
  for (const id of ids.sort()) {
    const booking = await bookings.get(id);
    if (booking !== null && isPlaced(booking)) all.push(await owedOf(deps, booking));
  }
  return all.toSorted((a, b) => ((a.until ?? '9') < (b.until ?? '9') ? -1 : 1));
};

/** Returns how much of a cancelled booking's money the office must still decide about (R31). */
export const readUndecidedAmountAfterCancellation =
  (deps: RefundDeps) =>
  async (bookingId: string): Promise<Result<Money, RefundFailure>> => {
    const booking = await deps.store.bookings.get(bookingId);
    if (booking === null || !isPlaced(booking)) return err({ kind: 'unknownBooking' });
    const owed = await owedOf(deps, booking);
    return ok(Math.min(owed.undecided, mostToOrder(owed)));
  };

export type RefundTo = {
  readonly account: string | null;
  readonly otherwise: string | null;
  readonly recipient: string | null;
  readonly amount: Money | null;
};

/**
 * `undecidedLess`: the office decides on more money than is still undecided. `accountUnknown`: for
 * `amount` of the refund no account is known; `known` can be refunded.
 */
export type RefundFailure =
  | EntryFailure
  | { readonly kind: 'notOwed'; readonly owed: Money }
  | { readonly kind: 'accountUnknown'; readonly amount: Money; readonly known: Money }
  | { readonly kind: 'undecidedLess'; readonly undecided: Money }
  | { readonly kind: 'unknownRefund' };

type Planned = Pick<RefundOrder, 'amount' | 'way'>;

/**
 * Divides a refund: online payments return through the provider, transfers to the accounts that
 * they came from, and the rest to an account that is named (R48.7).
 */
const waysOf = (
  { booking, sources }: OwedRefund,
  amount: Money,
  to: RefundTo,
): Result<readonly Planned[], RefundFailure> => {
  const { firstName = '', lastName = '' } = booking.choices.participants[0]?.person ?? {};
  const bankWay = (account: string): RefundOrder['way'] => {
    const payer = sources.accounts.find(({ number }) => number === account)?.recipient.trim();
    const recipient =
      to.recipient ?? [payer, `${firstName} ${lastName}`.trim()].find(Boolean) ?? '';
    return { kind: 'bank', account, recipient };
  };
  let remainder = amount;
  const takeAtMost = (left: Money): Money => {
    const part = Math.min(left, remainder);
    remainder -= part;
    return part;
  };
  const known: readonly Planned[] =
    to.account === null
      ? [
          ...sources.orders.map(
            ({ provider, orderId, left }): Planned => ({
              amount: takeAtMost(left),
              way: { kind: 'online', provider, orderId },
            }),
          ),
          ...sources.accounts.map(({ number, left }) => ({
            amount: takeAtMost(left),
            way: bankWay(number),
          })),
        ].filter((part) => part.amount > 0)
      : [];
  if (remainder === 0) return ok(known);
  const account = to.account ?? to.otherwise;
  if (account === null)
    return err({ kind: 'accountUnknown', amount: remainder, known: amount - remainder });
  return ok([...known, { amount: remainder, way: bankWay(account) }]);
};

/** Plans the parts of a refund. If no amount is given, all that the shop owes is refunded. */
const planOrders = (
  deps: RefundDeps,
  by: string,
  owed: OwedRefund,
  earlier: number,
  to: RefundTo,
): Result<readonly RefundOrder[], RefundFailure> => {
  const owedAmount = refundAmountToOrder(owed);
  const amount = to.amount ?? owedAmount;
  if (amount <= 0 || amount > mostToOrder(owed))
    return err({ kind: 'notOwed', owed: to.amount === null ? owedAmount : mostToOrder(owed) });
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

const order = (
  deps: RefundDeps,
  by: string,
  bookingId: string,
  to: RefundTo,
): Promise<Result<readonly RefundOrder[], RefundFailure>> =>
  deps.store.inTransaction(
    [bookingLock(bookingId), BANK_LOCK],
    async ({ bookings, bank, payments }) => {
      const booking = await bookings.get(bookingId);
      if (booking === null || !isPlaced(booking)) return err({ kind: 'unknownBooking' });
      const earlier = await bank.refundsOf(bookingId);
      const owed = await owedOf({ ...deps, store: { ...deps.store, bank, payments } }, booking);
      return planOrders(deps, by, owed, earlier.length, to).asyncMap(async (planned) => {
        for (const refund of planned) await bank.saveRefund(refund);
        return planned;
      });
    },
  );

export const previewBookingRefund =
  (deps: RefundDeps) =>
  async (
    by: string,
    bookingId: string,
    to: RefundTo,
  ): Promise<Result<readonly RefundOrder[], RefundFailure>> => {
    const booking = await deps.store.bookings.get(bookingId);
    if (booking === null || !isPlaced(booking)) return err({ kind: 'unknownBooking' });
    const earlier = await deps.store.bank.refundsOf(bookingId);
    return planOrders(deps, by, await owedOf(deps, booking), earlier.length, to);
  };

/**
 * Orders a refund of a booking. If nothing more is owed because a refund through the provider is
 * ordered already, only queries the provider about that refund.
 */
export const orderBookingRefund =
  (deps: RefundDeps) =>
  async (
    by: string,
    bookingId: string,
    to: RefundTo,
  ): Promise<Result<readonly RefundOutcome[], RefundFailure>> => {
    const open = (await deps.store.bank.refundsOf(bookingId)).filter(
      ({ state, way }) => state === 'ordered' && way.kind === 'online',
    );
    const ordered = await order(deps, by, bookingId, to);
    if (ordered.isErr() && (open.length === 0 || ordered.error.kind !== 'notOwed'))
      return err(ordered.error);
    const outcomes: RefundOutcome[] = [];
    for (const refund of [...open, ...ordered.unwrapOr([])])
      outcomes.push(await requestOrQueryRefund(deps, officeActor(by))(refund));
    return ok(outcomes);
  };

export type RefundsForFile = {
  readonly refunds: readonly RefundOrder[];
  /**
   * Refunds that are in earlier bank files. The shop does not know whether the bank has received
   * these files, so the office must check this.
   */
  readonly earlier: readonly RefundOrder[];
  /** What the file cannot contain: refunds through the provider, or to an unknown account. */
  readonly unknown: readonly OwedRefund[];
  /** Refunds that are ordered but no longer owed. The office must withdraw them. */
  readonly notOwed: readonly RefundOrder[];
};

const stillOwed = (booking: Booking | null, ordered: readonly RefundOrder[]): boolean => {
  if (booking === null || !isPlaced(booking)) return false;
  const undecided = booking.status === 'cancelled' ? refundState(booking).undecided : 0;
  return sum(ordered.map(({ amount }) => amount)) <= amountOwedBack(booking) + undecided;
};

/** `save` marks the refunds as ordered. `moved`: a booking has changed, so nothing is saved. */
export type RefundFile = RefundsForFile & { readonly save: () => Promise<Result<void, 'moved'>> };

const NO_ACCOUNT_NAMED: RefundTo = {
  account: null,
  otherwise: null,
  recipient: null,
  amount: null,
};

const seenOf = (booking: Booking | null, refunds: readonly RefundOrder[]): string =>
  [booking?.version, ...refunds.map(({ id, state, file }) => `${id} ${state} ${file}`)].join('|');

/**
 * Prepares a bank file of refunds, but stores nothing. The caller writes the file under a temporary
 * name, calls `save`, and renames the file. If `save` fails, the file must not get its name.
 */
export const prepareRefundFile =
  (deps: Parameters<typeof listOwedRefunds>[0]) =>
  async (by: string, file: string): Promise<RefundFile> => {
    const { bank, bookings } = deps.store;
    const unknown: OwedRefund[] = [];
    const planned: RefundOrder[] = [];
    for (const owed of await listOwedRefunds(deps)) {
      if (owed.overpaid || refundAmountToOrder(owed) === 0) continue;
      const known = sum(owed.sources.accounts.map(({ left }) => left));
      const amount = Math.min(known, refundAmountToOrder(owed));
      // A clerk orders separately what goes through the provider or to an unknown account.
      if (owed.sources.orders.length > 0 || amount === 0) {
        unknown.push(owed);
        continue;
      }
      const earlier = await bank.refundsOf(owed.booking.id);
      const ofBooking = planOrders(deps, by, owed, earlier.length, {
        ...NO_ACCOUNT_NAMED,
        amount,
      }).unwrapOr([]);
      planned.push(...ofBooking);
      if (amount < refundAmountToOrder(owed))
        unknown.push({
          ...owed,
          ordered: [...owed.ordered, ...ofBooking],
          sources: { orders: [], accounts: [] },
        });
    }
    const ordered = [...(await bank.openRefunds()), ...planned];
    const owed = new Set<string>();
    const seen = new Map<string, string>();
    for (const [id, ofBooking] of Map.groupBy(ordered, ({ bookingId }) => bookingId)) {
      const booking = await bookings.get(id);
      if (stillOwed(booking, ofBooking)) owed.add(id);
      seen.set(id, seenOf(booking, await bank.refundsOf(id)));
    }
    const transfers = ordered.filter(isRefundByTransfer);
    const fresh = transfers.filter((refund) => refund.file === null);
    const refunds = fresh
      .filter(({ bookingId }) => owed.has(bookingId))
      .map((refund): RefundOrder => ({ ...refund, file }));
    const bookingIds = [...new Set(refunds.map(({ bookingId }) => bookingId))];
    return {
      refunds,
      earlier: transfers.filter((refund) => refund.file !== null),
      unknown,
      notOwed: fresh.filter(({ bookingId }) => !owed.has(bookingId)),
      save: () =>
        deps.store.inTransaction(
          [...bookingIds.map(bookingLock), BANK_LOCK],
          async (transaction) => {
            for (const id of bookingIds)
              if (
                seenOf(await transaction.bookings.get(id), await transaction.bank.refundsOf(id)) !==
                seen.get(id)
              )
                return err('moved');
            for (const refund of refunds) await transaction.bank.saveRefund(refund);
            return ok(undefined);
          },
        ),
    };
  };

/** Withdraws a refund that the bank has not sent, so that it can be ordered again. */
export const withdrawRefund =
  ({ store }: RefundDeps) =>
  (id: string): Promise<Result<RefundOrder, RefundFailure>> =>
    store.inTransaction([BANK_LOCK], async ({ bank }) => {
      const refund = (await bank.openRefunds()).find(
        (each) => each.id === id && each.way.kind === 'bank',
      );
      if (refund === undefined) return err({ kind: 'unknownRefund' });
      const withdrawn: RefundOrder = { ...refund, state: 'withdrawn' };
      await bank.saveRefund(withdrawn);
      return ok(withdrawn);
    });
