import { type RawBuilder, sql } from 'kysely';
import type { Dialect } from '../engine/engine.ts';
import { addColumns, type Migration } from './make-tables.ts';

const requestedAt = (dialect: Dialect): RawBuilder<number | null> =>
  dialect === 'postgres'
    ? sql`(document::jsonb #>> '{booking,ageRequest,at}')::bigint`
    : sql`json_extract(document, '$.booking.ageRequest.at')`;

const notCleared = (dialect: Dialect): RawBuilder<boolean> =>
  dialect === 'postgres'
    ? sql`document::jsonb #>> '{booking,ageCleared}' = 'false'`
    : sql`json_extract(document, '$.booking.ageCleared') = 0`;

/** Finds drafts that asked about the age of 45+ without reading every draft (R33). */
export const AGE_REQUESTS: Migration = {
  name: '008-age-requests',
  statements: (db, dialect) => [
    ...addColumns(db, dialect, 'bookings', { age_asked_at: 'moment?' }),
    db.schema
      .createIndex('bookings_age_asked')
      .on('bookings')
      .columns(['age_asked_at'])
      .where(sql.ref('age_asked_at'), 'is not', null),
    db
      .updateTable('bookings')
      .set({ age_asked_at: requestedAt(dialect) })
      .where('status', '=', sql.lit('draft' as const))
      .where(notCleared(dialect)),
  ],
};
