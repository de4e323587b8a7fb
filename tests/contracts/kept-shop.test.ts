import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { gunzipSync } from 'node:zlib';
import { afterAll, expect, it } from 'vitest';
import { differenceTexts } from '../../adapters/cli/replay/tell-audit.ts';
import { auditSnapshot } from '../../adapters/composition/audit.ts';
import { openSqlite } from '../../adapters/storage/sqlite/sqlite.ts';

const folder = mkdtempSync(join(tmpdir(), 'kilwater-kept-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

// The shop as a release of November 2026 left it (docs/journal-format.md says how it was made): it stands for every shop that is open, and
// is never made anew. Where this fails after a change of the program, the audit of each of them would say the same: what was decided comes
// to something else, or is kept with a field more. docs/changing-a-price-rule.md says how a rule is dated.
it('R46: a shop that a release of before has left is as its journal says when this one has opened it', async () => {
  const file = join(folder, 'shop.sqlite');
  writeFileSync(file, gunzipSync(readFileSync(new URL('../fixtures/shop-2026-11.sqlite.gz', import.meta.url))));
  await (await openSqlite(file)).close();
  const report = await auditSnapshot({ kind: 'sqlite', file }, () => {});
  if (report === null) throw new Error('there is no shop');
  expect(report.replay.commands).toBe(913);
  expect(differenceTexts(report)).toEqual([]);
});
