import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';

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
});
