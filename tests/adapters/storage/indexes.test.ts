import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import Database from 'better-sqlite3';
import { afterAll, expect, it } from 'vitest';
import { bookingQueries } from '../../../adapters/storage/sql/bookings/booking-queries.ts';
import { queriesFor } from '../../../adapters/storage/sql/engine/engine.ts';
import { holdCountQuery } from '../../../adapters/storage/sql/housekeeping.ts';
import { openSqlite } from '../../../adapters/storage/sqlite/sqlite.ts';

const folder = mkdtempSync(join(tmpdir(), 'kilwater-indexes-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

it('issue 43: frequent queries of the office and the public list never scan all bookings or claims', async () => {
  const file = join(folder, 'shop.sqlite');
  await (await openSqlite(file)).close();
  const queries = bookingQueries(queriesFor('sqlite'), 'sqlite');
  const db = new Database(file, { readonly: true });
  const plans = {
    inStates: queries.inStates({ states: ['confirmed'], least: 3, most: 3 }),
    summaries: queries.summaries.everybody({ states: ['confirmed'], offerId: 3 }),
    ofAccount: queries.ofAccount({ accountId: 'a', day: '2027-01-01' }),
    ofTraveller: queries.ofTraveller({ email: 'a@example.com', day: '2027-01-01' }),
    draftsOf: queries.draftsOf({ accountId: 'a' }),
    summariesWithBooker: queries.summaries.booker({ states: ['confirmed'], offerId: 3 }),
    cancelledPaid: queries.cancelledPaid({}),
    countOf: queries.countOf({ offerId: 3 }),
    withWholeYachts: queries.withWholeYachts({ unitIds: [3], at: 9 }),
    confirmedFrom: queries.confirmedFrom({ day: '2027-01-01' }),
    holdCountQuery: holdCountQuery(queriesFor('sqlite'))({ at: 0 }),
    takenOfTrips: queries.takenOfTrips({ at: 0, day: '2027-01-01' }),
  };
  for (const [name, { text, values }] of Object.entries(plans)) {
    const steps = db
      .prepare<unknown[], { detail: string }>(`explain query plan ${text}`)
      .all(...values)
      .map(({ detail }) => detail);
    // SQLite may scan a partial index, because such an index has few rows.
    expect([name, steps.filter((step) => /^SCAN (?!.*USING)/.test(step))]).toEqual([name, []]);
    // Claims have no partial index: a scan of one of their indexes reads all past bookings.
    expect([name, steps.filter((step) => /^SCAN claims/.test(step))]).toEqual([name, []]);
    if (name === 'cancelledPaid')
      expect(steps.join()).toContain('bookings USING INDEX bookings_cancelled_paid');
    if (name === 'summariesWithBooker')
      expect(steps.join()).toContain('people USING COVERING INDEX people_bookers');
    if (name.startsWith('summaries'))
      expect(steps.join()).toContain('bookings USING COVERING INDEX bookings_summaries');
  }
  db.close();
});

it('issue 43: when the shop starts, it replaces the index of booking summaries of an earlier release', async () => {
  const file = join(folder, 'earlier.sqlite');
  const readIndex = (db: Database.Database) =>
    db.prepare("select sql from sqlite_master where name = 'bookings_summaries'").pluck().get();
  await (await openSqlite(file)).close();
  const db = new Database(file);
  const current = readIndex(db);
  expect(current).toContain('$.booking.refund');
  db.exec(`drop index bookings_summaries;
    create index bookings_summaries on bookings (offer_id, status, id);
    delete from migrations where name = '029-reported-summaries'`);
  db.close();
  await (await openSqlite(file)).close();
  const reopened = new Database(file, { readonly: true });
  expect(readIndex(reopened)).toBe(current);
  reopened.close();
});
