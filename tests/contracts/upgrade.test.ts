import Database from 'better-sqlite3';
import fc from 'fast-check';
import { ok } from 'neverthrow';
import pg from 'pg';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { DEMO_SELLERS } from '../../adapters/demo-catalogue/demo-catalogue.ts';
import { openPostgres } from '../../adapters/storage/postgres/postgres.ts';
import {
  bookingDocumentOf,
  bookingFrom,
  personRowsOf,
} from '../../adapters/storage/sql/bookings/documents.ts';
import { joinPersonalDataIntoLine } from '../../adapters/storage/sql/journal/journal-lines.ts';
import { openSqlite } from '../../adapters/storage/sqlite/sqlite.ts';
import type { PaymentDiscrepancy, RefundOrder } from '../../application/ports/bank/bank.ts';
import type { OnlinePayment } from '../../application/ports/online-payments.ts';
import type { StoreKit } from '../../application/ports/store-kit.ts';
import type { Booking } from '../../domain/booking/booking.ts';
import type { BrandSettings } from '../../domain/brand-settings.ts';
import { HOUR } from '../../domain/calendar.ts';
import { partySizeForRebateWithoutCode } from '../../domain/groups/group.ts';
import { computeQuote, computeQuoteFromRows } from '../../domain/pricing/quote.ts';
import { confirmedBooking, draft, waitingBooking } from '../arbitraries/bookings.ts';
import { OFFER, offerWith, SETTINGS } from '../arbitraries/offers.ts';
import { choicesOf, quoteOf } from '../arbitraries/parties.ts';
import { catalogueEntryOf } from '../http/wizard/test-catalogue.ts';
import { startPostgres, type TestPostgres } from '../support/postgres.ts';
import { runs } from '../support/runs.ts';
import { commitWork, saveBookings, scratch } from './helpers.ts';
import { SEARCH_COLUMNS } from './record-examples.ts';
import { makeVersion1Database, makeVersion1File } from './version-1.ts';

const KINDS = ['SQLite', 'PostgreSQL'] as const;

const folder = scratch();
let server: TestPostgres;
beforeAll(async () => {
  server = await startPostgres();
});
afterAll(async () => {
  folder.remove();
  await server.stop();
});

const openAndClose = async (
  opening: Promise<StoreKit>,
  work: (kit: StoreKit) => Promise<void>,
): Promise<void> => {
  const kit = await opening;
  await work(kit);
  await kit.close();
};

/** Fills a store, runs the statements that undo its last migration, and upgrades the store. */
const checkUpgradeOn = async (
  kind: (typeof KINDS)[number],
  fill: (kit: StoreKit) => Promise<void>,
  undo: readonly string[],
  check: (kit: StoreKit) => Promise<void>,
): Promise<void> => {
  if (kind === 'SQLite') {
    const path = folder.file();
    await openAndClose(openSqlite(path), fill);
    const raw = new Database(path);
    for (const text of undo) raw.exec(text);
    raw.close();
    return openAndClose(openSqlite(path), check);
  }
  const url = await server.freshDatabase();
  await openAndClose(openPostgres(url), fill);
  const raw = new pg.Client({ connectionString: url });
  await raw.connect();
  for (const text of undo) await raw.query(text);
  await raw.end();
  await openAndClose(openPostgres(url), check);
};

const thingsOf = (booking: Booking | null): readonly string[] =>
  booking !== null && 'quote' in booking
    ? booking.quote.rows.map(({ userNum, kind, thing }) => `${userNum} ${kind} ${thing}`)
    : [];

const ORDER = '7T8RUBMC';
const YACHT = 'EBSAGACX';
const SIGN_UP = 'SYFUNFGD';
const DRAFT = 'B55RNFM2';

