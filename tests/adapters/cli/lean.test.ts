import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';

const root = join(import.meta.dirname, '../../..');
const lean = join(root, 'adapters/cli/lean.ts');

/** Runs a piece of a program behind the settings; what it printed, and its process's number. */
const run = (program: string, ...flags: readonly string[]) => {
  const ran = spawnSync(process.execPath, [...flags, '--import', lean, '--input-type=module', '-e', program], {
    cwd: root,
    encoding: 'utf8',
    env: { PATH: process.env.PATH },
  });
  return { said: ran.stdout, status: ran.status, pid: ran.pid };
};

const HASHES = `
  const { argon2Passwords } = await import('./adapters/system/passwords.ts');
  const { hash } = argon2Passwords();
  const before = process.memoryUsage.rss();
  for (let n = 0; n < 8; n += 1) await Promise.all([hash('rejs po morzu'), hash('rejs po morzu')]);
  console.log(Math.round((process.memoryUsage.rss() - before) / 2 ** 20));
`;

describe('What keeps the process small', () => {
  test('hashed passwords leave no memory behind: four threads kept 19 to 38 MB each', () => {
    expect(Number(run(HASHES).said)).toBeLessThan(19);
  });

  test('the process keeps its number, what it was told and its exit code', () => {
    const { said, status, pid } = run('console.log(process.pid, process.argv.length); process.exitCode = 3;');
    expect({ said, status }).toEqual({ said: `${pid} 1\n`, status: 3 });
  });

  test('whoever gives a size of their own is taken at their word', () => {
    const { said } = run('console.log(process.execArgv.filter((word) => word.startsWith("--max")).join());', '--max-semi-space-size=4');
    expect(said).toBe('--max-semi-space-size=4\n');
  });
});
