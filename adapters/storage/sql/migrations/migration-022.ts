import { sql } from 'kysely';
import type { Migration } from './make-tables.ts';

/**
 * Adds indexes for the office's lists, so that they do not read the bookings of all years: those
 * of an offer, and the cancelled ones.
 */
export const OFFICE_LISTS: Migration = {
  name: '022-office-lists',
  statements: (db) => [
    db.schema.createIndex('bookings_by_offer').on('bookings').columns(['offer_id']),
    db.schema
      .createIndex('bookings_cancelled')
      .on('bookings')
      .columns(['id'])
      .where(sql.ref('status'), '=', sql.lit('cancelled')),
  ],
};
