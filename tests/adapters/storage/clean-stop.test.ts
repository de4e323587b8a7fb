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
import type { FileCheck } from '../../../adapters/storage/sqlite/sqlite.ts';
import {
  markCleanStop,
  openSqlite,
  openSqliteBeforeFileCheck,
  stoppedCleanly,
} from '../../../adapters/storage/sqlite/sqlite.ts';
import { StoreUnavailable } from '../../../application/ports/store-unavailable.ts';

const folder = mkdtempSync(join(tmpdir(), 'kilwater-clean-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const filledStore = async (name: string) => {
  const path = join(folder, name);
  const kit = await openSqlite(path);
  for (let n = 0; n < 200; n += 1) await kit.values.set(`value ${n}`, 'x'.repeat(500));
  return { path, kit };
};

const damage = (path: string): void => {
  const opened = openSync(path, 'r+');
  writeSync(opened, Buffer.alloc(4096, 0x5a), 0, 4096, statSync(path).size - 4096 * 10);
  closeSync(opened);
};

describe('the integrity check of the SQLite file when the server starts (issue 43)', () => {
  it('is skipped after a clean stop', async () => {
    const { path, kit } = await filledStore('clean.sqlite');
    await kit.close();
    expect(stoppedCleanly(path)).toBe(true);
    damage(path);
    expect(stoppedCleanly(path)).toBe(false);
    // A false mark of a clean stop prevents the check that would find the damage.
    markCleanStop(path);
    await (await openSqlite(path)).close();
  });

  it('is made after a crash, which leaves a write-ahead log', async () => {
    const { path, kit } = await filledStore('crash.sqlite');
    await kit.close();
    writeFileSync(`${path}-wal`, 'left behind');
    expect(stoppedCleanly(path)).toBe(false);
    rmSync(`${path}-wal`);
    expect(stoppedCleanly(path)).toBe(true);
    damage(path);
    await expect(openSqlite(path)).rejects.toMatchObject({ reason: 'broken' });
  });

  it('only the last process that closes the file marks the stop as clean; an earlier process does not', async () => {
    const { path, kit } = await filledStore('beside.sqlite');
    const began = await openSqlite(path);
    await began.close();
    expect(stoppedCleanly(path)).toBe(false);
    await kit.close();
    expect(stoppedCleanly(path)).toBe(true);
  });
});

describe('the server after a crash, while the integrity check runs (issue 43)', () => {
  const openChecked = async (name: string) => {
    const { path, kit } = await filledStore(name);
    await kit.close();
    rmSync(`${path}-clean`);
    const { promise, resolve, reject } = Promise.withResolvers<void>();
    const check: FileCheck = { done: promise, stop: () => undefined };
    return { path, kit: await openSqliteBeforeFileCheck(path, () => check), resolve, reject };
  };

  it('reads at once, and writes after the check', async () => {
    const { path, kit, resolve } = await openChecked('at-once.sqlite');
    let isWritten = false;
    const write = kit.values.set('late', 'value').then(() => {
      isWritten = true;
    });
    expect(await kit.values.get('value 7')).toBe('x'.repeat(500));
    await new Promise((resolve) => setTimeout(resolve, 50));
    expect([isWritten, await kit.values.get('late')]).toEqual([false, null]);
    resolve();
    await write;
    expect(await kit.values.get('late')).toBe('value');
    await kit.close();
    expect(stoppedCleanly(path)).toBe(true);
  });

  it('writes nothing if the check finds damage, and the next start checks again', async () => {
    const { path, kit, reject } = await openChecked('broken.sqlite');
    const writes = [kit.values.set('late', 'value'), kit.prove()];
    reject(new StoreUnavailable('broken', 'Tree 9 page 12'));
    for (const write of writes) await expect(write).rejects.toMatchObject({ reason: 'broken' });
    await expect(kit.values.set('later', 'value')).rejects.toMatchObject({ reason: 'broken' });
    await expect(kit.checked).rejects.toMatchObject({ own: 'Tree 9 page 12' });
    expect([await kit.values.get('late'), await kit.values.get('later')]).toEqual([null, null]);
    await kit.close();
    expect(stoppedCleanly(path)).toBe(false);
  });

  it('checks in a separate thread', async () => {
    const { path, kit } = await filledStore('thread.sqlite');
    await kit.close();
    damage(path);
    const opened = await openSqliteBeforeFileCheck(path);
    expect(await opened.values.get('value 7')).toBe('x'.repeat(500));
    await expect(opened.checked).rejects.toMatchObject({ reason: 'broken' });
    await opened.close();
  });

  it('records no clean stop if the server stops before the check ends', async () => {
    const { path, kit } = await openChecked('stopped.sqlite');
    await kit.close();
    expect(stoppedCleanly(path)).toBe(false);
  });
});
