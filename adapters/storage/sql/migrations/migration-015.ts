import { buildTable, type Migration } from './make-tables.ts';

/** Each bank line is stored once, under a key made from its content. */
export const BANK_STATEMENTS: Migration = {
  name: '015-bank-statements',
  statements: (db, dialect) => [
    buildTable(db, dialect, 'bank_imports', {
      id: 'integer',
      document: 'text',
    }).addPrimaryKeyConstraint('bank_imports_key', ['id']),
    buildTable(db, dialect, 'bank_entries', {
      id: 'text',
      import_id: 'integer',
      n: 'integer',
      key: 'text',
      account: 'text',
      day: 'text',
      state: 'text',
      document: 'text',
    })
      .addPrimaryKeyConstraint('bank_entries_key', ['id'])
      .addUniqueConstraint('bank_entries_once', ['key']),
    db.schema.createIndex('bank_entries_by_import').on('bank_entries').columns(['import_id', 'n']),
    db.schema.createIndex('bank_entries_by_day').on('bank_entries').columns(['account', 'day']),
    db.schema.createIndex('bank_entries_by_state').on('bank_entries').columns(['state']),
    buildTable(db, dialect, 'refund_orders', {
      id: 'text',
      booking_id: 'text',
      ordered_at: 'moment',
      state: 'text',
      document: 'text',
    }).addPrimaryKeyConstraint('refund_orders_key', ['id']),
    db.schema.createIndex('refund_orders_by_booking').on('refund_orders').columns(['booking_id']),
    db.schema.createIndex('refund_orders_by_state').on('refund_orders').columns(['state']),
  ],
};
