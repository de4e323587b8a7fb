import { type Expression, type ExpressionBuilder, type SelectQueryBuilder, sql } from 'kysely';
import { type Dialect, defineStatement, type Queries } from '../engine/engine.ts';
import { type Tables, UNPAID_DOCUMENT } from '../engine/schema.ts';
import { statementsOf } from '../engine/table-statements.ts';
import { summaryQueries } from './booking-summaries.ts';

/** A booking with one of its participants. `user_num` is null if the booking has none. */
export type BookingPersonRow = {
  readonly id: string;
  readonly data: string;
  readonly user_num: number | null;
  readonly visitor_id: string | null;
  readonly account_id: string | null;
  readonly created_at: number | null;
};

/** SQLite uses a partial index only if the statement contains its condition as a literal. */
const DRAFT = sql.lit('draft' as const);
const CONFIRMED = sql.lit('confirmed' as const);
/** `journal_n` is 0 for the current data of people. Other values are numbers of journal lines. */
const NOW = sql.lit(0);
const CANCELLED = sql.lit('cancelled' as const);
const WAITING = sql.lit('reserveList' as const);
const PLACED = [CONFIRMED, WAITING, CANCELLED];
const ONGOING = [sql.lit('draft' as const), CONFIRMED, WAITING];

/**
 * Condition for documents that contain a review. Text that a customer typed cannot meet this
 * condition: JSON writes a backslash before each quote in such a text.
 */
const REVIEW_TEXT = sql.lit('%"review":"%');

