import { buildTable, type Migration } from './make-tables.ts';

export const ODD_NOTICES: Migration = {
  name: '019-odd-notices',
  statements: (db, dialect) => [
    buildTable(db, dialect, 'odd_notices', {
      payment_id: 'text',
      open: 'integer',
      document: 'text',
    }).addPrimaryKeyConstraint('odd_notices_key', ['payment_id']),
  ],
};
