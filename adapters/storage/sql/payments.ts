import { sql } from 'kysely';
import type { OnlinePayment, OnlinePayments, WriteOnlinePayments } from '../../../application/ports/online-payments.ts';
import type { Connection, Queries, Run } from './engine/engine.ts';
import type { Tables } from './engine/schema.ts';
import { statement } from './engine/statement.ts';

/** The statements of payments through the provider. */
export const paymentQueries = (db: Queries) => ({
  get: statement<{ id: string }>()((slots) => db.selectFrom('payments').selectAll().where('id', '=', slots.one('id'))),
  lastOf: statement<{ bookingId: string }>()((slots) =>
    db
      .selectFrom('payments')
      .selectAll()
      .where('booking_id', '=', slots.one('bookingId'))
      .orderBy('created_at', 'desc')
      .orderBy('id', 'desc')
      .limit(sql.lit(1)),
  ),
  // What a payment is for stays as it was begun; only where it stands changes.
  save: statement<Tables['payments']>()((slots) =>
    db
      .insertInto('payments')
      .values({
        id: slots.one('id'),
        booking_id: slots.one('booking_id'),
        amount: slots.one('amount'),
        commission: slots.one('commission'),
        state: slots.one('state'),
        created_at: slots.one('created_at'),
      })
      .onConflict((conflict) => conflict.column('id').doUpdateSet((row) => ({ state: row.ref('excluded.state') }))),
  ),
});

export type PaymentQueries = ReturnType<typeof paymentQueries>;

const paymentOf = ({ id, booking_id, amount, commission, state, created_at }: Tables['payments']): OnlinePayment => ({
  id,
  bookingId: booking_id,
  amount,
  commission,
  state,
  createdAt: created_at,
});

const first = (rows: readonly Tables['payments'][]): OnlinePayment | null => (rows[0] === undefined ? null : paymentOf(rows[0]));

export const readPayments = (queries: PaymentQueries, read: Run): OnlinePayments => ({
  get: async (id) => first(await read(queries.get({ id }))),
  lastOf: async (bookingId) => first(await read(queries.lastOf({ bookingId }))),
});

export const writePayments = (queries: PaymentQueries, connection: Connection): WriteOnlinePayments => ({
  get: async (id) => first(await connection.all(queries.get({ id }))),
  save: async ({ id, bookingId, amount, commission, state, createdAt }) =>
    connection.send(queries.save({ id, booking_id: bookingId, amount, commission, state, created_at: createdAt })),
});
