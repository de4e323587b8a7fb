import { sql } from 'kysely';
import type {
  OnlinePayment,
  OnlinePayments,
  OnlinePaymentWriter,
} from '../../../application/ports/online-payments.ts';
import { type Connection, defineStatement, type Queries, type Run } from './engine/engine.ts';
import { statementsOf } from './engine/table-statements.ts';

const CHANGED = ['state', 'redirectTo', 'orderId', 'askAt'] as const;
const FIXED = ['bookingId', 'amount', 'commission', 'createdAt', 'provider'] as const;
const PAYMENT = ['id', ...FIXED, ...CHANGED] as const;

export const paymentQueries = (db: Queries) => {
  const payments = statementsOf(db, 'payments');
  return {
    all: payments.select(PAYMENT, []),
    get: payments.select(PAYMENT, ['id']),
    // This query needs no index, because it is rare. Most notifications contain the shop's own
    // payment number, by which the shop finds the payment.
    ofOrder: payments.select(PAYMENT, ['orderId', 'provider']),
    lastOf: defineStatement<{ bookingId: string }>()((slots) =>
      payments
        .from(PAYMENT)
        .where('booking_id', '=', slots.one('bookingId'))
        .where((row) =>
          row.or([row('state', '!=', sql.lit('ended')), row('order_id', 'is not', null)]),
        )
        .orderBy('created_at', 'desc')
        .orderBy('id', 'desc')
        .limit(sql.lit(1)),
    ),
    pendingOf: payments.select(PAYMENT, ['bookingId', { state: 'pending' }], {
      orderBy: ['createdAt desc', 'id desc'],
    }),
    dueForQuery: payments.select(
      PAYMENT,
      [
        ['askAt', 'is not'],
        ['askAt', '<=', 'until'],
      ],
      {
        orderBy: ['askAt', 'id'],
        limit: 'limit',
      },
    ),
    save: payments.upsert(['id'], CHANGED, FIXED),
  };
};

export type PaymentQueries = ReturnType<typeof paymentQueries>;

const first = (rows: readonly OnlinePayment[]): OnlinePayment | null => rows[0] ?? null;

export const paymentReader = (queries: PaymentQueries, read: Run): OnlinePayments => ({
  get: async (id) => first(await read(queries.get({ id }))),
  ofOrder: async (provider, orderId) => first(await read(queries.ofOrder({ provider, orderId }))),
  lastOf: async (bookingId) => first(await read(queries.lastOf({ bookingId }))),
  dueForQuery: (until, limit) => read(queries.dueForQuery({ until, limit })),
});

export const paymentWriter = (
  queries: PaymentQueries,
  connection: Connection,
): OnlinePaymentWriter => ({
  get: async (id) => first(await connection.all(queries.get({ id }))),
  ofOrder: async (provider, orderId) =>
    first(await connection.all(queries.ofOrder({ provider, orderId }))),
  pendingOf: (bookingId) => connection.all(queries.pendingOf({ bookingId })),
  save: async (payment) => connection.send(queries.save(payment)),
});
