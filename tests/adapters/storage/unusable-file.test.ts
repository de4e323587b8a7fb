import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { mapFailure } from '../../../adapters/storage/sqlite/failures.ts';
import { openSqlite } from '../../../adapters/storage/sqlite/sqlite.ts';

const folder = mkdtempSync(join(tmpdir(), 'kilwater-unusable-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

describe('issue 43: a store file that cannot be used is an unavailable store', () => {
  it.each([
    [
      'a folder in its place',
      () => mkdirSync(join(folder, 'a', 'shop.sqlite'), { recursive: true }),
      'a',
    ],
    ['a file in place of its folder', () => writeFileSync(join(folder, 'b'), ''), 'b'],
  ])('%s', async (_what, prepare, name) => {
    prepare();
    await expect(openSqlite(join(folder, name, 'shop.sqlite'))).rejects.toMatchObject({
      reason: 'unreachable',
    });
  });

  // Root may read every file, so this test builds the error itself.
  it('a file of another user', () => {
    const denied = Object.assign(new Error('EACCES: permission denied'), {
      code: 'EACCES',
      syscall: 'open',
      path: join(folder, 'shop.sqlite'),
    });
    expect(mapFailure(denied)).toMatchObject({ reason: 'readOnly' });
  });
});