const checkUpgraded = async (kit: StoreKit): Promise<void> => {
  const { bookings } = kit.store;
  const order = await bookings.get(ORDER);
  expect(order).toMatchObject({
    status: 'confirmed',
    version: 7,
    ageRequest: null,
    group: null,
    ambassador: null,
    vouchers: [],
    officeRebates: [],
    payments: [],
    reminded: [],
    cancelAskedAt: null,
    placedAt: 1799744402636,
    firstDue: 1799744402636 + 24 * HOUR,
    quote: { price: 612_800 },
    basis: {
      terms: {
        minute: 'secondMinute',
        trips: [0, 0],
        groupTravellers: null,
        ambassador: null,
        skipper: 0,
      },
    },
  });
  expect(order?.choices.participants[0]?.person.email).toMatch(/@example\.invalid$/);
  expect(thingsOf(order)).toEqual([
    '1 accommodation 1061',
    '1 journey 1',
    '1 point 1/10',
    '1 insurance 1',
    '1 addon 4',
    '1 rebates ',
    '2 accommodation 1061',
    '2 journey 2',
    '2 insurance 1',
    '2 rebates ',
  ]);
  expect(thingsOf(await bookings.get(YACHT)).slice(0, 4)).toEqual([
    '1 wholeYacht 1021',
    '1 organiserSkipper ',
    '1 journey 2',
    '1 insurance 2',
  ]);
  expect(thingsOf(await bookings.get(YACHT)).slice(-4)).toEqual([
    '3 addon 1',
    '4 journey 2',
    '4 insurance 1',
    '4 luggage 7',
  ]);
  expect(thingsOf(await bookings.get(SIGN_UP)).slice(0, 2)).toEqual([
    '1 accommodation 1011',
    '1 cabinSurcharge ',
  ]);
  expect(await kit.store.documents.lastShown(DRAFT)).toBeNull();
  expect(await bookings.get(DRAFT)).toMatchObject({
    status: 'draft',
    ageRequest: null,
    olderNamed: false,
    group: null,
    vouchers: [],
  });
  expect(await bookings.waitingOn([1011])).toEqual([
    {
      bookingId: SIGN_UP,
      placedAt: 1799744411978,
      seats: [{ unitId: 1011, wholes: 0, pairs: 1, singles: 0 }],
    },
  ]);
  expect((await bookings.due(0, 9)).map(({ bookingId }) => bookingId)).toEqual([
    ORDER,
    DRAFT,
    YACHT,
  ]);
  expect((await bookings.confirmedFrom('2027-01-01')).map(({ id }) => id)).toEqual([ORDER, YACHT]);
  expect((await bookings.taken([1061, 1011], 0, null)).get(1061)?.singles).toBe(2);
  if (order === null) throw new Error('no order');
  await commitWork(kit.store, async (transaction) =>
    transaction.bookings.save(order, SEARCH_COLUMNS),
  );
  expect(await bookings.get(ORDER)).toEqual(order);
};

const journalled = async (kit: StoreKit): Promise<void> => {
  const lines = (await kit.journal.read(0, 9)).flatMap((line) =>
    'recorded' in line ? [line] : [],
  );
  expect(lines.map(({ recorded }) => recorded.command.type)).toEqual([
    'createDraft',
    'chooseTrip',
    'chooseBerths',
    'chooseInsurance',
    'chooseExtras',
    'nameParticipants',
    'confirm',
  ]);
  expect(lines.map(({ recorded }) => recorded.by.kind)).toEqual(lines.map(() => 'customer'));
  expect(lines.at(-1)).toMatchObject({
    recorded: { command: { expectedPrice: 612_800, expectedLeft: null } },
    outcome: { price: 612_800, paid: 0, left: 612_800, refund: 0 },
  });
  expect(lines[2]?.outcome).toMatchObject({ price: null, paid: 0, left: 0, refund: 0 });
  expect(lines[5]?.recorded.command).toMatchObject({
    participants: [{ person: { firstName: 'Person' } }, {}],
  });
};

describe('a store that the first release wrote', () => {
  test('is upgraded on SQLite: bookings, reserve list, times of scheduled events and journal', async () => {
    const path = folder.file();
    makeVersion1File(path);
    const kit = await openSqlite(path);
    await checkUpgraded(kit);
    await journalled(kit);
    await kit.close();
    const again = await openSqlite(path);
    expect(
      (await again.store.bookings.waitingOn([1011])).map(({ bookingId }) => bookingId),
    ).toEqual([SIGN_UP]);
    await again.close();
  });

  test('is upgraded on PostgreSQL by two processes that start at the same time', async () => {
    const url = await server.freshDatabase();
    await makeVersion1Database(url);
    const [kit, other] = await Promise.all([openPostgres(url), openPostgres(url)]);
    await checkUpgraded(kit);
    await journalled(other);
    await kit.close();
    await other.close();
  });
});

describe('45+ requests (R33) stored before the database had a column for them', () => {
  const withRequest = { ageRequest: { number: 'W-1', at: 1799744402636, keepsPlaces: true } };
  const UNDONE = [
    'drop index bookings_age_asked',
    'alter table bookings drop column age_asked_at',
    "delete from migrations where name = '008-age-requests'",
  ];
  const fill = async (kit: StoreKit): Promise<void> => {
    await saveBookings(
      kit.store,
      draft('OPEN2222', withRequest),
      draft('CLEAR222', { ...withRequest, ageCleared: true }),
      draft('NEVER222'),
      confirmedBooking('ORDER222', [], withRequest),
    );
  };

  test.each(KINDS)('are found on %s', (kind) =>
    checkUpgradeOn(kind, fill, UNDONE, async ({ store }) => {
      expect((await store.bookings.ageRequests()).map(({ id }) => id)).toEqual(['OPEN2222']);
    }),
  );
});

