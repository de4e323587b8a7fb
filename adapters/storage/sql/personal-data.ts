import type { Erasure, PersonalData } from '../../../application/ports/personal-data.ts';
import { bookingWrites } from './booking-writes.ts';
import type { Connection, Engine, Queries } from './engine.ts';
import { closePapers } from './papers.ts';
import { statement } from './statement.ts';
import { forgetTyped } from './write-bookings.ts';

/** The numbers of those participants of a booking that are the booker's: 1, and 0 for what was written freely. */
const BOOKER = [0, 1] as const;

const personalQueries = (db: Queries) => ({
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
    db
      .deleteFrom('people')
      .where('booking_id', '=', slots.one('bookingId'))
      .where('journal_n', '=', 0)
      .where('user_num', '=', slots.one('userNum')),
  ),
  forgetAll: statement<{ bookingId: string }>()((slots) =>
    db.deleteFrom('people').where('booking_id', '=', slots.one('bookingId')).where('journal_n', '=', 0),
  ),
  forgetMessages: statement<{ accountId: string }>()((slots) => db.deleteFrom('messages').where('account_id', '=', slots.one('accountId'))),
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

/** Reads trips from before the shop; see the port. */
export const sqlPersonalData = (db: Queries, engine: Engine): PersonalData => {
  const queries = personalQueries(db);
  return {
    pastTrips: async (email) =>
      (await engine.read(queries.pastTrips({ email }))).map(({ ended_on, site_id }) => ({ email, endedOn: ended_on, siteId: site_id })),
  };
};

/** Takes a person's rows away from the bookings as they are, and puts stand-ins into the journal lines of those bookings. */
export const sqlErasure = (db: Queries): ((connection: Connection) => Erasure) => {
  const [queries, writes, close] = [personalQueries(db), bookingWrites(db), closePapers(db)];
  return (connection) => ({
    erase: async ({ email, accountId, asBooker, wholly, endedBefore }) => {
      const travelled = await connection.all(queries.ended({ email, before: endedBefore }));
      for (const { booking_id, user_num } of travelled) connection.send(queries.forget({ bookingId: booking_id, userNum: user_num }));
      for (const bookingId of asBooker) for (const userNum of BOOKER) connection.send(queries.forget({ bookingId, userNum }));
      for (const bookingId of asBooker) for (const bound of close(bookingId)) connection.send(bound);
      for (const bookingId of wholly) connection.send(queries.forgetAll({ bookingId }));
      for (const bookingId of new Set([...travelled.map(({ booking_id }) => booking_id), ...asBooker, ...wholly]))
        await forgetTyped(writes, connection, bookingId);
      connection.send(queries.forgetTrips({ email }));
      connection.send(queries.forgetMessages({ accountId }));
    },
  });
};
