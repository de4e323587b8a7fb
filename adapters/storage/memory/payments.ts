import type {
  OnlinePayment,
  OnlinePayments,
  WriteOnlinePayments,
} from '../../../application/ports/online-payments.ts';
import { allRows, findRow, type Staged } from './staged.ts';

type Rows = ReadonlyMap<string, OnlinePayment>;

/** Hides attempts that ended before the provider accepted their order. */
const isVisible = ({ state, orderId }: OnlinePayment): boolean =>
  state !== 'ended' || orderId !== null;

/** Longest overdue first. */
const compareOverdue = (a: OnlinePayment, b: OnlinePayment): number =>
  (a.askAt ?? 0) - (b.askAt ?? 0) || (a.id < b.id ? -1 : 1);

const compareNewestFirst = (a: OnlinePayment, b: OnlinePayment): number =>
  b.createdAt - a.createdAt || (a.id < b.id ? 1 : -1);

/** Payments through the provider, by number. */
export const memoryPayments = (rows: Rows): OnlinePayments => ({
  get: async (id) => rows.get(id) ?? null,
  ofOrder: async (orderId) =>
    allRows(rows, new Map()).find((payment) => payment.orderId === orderId) ?? null,
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
  ofOrder: async (orderId) =>
    allRows(rows, staged).find((payment) => payment.orderId === orderId) ?? null,
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
