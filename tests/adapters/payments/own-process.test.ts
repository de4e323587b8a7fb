import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { standInProcess } from '../../../adapters/payments/stand-in/own-process.ts';

const OWN_PROCESS = join(import.meta.dirname, '../../../adapters/payments/stand-in/own-process.ts');

describe('the stand-in of the payment provider in a process of its own', () => {
  it('is waited for by a program that waits for nothing else, as a refund of the office does, while it opens and while it closes', () => {
    const folder = mkdtempSync(join(tmpdir(), 'kilwater-stand-in-'));
    const program = `
      const { standInProcess } = await import(${JSON.stringify(OWN_PROCESS)});
      const standIn = standInProcess(${JSON.stringify(folder)});
      const url = await standIn.address();
      await standIn.close();
      console.log(url);`;
    const { PAYU_PORT: _port, ...env } = process.env;
    const ended = spawnSync(process.execPath, ['--input-type=module', '--eval', program], { env, encoding: 'utf8' });
    rmSync(folder, { recursive: true, force: true });
    expect([ended.status, ended.stdout.trim()]).toEqual([0, expect.stringMatching(/^http:\/\/localhost:\d+$/)]);
  });

  it('is that of the running shop for a command of the office beside it: none is opened, the noted port stays, and the shop keeps its own', async () => {
    const folder = mkdtempSync(join(tmpdir(), 'kilwater-stand-in-'));
    const noted = () => readFileSync(join(folder, 'payu-port'), 'utf8');
    const shop = standInProcess(folder);
    const office = standInProcess(folder);
    try {
      const url = await shop.address();
      const port = noted();
      expect([await office.address(), noted()]).toEqual([url, port]);
      await office.close();
      expect((await fetch(url)).status).toBe(200);
      // Once the shop is closed, the next question opens one where links to payments lead.
      await shop.close();
      expect([await office.address(), noted()]).toEqual([url, port]);
      // And a shop that starts meanwhile goes on by itself when the office is through.
      expect(await shop.address()).toBe(url);
      await office.close();
      expect(await shop.address()).toBe(url);
    } finally {
      await Promise.all([shop.close(), office.close()]);
      rmSync(folder, { recursive: true, force: true });
    }
  });
});
