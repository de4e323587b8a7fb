import { spawnSync } from 'node:child_process';
import { closeSync, openSync, truncateSync, writeFileSync, writeSync } from 'node:fs';
import { join } from 'node:path';
import Database from 'better-sqlite3';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openSqlite } from '../../adapters/storage/sqlite/sqlite.ts';
import { StoreUnavailable } from '../../application/ports/store-unavailable.ts';
import { scratch } from '../contracts/helpers.ts';
import { chanceOf } from '../simulation/chance.ts';
import { openBrowser } from '../simulation/simulated-browser.ts';
import { visitShop } from '../simulation/traveller.ts';
import { startShopProcess } from '../support/shop-process.ts';
import { openSmallDisk, type SmallDisk } from '../support/small-disk.ts';

type Shop = Awaited<ReturnType<typeof startShopProcess>>;

let disk: SmallDisk;
let shop: Shop;
let offers: readonly number[];

beforeAll(async () => {
  disk = openSmallDisk(64);
  shop = await startShopProcess({ SHOP_DATA: disk.folder });
  const listed = (
    await openBrowser(shop.base, '10.0.0.1').call('offersList', { siteId: 1 })
  )._unsafeUnwrap().Offers;
  offers = listed
    .filter(({ Availability }) => Availability.Available)
    .map(({ OfferId }) => OfferId);
});
afterAll(async () => {
  await shop.close();
  disk.remove();
});

const file = (): string => join(disk.folder, 'shop.sqlite');

type Answered = {
  readonly status: number;
  readonly milliseconds: number;
  readonly retryAfter: string | null;
  readonly type: string | null;
};

const request = async (path: string, init: RequestInit = {}): Promise<Answered> => {
  const began = performance.now();
  const response = await fetch(`${shop.base}${path}`, init);
  await response.arrayBuffer();
  const { headers, status } = response;
  return {
    status,
    milliseconds: performance.now() - began,
    retryAfter: headers.get('retry-after'),
    type: headers.get('content-type'),
  };
};

const begin = (): Promise<Answered> =>
  request('/v1/reservations/create', {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ siteId: 1, offerId: offers[0] }),
  });

const becomes = (path: string, status: number) =>
  expect
    .poll(async () => (await request(path)).status, { timeout: 5_000, interval: 50 })
    .toBe(status);

describe('a SQLite file that another process keeps locked', () => {
  it('writing calls get 503 in 5 s, /readyz in 2 s, reading calls work; later the shop recovers', async () => {
    const other = new Database(file());
    other.exec('BEGIN IMMEDIATE');
    try {
      const writing = Promise.all(Array.from({ length: 20 }, begin));
      const ready = request('/readyz');
      const reading = [];
      for (let n = 0; n < 20; n += 1)
        reading.push(await request(n % 2 === 0 ? '/healthz' : '/v1/auth/details'));
      expect(reading.map(({ status }) => status)).toEqual(
        reading.map((_, n) => (n % 2 === 0 ? 200 : 401)),
      );
      const { status, milliseconds } = await ready;
      expect([status, milliseconds < 2_000]).toEqual([503, true]);
      const written = await writing;
      for (const answer of written) {
        expect([answer.status, answer.retryAfter]).toEqual([503, '2']);
        expect(answer.milliseconds).toBeLessThan(5_000);
      }
      // A read that waited for the lock would take as long as a write, however busy the machine is.
      const longest = (answers: readonly Answered[]): number =>
        Math.max(...answers.map((answer) => answer.milliseconds));
      expect(longest(reading)).toBeLessThan(longest(written) / 2);
    } finally {
      other.exec('ROLLBACK');
      other.close();
    }
    await becomes('/readyz', 200);
    expect((await begin()).status).toBe(200);
  });
});

