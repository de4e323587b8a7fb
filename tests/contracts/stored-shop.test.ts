import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { gunzipSync } from 'node:zlib';
import { afterAll, expect, it } from 'vitest';
import { differenceTexts } from '../../adapters/cli/replay/audit-text.ts';
import { auditStoreSnapshot } from '../../adapters/composition/audit.ts';
import { openSqlite } from '../../adapters/storage/sqlite/sqlite.ts';

const folder = mkdtempSync(join(tmpdir(), 'kilwater-kept-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

// Never regenerate this store of November 2026 (docs/journal-format.md). If the audit fails,
// date the rule: docs/changing-a-price-rule.md.
it('R46: a shop stored by an older release still matches its journal after this release opens it', async () => {
  const file = join(folder, 'shop.sqlite');
  writeFileSync(
    file,
    gunzipSync(readFileSync(new URL('../fixtures/shop-2026-11.sqlite.gz', import.meta.url))),
  );
  await (await openSqlite(file)).close();
  const report = await auditStoreSnapshot({ kind: 'sqlite', file }, () => {});
  if (report === null) throw new Error('there is no shop');
  expect(report.replay.commands).toBe(913);
  expect(differenceTexts(report)).toEqual([]);
});
