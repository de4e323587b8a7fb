import { type Compilable, sql } from 'kysely';
import type { Dialect, Queries } from '../engine/engine.ts';
import { LATER_MIGRATIONS } from './later-migrations.ts';
import {
  addAutoNumber,
  buildTable,
  columnType,
  createIndex,
  type Migration,
} from './make-tables.ts';
import { createRuleTables } from './rule-tables.ts';

const bookings = (db: Queries, dialect: Dialect): readonly Compilable[] => [
  buildTable(db, dialect, 'bookings', ['id'], {
    id: 'text',
    site_id: 'integer',
    offer_id: 'integer',
    status: 'text',
    version: 'integer',
    visitor_id: 'text',
    account_id: 'text?',
    address: 'text?',
    ends_on: 'text',
    created_at: 'moment',
    saved_at: 'moment',
    held_since: 'moment?',
    document: 'text',
  }),
  createIndex(db, 'bookings_by_visitor', 'bookings', ['visitor_id']),
  createIndex(db, 'bookings_by_account', 'bookings', ['account_id']).where(
    sql.ref('account_id'),
    'is not',
    null,
  ),
  createIndex(db, 'bookings_by_address', 'bookings', ['address']).where(
    sql.ref('held_since'),
    'is not',
    null,
  ),
  buildTable(db, dialect, 'claims', ['unit_id', 'booking_id'], {
    unit_id: 'integer',
    booking_id: 'text',
    wholes: 'integer',
    pairs: 'integer',
    singles: 'integer',
    hold_until: 'moment?',
  }).addForeignKeyConstraint('claims_booking', ['booking_id'], 'bookings', ['id'], (key) =>
    key.onDelete('cascade'),
  ),
  createIndex(db, 'claims_by_booking', 'claims', ['booking_id']),
  buildTable(db, dialect, 'people', ['booking_id', 'journal_n', 'user_num'], {
    booking_id: 'text',
    journal_n: 'moment',
    user_num: 'integer',
    email: 'text',
    data: 'text',
  }),
  // SQLite uses a partial index only if the statement contains the index's condition.
  createIndex(db, 'people_by_email', 'people', ['email', 'journal_n']),
  createIndex(db, 'people_by_line', 'people', ['journal_n']).where(
    sql.ref('journal_n'),
    '>',
    sql.lit(0),
  ),
  buildTable(db, dialect, 'past_trips', [], {
    email: 'text',
    ended_on: 'text',
    site_id: 'integer',
  }),
  createIndex(db, 'past_trips_by_email', 'past_trips', ['email']),
  addAutoNumber(db.schema.createTable('journal'), dialect)
    .addColumn('booking_id', columnType(dialect, 'text'), (column) => column.notNull())
    .addColumn('type', columnType(dialect, 'text'), (column) => column.notNull())
    .addColumn('at', 'bigint', (column) => column.notNull())
    .addColumn('line', columnType(dialect, 'text'), (column) => column.notNull()),
];

const sessionStatements = (db: Queries, dialect: Dialect): readonly Compilable[] => [
  buildTable(db, dialect, 'accounts', ['id'], {
    id: 'text',
    email: 'text',
    created_at: 'moment',
    document: 'text',
  }).addUniqueConstraint('accounts_email', ['email']),
  buildTable(db, dialect, 'email_tokens', ['hash'], {
    hash: 'text',
    kind: 'text',
    account_id: 'text',
    expires_at: 'moment',
    visitor_id: 'text',
  }),
  createIndex(db, 'email_tokens_by_account', 'email_tokens', ['account_id']),
  buildTable(db, dialect, 'sessions', ['hash'], {
    hash: 'text',
    visitor_id: 'text',
    account_id: 'text?',
    created_at: 'moment',
    last_seen_at: 'moment',
  }),
  createIndex(db, 'sessions_by_account', 'sessions', ['account_id']).where(
    sql.ref('account_id'),
    'is not',
    null,
  ),
  buildTable(db, dialect, 'rate_events', [], { key: 'text', at: 'moment' }),
  createIndex(db, 'rate_events_by_key', 'rate_events', ['key', 'at']),
  buildTable(db, dialect, 'idempotent_answers', ['scope', 'key'], {
    scope: 'text',
    key: 'text',
    body_hash: 'text',
    runs_until: 'moment',
    kept_until: 'moment',
    status: 'integer?',
    body: 'text?',
  }),
];

const mails = (db: Queries, dialect: Dialect): readonly Compilable[] => [
  buildTable(db, dialect, 'outbox', ['id'], {
    id: 'text',
    site_id: 'integer',
    recipient: 'text',
    content: 'text',
    created_at: 'moment',
    attempts: 'integer',
    retry_at: 'moment',
    lease_until: 'moment?',
    sent_at: 'moment?',
  }),
  createIndex(db, 'outbox_waiting', 'outbox', ['retry_at']).where(sql.ref('sent_at'), 'is', null),
  buildTable(db, dialect, 'mailbox', ['message_id'], {
    message_id: 'text',
    recipient: 'text',
    sent_at: 'moment',
    document: 'text',
  }),
  buildTable(db, dialect, 'shop_values', ['key'], { key: 'text', value: 'text' }),
  buildTable(db, dialect, 'offers', ['site_id', 'offer_id'], {
    site_id: 'integer',
    offer_id: 'integer',
    document: 'text',
  }),
];

/** Never change a released migration: add another. Each of them runs once, in this order. */
export const MIGRATIONS: readonly Migration[] = [
  {
    name: '001-first-booking',
    statements: (db, dialect) => [
      ...bookings(db, dialect),
      ...sessionStatements(db, dialect),
      ...mails(db, dialect),
    ],
  },
  { name: '002-rule-book', statements: createRuleTables },
  ...LATER_MIGRATIONS,
];
