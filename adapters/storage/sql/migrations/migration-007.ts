import type { Migration } from './make-tables.ts';

/** Every save of a booking wrote an index that spared the few bookings under one e-mail a microsecond or two. */
export const FEWER_INDEXES: Migration = {
  name: '007-fewer-indexes',
  statements: (db) => [db.schema.dropIndex('bookings_ended')],
};
