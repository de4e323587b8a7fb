import {
  defineStatement,
  newRowColumns,
  type Queries,
  statementByListLength,
} from '../engine/engine.ts';
import type { Tables } from '../engine/schema.ts';

/** Columns that most changes of a booking set. */
const CHANGED = [
  ...(['version', 'address', 'ends_on', 'saved_at', 'held_since', 'document'] as const),
  ...(['group_travellers', 'commission', 'wake_at', 'age_asked_at'] as const),
] as const;
/** Columns that have an index. Few changes of a booking set these columns. */
const SEARCHED = ['status', 'visitor_id', 'account_id', 'group_code', 'ambassador_code'] as const;

export const bookingWriteStatements = (db: Queries) => ({
  save: defineStatement<Tables['bookings']>()((slots) =>
    db
      .insertInto('bookings')
      .values(slots.row('id', 'site_id', 'offer_id', 'created_at', ...SEARCHED, ...CHANGED))
      .onConflict((conflict) =>
        conflict.column('id').doUpdateSet(newRowColumns(...SEARCHED, ...CHANGED)),
      ),
  ),
  /** Sets only changed columns, because SQLite rewrites the index of each column that is set. */
  change: defineStatement<Pick<Tables['bookings'], 'id' | (typeof CHANGED)[number]>>()((slots) =>
    db
      .updateTable('bookings')
      .set(slots.row(...CHANGED))
      .where('id', '=', slots.one('id')),
  ),
  rewake: defineStatement<{ id: string; wakeAt: number | null }>()((slots) =>
    db
      .updateTable('bookings')
      .set({ wake_at: slots.one('wakeAt') })
      .where('id', '=', slots.one('id')),
  ),
  lookAgain: defineStatement<{ siteId: number; at: number }>()((slots) =>
    db
      .updateTable('bookings')
      .set({ wake_at: slots.one('at') })
      .where('wake_at', '>', slots.one('at'))
      .where('site_id', '=', slots.one('siteId')),
  ),
  claim: statementByListLength((count) =>
    defineStatement<{
      bookingId: string;
      until: number | null;
      units: readonly number[];
      wholes: readonly number[];
      pairs: readonly number[];
      singles: readonly number[];
    }>()((slots) =>
      db
        .insertInto('claims')
        .values(
          Array.from({ length: count }, (_, index) => ({
            booking_id: slots.one('bookingId'),
            unit_id: slots.item('units', index),
            wholes: slots.item('wholes', index),
            pairs: slots.item('pairs', index),
            singles: slots.item('singles', index),
            hold_until: slots.one('until'),
          })),
        )
        .onConflict((conflict) =>
          conflict
            .columns(['unit_id', 'booking_id'])
            .doUpdateSet(newRowColumns('wholes', 'pairs', 'singles', 'hold_until')),
        ),
    ),
  ),
  unclaim: defineStatement<{ bookingId: string }>()((slots) =>
    db.deleteFrom('claims').where('booking_id', '=', slots.one('bookingId')),
  ),
  unclaimOthers: statementByListLength((count) =>
    defineStatement<{ bookingId: string; units: readonly number[] }>()((slots) =>
      db
        .deleteFrom('claims')
        .where('booking_id', '=', slots.one('bookingId'))
        .where('unit_id', 'not in', slots.list('units', count)),
    ),
  ),
  wait: statementByListLength((count) =>
    defineStatement<{
      bookingId: string;
      placedAt: number;
      units: readonly number[];
      wholes: readonly number[];
      pairs: readonly number[];
      singles: readonly number[];
    }>()((slots) =>
      db.insertInto('waits').values(
        Array.from({ length: count }, (_, index) => ({
          booking_id: slots.one('bookingId'),
          placed_at: slots.one('placedAt'),
          unit_id: slots.item('units', index),
          wholes: slots.item('wholes', index),
          pairs: slots.item('pairs', index),
          singles: slots.item('singles', index),
        })),
      ),
    ),
  ),
  review: defineStatement<Tables['reviews']>()((slots) =>
    db
      .insertInto('reviews')
      .values(slots.row('booking_id', 'offer_id', 'stars', 'given_at', 'hidden'))
      .onConflict((conflict) =>
        conflict.column('booking_id').doUpdateSet(newRowColumns('stars', 'given_at', 'hidden')),
      ),
  ),
  unwait: defineStatement<{ bookingId: string }>()((slots) =>
    db.deleteFrom('waits').where('booking_id', '=', slots.one('bookingId')),
  ),
  people: statementByListLength((count) =>
    defineStatement<{
      bookingId: string;
      line: number;
      userNums: readonly number[];
      emails: readonly string[];
      data: readonly string[];
    }>()((slots) =>
      db
        .insertInto('people')
        .values(
          Array.from({ length: count }, (_, index) => ({
            booking_id: slots.one('bookingId'),
            journal_n: slots.one('line'),
            user_num: slots.item('userNums', index),
            email: slots.item('emails', index),
            data: slots.item('data', index),
          })),
        )
        .onConflict((conflict) =>
          conflict
            .columns(['booking_id', 'journal_n', 'user_num'])
            .doUpdateSet(newRowColumns('email', 'data')),
        ),
    ),
  ),
  forget: statementByListLength((count) =>
    defineStatement<{ bookingId: string; userNums: readonly number[] }>()((slots) =>
      db
        .deleteFrom('people')
        .where('booking_id', '=', slots.one('bookingId'))
        .where('journal_n', '=', 0)
        .where('user_num', 'in', slots.list('userNums', count)),
    ),
  ),
  forgetAll: defineStatement<{ bookingId: string }>()((slots) =>
    db
      .deleteFrom('people')
      .where('booking_id', '=', slots.one('bookingId'))
      .where('journal_n', '=', 0),
  ),
  adopt: defineStatement<{ visitorId: string; accountId: string }>()((slots) =>
    db
      .updateTable('bookings')
      .set({ account_id: slots.one('accountId') })
      .where('visitor_id', '=', slots.one('visitorId'))
      .where('account_id', 'is', null)
      .where('status', '=', 'draft'),
  ),
});

export type BookingWrites = ReturnType<typeof bookingWriteStatements>;
