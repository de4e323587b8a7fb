import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { gunzipSync } from 'node:zlib';
import { afterAll, expect, it } from 'vitest';
import { differenceTexts } from '../../adapters/cli/replay/audit-text.ts';
import { auditStoreSnapshot } from '../../adapters/composition/audit.ts';
import { formatBrandsFile, readBrands } from '../../adapters/shop-files/opening.ts';
import { openSqlite } from '../../adapters/storage/sqlite/sqlite.ts';
import { DEFAULT_LIMITS } from '../../domain/limits.ts';

const folder = mkdtempSync(join(tmpdir(), 'kilwater-kept-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const file = join(folder, 'shop.sqlite');
writeFileSync(
  file,
  gunzipSync(readFileSync(new URL('../fixtures/shop-2026-11.sqlite.gz', import.meta.url))),
);

// Never regenerate this store of November 2026 (docs/journal-format.md). If the audit fails,
// date the rule: docs/changing-a-price-rule.md.
it('R46: a shop stored by an older release still matches its journal after this release opens it', async () => {
  await (await openSqlite(file)).close();
  const report = await auditStoreSnapshot({ kind: 'sqlite', file }, () => {});
  if (report === null) throw new Error('there is no shop');
  expect(report.replay.commands).toBe(913);
  expect(differenceTexts(report)).toEqual([]);
});

it('R42.6: a shop that an older release opened has the default of each limit that it lacks', async () => {
  const kit = await openSqlite(file);
  const brands = (await kit.catalogueStore.opening())?.brands ?? [];
  await kit.close();
  expect(brands.map(({ limits }) => Object.keys(limits).toSorted())).toEqual(
    brands.map(() => Object.keys(DEFAULT_LIMITS).toSorted()),
  );
});

it('R4.1: the office can read and set the brand settings of a shop that an older release opened', async () => {
  const kit = await openSqlite(file);
  const brands = (await kit.catalogueStore.opening())?.brands ?? [];
  await kit.close();
  const text = formatBrandsFile(brands);
  expect(readBrands({ file: 'brands.json', text })._unsafeUnwrap()).toEqual(brands);
});
