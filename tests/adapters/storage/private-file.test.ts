import { mkdtempSync, readdirSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { openSqlite } from '../../../adapters/storage/sqlite/sqlite.ts';

test('only the owner can read and write the SQLite file and the files that belong to it', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'kilwater-private-'));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  const kit = await openSqlite(join(folder, 'shop.sqlite'));
  onTestFinished(() => kit.close());
  await kit.alone(async () => undefined);
  const rights = readdirSync(folder).map((name) => [
    name,
    (statSync(join(folder, name)).mode & 0o777).toString(8),
  ]);
  expect(rights.length).toBeGreaterThan(1);
  expect(rights).toEqual(rights.map(([name]) => [name, '600']));
});
