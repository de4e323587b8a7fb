import { sql } from 'kysely';
import { addColumns, type Migration } from './make-tables.ts';

/** Existing rows get PayU, the only provider until then. */
export const PAYMENT_PROVIDERS: Migration = {
  name: '021-payment-providers',
  statements: (db, dialect) => [
    ...addColumns(db, dialect, 'payments', { provider: 'text' }, 'payu'),
    db.updateTable('refund_orders').set({
      document: sql`replace(document, '"kind":"online",', '"kind":"online","provider":"payu",')`,
    }),
    db
      .updateTable('odd_notices')
      .set({ document: sql`'{"provider":"payu",' || substr(document, 2)` }),
  ],
};
