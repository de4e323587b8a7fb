import type { Migration } from './make-tables.ts';

/**
 * Earlier trips under an e-mail (R20) are counted from indexes alone: every screen of a draft asks for them, and a booking's row is
 * long.
 */
export const TRIPS_BY_EMAIL: Migration = {
  name: '006-trips-by-email',
  statements: (db) => [
    db.schema.dropIndex('people_by_email'),
    db.schema.createIndex('people_by_email').on('people').columns(['email', 'journal_n', 'booking_id']),
    db.schema.createIndex('bookings_ended').on('bookings').columns(['id', 'status', 'ends_on']),
  ],
};
