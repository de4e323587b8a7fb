import type {
  OnlinePayment,
  OnlinePayments,
  WriteOnlinePayments,
} from '../../../application/ports/online-payments.ts';
import { allRows, findRow, type Staged } from './staged.ts';

type Rows = ReadonlyMap<string, OnlinePayment>;

/** Returns false only for a payment attempt that ended before the provider accepted its order. */
const isVisible = ({ state, orderId }: OnlinePayment): boolean =>
  state !== 'ended' || orderId !== null;

const compareOverdue = (a: OnlinePayment, b: OnlinePayment): number =>
  (a.askAt ?? 0) - (b.askAt ?? 0) || (a.id < b.id ? -1 : 1);

const compareNewestFirst = (a: OnlinePayment, b: OnlinePayment): number =>
  b.createdAt - a.createdAt || (a.id < b.id ? 1 : -1);

const findOrder = (
  payments: readonly OnlinePayment[],
  provider: string,
  orderId: string,
): OnlinePayment | null =>
  payments.find((each) => each.provider === provider && each.orderId === orderId) ?? null;

export const memoryPayments = (rows: Rows): OnlinePayments => ({
  get: async (id) => rows.get(id) ?? null,
  ofOrder: async (provider, orderId) => findOrder(allRows(rows, new Map()), provider, orderId),
  lastOf: async (bookingId) =>
    [...rows.values()]
      .filter((payment) => payment.bookingId === bookingId && isVisible(payment))
      .sort(compareNewestFirst)[0] ?? null,
  toAsk: async (until, limit) =>
    [...rows.values()]
      .filter(({ askAt }) => askAt !== null && askAt <= until)
      .sort(compareOverdue)
      .slice(0, limit),
});

export const writePayments = (rows: Rows, staged: Staged<OnlinePayment>): WriteOnlinePayments => ({
  get: async (id) => findRow(rows, staged, id),
  ofOrder: async (provider, orderId) => findOrder(allRows(rows, staged), provider, orderId),
  pendingOf: async (bookingId) =>
    allRows(rows, staged)
      .filter((payment) => payment.bookingId === bookingId && payment.state === 'pending')
      .sort(compareNewestFirst),
  save: async (payment) => {
    const before = findRow(rows, staged, payment.id);
    const { state, redirectTo, orderId, askAt } = payment;
    staged.set(
      payment.id,
      before === null ? payment : { ...before, state, redirectTo, orderId, askAt },
    );
  },
});
