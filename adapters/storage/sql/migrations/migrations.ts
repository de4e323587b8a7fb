import { type Compilable, sql } from 'kysely';
import type { Dialect, Queries } from '../engine/engine.ts';
import { LATER_MIGRATIONS } from './later-migrations.ts';
import { addAutoNumber, buildTable, columnType, type Migration } from './make-tables.ts';
import { ruleTables } from './rule-tables.ts';

const bookings = (db: Queries, dialect: Dialect): readonly Compilable[] => [
  buildTable(db, dialect, 'bookings', {
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
  }).addPrimaryKeyConstraint('bookings_key', ['id']),
  db.schema.createIndex('bookings_by_visitor').on('bookings').columns(['visitor_id']),
  db.schema
    .createIndex('bookings_by_account')
    .on('bookings')
    .columns(['account_id'])
    .where(sql.ref('account_id'), 'is not', null),
  db.schema
    .createIndex('bookings_by_address')
    .on('bookings')
    .columns(['address'])
    .where(sql.ref('held_since'), 'is not', null),
  buildTable(db, dialect, 'claims', {
    unit_id: 'integer',
    booking_id: 'text',
    wholes: 'integer',
    pairs: 'integer',
    singles: 'integer',
    hold_until: 'moment?',
  })
    .addPrimaryKeyConstraint('claims_key', ['unit_id', 'booking_id'])
    .addForeignKeyConstraint('claims_booking', ['booking_id'], 'bookings', ['id'], (key) =>
      key.onDelete('cascade'),
    ),
  db.schema.createIndex('claims_by_booking').on('claims').columns(['booking_id']),
  buildTable(db, dialect, 'people', {
    booking_id: 'text',
    journal_n: 'moment',
    user_num: 'integer',
    email: 'text',
    data: 'text',
  }).addPrimaryKeyConstraint('people_key', ['booking_id', 'journal_n', 'user_num']),
  // SQLite uses a partial index only if the statement states its condition.
  db.schema.createIndex('people_by_email').on('people').columns(['email', 'journal_n']),
  db.schema
    .createIndex('people_by_line')
    .on('people')
    .columns(['journal_n'])
    .where(sql.ref('journal_n'), '>', sql.lit(0)),
  buildTable(db, dialect, 'past_trips', { email: 'text', ended_on: 'text', site_id: 'integer' }),
  db.schema.createIndex('past_trips_by_email').on('past_trips').columns(['email']),
  addAutoNumber(db.schema.createTable('journal'), dialect)
    .addColumn('booking_id', columnType(dialect, 'text'), (column) => column.notNull())
    .addColumn('type', columnType(dialect, 'text'), (column) => column.notNull())
    .addColumn('at', 'bigint', (column) => column.notNull())
    .addColumn('line', columnType(dialect, 'text'), (column) => column.notNull()),
];

const sessionStatements = (db: Queries, dialect: Dialect): readonly Compilable[] => [
  buildTable(db, dialect, 'accounts', {
    id: 'text',
    email: 'text',
    created_at: 'moment',
    document: 'text',
  })
    .addPrimaryKeyConstraint('accounts_key', ['id'])
    .addUniqueConstraint('accounts_email', ['email']),
  buildTable(db, dialect, 'email_tokens', {
    hash: 'text',
    kind: 'text',
    account_id: 'text',
    expires_at: 'moment',
    visitor_id: 'text',
  }).addPrimaryKeyConstraint('email_tokens_key', ['hash']),
  db.schema.createIndex('email_tokens_by_account').on('email_tokens').columns(['account_id']),
  buildTable(db, dialect, 'sessions', {
    hash: 'text',
    visitor_id: 'text',
    account_id: 'text?',
    created_at: 'moment',
    last_seen_at: 'moment',
  }).addPrimaryKeyConstraint('sessions_key', ['hash']),
  db.schema
    .createIndex('sessions_by_account')
    .on('sessions')
    .columns(['account_id'])
    .where(sql.ref('account_id'), 'is not', null),
  buildTable(db, dialect, 'rate_events', { key: 'text', at: 'moment' }),
  db.schema.createIndex('rate_events_by_key').on('rate_events').columns(['key', 'at']),
  buildTable(db, dialect, 'idempotent_answers', {
    scope: 'text',
    key: 'text',
    body_hash: 'text',
    runs_until: 'moment',
    kept_until: 'moment',
    status: 'integer?',
    body: 'text?',
  }).addPrimaryKeyConstraint('idempotent_answers_key', ['scope', 'key']),
];

const mails = (db: Queries, dialect: Dialect): readonly Compilable[] => [
  buildTable(db, dialect, 'outbox', {
    id: 'text',
    site_id: 'integer',
    recipient: 'text',
    content: 'text',
    created_at: 'moment',
    attempts: 'integer',
    retry_at: 'moment',
    lease_until: 'moment?',
    sent_at: 'moment?',
  }).addPrimaryKeyConstraint('outbox_key', ['id']),
  db.schema
    .createIndex('outbox_waiting')
    .on('outbox')
    .columns(['retry_at'])
    .where(sql.ref('sent_at'), 'is', null),
  buildTable(db, dialect, 'mailbox', {
    message_id: 'text',
    recipient: 'text',
    sent_at: 'moment',
    document: 'text',
  }).addPrimaryKeyConstraint('mailbox_key', ['message_id']),
  buildTable(db, dialect, 'shop_values', { key: 'text', value: 'text' }).addPrimaryKeyConstraint(
    'shop_values_key',
    ['key'],
  ),
  buildTable(db, dialect, 'offers', {
    site_id: 'integer',
    offer_id: 'integer',
    document: 'text',
  }).addPrimaryKeyConstraint('offers_key', ['site_id', 'offer_id']),
];

/** Never change a released migration; add another. Each migration runs once, in this order. */
export const MIGRATIONS: readonly Migration[] = [
  {
    name: '001-first-booking',
    statements: (db, dialect) => [
      ...bookings(db, dialect),
      ...sessionStatements(db, dialect),
      ...mails(db, dialect),
    ],
  },
  { name: '002-rule-book', statements: ruleTables },
  ...LATER_MIGRATIONS,
];
