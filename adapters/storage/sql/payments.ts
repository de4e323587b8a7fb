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
  pendingOf: statement<{ bookingId: string }>()((slots) =>
    db
      .selectFrom('payments')
      .selectAll()
      .where('booking_id', '=', slots.one('bookingId'))
      .where('state', '=', sql.lit('pending'))
      .orderBy('created_at', 'desc')
      .orderBy('id', 'desc'),
  ),
  // What a payment is for stays as it was begun; where it stands and where its payer goes may change.
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
        redirect_to: slots.one('redirect_to'),
      })
      .onConflict((conflict) =>
        conflict.column('id').doUpdateSet((row) => ({ state: row.ref('excluded.state'), redirect_to: row.ref('excluded.redirect_to') })),
      ),
  ),
});

export type PaymentQueries = ReturnType<typeof paymentQueries>;

const paymentOf = ({ id, booking_id, amount, commission, state, created_at, redirect_to }: Tables['payments']): OnlinePayment => ({
  id,
  bookingId: booking_id,
  amount,
  commission,
  state,
  createdAt: created_at,
  redirectTo: redirect_to,
});

const first = (rows: readonly Tables['payments'][]): OnlinePayment | null => (rows[0] === undefined ? null : paymentOf(rows[0]));

export const readPayments = (queries: PaymentQueries, read: Run): OnlinePayments => ({
  get: async (id) => first(await read(queries.get({ id }))),
  lastOf: async (bookingId) => first(await read(queries.lastOf({ bookingId }))),
});

export const writePayments = (queries: PaymentQueries, connection: Connection): WriteOnlinePayments => ({
  get: async (id) => first(await connection.all(queries.get({ id }))),
  pendingOf: async (bookingId) => (await connection.all(queries.pendingOf({ bookingId }))).map(paymentOf),
  save: async ({ id, bookingId, amount, commission, state, createdAt, redirectTo }) =>
    connection.send(queries.save({ id, booking_id: bookingId, amount, commission, state, created_at: createdAt, redirect_to: redirectTo })),
});
