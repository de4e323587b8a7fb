import pg from 'pg';
import type { Run } from '../sql/engine/engine.ts';
import { type Snapshot, snapshotOn } from '../sql/kept/snapshot.ts';
import { awayOr } from './away.ts';
import { configOf, types } from './postgres.ts';

const away = (failure: unknown): unknown => awayOr(failure, { ifBroken: false, ifEnded: false });

/**
 * The shop's database as it is at this moment, while the shop goes on selling: one transaction that sees nothing of what is committed
 * later, and can change nothing. It may take as long as it takes.
 */
export const postgresSnapshot = async (url: string): Promise<Snapshot> => {
  const session = new pg.Client({ connectionString: url, types, connectionTimeoutMillis: 5_000, keepAlive: true });
  session.on('error', () => undefined);
  const close = async (): Promise<void> => {
    await session.end().catch(() => undefined);
  };
  const read: Run = async <R>(bound: Parameters<typeof configOf<R>>[0]) => {
    try {
      return (await session.query<R & pg.QueryResultRow>(configOf(bound))).rows;
    } catch (failure) {
      throw away(failure);
    }
  };
  try {
    await session.connect();
    await session.query('set statement_timeout = 0; set idle_in_transaction_session_timeout = 0');
    await session.query('begin isolation level repeatable read read only');
    return await snapshotOn({ dialect: 'postgres', read, close });
  } catch (failure) {
    await close();
    throw away(failure);
  }
};
