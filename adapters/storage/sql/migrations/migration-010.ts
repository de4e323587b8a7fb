import { addedColumns, type Migration } from './make-tables.ts';

/** A payment link leads again to the attempt that is payable, so it is kept where the provider waits for its payer (R68). */
export const PAYABLE_ATTEMPTS: Migration = {
  name: '010-payable-attempts',
  statements: (db, dialect) => addedColumns(db, dialect, 'payments', { redirect_to: 'text?' }),
};
