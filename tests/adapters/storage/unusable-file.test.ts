import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { toStoreUnavailable } from '../../../adapters/storage/sqlite/failures.ts';
import { openSqlite } from '../../../adapters/storage/sqlite/sqlite.ts';

const folder = mkdtempSync(join(tmpdir(), 'kilwater-unusable-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

describe('issue 43: the store counts as unavailable if its SQLite file cannot be used', () => {
  it.each([
    [
      'a folder that has the name of the file is reported as unreachable',
      () => mkdirSync(join(folder, 'a', 'shop.sqlite'), { recursive: true }),
      'a',
    ],
    [
      'a file that has the name of its folder is reported as unreachable',
      () => writeFileSync(join(folder, 'b'), ''),
      'b',
    ],
  ])('%s', async (_what, prepare, name) => {
    prepare();
    await expect(openSqlite(join(folder, name, 'shop.sqlite'))).rejects.toMatchObject({
      reason: 'unreachable',
    });
  });

  // Root may read every file, so this test builds the error itself.
  it('a file that the shop’s user cannot open is reported as readOnly', () => {
    const denied = Object.assign(new Error('EACCES: permission denied'), {
      code: 'EACCES',
      syscall: 'open',
      path: join(folder, 'shop.sqlite'),
    });
    expect(toStoreUnavailable(denied)).toMatchObject({ reason: 'readOnly' });
  });
});
