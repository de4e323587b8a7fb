import { buildTable, type Migration } from './make-tables.ts';

export const ONLINE_PAYMENTS: Migration = {
  name: '004-online-payments',
  statements: (db, dialect) => [
    buildTable(db, dialect, 'payments', {
      id: 'text',
      booking_id: 'text',
      amount: 'integer',
      commission: 'integer',
      state: 'text',
      created_at: 'moment',
    }).addPrimaryKeyConstraint('payments_key', ['id']),
    db.schema
      .createIndex('payments_by_booking')
      .on('payments')
      .columns(['booking_id', 'created_at']),
  ],
};
