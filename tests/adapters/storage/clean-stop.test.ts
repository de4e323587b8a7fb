import {
  closeSync,
  mkdtempSync,
  openSync,
  rmSync,
  statSync,
  writeFileSync,
  writeSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { markCleanStop, stoppedCleanly } from '../../../adapters/storage/sqlite/clean-stop.ts';
import { openSqlite } from '../../../adapters/storage/sqlite/sqlite.ts';

const folder = mkdtempSync(join(tmpdir(), 'kilwater-clean-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

/** Returns an open store with a few hundred pages. */
const filledStore = async (name: string) => {
  const path = join(folder, name);
  const kit = await openSqlite(path);
  for (let n = 0; n < 200; n += 1) await kit.values.set(`value ${n}`, 'x'.repeat(500));
  return { path, kit };
};

/** Writes into a page with values, which no start reads. */
const damage = (path: string): void => {
  const opened = openSync(path, 'r+');
  writeSync(opened, Buffer.alloc(4096, 0x5a), 0, 4096, statSync(path).size - 4096 * 10);
  closeSync(opened);
};

describe('the check of the whole file at the start (issue 43)', () => {
  it('is left out after a clean stop', async () => {
    const { path, kit } = await filledStore('clean.sqlite');
    await kit.close();
    expect(stoppedCleanly(path)).toBe(true);
    damage(path);
    expect(stoppedCleanly(path)).toBe(false);
    // Only a check of the whole file finds the damage. A false mark shows that none was made.
    markCleanStop(path);
    await (await openSqlite(path)).close();
  });

  it('is made after a crash, which leaves a log', async () => {
    const { path, kit } = await filledStore('crash.sqlite');
    await kit.close();
    writeFileSync(`${path}-wal`, 'left behind');
    expect(stoppedCleanly(path)).toBe(false);
    rmSync(`${path}-wal`);
    expect(stoppedCleanly(path)).toBe(true);
    damage(path);
    await expect(openSqlite(path)).rejects.toMatchObject({ reason: 'broken' });
  });

  it('is left out beside another process, which has made it', async () => {
    const { path, kit } = await filledStore('beside.sqlite');
    const began = await openSqlite(path);
    await began.close();
    // The first store is still open, so there was no clean stop yet.
    expect(stoppedCleanly(path)).toBe(false);
    await kit.close();
    expect(stoppedCleanly(path)).toBe(true);
  });
});