const wholeBookings = (db: Queries) => {
  const bookingRows = () =>
    db
      .selectFrom('bookings')
      .select([
        'id',
        'document as data',
        sql<number | null>`cast(null as integer)`.as('user_num'),
        sql<string | null>`visitor_id`.as('visitor_id'),
        'account_id',
        sql<number | null>`created_at`.as('created_at'),
      ]);
  const theirs = () =>
    db
      .selectFrom('people')
      .select([
        'booking_id as id',
        'data',
        sql<number | null>`user_num`.as('user_num'),
        sql<string | null>`null`.as('visitor_id'),
        sql<string | null>`null`.as('account_id'),
        sql<number | null>`cast(null as bigint)`.as('created_at'),
      ])
      .where('journal_n', '=', NOW);
  const ids = () => db.selectFrom('bookings').select('id');
  const named = (some: SelectQueryBuilder<Tables, 'bookings' | 'reviews', { id: string }>) =>
    bookingRows()
      .where('id', 'in', some)
      .unionAll(theirs().where('booking_id', 'in', some));
  const newestReviews = () =>
    db
      .selectFrom('reviews')
      .select('booking_id as id')
      .orderBy('given_at', 'desc')
      .orderBy('booking_id');
  const publicReviews = () =>
    newestReviews()
      .where('hidden', '=', sql.lit(0))
      .where(({ exists, selectFrom }) =>
        exists(
          selectFrom('people')
            .select('user_num')
            .whereRef('people.booking_id', '=', 'reviews.booking_id')
            .where('journal_n', '=', NOW)
            .where('user_num', '=', sql.lit(0))
            .where('data', 'like', REVIEW_TEXT),
        ),
      );
  return {
    get: defineStatement<{ id: string }>()<BookingPersonRow>((slots) =>
      bookingRows()
        .where('id', '=', slots.one('id'))
        .unionAll(theirs().where('booking_id', '=', slots.one('id'))),
    ),
    ofAccount: defineStatement<{ accountId: string; day: string }>()<BookingPersonRow>((slots) =>
      named(
        ids()
          .where('account_id', '=', slots.one('accountId'))
          .where('ends_on', '>=', slots.one('day')),
      ),
    ),
    draftsOf: defineStatement<{ accountId: string }>()<BookingPersonRow>((slots) =>
      named(ids().where('account_id', '=', slots.one('accountId')).where('status', '=', DRAFT)),
    ),
    ofTraveller: defineStatement<{ email: string; day: string }>()<BookingPersonRow>((slots) =>
      named(
        ids()
          .where('status', 'in', PLACED)
          .where('ends_on', '>=', slots.one('day'))
          .where(
            'id',
            'in',
            db
              .selectFrom('people')
              .select('booking_id')
              .where('email', '=', slots.one('email'))
              .where('journal_n', '=', NOW),
          ),
      ),
    ),
    confirmedFrom: defineStatement<{ day: string }>()<BookingPersonRow>((slots) =>
      named(ids().where('status', '=', CONFIRMED).where('ends_on', '>=', slots.one('day'))),
    ),
    ongoingOf: defineStatement<{ offerId: number; limit: number }>()<BookingPersonRow>((slots) =>
      named(
        ids()
          .where('offer_id', '=', slots.one('offerId'))
          .where('status', 'in', ONGOING)
          .orderBy('id')
          .limit(slots.one('limit')),
      ),
    ),
    inStates: defineStatement<{
      states: readonly Tables['bookings']['status'][];
      least: number;
      most: number;
    }>()<BookingPersonRow>((slots) =>
      named(
        ids()
          .where('status', 'in', slots.list('states'))
          .where('offer_id', '>=', slots.one('least'))
          .where('offer_id', '<=', slots.one('most')),
      ),
    ),
    // Cancelled bookings with payments. The condition must be that of the index in migration 026.
    cancelledPaid: defineStatement()<BookingPersonRow>(() =>
      named(
        ids()
          .where('status', '=', CANCELLED)
          .where('document', 'not like', sql.lit(UNPAID_DOCUMENT)),
      ),
    ),
    reviewed: defineStatement<{ limit: number }>()<BookingPersonRow>((slots) =>
      named(newestReviews().limit(slots.one('limit'))),
    ),
    publicReviewed: defineStatement<{ limit: number }>()<BookingPersonRow>((slots) =>
      named(publicReviews().limit(slots.one('limit'))),
    ),
    reviewedOn: defineStatement<{ offerIds: readonly number[]; limit: number }>()<BookingPersonRow>(
      (slots) =>
        named(
          publicReviews().where('offer_id', 'in', slots.list('offerIds')).limit(slots.one('limit')),
        ),
    ),
    ageRequests: defineStatement()<BookingPersonRow>(() =>
      named(ids().where('age_asked_at', 'is not', null)),
    ),
    withAmbassador: defineStatement<{ name: string }>()<BookingPersonRow>((slots) =>
      named(ids().where('ambassador_code', '=', slots.one('name')).where('status', '=', CONFIRMED)),
    ),
  };
};

