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

const personalQueries = (db: Queries) => {
  const pastTrips = statementsOf(db, 'past_trips');
  return {
    places: defineStatement<{ email: string }>()((slots) =>
      db
        .selectFrom('people')
        .innerJoin('bookings', 'bookings.id', 'people.booking_id')
        .select([
          'people.booking_id as bookingId',
          'people.user_num as userNum',
          'bookings.ends_on as endsOn',
        ])
        .where('people.email', '=', slots.one('email'))
        .where('people.journal_n', '=', 0),
    ),
    forgetAddress: statementsOf(db, 'bookings').update([{ address: null }], ['id']),
    // Deletes a voucher's description, the only personal data in its journal line.
    forgetVoucher: statementsOf(db, 'people').delete(['bookingId']),
    forgetAnswers: statementsOf(db, 'idempotent_answers').delete([
      ['scope', '>=', 'from'],
      ['scope', '<', 'to'],
    ]),
    forgetCounter: statementsOf(db, 'rate_events').delete(['key']),
    forgetMails: statementsOf(db, 'mailbox').delete(['recipient']),
    // Deletes a person's mails that the shop has stopped trying to send. Mails that wait to be sent
    // remain.
    forgetGivenUp: statementsOf(db, 'outbox').delete(['recipient', ['givenUpAt', 'is not']]),
    forgetMessages: statementsOf(db, 'messages').delete(['accountId']),
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
    pastTrips: pastTrips.select(['email', 'endedOn', 'siteId'], ['email'], {
      orderBy: ['endedOn', 'siteId'],
    }),
    forgetTrips: pastTrips.delete(['email']),
  };
};

export const sqlPersonalData = (db: Queries, engine: Engine): PersonalData => {
  const queries = personalQueries(db);
  return { pastTrips: (email) => engine.read(queries.pastTrips({ email })) };
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
  ...beside.vouchers.map((code) => queries.forgetVoucher({ bookingId: `voucher/${code}` })),
  queries.forgetTrips({ email: beside.email }),
  queries.forgetMails({ recipient: beside.email }),
  queries.forgetGivenUp({ recipient: beside.email }),
  queries.forgetBrought({ accountId: beside.accountId }),
  queries.forgetMessages({ accountId: beside.accountId }),
  queries.forgetFiles({}),
];

export const sqlErasure = (db: Queries): ((connection: Connection) => Erasure) => {
  const queries = personalQueries(db);
  const writes = bookingWriteStatements(db);
  return (connection) => ({
    placesOf: (email) => connection.all(queries.places({ email })),
    forget: async (bookingId, userNums) => connection.send(writes.forget({ bookingId, userNums })),
    forgetEverybody: async (bookingId) => connection.send(writes.forgetAll({ bookingId })),
    forgetAddress: async (bookingId) => connection.send(queries.forgetAddress({ id: bookingId })),
    forgetBeside: async (beside) => {
      connection.erases?.();
      for (const bound of eraseStatements(queries, beside)) connection.send(bound);
    },
  });
};
