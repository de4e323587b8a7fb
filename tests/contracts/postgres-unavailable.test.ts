import { ok } from 'neverthrow';
import pg from 'pg';
import { afterAll, beforeAll, beforeEach, describe, expect, it, onTestFinished } from 'vitest';
import { toStoreUnavailable } from '../../adapters/storage/postgres/failures.ts';
import { openPostgres } from '../../adapters/storage/postgres/postgres.ts';
import type { StoreKit } from '../../application/ports/store-kit.ts';
import { StoreUnavailable } from '../../application/ports/store-unavailable.ts';
import { startPostgres, type TestPostgres } from '../support/postgres.ts';
import { openProxy } from '../support/proxy.ts';
import { mailOf } from './record-examples.ts';

let postgres: TestPostgres;
let url: string;
let kit: StoreKit;
beforeAll(async () => {
  postgres = await startPostgres({ direct: true });
});
afterAll(() => postgres.stop());
beforeEach(async () => {
  url = await postgres.freshDatabase();
  kit = await openPostgres(url);
  onTestFinished(() => kit.close());
});

const administrator = async (): Promise<pg.Client> => {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  onTestFinished(() => client.end());
  return client;
};

const END_SESSIONS =
  'select pg_terminate_backend(pid) from pg_stat_activity where datname = current_database() and pid <> pg_backend_pid()';

const describeFailure = async (work: Promise<unknown>) => {
  const began = performance.now();
  const failure = await work.then(
    () => 'it did not fail',
    (error: unknown) => (error instanceof StoreUnavailable ? error.reason : error),
  );
  return { failure, seconds: (performance.now() - began) / 1000 };
};

const transaction = (unitId = 1) =>
  kit.store.inTransaction([{ kind: 'unit', id: String(unitId) }], async ({ bookings }) =>
    ok(await bookings.get('NOBODY22')),
  );

describe('an unavailable PostgreSQL', () => {
  it('a call fails within five seconds while another session holds a table or a shop lock', async () => {
    const client = await administrator();
    await client.query(
      'begin; lock table bookings in access exclusive mode; select pg_advisory_xact_lock((4::bigint << 56) | 1)',
    );
    const ends = await Promise.all([
      describeFailure(transaction()),
      describeFailure(kit.store.bookings.get('NOBODY22')),
    ]);
    expect(ends.map(({ failure }) => failure)).toEqual(['busy', 'busy']);
    expect(Math.max(...ends.map(({ seconds }) => seconds))).toBeLessThan(5);
    await client.query('rollback');
    expect((await transaction()).isOk()).toBe(true);
  });

  it('in read-only mode (a standby) writes are rejected and reads still work', async () => {
    const client = await administrator();
    await client.query(
      `alter database ${client.escapeIdentifier(client.database ?? '')} set default_transaction_read_only = on`,
    );
    await client.query(END_SESSIONS);
    await expect.poll(() => kit.store.bookings.get('NOBODY22').catch(() => undefined)).toBe(null);
    expect((await describeFailure(kit.prove())).failure).toBe('readOnly');
    expect(await kit.store.bookings.get('NOBODY22')).toBe(null);
  });

  it('without network a call fails within seven seconds; new calls work once the network is back', async () => {
    const proxy = await openProxy(Number(new URL(url).port));
    const behind = await openPostgres(proxy.through(url));
    onTestFinished(async () => {
      await behind.close();
      await proxy.close();
    });
    await behind.prove();
    proxy.hold(true);
    const ends = await Promise.all([
      describeFailure(behind.prove()),
      describeFailure(behind.store.bookings.get('NOBODY22')),
    ]);
    expect(ends.map(({ failure }) => failure)).toEqual(['unreachable', 'unreachable']);
    expect(Math.max(...ends.map(({ seconds }) => seconds))).toBeLessThan(7);
    proxy.hold(false);
    await behind.prove();
  });

  it('running and waiting calls fail if their sessions are terminated, and the process survives', async () => {
    const [client, watcher] = [await administrator(), await administrator()];
    await client.query(
      'begin; select pg_advisory_xact_lock((4::bigint << 56) | unit) from generate_series(1, 8) as unit',
    );
    // Transactions of one unit would wait for each other in the process, not in the database.
    const waiting = [1, 2, 3, 4, 5, 6, 7, 8].map((unit) => describeFailure(transaction(unit)));
    const waits =
      'select pid from pg_stat_activity where datname = current_database() and wait_event_type = $1';
    await expect
      .poll(async () => (await watcher.query(waits, ['Lock'])).rowCount, { interval: 5 })
      .toBe(8);
    await watcher.query(
      `${END_SESSIONS} and pid <> ${(await client.query('select pg_backend_pid() as pid')).rows[0].pid}`,
    );
    expect((await Promise.all(waiting)).map(({ failure }) => failure)).toEqual(
      waiting.map(() => 'unreachable'),
    );
    await client.query('rollback');
    expect((await transaction()).isOk()).toBe(true);
  });

  it('a transaction fails if code ignored a failed statement, because PostgreSQL then rolls it back', async () => {
    const swallowed = kit.store.inTransaction([], async ({ bookings, outbox }) => {
      await outbox.add(mailOf('undone'));
      // PostgreSQL cannot store this character in a text.
      await Promise.resolve(bookings.get('\0')).catch(() => null);
      return ok('kept');
    });
    await expect(swallowed).rejects.toThrow(
      'PostgreSQL rolled the transaction back instead of committing it',
    );
    expect(await kit.outbox.lease(9, 0, 1)).toEqual([]);
    expect((await transaction()).isOk()).toBe(true);
  });

  it('is recognised by its SQLSTATE code; an error of the program does not count as unavailable', () => {
    const named = (code: string): pg.DatabaseError =>
      Object.assign(new pg.DatabaseError('…', 1, 'error'), { code });
    const doubt = { inDoubtIfConnectionBreaks: true, inDoubtIfServerEndsConnection: true };
    const classify = (failure: unknown) => {
      const away = toStoreUnavailable(failure, doubt);
      return away instanceof StoreUnavailable ? [away.reason, away.inDoubt] : away;
    };
    for (const state of ['08006', '57P01', '57P02', '57P03', '53300', '28P01', '3D000'])
      expect(classify(named(state))).toEqual(['unreachable', true]);
    for (const state of ['57014', '55P03', '25P03', '40001', '40P01'])
      expect(classify(named(state))).toEqual(['busy', false]);
    for (const state of ['53100', '53200']) expect(classify(named(state))).toEqual(['full', false]);
    for (const state of ['58030', 'XX001'])
      expect(classify(named(state))).toEqual(['broken', false]);
    expect(classify(new Error('Connection terminated unexpectedly'))).toEqual([
      'unreachable',
      true,
    ]);
    for (const defect of [named('23505'), named('42703'), named('25P02'), new TypeError('no')])
      expect(classify(defect)).toBe(defect);
  });
});
