import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { standInProcess } from '../../../adapters/dev/payment-stand-in/own-process.ts';

const OWN_PROCESS = join(
  import.meta.dirname,
  '../../../adapters/dev/payment-stand-in/own-process.ts',
);

describe('the payment provider’s stand-in in its own process', () => {
  it('a program that only starts and stops the stand-in runs until both are done, and exits with 0', () => {
    const folder = mkdtempSync(join(tmpdir(), 'kilwater-stand-in-'));
    const program = `
      const { standInProcess } = await import(${JSON.stringify(OWN_PROCESS)});
      const standIn = standInProcess(${JSON.stringify(folder)});
      const url = await standIn.address();
      await standIn.close();
      console.log(url);`;
    const { PAYU_PORT: _port, ...env } = process.env;
    const ended = spawnSync(process.execPath, ['--input-type=module', '--eval', program], {
      env,
      encoding: 'utf8',
    });
    rmSync(folder, { recursive: true, force: true });
    expect([ended.status, ended.stdout.trim()]).toEqual([
      0,
      expect.stringMatching(/^http:\/\/localhost:\d+$/),
    ]);
  });

  it('an office command uses the running shop’s stand-in: it starts no other and keeps the stored port', async () => {
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
      await shop.close();
      expect([await office.address(), noted()]).toEqual([url, port]);
      expect(await shop.address()).toBe(url);
      await office.close();
      expect(await shop.address()).toBe(url);
    } finally {
      await Promise.all([shop.close(), office.close()]);
      rmSync(folder, { recursive: true, force: true });
    }
  });
});