const places = (db: Queries) => {
  const longestHold = (row: ExpressionBuilder<Tables, 'bookings'>) =>
    row
      .selectFrom('claims')
      .select((claim) => claim.fn.max('claims.hold_until').as('until'))
      .whereRef('claims.booking_id', '=', 'bookings.id');
  const sums = () =>
    db
      .selectFrom('claims')
      .select((row) => [
        'unit_id',
        row.fn.sum<number>('wholes').as('wholes'),
        row.fn.sum<number>('pairs').as('pairs'),
        row.fn.sum<number>('singles').as('singles'),
      ])
      .groupBy('unit_id');
  return {
    liveHolds: defineStatement<{ visitorId: string; at: number }>()((slots) =>
      db
        .selectFrom('bookings')
        .select(['id', 'offer_id', 'held_since'])
        .where('visitor_id', '=', slots.one('visitorId'))
        .where('status', '=', DRAFT)
        .where((row) => row(longestHold(row), '>', slots.one('at'))),
    ),
    unitsOf: defineStatement<{ ids: readonly string[] }>()((slots) =>
      db
        .selectFrom('claims')
        .select(['booking_id', 'unit_id'])
        .where('booking_id', 'in', slots.list('ids')),
    ),
    liveHoldsOfAddress: defineStatement<{ address: string; at: number }>()((slots) =>
      db
        .selectFrom('bookings')
        .select((row) => row.fn.countAll<number>().as('holds'))
        .where('status', '=', DRAFT)
        .where('address', '=', slots.one('address'))
        .where('held_since', 'is not', null)
        .where((row) => row(longestHold(row), '>', slots.one('at'))),
    ),
    taken: defineStatement<{ unitIds: readonly number[]; at: number; without: string }>()((slots) =>
      sums()
        .where('unit_id', 'in', slots.list('unitIds'))
        .where((row) =>
          row.or([row('hold_until', 'is', null), row('hold_until', '>', slots.one('at'))]),
        )
        .where('booking_id', '<>', slots.one('without')),
    ),
    takenOfAll: defineStatement<{ at: number }>()((slots) =>
      sums()
        .select((row) => row.fn.min('hold_until').as('next_lapse'))
        .where((row) =>
          row.or([row('hold_until', 'is', null), row('hold_until', '>', slots.one('at'))]),
        ),
    ),
    // Sum only the claims of trips that have not ended. This is faster, because most stored claims
    // belong to trips that have ended.
    takenOfTrips: defineStatement<{ at: number; day: string }>()((slots) =>
      sums()
        .select((row) => row.fn.min('hold_until').as('next_lapse'))
        .where(
          'booking_id',
          'in',
          db
            .selectFrom('bookings')
            .select('id')
            .where('status', '=', CONFIRMED)
            .where('ends_on', '>=', slots.one('day'))
            .unionAll(
              db
                .selectFrom('bookings')
                .select('id')
                .where('status', '=', DRAFT)
                .where('held_since', 'is not', null)
                .where('ends_on', '>=', slots.one('day')),
            ),
        )
        .where((row) =>
          row.or([row('hold_until', 'is', null), row('hold_until', '>', slots.one('at'))]),
        ),
    ),
    lastLapses: defineStatement<{ unitIds: readonly number[]; at: number }>()((slots) =>
      db
        .selectFrom('claims')
        .select((row) => ['unit_id', row.fn.max('hold_until').as('until')])
        .where('unit_id', 'in', slots.list('unitIds'))
        .where('hold_until', '>', slots.one('at'))
        .groupBy('unit_id'),
    ),
    withWholeYachts: defineStatement<{ unitIds: readonly number[]; at: number }>()((slots) =>
      db
        .selectFrom('claims')
        .select('booking_id')
        .where('unit_id', 'in', slots.list('unitIds'))
        .where('wholes', '>', sql.lit(0))
        .where((row) =>
          row.or([row('hold_until', 'is', null), row('hold_until', '>', slots.one('at'))]),
        )
        .orderBy('booking_id'),
    ),
    countOf: defineStatement<{ offerId: number }>()((slots) =>
      db
        .selectFrom('bookings')
        .select((row) => row.fn.countAll<number>().as('bookings'))
        .where('offer_id', '=', slots.one('offerId'))
        .where('status', '<>', sql.lit('removed' as const)),
    ),
    waitingOn: defineStatement<{ unitIds: readonly number[] }>()((slots) =>
      db
        .selectFrom('waits')
        .selectAll()
        .where(
          'booking_id',
          'in',
          db.selectFrom('waits').select('booking_id').where('unit_id', 'in', slots.list('unitIds')),
        )
        .orderBy('placed_at')
        .orderBy('booking_id')
        .orderBy('unit_id'),
    ),
  };
};

