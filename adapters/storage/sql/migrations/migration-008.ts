import { type RawBuilder, sql } from 'kysely';
import type { Dialect } from '../engine/engine.ts';
import { addedColumns, type Migration } from './make-tables.ts';

/** The moment of a request in a document of any version; null where there is none. */
const askedAt = (dialect: Dialect): RawBuilder<number | null> =>
  dialect === 'postgres'
    ? sql`(document::jsonb #>> '{booking,ageRequest,at}')::bigint`
    : sql`json_extract(document, '$.booking.ageRequest.at')`;

const notCleared = (dialect: Dialect): RawBuilder<boolean> =>
  dialect === 'postgres'
    ? sql`document::jsonb #>> '{booking,ageCleared}' = 'false'`
    : sql`json_extract(document, '$.booking.ageCleared') = 0`;

/** The office finds the drafts that wait for its word on the 45+ notice by one statement, not by reading every draft (R33). */
export const AGE_REQUESTS: Migration = {
  name: '008-age-requests',
  statements: (db, dialect) => [
    ...addedColumns(db, dialect, 'bookings', { age_asked_at: 'moment?' }),
    db.schema.createIndex('bookings_age_asked').on('bookings').columns(['age_asked_at']).where(sql.ref('age_asked_at'), 'is not', null),
    db
      .updateTable('bookings')
      .set({ age_asked_at: askedAt(dialect) })
      .where('status', '=', sql.lit('draft' as const))
      .where(notCleared(dialect)),
  ],
};
