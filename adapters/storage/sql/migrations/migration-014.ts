import { sql } from 'kysely';
import type { Migration } from './make-tables.ts';

/** The journal stores a limited number of a booking's refused commands (R46). */
export const REFUSED_COMMANDS: Migration = {
  name: '014-refused-commands',
  statements: (db) => [
    db.schema
      .createIndex('journal_refused')
      .on('journal')
      .columns(['booking_id'])
      .where(sql.ref('type'), '=', sql.lit('refused')),
  ],
};
