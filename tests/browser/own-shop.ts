import { type ChildProcess, execFileSync, spawn } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { copyFileSync, cpSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import { expect } from 'playwright/test';
import { freePort } from '../support/free-port.ts';
import { runAfterDeath } from '../support/keeper.ts';

const ROOT = join(import.meta.dirname, '..', '..');

export type OwnShop = {
  readonly url: string;
  readonly start: (clock?: string) => Promise<void>;
  readonly stop: () => Promise<void>;
};

/** A shop whose clock is ahead would delete the data of other tests. */
const ownDatabase = async (): Promise<Readonly<Record<string, string>>> => {
  const shared = process.env.DATABASE_URL ?? '';
  if (shared === '') return {};
  const name = `own-${randomUUID()}`;
  const client = new pg.Client({ connectionString: shared });
  await client.connect();
  await client.query(`create database ${client.escapeIdentifier(name)}`);
  await client.end();
  return { DATABASE_URL: new URL(name, shared).href };
};

const openCompany = (folder: string, env: NodeJS.ProcessEnv): void => {
  const files = (name: string): readonly string[] => [`--${name}`, join(folder, `${name}.json`)];
  execFileSync(
    process.execPath,
    [
      ...['adapters/cli/office.ts', 'open', ...files('brands'), ...files('sellers')],
      ...['--offers', join(folder, 'offers'), '--by', 'test'],
    ],
    { cwd: ROOT, env, stdio: 'ignore' },
  );
};

/** Converts the photographs of a copy, so that the fixture stays as it is. */
const copyContent = (company: string, theme: string | null, to: string): void => {
  cpSync(join(company, 'content'), to, { recursive: true });
  if (theme !== null) copyFileSync(join(company, theme), join(to, 'theme.yaml'));
  execFileSync(process.execPath, ['adapters/cli/check-content.ts', to], {
    cwd: ROOT,
    stdio: 'inherit',
  });
};

/** A company's folder has content, brands, sellers and offers. Default: the demo. */
export const ownShop = (company: string | null = null, theme: string | null = null): OwnShop => {
  const port = freePort();
  const url = `http://localhost:${port}`;
  const data = mkdtempSync(join(tmpdir(), 'kilwater-own-'));
  let database: Promise<Readonly<Record<string, string>>> | null = null;
  let running: ChildProcess | null = null;
  let isOpen = false;
  process.once('exit', () => {
    running?.kill('SIGKILL');
    rmSync(data, { recursive: true, force: true });
  });
  runAfterDeath('sleep 1; rm -rf "$1"', data);
  const stop = async () => {
    if (running === null || running.exitCode !== null) return;
    const ended = once(running, 'exit');
    running.kill('SIGTERM');
    await ended;
    running = null;
  };
  const start = async (clock?: string) => {
    await stop();
    database ??= ownDatabase();
    const store = await database;
    const env = {
      ...process.env,
      PORT: String(port),
      SHOP_DATA: data,
      ...store,
      NODE_ENV: 'development',
      ...(company === null ? {} : { SHOP_CONTENT: join(data, 'content') }),
      ...(clock === undefined ? {} : { SHOP_CLOCK: clock }),
    };
    if (company !== null && !isOpen) {
      copyContent(company, theme, join(data, 'content'));
      openCompany(company, env);
    }
    isOpen = true;
    running = spawn(process.execPath, ['adapters/cli/start.ts'], {
      cwd: ROOT,
      stdio: 'ignore',
      env,
    });
    await expect(async () => expect((await fetch(`${url}/readyz`)).ok).toBe(true)).toPass({
      timeout: 40_000,
    });
  };
  return { url, start, stop };
};
