import { sql } from 'kysely';
import { addedColumns, type Migration } from './make-tables.ts';

/**
 * The provider's own number of an order, by which it is asked and told; and when to ask it. Attempts from before led to a page inside the
 * shop, which is there no more: whoever follows their link begins anew.
 */
export const PROVIDER_ORDERS: Migration = {
  name: '012-provider-orders',
  statements: (db, dialect) => [
    ...addedColumns(db, dialect, 'payments', { order_id: 'text?', ask_at: 'moment?' }),
    db.schema.createIndex('payments_to_ask').on('payments').columns(['ask_at', 'id']).where(sql.ref('ask_at'), 'is not', null),
    db.updateTable('payments').set({ redirect_to: null }),
  ],
};
