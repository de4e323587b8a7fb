import { type Compilable, sql } from 'kysely';
import type { Dialect, Queries } from '../engine/engine.ts';
import { addColumns, buildTable, createIndex } from './make-tables.ts';

const bookings = (db: Queries, dialect: Dialect): readonly Compilable[] => [
  ...addColumns(db, dialect, 'bookings', {
    group_code: 'text?',
    group_travellers: 'integer',
    ambassador_code: 'text?',
    commission: 'integer',
    wake_at: 'moment?',
  }),
  // 0 makes the scheduler look at every booking soon. Only `domain/` can compute the next time.
  db
    .updateTable('bookings')
    .set({ wake_at: sql.lit(0) })
    .where('status', 'in', ['draft', 'confirmed']),
  createIndex(db, 'bookings_by_wake', 'bookings', ['wake_at', 'id']).where(
    sql.ref('wake_at'),
    'is not',
    null,
  ),
  createIndex(db, 'bookings_by_group', 'bookings', ['group_code']).where(
    sql.ref('group_code'),
    'is not',
    null,
  ),
  createIndex(db, 'bookings_by_ambassador', 'bookings', ['ambassador_code']).where(
    sql.ref('ambassador_code'),
    'is not',
    null,
  ),
  createIndex(db, 'bookings_by_end', 'bookings', ['ends_on']).where(
    sql.ref('status'),
    '=',
    sql.lit('confirmed'),
  ),
];

const existingWaits = (dialect: Dialect) =>
  dialect === 'sqlite'
    ? sql`insert into waits (unit_id, booking_id, placed_at, wholes, pairs, singles)
        select seat.value ->> 'unitId', bookings.id, bookings.document ->> '$.booking.placedAt',
          seat.value ->> 'wholes', seat.value ->> 'pairs', seat.value ->> 'singles'
        from bookings, json_each(bookings.document, '$.booking.seats') as seat where bookings.status = 'reserveList'`
    : sql`insert into waits (unit_id, booking_id, placed_at, wholes, pairs, singles)
        select (seat ->> 'unitId')::integer, bookings.id, (bookings.document::json -> 'booking' ->> 'placedAt')::bigint,
          (seat ->> 'wholes')::integer, (seat ->> 'pairs')::integer, (seat ->> 'singles')::integer
        from bookings, json_array_elements(bookings.document::json -> 'booking' -> 'seats') as seat where bookings.status = 'reserveList'`;

const waits = (db: Queries, dialect: Dialect): readonly Compilable[] => [
  buildTable(db, dialect, 'waits', ['unit_id', 'booking_id'], {
    unit_id: 'integer',
    booking_id: 'text',
    placed_at: 'moment',
    wholes: 'integer',
    pairs: 'integer',
    singles: 'integer',
  }).addForeignKeyConstraint('waits_booking', ['booking_id'], 'bookings', ['id'], (key) =>
    key.onDelete('cascade'),
  ),
  createIndex(db, 'waits_by_booking', 'waits', ['booking_id']),
  { compile: () => existingWaits(dialect).compile(db) },
];

const codes = (db: Queries, dialect: Dialect): readonly Compilable[] => [
  buildTable(db, dialect, 'vouchers', ['code'], {
    code: 'text',
    account_id: 'text?',
    created_at: 'moment',
    document: 'text',
  }),
  createIndex(db, 'vouchers_by_account', 'vouchers', ['account_id']).where(
    sql.ref('account_id'),
    'is not',
    null,
  ),
  buildTable(db, dialect, 'ambassadors', ['account_id'], { account_id: 'text' }),
  buildTable(db, dialect, 'ambassador_codes', ['name'], {
    name: 'text',
    account_id: 'text',
    document: 'text',
  }),
  createIndex(db, 'ambassador_codes_by_account', 'ambassador_codes', ['account_id']),
  buildTable(db, dialect, 'messages', ['id'], {
    id: 'text',
    account_id: 'text',
    created_at: 'moment',
    read_at: 'moment?',
    document: 'text',
  }),
  createIndex(db, 'messages_by_account', 'messages', ['account_id', 'created_at']),
];

export const createRuleTables = (db: Queries, dialect: Dialect): readonly Compilable[] => [
  ...bookings(db, dialect),
  ...waits(db, dialect),
  ...codes(db, dialect),
];
