import { defineStatement, newRowAssignments, type Queries } from '../engine/engine.ts';
import type { Tables } from '../engine/schema.ts';
import { statementsOf } from '../engine/table-statements.ts';

/** Columns that most changes of a booking set. */
const CHANGED = [
  ...(['version', 'address', 'ends_on', 'saved_at', 'held_since', 'document'] as const),
  ...(['group_travellers', 'commission', 'wake_at', 'age_asked_at'] as const),
] as const;
/** Columns that have an index. Few changes of a booking set these columns. */
const SEARCHED = ['status', 'visitor_id', 'account_id', 'group_code', 'ambassador_code'] as const;

type UnitLists = Readonly<Record<'units' | 'wholes' | 'pairs' | 'singles', readonly number[]>>;
const UNIT_LISTS = {
  unit_id: 'units',
  wholes: 'wholes',
  pairs: 'pairs',
  singles: 'singles',
} as const;

export const bookingWriteStatements = (db: Queries) => {
  const bookings = statementsOf(db, 'bookings');
  const people = statementsOf(db, 'people');
  return {
    save: defineStatement<Tables['bookings']>()((slots) =>
      db
        .insertInto('bookings')
        .values(slots.row('id', 'site_id', 'offer_id', 'created_at', ...SEARCHED, ...CHANGED))
        .onConflict((conflict) =>
          conflict.column('id').doUpdateSet(newRowAssignments(...SEARCHED, ...CHANGED)),
        ),
    ),
    /** Sets only changed columns, because SQLite rewrites the index of each column that is set. */
    change: defineStatement<Pick<Tables['bookings'], 'id' | (typeof CHANGED)[number]>>()((slots) =>
      db
        .updateTable('bookings')
        .set(slots.row(...CHANGED))
        .where('id', '=', slots.one('id')),
    ),
    rewake: bookings.update(['wakeAt'], ['id']),
    lookAgain: bookings.update(['wakeAt'], [['wakeAt', '>', 'wakeAt'], 'siteId']),
    lookAtIdle: bookings.update(
      ['wakeAt'],
      [{ wakeAt: null, status: 'confirmed' }, ['endsOn', '>=', 'today'], 'siteId'],
    ),
    claim: defineStatement<UnitLists & { bookingId: string; until: number | null }>()((slots) =>
      db
        .insertInto('claims')
        .values(slots.rows({ booking_id: 'bookingId', hold_until: 'until' }, UNIT_LISTS))
        .onConflict((conflict) =>
          conflict
            .columns(['unit_id', 'booking_id'])
            .doUpdateSet(newRowAssignments('wholes', 'pairs', 'singles', 'hold_until')),
        ),
    ),
    unclaim: statementsOf(db, 'claims').delete(['bookingId']),
    unclaimOthers: defineStatement<{ bookingId: string; units: readonly number[] }>()((slots) =>
      db
        .deleteFrom('claims')
        .where('booking_id', '=', slots.one('bookingId'))
        .where('unit_id', 'not in', slots.list('units')),
    ),
    wait: defineStatement<UnitLists & { bookingId: string; placedAt: number }>()((slots) =>
      db
        .insertInto('waits')
        .values(slots.rows({ booking_id: 'bookingId', placed_at: 'placedAt' }, UNIT_LISTS)),
    ),
    review: statementsOf(db, 'reviews').upsert(
      ['bookingId'],
      ['stars', 'givenAt', 'hidden'],
      ['offerId'],
    ),
    unwait: statementsOf(db, 'waits').delete(['bookingId']),
    people: defineStatement<{
      bookingId: string;
      line: number;
      userNums: readonly number[];
      emails: readonly string[];
      data: readonly string[];
    }>()((slots) =>
      db
        .insertInto('people')
        .values(
          slots.rows(
            { booking_id: 'bookingId', journal_n: 'line' },
            { user_num: 'userNums', email: 'emails', data: 'data' },
          ),
        )
        .onConflict((conflict) =>
          conflict
            .columns(['booking_id', 'journal_n', 'user_num'])
            .doUpdateSet(newRowAssignments('email', 'data')),
        ),
    ),
    forget: defineStatement<{ bookingId: string; userNums: readonly number[] }>()((slots) =>
      db
        .deleteFrom('people')
        .where('booking_id', '=', slots.one('bookingId'))
        .where('journal_n', '=', 0)
        .where('user_num', 'in', slots.list('userNums')),
    ),
    forgetAll: people.delete(['bookingId', { journalN: 0 }]),
    // The second condition finds accounts that this browser requested and nobody has activated.
    adopt: defineStatement<{ visitorId: string; accountId: string }>()((slots) =>
      db
        .updateTable('bookings')
        .set({ account_id: slots.one('accountId') })
        .where('visitor_id', '=', slots.one('visitorId'))
        .where('status', '=', 'draft')
        .where((row) =>
          row.or([
            row('account_id', 'is', null),
            row(
              'account_id',
              'in',
              row
                .selectFrom('email_tokens')
                .select('account_id')
                .where('kind', '=', 'activation')
                .where('visitor_id', '=', slots.one('visitorId')),
            ),
          ]),
        ),
    ),
  };
};

export type BookingWrites = ReturnType<typeof bookingWriteStatements>;
