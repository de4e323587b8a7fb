import Database from 'better-sqlite3';
import pg from 'pg';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openPostgres } from '../../adapters/storage/postgres/postgres.ts';
import { openSqlite } from '../../adapters/storage/sqlite/sqlite.ts';
import type { StoreKit } from '../../application/ports/store-kit.ts';
import { confirmedBooking, draft, heldDraft, singles } from '../arbitraries/bookings.ts';
import { startPostgres } from '../support/postgres.ts';
import { saveBookings, scratch } from './helpers.ts';
import { cancelledBooking, removedBooking } from './stored-examples.ts';

type Row = Readonly<Record<string, unknown>>;
type Source = {
  readonly kit: StoreKit;
  readonly ask: (text: string) => Promise<readonly Row[]>;
  readonly close: () => Promise<void>;
};

const SOURCES: Readonly<Record<string, () => Promise<Source>>> = {
  SQLite: async () => {
    const folder = scratch();
    const file = folder.file();
    const kit = await openSqlite(file);
    const db = new Database(file, { readonly: true });
    return {
      kit,
      ask: async (text) => db.prepare<[], Row>(text).all(),
      close: async () => {
        db.close();
        await kit.close();
        folder.remove();
      },
    };
  },
  PostgreSQL: async () => {
    const server = await startPostgres();
    const url = await server.freshDatabase();
    const kit = await openPostgres(url);
    const client = new pg.Client(url);
    await client.connect();
    return {
      kit,
      ask: async (text) =>
        (await client.query<Row>(text)).rows.map((row) =>
          Object.fromEntries(
            Object.entries(row).map(([name, value]) => {
              if (value instanceof Date) return [name, value.toISOString().replace('.000Z', 'Z')];
              const isNumber = typeof value === 'string' && /^-?\d+(\.\d+)?$/.test(value);
              return [name, isNumber ? Number(value) : value];
            }),
          ),
        ),
      close: async () => {
        await client.end();
        await kit.close();
        await server.stop();
      },
    };
  },
};

const AT = Date.UTC(2027, 0, 10, 10);
const VIEWS = ['report_bookings', 'report_rows', 'report_payments', 'report_occupancy'];

describe.each(Object.entries(SOURCES))(
  'the report views of the database %s (issue 43)',
  (_name, open) => {
    let source: Source;
    beforeAll(async () => {
      source = await open();
      const payments = [
        { id: 'GIFT/SECR2222', method: 'voucher', voucher: 'SECR2222', amount: 10_050, at: AT },
        { id: 'MT/1', method: 'transfer', amount: 5_000, at: AT },
      ] as const;
      const hold = { beganAt: Date.now(), until: Date.now() + 600_000 };
      await saveBookings(
        source.kit.store,
        confirmedBooking('VIEA2222', [singles(601, 2)], { offerId: 77, placedAt: AT, payments }),
        cancelledBooking('VIEB2222', [], { offerId: 77, cancelledAt: AT, reason: 'unpaid' }),
        draft('VIEC2222', { offerId: 77 }),
        removedBooking('VIED2222', { offerId: 77 }),
        heldDraft('VIEE2222', [singles(601, 1)], { offerId: 77, hold }),
      );
    });
    afterAll(() => source.close());

    it('list bookings with price, paid amount and number of travellers', async () => {
      const rows = await source.ask('select * from report_bookings order by booking');
      expect(rows.map(({ booking }) => booking)).toEqual(['VIEA2222', 'VIEB2222']);
      const whole = await source.kit.store.bookings.get('VIEA2222');
      if (whole?.status !== 'confirmed') throw new Error('not kept');
      expect(rows[0]).toMatchObject({
        offer: 77,
        status: 'confirmed',
        ordered_at: '2027-01-10T10:00:00Z',
        cancelled_at: null,
        travellers: whole.choices.participants.length,
        price: whole.quote.price / 100,
        paid: 150.5,
      });
      expect(rows[1]).toMatchObject({
        cancelled_at: '2027-01-10T10:00:00Z',
        cancel_reason: 'unpaid',
        paid: 0,
      });
    });

    it('list each price row and each payment', async () => {
      const whole = await source.kit.store.bookings.get('VIEA2222');
      if (whole?.status !== 'confirmed') throw new Error('not kept');
      const rows = await source.ask(
        "select * from report_rows where booking = 'VIEA2222' order by position",
      );
      expect(rows.map(({ kind, price }) => ({ kind, price }))).toEqual(
        whole.quote.rows.map(({ kind, price }) => ({ kind, price: price / 100 })),
      );
      expect(await source.ask('select * from report_payments order by position')).toMatchObject([
        { booking: 'VIEA2222', position: 1, method: 'voucher', amount: 100.5 },
        { booking: 'VIEA2222', position: 2, method: 'transfer', amount: 50 },
      ]);
    });

    it('list the places taken by bookings and by holds that have not expired', async () => {
      expect(await source.ask('select * from report_occupancy')).toMatchObject([
        { offer: 77, unit: 601, whole_yachts: 0, cabins: 0, places: 3, holds: 1 },
      ]);
    });

    it('R39: contain no person’s name and no code', async () => {
      for (const view of VIEWS) {
        const text = JSON.stringify(await source.ask(`select * from ${view}`));
        expect(text).not.toMatch(/Anna|Nowak|@|SECR2222|MT\/1|192\.0\.2/);
      }
    });
  },
);
