import { sql } from 'kysely';
import type {
  DataBesideBookings,
  Erasure,
  PersonalData,
} from '../../../application/ports/accounts.ts';
import { bookingWriteStatements } from './bookings/booking-writes.ts';
import {
  type Bound,
  type Connection,
  defineStatement,
  type Engine,
  type Queries,
} from './engine/engine.ts';
import { statementsOf } from './engine/table-statements.ts';

const personalQueries = (db: Queries) => ({
  places: defineStatement<{ email: string }>()((slots) =>
    db
      .selectFrom('people')
      .innerJoin('bookings', 'bookings.id', 'people.booking_id')
      .select(['people.booking_id', 'people.user_num', 'bookings.ends_on'])
      .where('people.email', '=', slots.one('email'))
      .where('people.journal_n', '=', 0),
  ),
  forgetAddress: defineStatement<{ bookingId: string }>()((slots) =>
    db
      .updateTable('bookings')
      .set({ address: sql.lit(null) })
      .where('id', '=', slots.one('bookingId')),
  ),
  // Deletes a voucher's description, the only personal data in its journal line.
  forgetVoucher: statementsOf(db, 'people').delete(['booking_id']),
  forgetAnswers: defineStatement<{ from: string; to: string }>()((slots) =>
    db
      .deleteFrom('idempotent_answers')
      .where('scope', '>=', slots.one('from'))
      .where('scope', '<', slots.one('to')),
  ),
  forgetCounter: statementsOf(db, 'rate_events').delete(['key']),
  forgetMails: statementsOf(db, 'mailbox').delete(['recipient']),
  // Deletes a person's mails that the shop has stopped trying to send. Mails that wait to be sent
  // remain.
  forgetGivenUp: defineStatement<{ email: string }>()((slots) =>
    db
      .deleteFrom('outbox')
      .where('recipient', '=', slots.one('email'))
      .where('given_up_at', 'is not', null),
  ),
  forgetMessages: statementsOf(db, 'messages').delete(['account_id']),
  forgetBrought: defineStatement<{ accountId: string }>()((slots) =>
    db
      .deleteFrom('message_files')
      .where(
        'message_id',
        'in',
        db.selectFrom('messages').select('id').where('account_id', '=', slots.one('accountId')),
      ),
  ),
  forgetFiles: defineStatement()(() =>
    db
      .deleteFrom('sent_files')
      .where('id', 'not in', db.selectFrom('message_files').select('file_id')),
  ),
  pastTrips: statementsOf(db, 'past_trips').select(['email'], {
    columns: ['email', 'ended_on', 'site_id'],
    orderBy: ['ended_on', 'site_id'],
  }),
  forgetTrips: statementsOf(db, 'past_trips').delete(['email']),
});

export const sqlPersonalData = (db: Queries, engine: Engine): PersonalData => {
  const queries = personalQueries(db);
  return {
    pastTrips: async (email) =>
      (await engine.read(queries.pastTrips({ email }))).map(({ ended_on, site_id }) => ({
        email,
        endedOn: ended_on,
        siteId: site_id,
      })),
  };
};

const eraseStatements = (
  queries: ReturnType<typeof personalQueries>,
  beside: DataBesideBookings,
): readonly Bound<unknown>[] => [
  // Deletes the responses stored for a browser. The scope of such a response is the browser's id, a
  // space and a path. In ASCII, `!` follows the space, so the range from `id ` to `id!` holds
  // exactly these scopes.
  ...beside.visitors.map((visitor) =>
    queries.forgetAnswers({ from: `${visitor} `, to: `${visitor}!` }),
  ),
  ...beside.counters.map((key) => queries.forgetCounter({ key })),
  ...beside.vouchers.map((code) => queries.forgetVoucher({ booking_id: `voucher/${code}` })),
  queries.forgetTrips({ email: beside.email }),
  queries.forgetMails({ recipient: beside.email }),
  queries.forgetGivenUp({ email: beside.email }),
  queries.forgetBrought({ accountId: beside.accountId }),
  queries.forgetMessages({ account_id: beside.accountId }),
  queries.forgetFiles({}),
];

export const sqlErasure = (db: Queries): ((connection: Connection) => Erasure) => {
  const queries = personalQueries(db);
  const writes = bookingWriteStatements(db);
  return (connection) => ({
    placesOf: async (email) =>
      (await connection.all(queries.places({ email }))).map(
        ({ booking_id, user_num, ends_on }) => ({
          bookingId: booking_id,
          userNum: user_num,
          endsOn: ends_on,
        }),
      ),
    forget: async (bookingId, userNums) =>
      connection.send(writes.forget(userNums.length)({ bookingId, userNums })),
    forgetEverybody: async (bookingId) => connection.send(writes.forgetAll({ bookingId })),
    forgetAddress: async (bookingId) => connection.send(queries.forgetAddress({ bookingId })),
    forgetBeside: async (beside) => {
      connection.erases?.();
      for (const bound of eraseStatements(queries, beside)) connection.send(bound);
    },
  });
};
