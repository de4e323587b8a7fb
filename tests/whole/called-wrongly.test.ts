import { execFile } from 'node:child_process';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it } from 'vitest';

const root = join(import.meta.dirname, '..', '..');

type Ended = { readonly code: number; readonly out: string; readonly err: string };

const run = (program: string, words: readonly string[]): Promise<Ended> =>
  new Promise((resolve) => {
    const env = { ...process.env, NODE_COMPILE_CACHE: join(tmpdir(), 'node-compile-cache') };
    execFile(
      process.execPath,
      [program, ...words],
      { cwd: root, env, encoding: 'utf8' },
      (error, out, err) =>
        resolve({ code: typeof error?.code === 'number' ? error.code : 0, out, err }),
    );
  });

const WRONG: readonly (readonly [string, readonly string[], RegExp])[] = [
  [
    'adapters/cli/export.ts',
    [join(tmpdir(), 'x.jsonl'), '--with-personal-dat'],
    /^error: unknown option '--with-personal-dat'\n\(Did you mean --with-personal-data\?\)\nUsage: npm run export -- /,
  ],
  [
    'tests/simulation/simulate.ts',
    ['http://localhost:1', '--sead', '1'],
    /^error: unknown option '--sead'\n\(Did you mean --seed\?\)\nUsage: npm run simulate -- /,
  ],
  [
    'tests/simulation/year/record.ts',
    [join(tmpdir(), 'x.gz'), '9', 'one'],
    /^error: .* 'one' is invalid for argument 'SEED'.*\nUsage: npx node tests.simulation.year.record\.ts/,
  ],
  [
    'adapters/cli/backup.ts',
    [],
    /^error: missing required argument 'FILE'\nUsage: npm run backup -- <FILE>$/m,
  ],
  [
    'adapters/cli/work.ts',
    ['--frob'],
    /^error: unknown option '--frob'\nUsage: npm run work \[--help\]$/m,
  ],
  ['tests/planted/main.ts', ['tests/fixtures/yaer.jsonl.gz'], /^There is no file/],
  ['tests/mutation/main.ts', ['domain/pricing/rebate.ts'], /^There is no file/],
];

it('R46: a command with wrong arguments or a misspelt file name prints the reason and does nothing', async () => {
  const ended = await Promise.all(WRONG.map(([program, words]) => run(program, words)));
  for (const [index, { code, out, err }] of ended.entries()) {
    const [program, , why] = WRONG[index] ?? [];
    expect({ program, code, out }).toEqual({ program, code: 2, out: '' });
    expect(err).toMatch(why ?? 'nothing');
  }
}, 120_000);
