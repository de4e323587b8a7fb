import { spawnSync } from 'node:child_process';
import { mkdtempSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, it } from 'vitest';
import { writeNewFile } from '../../../adapters/cli/office/files.ts';

const folder = mkdtempSync(join(tmpdir(), 'kilwater-office-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const MODULE = join(import.meta.dirname, '../../../adapters/cli/office/files.ts');

it('issue 17: a file is written whole or not at all, and replaces no other; a full disk leaves no file', async () => {
  const path = join(folder, 'zwroty.xml');
  const program = `const { writeNewFile } = await import(process.argv[1]);
    const done = await writeNewFile(process.argv[2], new Uint8Array(1_000_000));
    process.stdout.write(done.isErr() ? done.error.kind : 'written');`;
  const limited = [
    '-c',
    'trap "" XFSZ; ulimit -f 64; exec "$0" "$@"',
    process.execPath,
    '--input-type=module',
    '-e',
    program,
    MODULE,
    path,
  ];
  expect(spawnSync('sh', limited, { encoding: 'utf8' }).stdout).toBe('unwritable');
  expect(readdirSync(folder)).toEqual([]);

  writeFileSync(`${path}.part`, 'half');
  expect((await writeNewFile(path, Buffer.from('whole'))).isOk()).toBe(true);
  expect([readFileSync(path, 'utf8'), statSync(path).mode & 0o777, readdirSync(folder)]).toEqual([
    'whole',
    0o600,
    ['zwroty.xml'],
  ]);
  expect((await writeNewFile(path, Buffer.from('other')))._unsafeUnwrapErr()).toMatchObject({
    kind: 'unwritable',
    path,
  });
  expect([readFileSync(path, 'utf8'), readdirSync(folder)]).toEqual(['whole', ['zwroty.xml']]);
});
