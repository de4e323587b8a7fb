import { sql } from 'kysely';
import { addColumns, type Migration } from './make-tables.ts';

/** Older attempts' pages no longer exist, so their links start a new attempt. */
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
