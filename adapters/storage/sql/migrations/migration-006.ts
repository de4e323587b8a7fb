import type { Migration } from './make-tables.ts';

/** Every screen of a draft counts a traveller's earlier trips (R20). */
export const TRIPS_BY_EMAIL: Migration = {
  name: '006-trips-by-email',
  statements: (db) => [
    db.schema.dropIndex('people_by_email'),
    db.schema
      .createIndex('people_by_email')
      .on('people')
      .columns(['email', 'journal_n', 'booking_id']),
    db.schema.createIndex('bookings_ended').on('bookings').columns(['id', 'status', 'ends_on']),
  ],
};
