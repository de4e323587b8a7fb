import { sql } from 'kysely';
import type {
  OnlinePayment,
  OnlinePayments,
  OnlinePaymentWriter,
} from '../../../application/ports/online-payments.ts';
import { type Access, defineStatement, type Queries } from './engine/engine.ts';
import { statementsOf } from './engine/table-statements.ts';

const CHANGED = ['state', 'redirectTo', 'orderId', 'askAt'] as const;
const FIXED = ['bookingId', 'amount', 'commission', 'createdAt', 'provider'] as const;
const PAYMENT = ['id', ...FIXED, ...CHANGED] as const;

export const selectAllPayments = (db: Queries) => statementsOf(db, 'payments').select(PAYMENT, []);

const first = (rows: readonly OnlinePayment[]): OnlinePayment | null => rows[0] ?? null;

export const paymentStore = (
  db: Queries,
): ((access: Access) => OnlinePayments & OnlinePaymentWriter) => {
  const payments = statementsOf(db, 'payments');
  const queries = {
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
  return ({ all, send }) => ({
    get: async (id) => first(await all(queries.get({ id }))),
    ofOrder: async (provider, orderId) => first(await all(queries.ofOrder({ provider, orderId }))),
    lastOf: async (bookingId) => first(await all(queries.lastOf({ bookingId }))),
    dueForQuery: (until, limit) => all(queries.dueForQuery({ until, limit })),
    pendingOf: (bookingId) => all(queries.pendingOf({ bookingId })),
    save: async (payment) => send(queries.save(payment)),
  });
};
