import { addColumns, type Migration } from './make-tables.ts';

/**
 * Adds the address of the payment page, so that a link leads to the same payment attempt again
 * (R68).
 */
export const PAYABLE_ATTEMPTS: Migration = {
  name: '010-payable-attempts',
  statements: (db, dialect) => addColumns(db, dialect, 'payments', { redirect_to: 'text?' }),
};
