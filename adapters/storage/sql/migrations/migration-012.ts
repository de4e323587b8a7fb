import { sql } from 'kysely';
import { addColumns, type Migration } from './make-tables.ts';

/**
 * Adds the provider's order number, for queries and notifications, and the time of the next query.
 * Older attempts led to a page of the shop that no longer exists, so their links begin a new
 * attempt.
 */
export const PROVIDER_ORDERS: Migration = {
  name: '012-provider-orders',
  statements: (db, dialect) => [
    ...addColumns(db, dialect, 'payments', { order_id: 'text?', ask_at: 'moment?' }),
    db.schema
      .createIndex('payments_to_ask')
      .on('payments')
      .columns(['ask_at', 'id'])
      .where(sql.ref('ask_at'), 'is not', null),
    db.updateTable('payments').set({ redirect_to: null }),
  ],
};