const glances = (db: Queries) =>
  defineStatement<{ id: string; document: string; unitIds: readonly number[] }>()((slots) => {
    const people = db
      .selectFrom('people')
      .select((row) => row.fn.countAll<number>().as('people'))
      .where('booking_id', '=', slots.one('id'))
      .where('journal_n', '=', NOW);
    const unitIds = slots.list('unitIds');
    const awaited = db
      .selectFrom('waits')
      .select((row) => row.fn.countAll<number>().as('awaited'))
      .where('unit_id', 'in', unitIds);
    return (
      db
        .selectFrom('bookings')
        .select(['visitor_id', 'account_id', sql<number>`(${people})`.as('people')])
        // Compares documents, not versions: a reminder or a note changes the document, but not
        // the booking's version (R58).
        .select(
          sql<number>`case when document = ${slots.one('document')} then 1 else 0 end`.as(
            'same_document',
          ),
        )
        .select(
          unitIds.length === 0
            ? sql<number>`0`.as('awaited')
            : sql<number>`(${awaited})`.as('awaited'),
        )
        .where('id', '=', slots.one('id'))
    );
  });

const searches = (db: Queries) => {
  const otherBookings = (code: Expression<string | null>, differsFrom: Expression<string>) =>
    db
      .selectFrom('bookings')
      .select((row) =>
        row.fn.coalesce(row.fn.sum<number>('group_travellers'), sql.lit(0)).as('others'),
      )
      .where('group_code', '=', code)
      .where('id', '<>', differsFrom);
  return {
    due: statementsOf(db, 'bookings').select(
      ['id', 'wakeAt'],
      [
        ['wakeAt', 'is not'],
        ['wakeAt', '<=', 'until'],
      ],
      { orderBy: ['wakeAt', 'id'], limit: 'limit' },
    ),
    group: defineStatement<{ code: string; without: string }>()((slots) =>
      db
        .selectFrom('bookings')
        .select([
          'site_id',
          'offer_id',
          'document',
          sql<number>`${otherBookings(slots.one('code'), slots.one('without'))}`.as('others'),
        ])
        .where('id', '=', slots.one('code'))
        .where('group_code', '=', slots.one('code')),
    ),
    reviewSums: defineStatement()(() =>
      db
        .selectFrom('reviews')
        .select((row) => [
          'offer_id',
          row.fn.countAll<number>().as('reviews'),
          row.fn.sum<number>('stars').as('stars'),
        ])
        .groupBy('offer_id'),
    ),
    membersOf: defineStatement<{ code: string }>()((slots) =>
      db
        .selectFrom('bookings')
        .select('id')
        .where('group_code', '=', slots.one('code'))
        .where('status', '=', CONFIRMED)
        .orderBy('id'),
    ),
    earned: defineStatement<{ name: string }>()((slots) =>
      db
        .selectFrom('bookings')
        .select((row) => row.fn.coalesce(row.fn.sum<number>('commission'), sql.lit(0)).as('earned'))
        .where('ambassador_code', '=', slots.one('name')),
    ),
    endedTrips: defineStatement<{ emails: readonly string[]; today: string }>()((slots) =>
      db
        .selectFrom('people')
        .select((row) => ['email', row.fn.count<number>('booking_id').distinct().as('trips')])
        .where('journal_n', '=', NOW)
        .where('email', 'in', slots.list('emails'))
        .where((row) =>
          row.exists(
            row
              .selectFrom('bookings')
              .select('bookings.id')
              .whereRef('bookings.id', '=', 'people.booking_id')
              .where('bookings.status', '=', CONFIRMED)
              .where('bookings.ends_on', '<', slots.one('today')),
          ),
        )
        .groupBy('email')
        .unionAll(
          db
            .selectFrom('past_trips')
            .select((row) => ['email', row.fn.countAll<number>().as('trips')])
            .where('email', 'in', slots.list('emails'))
            .where('ended_on', '<', slots.one('today'))
            .groupBy('email'),
        ),
    ),
  };
};

export const bookingQueries = (db: Queries, dialect: Dialect) => ({
  ...wholeBookings(db),
  ...places(db),
  ...searches(db),
  glance: glances(db),
  summaries: summaryQueries(db, dialect),
});

export type BookingQueries = ReturnType<typeof bookingQueries>;
