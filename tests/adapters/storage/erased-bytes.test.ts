import { readFileSync, statSync } from 'node:fs';
import Database from 'better-sqlite3';
import { ok } from 'neverthrow';
import { afterAll, expect, it, onTestFinished } from 'vitest';
import { openSqlite } from '../../../adapters/storage/sqlite/sqlite.ts';
import type { StoreKit } from '../../../application/ports/store-kit.ts';
import { scratch } from '../../contracts/helpers.ts';

const folder = scratch();
afterAll(() => folder.remove());

const open = async (file: string): Promise<StoreKit> => {
  const kit = await openSqlite(file);
  onTestFinished(() => kit.close());
  return kit;
};

const holds = (path: string, word: string): boolean => readFileSync(path).includes(word);

const erase = (kit: StoreKit, email: string) =>
  kit.store.inTransaction<void, never>([], async ({ limits, personal }) => {
    await limits.clear(email);
    await personal.forgetBeside({
      accountId: 'nobody',
      email,
      visitors: [],
      counters: [],
      vouchers: [],
    });
    return ok(undefined);
  });

it('R39.7: an older SQLite file is rebuilt once, so that its free space holds no deleted data', async () => {
  const file = folder.file();
  await (await openSqlite(file)).close();
  const before = new Database(file);
  before.pragma('secure_delete = OFF');
  before.exec(
    "create table notes (text text); insert into notes values ('TAJNE-0421 Brzęczyszczykiewicz'); drop table notes",
  );
  before.pragma('user_version = 0');
  before.close();
  expect(holds(file, 'TAJNE-0421')).toBe(true);
  await (await openSqlite(file)).close();
  expect(holds(file, 'TAJNE-0421')).toBe(false);
  const after = new Database(file);
  expect(after.pragma('user_version', { simple: true })).toBe(1);
  after.close();
});

it('R39.7: data are erased while another process reads; the write-ahead log is emptied afterwards', async () => {
  const file = folder.file();
  const kit = await open(file);
  await kit.limits.add('tajne-0421@example.pl', 1);
  const reader = new Database(file, { readonly: true });
  reader.exec('BEGIN');
  reader.prepare('select count(*) from rate_events').get();
  await erase(kit, 'tajne-0421@example.pl');
  expect((await kit.limits.count('tajne-0421@example.pl', 0)).events).toBe(0);
  expect(holds(`${file}-wal`, 'tajne-0421')).toBe(true);
  reader.close();
  await expect
    .poll(
      async () => {
        await kit.limits.add('jan@example.pl', Date.now());
        return holds(`${file}-wal`, 'tajne-0421');
      },
      { timeout: 5_000 },
    )
    .toBe(false);
  expect(holds(file, 'tajne-0421')).toBe(false);
});

it('R39.7: erasing data empties the write-ahead log too', async () => {
  const file = folder.file();
  const kit = await open(file);
  await kit.limits.add('tajne-0421@example.pl', 1);
  expect(holds(`${file}-wal`, 'tajne-0421')).toBe(true);
  await erase(kit, 'tajne-0421@example.pl');
  expect([statSync(`${file}-wal`).size, holds(file, 'tajne-0421')]).toEqual([0, false]);
});
