import { addColumns, type Migration } from './make-tables.ts';

/** The payment page's address: a link leads to the same attempt again (R68). */
export const PAYABLE_ATTEMPTS: Migration = {
  name: '010-payable-attempts',
  statements: (db, dialect) => addColumns(db, dialect, 'payments', { redirect_to: 'text?' }),
};
