import { execFile } from 'node:child_process';
import {
  existsSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { gunzipSync } from 'node:zlib';
import Database from 'better-sqlite3';
import { expect, it, onTestFinished } from 'vitest';
import { backUp, restoreCopy } from '../../adapters/storage/sqlite/copies.ts';
import { openSqlite } from '../../adapters/storage/sqlite/sqlite.ts';
import { openPanel } from '../http/panel/panel-shop.ts';
import { confirmDraft, walkPartyTo } from '../http/rulebook/party.ts';
import { ENTRIES } from '../http/wizard/test-catalogue.ts';
import { WizardBrowser } from '../http/wizard/wizard-shop.ts';

const root = join(import.meta.dirname, '..', '..');

type Ended = { readonly code: number; readonly out: string; readonly err: string };

const run = (
  name: 'backup' | 'restore' | 'export',
  words: readonly string[],
  folder: string,
  /** Bytes that a file may have. A longer file cannot be written, as on a full disk. */
  longest: string | null = null,
): Promise<Ended> =>
  new Promise((resolve) => {
    const compiled = join(tmpdir(), 'node-compile-cache');
    const env = {
      ...process.env,
      NODE_COMPILE_CACHE: compiled,
      NODE_ENV: 'development',
      SHOP_DATA: folder,
      DATABASE_URL: '',
    };
    const program = [process.execPath, `adapters/cli/${name}.ts`, ...words];
    const [first = '', ...others] =
      longest === null ? program : ['prlimit', `--fsize=${longest}`, ...program];
    execFile(first, others, { cwd: root, env, encoding: 'utf8' }, (error, out, err) =>
      resolve({ code: typeof error?.code === 'number' ? error.code : 0, out, err }),
    );
  });

const byHand = (folder: string, change: string): void => {
  const file = new Database(join(folder, 'shop.sqlite'));
  file.pragma('foreign_keys = OFF');
  file.exec(change);
  file.close();
};

it('a backup during many writes is consistent and has all writes that were confirmed before it began', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'kilwater-backup-'));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  const [here, there, copy] = [
    join(folder, 'here'),
    join(folder, 'there'),
    join(folder, 'copy.sqlite'),
  ];
  const panel = await openPanel(ENTRIES, join(here, 'shop.sqlite'));
  const acknowledged: string[] = [];
  let people = 0;
  const bookOne = async (): Promise<void> => {
    people += 1;
    const browser = new WizardBrowser(panel, `203.0.113.${people}`);
    await walkPartyTo(
      browser,
      { offerId: 900, roomId: 501, people: 1, emails: { 1: `a${people}@example.com` } },
      5,
    );
    await confirmDraft(browser);
    acknowledged.push(browser.reservationId);
  };
  for (let n = 0; n < 3; n += 1) await bookOne();
  const before = [...acknowledged];
  let copying = true;
  const backup = run('backup', [copy], here).finally(() => {
    copying = false;
  });
  // The file must change while it is copied. Drafts change it even when the yachts are full.
  for (let n = 1; copying; n += 1) {
    if (acknowledged.length < 8) await bookOne();
    else await new WizardBrowser(panel, `198.51.100.${n % 250}`).begin(900);
  }
  expect((await backup).err).toBe('');
  expect([(await backup).code, statSync(copy).mode & 0o777]).toEqual([0, 0o600]);
  expect(acknowledged.length).toBeGreaterThan(before.length);

  const laid = await run('restore', [copy], there);
  expect([laid.code, laid.err]).toEqual([0, '']);
  expect(laid.out).toContain('Places, ledger, vouchers and journal agree.');
  const restored = new Database(join(there, 'shop.sqlite'), { readonly: true });
  const placed = new Set(
    restored.prepare("select id from bookings where status = 'confirmed'").pluck().all(),
  );
  restored.close();
  expect(before.filter((id) => !placed.has(id))).toEqual([]);

  const why = (from: string, to: string) =>
    restoreCopy(from, join(to, 'shop.sqlite'))._unsafeUnwrapErr().kind;
  expect([why(copy, here), why(copy, there)]).toEqual(['inUse', 'notEmpty']);
  const [third, scrap] = [join(folder, 'third'), join(folder, 'scrap')];
  writeFileSync(scrap, 'SQLite format 3');
  expect([why(join(folder, 'nothing'), third), why(scrap, third)]).toEqual(['noShop', 'damaged']);
  expect(existsSync(join(third, 'shop.sqlite'))).toBe(false);
  expect((await backUp(join(here, 'shop.sqlite'), copy))._unsafeUnwrapErr().kind).toBe(
    'wouldOverwrite',
  );

  byHand(there, 'update claims set singles = singles + 1 where hold_until is null');
  byHand(there, `delete from bookings where id = '${before[0]}'`);
  const found = await run('restore', ['--check'], there);
  expect([found.code, /unit 501: .* are taken, .* are booked/.test(found.err)]).toEqual([1, true]);
  expect(found.err).toContain(`${before[0]}: was placed, but is missing in the store`);
}, 120_000);

it('issue 17: on a full disk, an export says why it failed and leaves no part of a file', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'kilwater-export-'));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  const fixture = readFileSync(join(root, 'tests/fixtures/shop-2026-11.sqlite.gz'));
  const shop = join(folder, 'shop.sqlite');
  writeFileSync(shop, gunzipSync(fixture));
  await (await openSqlite(shop)).close();
  const file = join(folder, 'journal.jsonl');
  const full = await run('export', [file], folder, '100000');
  expect(full).toEqual({
    code: 1,
    out: '',
    err: expect.stringMatching(/^Nothing was exported: EFBIG.*\n$/),
  });
  expect(readdirSync(folder).filter((name) => name.startsWith('journal'))).toEqual([]);
  expect(await run('export', [file], folder)).toMatchObject({ code: 0, err: '' });
  expect(readFileSync(file, 'utf8')).toMatch(/"kind":"end".*\n$/);
}, 120_000);
