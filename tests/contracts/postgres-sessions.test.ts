import { ok } from 'neverthrow';
import pg from 'pg';
import { afterAll, beforeAll, beforeEach, describe, expect, it, onTestFinished } from 'vitest';
import { hasTables } from '../../adapters/storage/postgres/connect-to-first-host.ts';
import { openPostgres } from '../../adapters/storage/postgres/postgres.ts';
import { parseDatabaseUrl } from '../../adapters/system/database-address.ts';
import type { StoreKit } from '../../application/ports/store-kit.ts';
import { freePort } from '../support/free-port.ts';
import { startPostgres, type TestPostgres } from '../support/postgres.ts';
import { openProxy } from '../support/proxy.ts';
import { watchSessions } from '../support/session-watch.ts';

let postgres: TestPostgres;
let url: string;
beforeAll(async () => {
  postgres = await startPostgres({ direct: true });
});
afterAll(() => postgres.stop());
beforeEach(async () => {
  url = await postgres.freshDatabase();
});

const open = async (address: string): Promise<StoreKit> => {
  const kit = await openPostgres(address);
  onTestFinished(() => kit.close());
  return kit;
};

const administer = async (...statements: readonly string[]): Promise<void> => {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  for (const statement of statements)
    await client.query(
      statement.replace('DATABASE', client.escapeIdentifier(client.database ?? '')),
    );
  await client.end();
};

const writeAndRead = async ({ store, outbox, alone }: StoreKit): Promise<void> => {
  await store.inTransaction([{ kind: 'unit', id: '1' }], async ({ bookings }) =>
    ok(await bookings.get('NOBODY22')),
  );
  await store.bookings.get('NOBODY22');
  await outbox.lease(1, 0, 1);
  await alone(async () => undefined);
};

describe('connections to PostgreSQL', () => {
  it('behind a connection pooler the shop uses no startup parameter and no named statement', async () => {
    const direct = await watchSessions(url);
    const pooled = await watchSessions(url);
    onTestFinished(() => {
      direct.close();
      pooled.close();
    });
    await writeAndRead(await open(direct.url));
    await writeAndRead(await open(`${pooled.url}?pooler=transaction`));
    expect(direct.use().startup).toContain('statement_timeout');
    expect(direct.use().named).toContain('kilwater-locks');
    expect(pooled.use()).toEqual({
      startup: expect.not.arrayContaining(['statement_timeout', 'lock_timeout', 'options']),
      named: [],
    });
  });

  it('behind a connection pooler the shop’s time limits still end a slow statement', async () => {
    const kit = await open(`${url}?pooler=transaction`);
    const client = new pg.Client({ connectionString: url });
    await client.connect();
    await client.query('begin; lock table bookings in access exclusive mode');
    await expect(kit.store.bookings.get('NOBODY22')).rejects.toMatchObject({ reason: 'busy' });
    await client.end();
  });

  it('issue 43: transactions that wait for a lock take no connection from other transactions', async () => {
    const kit = await openPostgres(url, { connections: 2 });
    onTestFinished(() => kit.close());
    const gate = Promise.withResolvers<void>();
    const order: number[] = [];
    const lockUnit = (nth: number, waitFor: Promise<void>) =>
      kit.store.inTransaction([{ kind: 'unit', id: '601' }], async () => {
        await waitFor;
        order.push(nth);
        return ok(undefined);
      });
    const first = lockUnit(0, gate.promise);
    const otherTransactions = [1, 2, 3, 4, 5, 6].map((nth) => lockUnit(nth, Promise.resolve()));
    expect(await kit.store.bookings.get('NOBODY22')).toBeNull();
    await kit.store.inTransaction([{ kind: 'unit', id: '602' }], async () => ok(undefined));
    expect(order).toEqual([]);
    gate.resolve();
    await Promise.all([first, ...otherTransactions]);
    expect(order).toEqual([0, 1, 2, 3, 4, 5, 6]);
  });

  it('R10: the shop refuses to open a database that gives one lock to two transactions at the same time', async () => {
    await administer(
      'create function public.pg_try_advisory_xact_lock(bigint) returns boolean language sql as $$select true$$',
      'alter database DATABASE set search_path = public, pg_catalog',
    );
    await expect(openPostgres(url)).rejects.toThrow(/PostgreSQL .* gave one lock to two/);
  });

  it('the shop uses the second host if the first does not answer, or is lost while the shop runs', async () => {
    const first = await openProxy(Number(new URL(url).port));
    const second = await openProxy(Number(new URL(url).port));
    onTestFinished(async () => {
      await second.close();
    });
    const host = (proxy: typeof first): string => new URL(proxy.through(url)).host;
    const withHosts = (...hosts: readonly string[]): string =>
      url.replace(new URL(url).host, hosts.join(','));
    await writeAndRead(await open(withHosts(`127.0.0.1:${freePort()}`, host(second))));
    expect(await hasTables(withHosts(`127.0.0.1:${freePort()}`, host(second)))).toBe(true);
    const kit = await open(withHosts(host(first), host(second)));
    await writeAndRead(kit);
    await first.close();
    await expect
      .poll(
        () =>
          kit.prove().then(
            () => true,
            () => false,
          ),
        { timeout: 10_000 },
      )
      .toBe(true);
    await writeAndRead(kit);
  });

  it('a connection to a server that accepts no writes is not used again', async () => {
    const kit = await open(url);
    await administer('alter database DATABASE set default_transaction_read_only = on');
    await administer(
      'select pg_terminate_backend(pid) from pg_stat_activity where datname = current_database() and pid <> pg_backend_pid()',
    );
    await expect.poll(() => kit.prove().catch(({ reason }) => reason)).toBe('readOnly');
    await administer(
      'set default_transaction_read_only = off',
      'alter database DATABASE set default_transaction_read_only = off',
    );
    await kit.prove();
  });
});

it('a database address can name several hosts in order; `pooler` can only be “transaction”', () => {
  expect(
    parseDatabaseUrl('postgres://u:p@one:5432,[::1]/shop?sslmode=verify-full&pooler=transaction'),
  ).toEqual({
    urls: [
      'postgres://u:p@one:5432/shop?sslmode=verify-full',
      'postgres://u:p@[::1]/shop?sslmode=verify-full',
    ],
    pooled: true,
  });
  for (const text of [
    'mysql://one/shop',
    'postgres://one:port/shop',
    'postgres://one,two:x/shop',
    'postgres://one/shop?pooler=session',
  ])
    expect(parseDatabaseUrl(text)).toBe(null);
});
