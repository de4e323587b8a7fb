import { sql } from 'kysely';
import type { Migration } from './make-tables.ts';

/** Customers recognise a session by its device. */
export const KNOWN_DEVICES: Migration = {
  name: '003-known-devices',
  statements: (db, dialect) => [
    db.schema
      .alterTable('sessions')
      .addColumn('agent', dialect === 'postgres' ? sql`text collate "C"` : 'text', (column) =>
        column.notNull().defaultTo(''),
      ),
    db.schema.createIndex('sessions_by_last_seen').on('sessions').columns(['last_seen_at']),
    db.schema.createIndex('rate_events_by_time').on('rate_events').columns(['at']),
    db.schema
      .createIndex('idempotent_answers_by_end')
      .on('idempotent_answers')
      .columns(['kept_until']),
    db.schema.createIndex('email_tokens_by_end').on('email_tokens').columns(['expires_at']),
  ],
};
