import type { Erasure, PersonalData } from '../../../application/ports/personal-data.ts';
import type { Connection, Engine, Queries } from './engine.ts';
import { statement } from './statement.ts';

/** The numbers of those participants of a booking that are the booker's: 1, and 0 for what was written freely. */
const BOOKER = [0, 1] as const;

const personalQueries = (db: Queries) => ({
  bookingsWith: statement<{ email: string }>()((slots) =>
    db
      .selectFrom('people')
      .select('booking_id')
      .distinct()
      .where('email', '=', slots.one('email'))
      .where('journal_n', '=', 0)
      .orderBy('booking_id'),
  ),
  ended: statement<{ email: string; before: string }>()((slots) =>
    db
      .selectFrom('people')
      .innerJoin('bookings', 'bookings.id', 'people.booking_id')
      .select(['people.booking_id', 'people.user_num'])
      .where('people.email', '=', slots.one('email'))
      .where('people.journal_n', '=', 0)
      .where('bookings.ends_on', '<', slots.one('before')),
  ),
  forget: statement<{ bookingId: string; userNum: number }>()((slots) =>
    db.deleteFrom('people').where('booking_id', '=', slots.one('bookingId')).where('user_num', '=', slots.one('userNum')),
  ),
  forgetAll: statement<{ bookingId: string }>()((slots) => db.deleteFrom('people').where('booking_id', '=', slots.one('bookingId'))),
  pastTrips: statement<{ email: string }>()((slots) =>
    db
      .selectFrom('past_trips')
      .select(['email', 'ended_on', 'site_id'])
      .where('email', '=', slots.one('email'))
      .orderBy('ended_on')
      .orderBy('site_id'),
  ),
  forgetTrips: statement<{ email: string }>()((slots) => db.deleteFrom('past_trips').where('email', '=', slots.one('email'))),
});

/** Reads where a person's data is; see the port. */
export const sqlPersonalData = (db: Queries, engine: Engine): PersonalData => {
  const queries = personalQueries(db);
  return {
    bookingsWith: async (email) => (await engine.read(queries.bookingsWith({ email }))).map(({ booking_id }) => booking_id),
    pastTrips: async (email) =>
      (await engine.read(queries.pastTrips({ email }))).map(({ ended_on, site_id }) => ({ email, endedOn: ended_on, siteId: site_id })),
  };
};

/** Takes a person's rows away: those of the bookings as they are and those that journal lines were typed with. */
export const sqlErasure = (db: Queries): ((connection: Connection) => Erasure) => {
  const queries = personalQueries(db);
  return (connection) => ({
    erase: async ({ email, asBooker, wholly, endedBefore }) => {
      const travelled = await connection.all(queries.ended({ email, before: endedBefore }));
      for (const { booking_id, user_num } of travelled) connection.send(queries.forget({ bookingId: booking_id, userNum: user_num }));
      for (const bookingId of asBooker) for (const userNum of BOOKER) connection.send(queries.forget({ bookingId, userNum }));
      for (const bookingId of wholly) connection.send(queries.forgetAll({ bookingId }));
      connection.send(queries.forgetTrips({ email }));
    },
  });
};
