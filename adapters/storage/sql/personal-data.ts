import { sql } from 'kysely';
import type { Erasure, Forgotten, PersonalData } from '../../../application/ports/personal-data.ts';
import { bookingWrites } from './bookings/booking-writes.ts';
import { forgetTyped } from './bookings/write-bookings.ts';
import type { Connection, Engine, Queries } from './engine/engine.ts';
import { type Bound, statement } from './engine/statement.ts';
import { closePapers } from './papers.ts';

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
  ofOwn: statement<{ bookingId: string; email: string }>()((slots) =>
    db
      .selectFrom('people')
      .select(['booking_id', 'user_num'])
      .where('booking_id', '=', slots.one('bookingId'))
      .where('journal_n', '=', 0)
      .where('email', '=', slots.one('email')),
  ),
  forgetAddress: statement<{ bookingId: string }>()((slots) =>
    db
      .updateTable('bookings')
      .set({ address: sql.lit(null) })
      .where('id', '=', slots.one('bookingId')),
  ),
  // The lines themselves stay: what a voucher is for stands beside them.
  forgetVoucher: statement<{ subject: string }>()((slots) => db.deleteFrom('people').where('booking_id', '=', slots.one('subject'))),
  forgetAnswers: statement<{ from: string; to: string }>()((slots) =>
    db.deleteFrom('idempotent_answers').where('scope', '>=', slots.one('from')).where('scope', '<', slots.one('to')),
  ),
  forgetCounter: statement<{ key: string }>()((slots) => db.deleteFrom('rate_events').where('key', '=', slots.one('key'))),
  forgetMails: statement<{ email: string }>()((slots) => db.deleteFrom('mailbox').where('recipient', '=', slots.one('email'))),
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

/** Visits, mails and lines about vouchers; bookings are another matter. */
const elsewhere = (queries: ReturnType<typeof personalQueries>, whose: Forgotten): readonly Bound<unknown>[] => [
  // A scope is the visitor, a space and the path; '!' is the sign after the space.
  ...whose.visitors.map((visitor) => queries.forgetAnswers({ from: `${visitor} `, to: `${visitor}!` })),
  ...whose.counters.map((key) => queries.forgetCounter({ key })),
  ...whose.vouchers.map((code) => queries.forgetVoucher({ subject: `voucher/${code}` })),
  queries.forgetTrips({ email: whose.email }),
  queries.forgetMails({ email: whose.email }),
  queries.forgetMessages({ accountId: whose.accountId }),
];

/** Takes a person's rows away from the bookings as they are, and puts stand-ins into the journal lines of those bookings. */
export const sqlErasure = (db: Queries): ((connection: Connection) => Erasure) => {
  const [queries, writes, close] = [personalQueries(db), bookingWrites(db), closePapers(db)];
  return (connection) => ({
    erase: async (whose) => {
      const { email, asBooker, wholly, endedBefore } = whose;
      const travelled = [...(await connection.all(queries.ended({ email, before: endedBefore })))];
      for (const bookingId of asBooker) travelled.push(...(await connection.all(queries.ofOwn({ bookingId, email }))));
      for (const { booking_id, user_num } of travelled) connection.send(queries.forget({ bookingId: booking_id, userNum: user_num }));
      for (const bookingId of asBooker) for (const userNum of BOOKER) connection.send(queries.forget({ bookingId, userNum }));
      for (const bookingId of asBooker) for (const bound of close(bookingId)) connection.send(bound);
      for (const bookingId of wholly) connection.send(queries.forgetAll({ bookingId }));
      for (const bookingId of [...asBooker, ...wholly]) connection.send(queries.forgetAddress({ bookingId }));
      for (const bookingId of new Set([...travelled.map(({ booking_id }) => booking_id), ...asBooker, ...wholly]))
        await forgetTyped(writes, connection, bookingId);
      for (const bound of elsewhere(queries, whose)) connection.send(bound);
    },
  });
};
