import type { OnlinePayment, OnlinePayments, WriteOnlinePayments } from '../../../application/ports/online-payments.ts';
import { allIn, rowIn, type Staged } from './staged.ts';

type Rows = ReadonlyMap<string, OnlinePayment>;

/** An attempt that ended before the provider took its order was nobody's. */
const wasThere = ({ state, orderId }: OnlinePayment): boolean => state !== 'ended' || orderId !== null;

/** Longest overdue first. */
const overdue = (a: OnlinePayment, b: OnlinePayment): number => (a.askAt ?? 0) - (b.askAt ?? 0) || (a.id < b.id ? -1 : 1);

const newestFirst = (a: OnlinePayment, b: OnlinePayment): number => b.createdAt - a.createdAt || (a.id < b.id ? 1 : -1);

/** Payments through the provider, by number. */
export const memoryPayments = (rows: Rows): OnlinePayments => ({
  get: async (id) => rows.get(id) ?? null,
  ofOrder: async (orderId) => allIn(rows, new Map()).find((payment) => payment.orderId === orderId) ?? null,
  lastOf: async (bookingId) =>
    [...rows.values()].filter((payment) => payment.bookingId === bookingId && wasThere(payment)).sort(newestFirst)[0] ?? null,
  toAsk: async (until, limit) =>
    [...rows.values()]
      .filter(({ askAt }) => askAt !== null && askAt <= until)
      .sort(overdue)
      .slice(0, limit),
});

export const writePayments = (rows: Rows, staged: Staged<OnlinePayment>): WriteOnlinePayments => ({
  get: async (id) => rowIn(rows, staged, id),
  ofOrder: async (orderId) => allIn(rows, staged).find((payment) => payment.orderId === orderId) ?? null,
  pendingOf: async (bookingId) =>
    allIn(rows, staged)
      .filter((payment) => payment.bookingId === bookingId && payment.state === 'pending')
      .sort(newestFirst),
  save: async (payment) => {
    const before = rowIn(rows, staged, payment.id);
    const { state, redirectTo, orderId, askAt } = payment;
    staged.set(payment.id, before === null ? payment : { ...before, state, redirectTo, orderId, askAt });
  },
});
