import type { OnlinePayment, OnlinePayments, WriteOnlinePayments } from '../../../application/ports/online-payments.ts';
import { rowIn, type Staged } from './staged.ts';

type Rows = ReadonlyMap<string, OnlinePayment>;

const newestFirst = (a: OnlinePayment, b: OnlinePayment): number => b.createdAt - a.createdAt || (a.id < b.id ? 1 : -1);

/** Payments through the provider, by number. */
export const memoryPayments = (rows: Rows): OnlinePayments => ({
  get: async (id) => rows.get(id) ?? null,
  lastOf: async (bookingId) => [...rows.values()].filter((payment) => payment.bookingId === bookingId).sort(newestFirst)[0] ?? null,
});

export const writePayments = (rows: Rows, staged: Staged<OnlinePayment>): WriteOnlinePayments => ({
  get: async (id) => rowIn(rows, staged, id),
  pendingOf: async (bookingId) =>
    [...new Set([...rows.keys(), ...staged.keys()])]
      .flatMap((id) => rowIn(rows, staged, id) ?? [])
      .filter((payment) => payment.bookingId === bookingId && payment.state === 'pending')
      .sort(newestFirst),
  save: async (payment) => {
    const before = rowIn(rows, staged, payment.id);
    staged.set(payment.id, before === null ? payment : { ...before, state: payment.state, redirectTo: payment.redirectTo });
  },
});
