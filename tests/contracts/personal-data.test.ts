import Database from 'better-sqlite3';
import { ok } from 'neverthrow';
import pg from 'pg';
import { afterAll, describe, expect, test } from 'vitest';
import { openPostgres } from '../../adapters/storage/postgres/postgres.ts';
import { openSqlite } from '../../adapters/storage/sqlite/sqlite.ts';
import type { StoreKit } from '../../application/ports/store-kit.ts';
import type { BookingCommand } from '../../domain/booking/commands.ts';
import type { CodeCommand } from '../../domain/codes/commands.ts';
import type { Person } from '../../domain/party/person.ts';
import { confirmedBooking, singles, waitingBooking } from '../arbitraries/bookings.ts';
import { party } from '../arbitraries/parties.ts';
import { startPostgres } from '../support/postgres.ts';
import { shopEntryOf } from './commands.ts';
import { scratch } from './helpers.ts';
import { bookingEntryOf, SEARCH_COLUMNS } from './record-examples.ts';
import { leaveDraft } from './replay-helpers.ts';
import { cancelledBooking } from './stored-examples.ts';

const SECRET = 'Brzęczyszczykiewicz';
const person: Person = {
  firstName: SECRET,
  lastName: SECRET,
  birthDate: '1991-11-19',
  idDocument: 'ABA300000',
  country: 'Polska',
  gender: 'man',
  phone: '+48 601 191 191',
  email: 'grzegorz@personal.example',
};
const PERSONAL = [SECRET, '1991-11-19', 'ABA300000', '601 191 191', 'personal.example'];

const commands: readonly BookingCommand[] = [
  { type: 'nameParticipants', participants: [{ userNum: 1, fillLater: false, person }] },
  {
    type: 'chooseBerths',
    berths: [
      {
        userNum: 1,
        unitId: 1,
        bedroom: false,
        sameAsFirst: false,
        firstName: SECRET,
        lastName: SECRET,
      },
    ],
    journeys: [],
    reserveList: false,
  },
  {
    type: 'confirm',
    comments: SECRET,
    paymentOption: 'onetime',
    paymentType: 'transfer',
    termsAccepted: true,
    expectedPrice: null,
    expectedLeft: null,
  },
  {
    type: 'changeBooking',
    berths: null,
    journeys: null,
    insurances: null,
    trainings: null,
    addons: null,
    people: [{ userNum: 1, fillLater: false, person }],
  },
  { type: 'giveReview', stars: 5, text: SECRET },
  { type: 'hideReview', reason: SECRET },
];

const review = {
  ...{ stars: 5, text: SECRET, at: 1 },
  hidden: { reason: SECRET, by: 'Ewa', at: 2 },
};

const voucher: CodeCommand = {
  type: 'createVoucher',
  code: 'LATO',
  kind: 'gift',
  value: 5000,
  description: SECRET,
  siteId: null,
  expiresOn: null,
  accountId: null,
};

const fill = async (kit: StoreKit): Promise<void> => {
  const choices = party('single', 1, [{ person, berthFirstName: SECRET, berthLastName: SECRET }]);
  await kit.store.inTransaction([], async ({ bookings, journal }) => {
    await bookings.save(
      confirmedBooking('PERSON22', [singles(1, 1)], { choices, comments: SECRET, review }),
      SEARCH_COLUMNS,
    );
    for (const command of commands) {
      const trips = { [person.email]: 3 };
      await journal.append(
        bookingEntryOf('PERSON22', command, { bookerEmail: person.email, trips }),
      );
    }
    await bookings.save(
      waitingBooking('PERSON33', [singles(1, 1)], { choices, comments: SECRET }),
      SEARCH_COLUMNS,
    );
    await bookings.save(
      cancelledBooking('PERSON44', [singles(1, 1)], { choices, comments: SECRET }),
      SEARCH_COLUMNS,
    );
    await journal.append(shopEntryOf(voucher));
    return ok(undefined);
  });
};

const leave = (kit: StoreKit): Promise<void> =>
  leaveDraft(kit.store, 'PERSON55', [person, { ...person, email: 'jan@personal.example' }]);

/** History tables contain no personal data, so erasing a person does not change them. */
const HISTORY = ['bookings', 'claims', 'waits', 'reviews', 'journal'] as const;
const foundIn = (text: string): readonly string[] =>
  PERSONAL.filter((value) => text.includes(value));

describe('personal data of participants is stored only in the people table (R39)', () => {
  const folder = scratch();
  afterAll(() => folder.remove());

  test('on SQLite', async () => {
    const path = folder.file();
    const kit = await openSqlite(path);
    await fill(kit);
    await kit.close();
    const raw = new Database(path);
    const dump = (table: string): string =>
      JSON.stringify(raw.prepare(`select * from ${table}`).all());
    expect(HISTORY.map((table) => foundIn(dump(table)))).toEqual(HISTORY.map(() => []));
    expect(dump('journal')).toContain('nameParticipants');
    expect(foundIn(dump('people'))).toEqual(PERSONAL);
    raw.close();
  });

  test('a removed draft leaves no personal data, on SQLite (R8)', async () => {
    const path = folder.file();
    const kit = await openSqlite(path);
    await leave(kit);
    await kit.close();
    const raw = new Database(path);
    const dump = (table: string): string =>
      JSON.stringify(raw.prepare(`select * from ${table}`).all());
    for (const table of [...HISTORY, 'people']) expect(foundIn(dump(table)), table).toEqual([]);
    expect(dump('people')).toContain('person-2@example.invalid');
    raw.close();
  });

  test('on PostgreSQL', async () => {
    const server = await startPostgres();
    const url = await server.freshDatabase();
    const kit = await openPostgres(url);
    await fill(kit);
    const raw = new pg.Client({ connectionString: url });
    await raw.connect();
    const dump = async (table: string): Promise<string> =>
      JSON.stringify((await raw.query(`select * from ${table}`)).rows);
    for (const table of HISTORY) expect(foundIn(await dump(table)), table).toEqual([]);
    expect(foundIn(await dump('people'))).toEqual(PERSONAL);
    await raw.query('delete from bookings');
    await raw.query('delete from journal');
    await raw.query('delete from people');
    await leave(kit);
    for (const table of [...HISTORY, 'people'])
      expect(foundIn(await dump(table)), table).toEqual([]);
    expect(await dump('people')).toContain('person-2@example.invalid');
    await raw.end();
    await kit.close();
    await server.stop();
  });
});
