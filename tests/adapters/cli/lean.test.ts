import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { readSources } from '../../architecture/source-tree.ts';
import { scratch } from '../../contracts/helpers.ts';

const root = join(import.meta.dirname, '../../..');
const lean = join(root, 'adapters/cli/lean.js');

const run = (
  program: string,
  flags: readonly string[] = [],
  env: Readonly<Record<string, string>> = {},
) => {
  const ran = spawnSync(
    process.execPath,
    [...flags, '--import', lean, '--input-type=module', '-e', program],
    {
      cwd: root,
      encoding: 'utf8',
      env: { PATH: process.env.PATH, ...env },
    },
  );
  return { said: ran.stdout, status: ran.status, pid: ran.pid };
};

const HASHES = `
  const { argon2Passwords } = await import('./adapters/system/passwords.ts');
  const { hash } = argon2Passwords();
  const before = process.memoryUsage.rss();
  for (let n = 0; n < 8; n += 1) await Promise.all([hash('rejs po morzu'), hash('rejs po morzu')]);
  console.log(Math.round((process.memoryUsage.rss() - before) / 2 ** 20));
`;

describe('memory use of the process', () => {
  test('after passwords are hashed in several threads, the process uses less than 19 MB more memory', () => {
    expect(Number(run(HASHES).said)).toBeLessThan(19);
  });

  test('a process that restarts with settings for little memory keeps its id, arguments and exit code', () => {
    const { said, status, pid } = run(
      'console.log(process.pid, process.argv.length); process.exitCode = 3;',
    );
    expect({ said, status }).toEqual({ said: `${pid} 1\n`, status: 3 });
  });

  test('a memory size that the user has set explicitly is not changed', () => {
    const { said } = run(
      'console.log(process.execArgv.filter((word) => word.startsWith("--max")).join());',
      ['--max-semi-space-size=4'],
    );
    expect(said).toBe('--max-semi-space-size=4\n');
  });
});

describe('start time of the process', () => {
  const LOADED = `
    await import('./adapters/http/server/pipeline/connections.ts');
    console.log(process.moduleLoadList.filter((name) => /amaro|undici/.test(name)).join());
  `;

  test('a start loads Node’s type stripper only if its compile cache is empty, and never loads Node’s fetch', () => {
    const folder = scratch();
    try {
      const cacheSettings = { NODE_COMPILE_CACHE: folder.file() };
      const [first, second] = [run(LOADED, [], cacheSettings), run(LOADED, [], cacheSettings)];
      expect([first.said.includes('amaro'), first.said.includes('undici')]).toEqual([true, false]);
      expect(second.said).toBe('\n');
    } finally {
      folder.remove();
    }
  });

  test('only the payment stand-in imports a value from node:http, because that loads fetch and WebSocket', () => {
    const values = /^import (?!type\b)[^;]* from 'node:https?'/m;
    const taking = readSources(['domain', 'application', 'adapters']).filter(({ text }) =>
      values.test(text),
    );
    // The stand-in for PayU may load node:http, because it runs in its own process.
    expect(taking.map(({ path }) => path)).toEqual(['adapters/dev/payment-stand-in/stand-in.ts']);
  });
});