describe('a shop on a full disk', () => {
  it('writes get 503, reads work, no stored booking is lost; once there is space again, bookings succeed', async () => {
    const booked: string[] = [];
    const statuses = new Set<number>();
    let travellers = 0;
    let over = false;
    const walk = async (): Promise<void> => {
      while (!over) {
        travellers += 1;
        const browser = openBrowser(shop.base, `10.1.1.${travellers % 250}`);
        const visit = await visitShop(browser, chanceOf(travellers), travellers, offers);
        if (visit.end === 'booked') booked.push(visit.reservationId);
        if (visit.end === 'refused') statuses.add(visit.status);
      }
    };
    const load = Promise.all(Array.from({ length: 4 }, walk));
    try {
      await expect.poll(() => booked.length, { timeout: 60_000 }).toBeGreaterThan(3);
      disk.fill(shop.pid());
      await becomes('/readyz', 503);
      // A few writes can still fit into free pages of the file.
      await expect
        .poll(
          async () => {
            const { status, retryAfter } = await begin();
            return [status, retryAfter];
          },
          { timeout: 20_000 },
        )
        .toEqual([503, '2']);
      expect((await request('/rejsy-morskie')).status).toBe(200);
      const before = booked.length;
      disk.empty(shop.pid());
      await becomes('/readyz', 200);
      await expect.poll(() => booked.length, { timeout: 60_000 }).toBeGreaterThan(before + 2);
    } finally {
      over = true;
      await load;
    }
    expect(statuses).toContain(503);
    expect([...statuses].filter((status) => status >= 500 && status !== 503)).toEqual([]);
    const database = new Database(file(), { readonly: true });
    const rows = database
      .prepare(`select count(*) as n from bookings where id in (${booked.map(() => '?').join()})`)
      .get(...booked);
    database.close();
    expect(rows).toEqual({ n: booked.length });
    const journal = join(disk.folder, 'after.jsonl');
    shop.command('export', journal);
    expect(shop.command('replay', journal)).toContain('The replay agrees with the recording.');
    expect(
      shop.said().filter((line) => line.startsWith('The store is unavailable')).length,
    ).toBeLessThan(10);
  }, 120_000);
});

describe('a damaged SQLite file', () => {
  const folder = scratch();
  afterAll(() => folder.remove());

  const filled = async (): Promise<string> => {
    const path = folder.file();
    const kit = await openSqlite(path);
    for (let n = 0; n < 200; n += 1) await kit.values.set(`value ${n}`, 'x'.repeat(500));
    await kit.close();
    return path;
  };
  const scribbled = (path: string, at: number): void => {
    const opened = openSync(path, 'r+');
    writeSync(opened, Buffer.alloc(4096, 0x5a), 0, 4096, at);
    closeSync(opened);
  };

  it.each([
    [
      'is no database at all',
      (path: string) => writeFileSync(path, 'a letter to my aunt, rather long '.repeat(100)),
    ],
    ['lost its end', (path: string) => truncateSync(path, 40_000)],
    ['was written into at its beginning', (path: string) => scribbled(path, 0)],
    ['was written into in its middle', (path: string) => scribbled(path, 4096 * 30)],
  ])('that %s is refused when the shop opens it', async (_, damage) => {
    const path = await filled();
    damage(path);
    const failure = await openSqlite(path).catch((error: unknown) => error);
    expect(failure).toBeInstanceOf(StoreUnavailable);
    expect(failure).toMatchObject({ reason: 'broken' });
  });

  it('makes the shop print one sentence about it at its start and exit with code 1', async () => {
    const path = await filled();
    scribbled(path, 4096 * 30);
    const folderOfIt = join(path, '..', 'started');
    spawnSync('mkdir', [folderOfIt]);
    spawnSync('cp', [path, join(folderOfIt, 'shop.sqlite')]);
    const { status, stderr, stdout } = spawnSync(process.execPath, ['adapters/cli/start.ts'], {
      env: { ...process.env, SHOP_DATA: folderOfIt, PORT: '0', NODE_ENV: 'development' },
      encoding: 'utf8',
    });
    expect([status, stdout]).toEqual([1, '']);
    expect(stderr).toMatch(
      /^The shop could not open: \S+shop\.sqlite is damaged: put a copy of it back in its place, .+\.\n$/,
    );
  });
});