describe('a store written before the shop had links to prepared orders (R55.4)', () => {
  const UNDONE = [
    'drop table order_links',
    "delete from migrations where name = '023-order-links'",
  ];
  const link = { hash: 'h', bookingId: 'ENDED222', expiresAt: 1 };
  const checkLinks = async (kit: StoreKit): Promise<void> => {
    await kit.store.inTransaction([], async ({ orderLinks }) => ok(await orderLinks.save(link)));
    expect(await kit.store.orderLinks.byHash('h')).toEqual(link);
  };

  test.each(KINDS)('stores links after the upgrade, on %s', (kind) =>
    checkUpgradeOn(kind, async () => {}, UNDONE, checkLinks),
  );
});

describe('a store written before the shop had reviews (R72)', () => {
  const UNDONE = ['drop table reviews', "delete from migrations where name = '024-reviews'"];
  const order = confirmedBooking('ENDED222', []);
  const fill = async (kit: StoreKit): Promise<void> => {
    await saveBookings(kit.store, order);
  };
  const review = { stars: 5, text: 'Wrócimy', at: 1799744402636 };
  const checkReviews = async (kit: StoreKit): Promise<void> => {
    const { bookings } = kit.store;
    expect(await bookings.get(order.id)).toEqual(order);
    expect(await bookings.reviewed('all', 9)).toEqual([]);
    await saveBookings(kit.store, { ...order, review });
    expect(await bookings.reviewed('public', 9)).toEqual([{ ...order, review }]);
  };

  test.each(KINDS)('stores reviews after the upgrade, on %s', (kind) =>
    checkUpgradeOn(kind, fill, UNDONE, checkReviews),
  );
});

describe('payments, refunds and payment notifications stored before they named a provider (R30)', () => {
  const payment: OnlinePayment = {
    ...{ id: 'p-1', bookingId: 'OLD44444', provider: 'payu', amount: 100, commission: 1 },
    ...{ state: 'completed', createdAt: 1, redirectTo: null, orderId: 'ORDER', askAt: null },
  };
  const refund: RefundOrder = {
    ...{ id: 'Z-1', bookingId: 'OLD44444', amount: 100, state: 'ordered', file: null },
    way: { kind: 'online', provider: 'payu', orderId: 'ORDER' },
    ...{ at: 1, by: 'Ola' },
  };
  const transfer: RefundOrder = {
    ...{ ...refund, id: 'Z-2', at: 2 },
    way: { kind: 'bank', account: '1', recipient: '"kind":"online",' },
  };
  const notice: PaymentDiscrepancy = {
    ...{ paymentId: 'p-1', bookingId: 'OLD44444', provider: 'payu', why: 'otherSum' },
    ...{ orderId: 'ORDER', expected: 100, charged: 1, at: 1, note: '' },
  };
  /** These statements bring the tables back to the state before migration 21. */
  const UNDONE = [
    'alter table payments drop column provider',
    `update refund_orders set document = replace(document, '"provider":"payu",', '')`,
    `update odd_notices set document = replace(document, '"provider":"payu",', '')`,
    "delete from migrations where name = '021-payment-providers'",
  ];
  const fill = async (kit: StoreKit): Promise<void> => {
    await commitWork(kit.store, async ({ payments, bank }) => {
      await payments.save(payment);
      for (const each of [refund, transfer]) await bank.saveRefund(each);
      await bank.saveDiscrepancy(notice);
    });
  };
  const check = async ({ store: { payments, bank } }: StoreKit): Promise<void> => {
    expect(await payments.get('p-1')).toEqual(payment);
    expect(await payments.ofOrder('payu', 'ORDER')).toEqual(payment);
    expect(await bank.refundsOf('OLD44444')).toEqual([refund, transfer]);
    expect(await bank.discrepancies()).toEqual([notice]);
  };

  test.each(KINDS)('get PayU as their provider on %s', (kind) =>
    checkUpgradeOn(kind, fill, UNDONE, check),
  );
});

test('R3.4: offers stored by a release without traits get the documents’ traits, in store and journal', async () => {
  const [file, expected] = [
    folder.file(),
    ['exotic', 'countryListed', 'hidden', 'pickUp', 'needsGroup', 'kind'],
  ];
  const list = { id: 1, name: 'Lista', description: '', unitIds: [], hidden: true };
  const entry = catalogueEntryOf(offerWith({ countryId: 9, exotic: true }), {
    content: { classes: [list] },
  });
  const asBefore = (value: unknown): string =>
    JSON.stringify(value, (key, part) => (expected.includes(key) ? undefined : part));
  const kit = await openSqlite(file);
  await kit.catalogueStore.replace([JSON.parse(asBefore(entry))]);
  const raw = new Database(file);
  const keep = raw.prepare(
    "insert into shop_versions (n, kind, site_id, ref, at, document) values (1, 'offer', 1, 900, 0, ?)",
  );
  keep.run(asBefore(entry));
  raw.close();
  expect(await kit.catalogueStore.load()).toEqual([entry]);
  expect(await kit.catalogueStore.versions(0)).toEqual([
    { n: 1, at: 0, value: { kind: 'offer', entry } },
  ]);
  await kit.close();
  const sold = { siteId: 1, offer: entry.offer, address: null, priceHistory: [], promotion: null };
  const line = asBefore({
    v: 2,
    change: { command: { type: 'layIn', offers: [sold] } },
    outcome: { offers: [], prices: [] },
  });
  expect(joinPersonalDataIntoLine(1, line, new Map())).toMatchObject({
    change: { command: { offers: [sold] } },
  });
});

