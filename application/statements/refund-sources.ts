import type { PlacedBooking } from '../../domain/booking/booking.ts';
import { type Money, sum } from '../../domain/money.ts';
import { isPolishBankAccount } from '../../domain/payments/transfer-code.ts';
import { normalizeAccountNumber } from '../../domain/statements/line.ts';
import type { BankEntry, BankReader, RefundOrder } from '../ports/bank/bank.ts';
import type { OnlinePayments } from '../ports/online-payments.ts';
import { paymentIdOfBankLine } from './register-share.ts';

/**
 * Where a refund can go. `orders`: the customer's online payments; the provider can refund at most
 * `left` of each. `accounts`: the Polish accounts that transfers came from, the latest first; at
 * most `left` goes back to each (R48.7).
 */
export type RefundSources = {
  readonly orders: readonly {
    readonly provider: string;
    readonly orderId: string;
    readonly left: Money;
  }[];
  readonly accounts: readonly {
    readonly number: string;
    readonly recipient: string;
    readonly left: Money;
  }[];
};

type SourceDeps = {
  readonly store: {
    readonly payments: Pick<OnlinePayments, 'get'>;
    readonly bank: Pick<BankReader, 'entry'>;
  };
};

const isSentOrOrdered = ({ state }: Pick<RefundOrder, 'state'>): boolean =>
  state === 'ordered' || state === 'done';

const ordersOf = async (
  { store }: SourceDeps,
  { payments }: PlacedBooking,
  refunds: readonly RefundOrder[],
): Promise<RefundSources['orders']> => {
  const online = payments.filter(({ method }) => method === 'online');
  const begun = await Promise.all(online.map(({ id }) => store.payments.get(id)));
  const givenBack = (provider: string, orderId: string): Money =>
    sum(
      refunds
        .filter(
          (refund) =>
            isSentOrOrdered(refund) &&
            refund.way.kind === 'online' &&
            refund.way.provider === provider &&
            refund.way.orderId === orderId,
        )
        .map(({ amount }) => amount),
    );
  return begun
    .flatMap((payment) =>
      payment === null || payment.orderId === null
        ? []
        : [
            {
              provider: payment.provider,
              orderId: payment.orderId,
              left: payment.amount - givenBack(payment.provider, payment.orderId),
            },
          ],
    )
    .filter(({ left }) => left > 0);
};

type PaymentByBankLine = {
  readonly payment: PlacedBooking['payments'][number];
  readonly entry: BankEntry;
  readonly account: string;
};

const paymentsByBankLine = async (
  { store }: SourceDeps,
  { payments }: PlacedBooking,
): Promise<readonly PaymentByBankLine[]> => {
  const prefix = paymentIdOfBankLine({ id: '' });
  const found = await Promise.all(
    payments
      .filter(({ id }) => id.startsWith(prefix))
      .map(async (payment) => ({
        payment,
        entry: await store.bank.entry(payment.id.slice(prefix.length)),
      })),
  );
  return found.flatMap(({ payment, entry }) =>
    entry === null
      ? []
      : [{ payment, entry, account: normalizeAccountNumber(entry.party.account) }],
  );
};

const accountsOf = async (
  deps: SourceDeps,
  booking: PlacedBooking,
  refunds: readonly RefundOrder[],
): Promise<RefundSources['accounts']> => {
  const lines = await paymentsByBankLine(deps, booking);
  const transfers = lines.filter(({ payment }) => payment.method === 'transfer').toReversed();
  // An outgoing line of an ordered refund is counted with its order.
  const unordered = lines.filter(
    ({ payment, entry }) => payment.method === 'refund' && entry.refundId === null,
  );
  const byTransfer = refunds.flatMap(({ way, state, amount }) =>
    way.kind === 'bank' ? [{ account: normalizeAccountNumber(way.account), state, amount }] : [],
  );
  // The bank sent refunds to these accounts back to the shop. The shop therefore sends no other
  // refund to them.
  const returnedFrom = byTransfer
    .filter(({ state }) => state === 'returned')
    .map(({ account }) => account);
  return [...new Set(transfers.map(({ account }) => account))]
    .filter((number) => isPolishBankAccount(number) && !returnedFrom.includes(number))
    .map((number) => ({
      number,
      recipient: transfers.find(({ account }) => account === number)?.entry.party.name ?? '',
      left:
        sum(
          [...transfers, ...unordered]
            .filter(({ account }) => account === number)
            .map(({ payment }) => payment.amount),
        ) -
        sum(
          byTransfer
            .filter((refund) => refund.account === number && isSentOrOrdered(refund))
            .map(({ amount }) => amount),
        ),
    }))
    .filter(({ left }) => left > 0);
};

/** Returns what is left of each payment to refund; earlier refunds are subtracted (R48.7). */
export const findRefundSources = async (
  deps: SourceDeps,
  booking: PlacedBooking,
  refunds: readonly RefundOrder[],
): Promise<RefundSources> => ({
  orders: await ordersOf(deps, booking, refunds),
  accounts: await accountsOf(deps, booking, refunds),
});
