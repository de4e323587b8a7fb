import { type ChildProcess, execFileSync, spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { freePort } from './free-port.ts';
import { runAfterDeath } from './keeper.ts';

const root = join(import.meta.dirname, '..', '..');

/** Milliseconds until the shop listens. `printed` collects all printed lines. */
const opened = (server: ChildProcess, printed: string[]): Promise<number> =>
  new Promise((resolve, reject) => {
    const began = performance.now();
    for (const output of [server.stdout, server.stderr])
      if (output !== null)
        createInterface({ input: output }).on('line', (line) => {
          printed.push(line);
          if (line.includes('Kilwater is open at')) resolve(performance.now() - began);
        });
    server.once('error', reject);
    server.once('exit', (code) =>
      reject(new Error(`The shop ended with ${code}:\n${printed.slice(-50).join('\n')}`)),
    );
  });

const ended = (server: ChildProcess): Promise<void> =>
  new Promise((resolve) =>
    server.exitCode === null && server.signalCode === null
      ? server.once('exit', () => resolve())
      : resolve(),
  );

const START = [
  '--import',
  './adapters/cli/need-node.js',
  '--import',
  './adapters/cli/lean.js',
  'adapters/cli/start.ts',
];

// SIGXFSZ is ignored, so that a size limit makes a write fail.
const start = (env: NodeJS.ProcessEnv): ChildProcess =>
  spawn('sh', ['-c', 'trap "" XFSZ; exec "$0" "$@"', process.execPath, ...START], {
    cwd: root,
    env,
  });

export const startShopProcess = async (more: Readonly<Record<string, string>> = {}) => {
  const folder = mkdtempSync(join(tmpdir(), 'kilwater-shop-'));
  const port = freePort();
  const env = {
    ...process.env,
    PORT: String(port),
    SHOP_DATA: folder,
    NODE_ENV: 'development',
    TRUST_PROXY: 'loopback',
    ...more,
  };
  const printed: string[] = [];
  const changes: Record<string, string> = {};
  let server = start(env);
  let keeper = runAfterDeath('kill -9 "$1"; rm -rf "$2"', String(server.pid), folder);
  let startMilliseconds = await opened(server, printed);
  return {
    base: `http://localhost:${port}`,
    startMilliseconds: () => startMilliseconds,
    memory: (): number =>
      Number(execFileSync('ps', ['-o', 'rss=', '-p', String(server.pid)], { encoding: 'utf8' })) /
      1024,
    environment: (): Readonly<Record<string, string>> => ({
      ...more,
      SHOP_DATA: folder,
      ...changes,
    }),
    said: (): readonly string[] => printed,
    pid: (): number => server.pid ?? 0,
    running: (): boolean => server.exitCode === null && server.signalCode === null,
    kill: async (): Promise<void> => {
      server.kill('SIGKILL');
      await ended(server);
    },
    end: async (): Promise<{ readonly code: number | null; readonly signal: string | null }> => {
      server.kill('SIGTERM');
      await ended(server);
      return { code: server.exitCode, signal: server.signalCode };
    },
    reopen: async (changed: Readonly<Record<string, string>> = {}): Promise<void> => {
      Object.assign(env, changed);
      Object.assign(changes, changed);
      keeper.done();
      server = start(env);
      keeper = runAfterDeath('kill -9 "$1"; rm -rf "$2"', String(server.pid), folder);
      startMilliseconds = await opened(server, printed);
    },
    command: (name: 'export' | 'replay', ...words: readonly string[]): string =>
      execFileSync(process.execPath, [`adapters/cli/${name}.ts`, ...words], {
        cwd: root,
        env,
        encoding: 'utf8',
      }),
    file: (name: string): string => join(folder, name),
    close: async (): Promise<void> => {
      server.kill('SIGTERM');
      await ended(server);
      rmSync(folder, { recursive: true, force: true });
      keeper.done();
    },
  };
};
