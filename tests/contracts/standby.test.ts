import { execFileSync } from 'node:child_process';
import { join } from 'node:path';
import pg from 'pg';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { startPostgres, type TestPostgres } from '../support/postgres.ts';
import { scratch } from './helpers.ts';

const root = join(import.meta.dirname, '..', '..');
const folder = scratch();

let postgres: TestPostgres;
beforeAll(async () => {
  postgres = await startPostgres({ direct: true });
});
afterAll(async () => {
  await postgres.stop();
  folder.remove();
});

it('issue 43: consistency check, export and report views work on a read-only standby database', async ({
  skip,
}) => {
  if (postgres.standby === null) return skip();
  const primary = await postgres.freshDatabase();
  const run = (url: string, name: string, ...words: readonly string[]): string =>
    execFileSync(process.execPath, [`adapters/cli/${name}.ts`, ...words], {
      cwd: root,
      env: { ...process.env, DATABASE_URL: url, OFFICE_USER: 'Ewa' },
      encoding: 'utf8',
    });
  run(primary, 'office', 'demo');
  const standby = await postgres.standby();
  try {
    const url = standby.of(primary);
    expect(run(url, 'audit')).toContain('The store agrees with its journal.');
    const exported = run(url, 'export', folder.file());
    expect(exported).toBe(run(primary, 'export', folder.file()));
    expect(run(url, 'office', 'bookings', 'list', '--csv')).toBe(
      run(primary, 'office', 'bookings', 'list', '--csv'),
    );
    const client = new pg.Client(url);
    await client.connect();
    const { rows } = await client.query(
      'select pg_is_in_recovery() as standby, count(*)::int as bookings from report_bookings',
    );
    await client.end();
    expect(rows).toEqual([{ standby: true, bookings: expect.any(Number) }]);
  } finally {
    await standby.stop();
  }
}, 120_000);