const asVersion1 = (booking: Booking): string => {
  const { v, booking: storedBooking } = JSON.parse(bookingDocumentOf(booking));
  for (const name of ['ageRequest', 'group', 'ambassador', 'vouchers', 'officeRebates'])
    delete storedBooking[name];
  for (const name of ['basis', 'payments', 'reminded', 'cancelAskedAt', 'firstDue'])
    delete storedBooking[name];
  for (const row of storedBooking.quote.rows) delete row.thing;
  expect(v).toBe(4);
  return JSON.stringify({ v: 1, booking: storedBooking });
};

test('R65: a draft with an age request in format version 3 is read with the fields added since', () => {
  const oldDraft = draft('OLD33333', {
    ageRequest: { number: 'W-1', at: 1799744402636, keepsPlaces: true },
    olderNamed: true,
  });
  const { booking: storedBooking } = JSON.parse(bookingDocumentOf(oldDraft));
  delete storedBooking.olderNamed;
  delete storedBooking.ageRequest.keepsPlaces;
  const people = new Map(personRowsOf(oldDraft).map(({ userNum, data }) => [userNum, data]));
  const columns = {
    document: JSON.stringify({ v: 3, booking: storedBooking }),
    visitor_id: oldDraft.owner.visitorId,
    account_id: null,
  };
  expect(bookingFrom(columns, people)).toEqual(oldDraft);
});

test('R66.2: a brand setting that the shop’s stored initial data do not have is read as not set (null)', async () => {
  const {
    address: _address,
    surchargeDays: _surcharge,
    noticeDays: _notices,
    noticeHour: _hour,
    guaranteeFunds: _funds,
    paymentMeans: _means,
    correctionMinutes: _minutes,
    officeLetters: _letters,
    preparedHours: _prepared,
    meeting: _meeting,
    ...named
  } = SETTINGS;
  const kit = await openSqlite(folder.file());
  const opening = {
    as: 'company',
    by: 'Ewa',
    at: 0,
    brands: [named as BrandSettings],
    sellers: DEMO_SELLERS,
  } as const;
  await kit.catalogueStore.open(opening, []);
  const without = {
    address: null,
    surchargeDays: null,
    noticeDays: null,
    noticeHour: null,
    guaranteeFunds: null,
    paymentMeans: null,
    correctionMinutes: null,
    officeLetters: null,
    preparedHours: null,
    meeting: null,
  };
  expect((await kit.catalogueStore.opening())?.brands).toEqual([{ ...named, ...without }]);
  await kit.close();
});

describe('a booking that the first release stored', () => {
  const trips = fc.array(fc.integer({ min: 0, max: 4 }), { minLength: 12, maxLength: 12 });
  const days = fc.constantFrom('2027-01-02', '2027-05-15', '2027-04-20');
  const skipper = fc.boolean();

  test('is read with the inputs of its price; their quote equals the stored price to the grosz (R37)', () => {
    fc.assert(
      fc.property(
        choicesOf(OFFER),
        trips,
        days,
        skipper,
        fc.boolean(),
        (choices, behind, today, sails, listed) => {
          const offer = { ...OFFER, traits: sails ? (['skipperDiscount'] as const) : [] };
          const input = quoteOf(offer, choices, {
            today,
            trips: behind.slice(0, choices.participants.length),
            groupTravellers: partySizeForRebateWithoutCode(offer, choices, SETTINGS),
          });
          const stored = { choices, quote: computeQuote(input) };
          const booking = listed
            ? waitingBooking('OLD22222', [], stored)
            : confirmedBooking('OLD22222', [], stored);
          const read = bookingFrom(
            { document: asVersion1(booking), visitor_id: 'v', account_id: null },
            new Map(),
          );
          if (!('quote' in read)) throw new Error('no order');
          expect(read.quote).toEqual(booking.quote);
          const rows = read.quote.rows.filter(({ kind }) => kind !== 'rebates');
          expect(computeQuoteFromRows(rows, { choices, ...read.basis })).toEqual(booking.quote);
        },
      ),
      runs(300),
    );
  });
});
