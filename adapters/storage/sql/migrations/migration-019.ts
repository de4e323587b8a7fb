import { type Migration, table } from './make-tables.ts';

/** Word of the payment provider's that was not registered, until the office has said what it is. */
export const ODD_NOTICES: Migration = {
  name: '019-odd-notices',
  statements: (db, dialect) => [
    table(db, dialect, 'odd_notices', { payment_id: 'text', open: 'integer', document: 'text' }).addPrimaryKeyConstraint(
      'odd_notices_key',
      ['payment_id'],
    ),
  ],
};
