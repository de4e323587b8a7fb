import type { OnlinePayment, OnlinePayments, WriteOnlinePayments } from '../../../application/ports/online-payments.ts';
import { rowIn, type Staged } from './staged.ts';

type Rows = ReadonlyMap<string, OnlinePayment>;

const newestFirst = (a: OnlinePayment, b: OnlinePayment): number => b.createdAt - a.createdAt || (a.id < b.id ? 1 : -1);

/** Payments through the provider, by number. */
export const memoryPayments = (rows: Rows): OnlinePayments => ({
  get: async (id) => rows.get(id) ?? null,
  lastOf: async (bookingId) => [...rows.values()].filter((payment) => payment.bookingId === bookingId).sort(newestFirst)[0] ?? null,
});

/** What a payment is for stays as it was begun; only where it stands changes. */
export const writePayments = (rows: Rows, staged: Staged<OnlinePayment>): WriteOnlinePayments => ({
  get: async (id) => rowIn(rows, staged, id),
  save: async (payment) => {
    const before = rowIn(rows, staged, payment.id);
    staged.set(payment.id, before === null ? payment : { ...before, state: payment.state });
  },
});
