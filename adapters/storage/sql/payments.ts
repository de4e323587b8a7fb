import { sql } from 'kysely';
import type {
  OnlinePayment,
  OnlinePayments,
  OnlinePaymentWriter,
} from '../../../application/ports/online-payments.ts';
import { type Connection, defineStatement, type Queries, type Run } from './engine/engine.ts';
import type { Tables } from './engine/schema.ts';
import { statementsOf } from './engine/table-statements.ts';

export const paymentQueries = (db: Queries) => ({
  get: statementsOf(db, 'payments').select(['id']),
  // This query needs no index, because it is rare. Most notifications contain the shop's own
  // payment number, by which the shop finds the payment.
  ofOrder: statementsOf(db, 'payments').select(['order_id', 'provider']),
  lastOf: defineStatement<{ bookingId: string }>()((slots) =>
    db
      .selectFrom('payments')
      .selectAll()
      .where('booking_id', '=', slots.one('bookingId'))
      .where((row) =>
        row.or([row('state', '!=', sql.lit('ended')), row('order_id', 'is not', null)]),
      )
      .orderBy('created_at', 'desc')
      .orderBy('id', 'desc')
      .limit(sql.lit(1)),
  ),
  pendingOf: defineStatement<{ bookingId: string }>()((slots) =>
    db
      .selectFrom('payments')
      .selectAll()
      .where('booking_id', '=', slots.one('bookingId'))
      .where('state', '=', sql.lit('pending'))
      .orderBy('created_at', 'desc')
      .orderBy('id', 'desc'),
  ),
  dueForQuery: defineStatement<{ until: number; limit: number }>()((slots) =>
    db
      .selectFrom('payments')
      .selectAll()
      .where('ask_at', 'is not', null)
      .where('ask_at', '<=', slots.one('until'))
      .orderBy('ask_at')
      .orderBy('id')
      .limit(slots.one('limit')),
  ),
  save: statementsOf(db, 'payments').upsert(
    ['id'],
    [
      'id',
      'booking_id',
      'amount',
      'commission',
      'state',
      'created_at',
      'redirect_to',
      'order_id',
      'ask_at',
      'provider',
    ],
    ['state', 'redirect_to', 'order_id', 'ask_at'],
  ),
});

export type PaymentQueries = ReturnType<typeof paymentQueries>;

export const paymentFromRow = ({
  booking_id,
  created_at,
  redirect_to,
  order_id,
  ask_at,
  ...same
}: Tables['payments']): OnlinePayment => ({
  ...same,
  bookingId: booking_id,
  createdAt: created_at,
  redirectTo: redirect_to,
  orderId: order_id,
  askAt: ask_at,
});

const rowOf = ({
  bookingId,
  createdAt,
  redirectTo,
  orderId,
  askAt,
  ...same
}: OnlinePayment): Tables['payments'] => ({
  id: same.id,
  booking_id: bookingId,
  amount: same.amount,
  commission: same.commission,
  state: same.state,
  provider: same.provider,
  created_at: createdAt,
  redirect_to: redirectTo,
  order_id: orderId,
  ask_at: askAt,
});

const first = (rows: readonly Tables['payments'][]): OnlinePayment | null =>
  rows[0] === undefined ? null : paymentFromRow(rows[0]);

export const paymentReader = (queries: PaymentQueries, read: Run): OnlinePayments => ({
  get: async (id) => first(await read(queries.get({ id }))),
  ofOrder: async (provider, orderId) =>
    first(await read(queries.ofOrder({ provider, order_id: orderId }))),
  lastOf: async (bookingId) => first(await read(queries.lastOf({ bookingId }))),
  dueForQuery: async (until, limit) =>
    (await read(queries.dueForQuery({ until, limit }))).map(paymentFromRow),
});

export const paymentWriter = (
  queries: PaymentQueries,
  connection: Connection,
): OnlinePaymentWriter => ({
  get: async (id) => first(await connection.all(queries.get({ id }))),
  ofOrder: async (provider, orderId) =>
    first(await connection.all(queries.ofOrder({ provider, order_id: orderId }))),
  pendingOf: async (bookingId) =>
    (await connection.all(queries.pendingOf({ bookingId }))).map(paymentFromRow),
  save: async (payment) => connection.send(queries.save(rowOf(payment))),
});
