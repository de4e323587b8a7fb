import { execFile, execFileSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { storeFailureText } from '../../adapters/cli/terminal/store-failure.ts';
import { openPostgres } from '../../adapters/storage/postgres/postgres.ts';
import { readConfig } from '../../adapters/system/config.ts';
import { StoreUnavailable } from '../../application/ports/store-unavailable.ts';
import { openPanel } from '../http/panel/panel-shop.ts';
import { confirmDraft, walkPartyTo } from '../http/rulebook/party.ts';
import { ENTRIES } from '../http/wizard/test-catalogue.ts';
import { startPostgres, type TestPostgres } from '../support/postgres.ts';

const folder = mkdtempSync(join(tmpdir(), 'kilwater-tls-'));
const at = (name: string): string => join(folder, name);
const openssl = (...words: readonly string[]): void =>
  void execFileSync('openssl', words, { cwd: folder, stdio: 'ignore' });

const root = (name: string): void =>
  openssl(
    ...[
      'req',
      '-x509',
      '-newkey',
      'rsa:2048',
      '-nodes',
      '-days',
      '2',
      '-subj',
      `/CN=${name}`,
      '-keyout',
      `${name}.key`,
      '-out',
      `${name}.crt`,
    ],
  );
const signed = (name: string, host: string): { readonly cert: string; readonly key: string } => {
  writeFileSync(at('names'), `subjectAltName=DNS:${host}\n`);
  openssl(
    ...[
      'req',
      '-newkey',
      'rsa:2048',
      '-nodes',
      '-subj',
      `/CN=${host}`,
      '-keyout',
      'server.key',
      '-out',
      'server.csr',
    ],
  );
  openssl(
    ...[
      'x509',
      '-req',
      '-in',
      'server.csr',
      '-CA',
      `${name}.crt`,
      '-CAkey',
      `${name}.key`,
      '-CAcreateserial',
      '-days',
      '2',
    ].concat('-extfile', 'names', '-out', 'server.crt'),
  );
  return {
    cert: readFileSync(at('server.crt'), 'utf8'),
    key: readFileSync(at('server.key'), 'utf8'),
  };
};

let server: TestPostgres;
let plain: string;
beforeAll(async () => {
  root('right');
  root('wrong');
  server = await startPostgres({ tls: signed('right', 'localhost') });
  plain = (await server.freshDatabase()).replace('127.0.0.1', 'localhost');
}, 60_000);
afterAll(async () => {
  await server.stop();
  rmSync(folder, { recursive: true, force: true });
});

const over = (rootFile: string, url = plain): string =>
  `${url}?sslmode=verify-full&sslrootcert=${at(rootFile)}`;

describe('a PostgreSQL on another machine (ASVS V12.3)', () => {
  it('is reached over TLS with a verified certificate, also by the consistency check', async () => {
    const url = over('right.crt');
    const panel = await openPanel(ENTRIES, null, { config: { store: { kind: 'postgres', url } } });
    const browser = panel.browser();
    await walkPartyTo(browser, { offerId: 900, roomId: 501, people: 1 }, 5);
    await confirmDraft(browser);
    const env = { ...process.env, NODE_ENV: 'production', DATABASE_URL: url };
    const checked = await new Promise<string>((resolve) => {
      execFile(
        process.execPath,
        ['adapters/cli/restore.ts', '--check'],
        { cwd: join(import.meta.dirname, '../..'), env },
        (_error, out, err) => resolve(out + err),
      );
    });
    expect(checked).toMatch(/1 confirmed.*\nPlaces, ledger, vouchers and journal agree\.\n$/s);
  }, 60_000);

  it('is refused if its certificate has an unknown root or names another host; the error says what to do', async () => {
    const other = plain.replace('localhost', '127.0.0.1');
    for (const url of [over('wrong.crt'), `${other}?sslmode=verify-full`]) {
      const away: unknown = await openPostgres(url).catch((error: unknown) => error);
      if (!(away instanceof StoreUnavailable))
        throw new Error(`It was opened, or failed otherwise: ${String(away)}`);
      expect(storeFailureText({ kind: 'postgres', url }, away)).toMatch(
        /certificate that is not trusted: name the root .* sslrootcert=FILE/,
      );
    }
  });

  it('is refused in production if its certificate is not verified, unless a setting allows that', () => {
    const problemsOf = (DATABASE_URL: string, more = {}) =>
      readConfig({ NODE_ENV: 'production', DATABASE_URL, ...more });
    for (const url of [
      'postgres://shop@db.example/shop',
      'postgres://shop@db.example/shop?sslmode=require',
    ])
      expect(problemsOf(url)._unsafeUnwrapErr().join()).toContain(
        'db.example. Without sslmode=verify-full',
      );
    for (const url of [
      'postgres://shop@localhost/shop',
      'postgres://shop@127.0.0.1/shop',
      'postgres://shop@db.example/shop?sslmode=verify-full',
    ])
      expect(problemsOf(url).isOk()).toBe(true);
    expect(problemsOf('postgres://shop@db/shop', { DATABASE_PLAIN: 'allowed' }).isOk()).toBe(true);
  });
});
