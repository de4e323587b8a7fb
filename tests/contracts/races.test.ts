import { type ChildProcess, spawn } from 'node:child_process';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { openPostgres } from '../../adapters/storage/postgres/postgres.ts';
import { openSqlite } from '../../adapters/storage/sqlite/sqlite.ts';
import type { JournalLine } from '../../application/ports/journal.ts';
import type { StoreKit } from '../../application/ports/store-kit.ts';
import { DRAFT_BEGUN_AT } from '../arbitraries/bookings.ts';
import { startPostgres, type TestPostgres } from '../support/postgres.ts';
import { scratch } from './helpers.ts';
import { FIVE, sellOne } from './selling.ts';

const placesOf = async (kit: StoreKit, unitId: number): Promise<number> =>
  (await kit.store.bookings.taken([unitId], DRAFT_BEGUN_AT, null)).get(unitId)?.singles ?? 0;

const bookingsOf = (lines: readonly JournalLine[]): string[] =>
  lines.flatMap((line) => ('recorded' in line ? [line.recorded.bookingId] : []));

const BUYERS = Array.from({ length: 200 }, (_, index) => `BUYER${index}`);

describe('200 simultaneous orders for the last 5 places, on PostgreSQL', () => {
  let server: TestPostgres;
  beforeAll(async () => {
    server = await startPostgres();
  });
  afterAll(() => server.stop());

  test('exactly 5 orders get a place, both in the store’s responses and in its content (R10.1)', async () => {
    const kit = await openPostgres(await server.freshDatabase());
    const sold = (await Promise.all(BUYERS.map((id) => sellOne(kit.store, id, 1, FIVE)))).filter(
      (result) => result.isOk(),
    );
    expect(sold).toHaveLength(5);
    expect(await placesOf(kit, 1)).toBe(5);
    const lines = bookingsOf(await kit.journal.read(0, 300));
    expect([...lines].sort()).toEqual(sold.map((result) => result._unsafeUnwrap()).sort());
    await kit.close();
  });

  test('exactly 5 orders get a place through two connection pools', async () => {
    const url = await server.freshDatabase();
    const kits = await Promise.all([openPostgres(url), openPostgres(url)]);
    const sales = BUYERS.flatMap((id, index) =>
      kits.slice(index % 2, (index % 2) + 1).map((kit) => sellOne(kit.store, id, 1, FIVE)),
    );
    expect((await Promise.all(sales)).filter((result) => result.isOk())).toHaveLength(5);
    for (const kit of kits) {
      expect(await placesOf(kit, 1)).toBe(5);
      await kit.close();
    }
  });

  test('negative control: without the lock more than 5 places are sold', async () => {
    const kit = await openPostgres(await server.freshDatabase(), { locking: false });
    const sold = (await Promise.all(BUYERS.map((id) => sellOne(kit.store, id, 1, FIVE)))).filter(
      (result) => result.isOk(),
    );
    expect(sold.length).toBeGreaterThan(5);
    expect(await placesOf(kit, 1)).toBe(sold.length);
    await kit.close();
  });

  test('a process that reads the journal while others write to it misses no line (R46)', async () => {
    const kit = await openPostgres(await server.freshDatabase());
    const wide = { yachts: 1, berths: 1000, cabins: 0 };
    const followed: number[] = [];
    let writing = true;
    const follow = async (): Promise<void> => {
      for (let last = false; !last; ) {
        last = !writing;
        followed.push(...(await kit.journal.read(followed.at(-1) ?? 0, 50)).map(({ n }) => n));
      }
      followed.push(...(await kit.journal.read(followed.at(-1) ?? 0, 300)).map(({ n }) => n));
    };
    const following = follow();
    await Promise.all(BUYERS.map((id, index) => sellOne(kit.store, id, index % 7, wide)));
    writing = false;
    await following;
    expect(followed).toEqual((await kit.journal.read(0, 300)).map(({ n }) => n));
    expect(followed).toHaveLength(BUYERS.length);
    await kit.close();
  });
});

const SELLER = join(import.meta.dirname, 'children', 'seller.ts');

const seller = (...args: readonly (string | number)[]) => {
  const child: ChildProcess = spawn(process.execPath, [SELLER, ...args.map(String)], {
    stdio: ['pipe', 'pipe', 'inherit'],
  });
  const sold: string[] = [];
  const waiting: { count: number; met: () => void }[] = [];
  const ready = new Promise<void>((resolve) => {
    if (child.stdout === null) throw new Error('The seller has no output');
    createInterface({ input: child.stdout }).on('line', (line) => {
      if (line === 'ready') resolve();
      if (line.startsWith('sold ')) sold.push(line.slice('sold '.length));
      for (const { count, met } of waiting) if (sold.length >= count) met();
    });
  });
  const ended = new Promise<void>((resolve) => child.once('close', () => resolve()));
  return {
    sold,
    ready,
    ended,
    go: () => child.stdin?.end('go\n'),
    kill: () => child.kill('SIGKILL'),
    hasSold: (count: number) => new Promise<void>((met) => waiting.push({ count, met })),
  };
};

describe('several processes on one SQLite file', () => {
  const folder = scratch();
  afterAll(() => folder.remove());

  test('two processes that sell at the same time sell exactly the available places (R10)', async () => {
    const path = folder.file();
    const sellers = [seller(path, 'A', 80, 50), seller(path, 'B', 80, 50)];
    await Promise.all(sellers.map(({ ready }) => ready));
    for (const { go } of sellers) go();
    await Promise.all(sellers.map(({ ended }) => ended));
    const kit = await openSqlite(path);
    const sold = sellers.flatMap((process) => process.sold);
    expect(sold).toHaveLength(50);
    expect(await placesOf(kit, 1)).toBe(50);
    expect(bookingsOf(await kit.journal.read(0, 100)).sort()).toEqual([...sold].sort());
    await kit.close();
  });

  test('a process killed under load has stored each acknowledged sale once, none partly (R10.2, R10.3)', async () => {
    const path = folder.file();
    const acknowledged: string[] = [];
    for (const prefix of ['FIRST', 'SECOND', 'THIRD']) {
      const victim = seller(path, prefix, 100_000, 1_000_000);
      await victim.ready;
      victim.go();
      await victim.hasSold(150);
      victim.kill();
      await victim.ended;
      acknowledged.push(...victim.sold);
    }
    const kit = await openSqlite(path);
    const journal = bookingsOf(await kit.journal.read(0, 100_000));
    expect(acknowledged.length).toBeGreaterThanOrEqual(450);
    expect(new Set(journal).size).toBe(journal.length);
    expect(acknowledged.filter((id) => !journal.includes(id))).toEqual([]);
    expect(await placesOf(kit, 1)).toBe(journal.length);
    for (const id of journal) {
      const booking = await kit.store.bookings.get(id);
      expect([booking?.status, booking?.choices.participants[0]?.person.firstName]).toEqual([
        'confirmed',
        'Anna',
      ]);
    }
    await kit.close();
  });
});
