import { defineStatement, type Queries, statementByListLength } from '../engine/engine.ts';
import type { Tables } from '../engine/schema.ts';

type ChangedRow = Omit<
  Tables['bookings'],
  | 'site_id'
  | 'offer_id'
  | 'status'
  | 'visitor_id'
  | 'account_id'
  | 'created_at'
  | 'group_code'
  | 'ambassador_code'
>;

export const bookingWrites = (db: Queries) => ({
  save: defineStatement<Tables['bookings']>()((slots) =>
    db
      .insertInto('bookings')
      .values({
        id: slots.one('id'),
        site_id: slots.one('site_id'),
        offer_id: slots.one('offer_id'),
        status: slots.one('status'),
        version: slots.one('version'),
        visitor_id: slots.one('visitor_id'),
        account_id: slots.one('account_id'),
        address: slots.one('address'),
        ends_on: slots.one('ends_on'),
        created_at: slots.one('created_at'),
        saved_at: slots.one('saved_at'),
        held_since: slots.one('held_since'),
        document: slots.one('document'),
        group_code: slots.one('group_code'),
        group_travellers: slots.one('group_travellers'),
        ambassador_code: slots.one('ambassador_code'),
        commission: slots.one('commission'),
        wake_at: slots.one('wake_at'),
        age_asked_at: slots.one('age_asked_at'),
      })
      .onConflict((conflict) =>
        conflict.column('id').doUpdateSet((row) => ({
          status: row.ref('excluded.status'),
          version: row.ref('excluded.version'),
          visitor_id: row.ref('excluded.visitor_id'),
          account_id: row.ref('excluded.account_id'),
          address: row.ref('excluded.address'),
          ends_on: row.ref('excluded.ends_on'),
          saved_at: row.ref('excluded.saved_at'),
          held_since: row.ref('excluded.held_since'),
          document: row.ref('excluded.document'),
          group_code: row.ref('excluded.group_code'),
          group_travellers: row.ref('excluded.group_travellers'),
          ambassador_code: row.ref('excluded.ambassador_code'),
          commission: row.ref('excluded.commission'),
          wake_at: row.ref('excluded.wake_at'),
          age_asked_at: row.ref('excluded.age_asked_at'),
        })),
      ),
  ),
  /** Sets only changed columns, because SQLite rewrites the index of each column that is set. */
  change: defineStatement<ChangedRow>()((slots) =>
    db
      .updateTable('bookings')
      .set({
        version: slots.one('version'),
        address: slots.one('address'),
        ends_on: slots.one('ends_on'),
        saved_at: slots.one('saved_at'),
        held_since: slots.one('held_since'),
        document: slots.one('document'),
        group_travellers: slots.one('group_travellers'),
        commission: slots.one('commission'),
        wake_at: slots.one('wake_at'),
        age_asked_at: slots.one('age_asked_at'),
      })
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
          conflict.columns(['unit_id', 'booking_id']).doUpdateSet((row) => ({
            wholes: row.ref('excluded.wholes'),
            pairs: row.ref('excluded.pairs'),
            singles: row.ref('excluded.singles'),
            hold_until: row.ref('excluded.hold_until'),
          })),
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
      .values({
        booking_id: slots.one('booking_id'),
        offer_id: slots.one('offer_id'),
        stars: slots.one('stars'),
        given_at: slots.one('given_at'),
        hidden: slots.one('hidden'),
      })
      .onConflict((conflict) =>
        conflict.column('booking_id').doUpdateSet((row) => ({
          stars: row.ref('excluded.stars'),
          given_at: row.ref('excluded.given_at'),
          hidden: row.ref('excluded.hidden'),
        })),
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
          conflict.columns(['booking_id', 'journal_n', 'user_num']).doUpdateSet((row) => ({
            email: row.ref('excluded.email'),
            data: row.ref('excluded.data'),
          })),
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

export type BookingWrites = ReturnType<typeof bookingWrites>;
