import type pg from 'pg';
import { requireDatabaseAddress } from '../../system/database-address.ts';
import { openSnapshot, type Snapshot } from '../sql/audit/snapshot.ts';
import type { Run } from '../sql/engine/engine.ts';
import { connectToFirstHost } from './connect-to-first-host.ts';
import { toStoreUnavailableWithoutCommit } from './failures.ts';
import { queryConfigOf, types } from './postgres.ts';

/** Opens a snapshot, which never sees later commits. It has no time limit and blocks no sales. */
export const postgresSnapshot = async (databaseUrl: string): Promise<Snapshot> => {
  const address = requireDatabaseAddress(databaseUrl);
  const { pooled } = address;
  const session = await connectToFirstHost(address, { types, keepAlive: true });
  const close = async (): Promise<void> => {
    await session.end().catch(() => undefined);
  };
  const read: Run = async <R>(bound: Parameters<typeof queryConfigOf<R>>[0]) => {
    try {
      return (await session.query<R & pg.QueryResultRow>(queryConfigOf(bound, pooled))).rows;
    } catch (failure) {
      throw toStoreUnavailableWithoutCommit(failure);
    }
  };
  try {
    await session.query(
      'begin isolation level repeatable read read only; set local statement_timeout = 0; set local idle_in_transaction_session_timeout = 0',
    );
    return await openSnapshot({ dialect: 'postgres', read, close });
  } catch (failure) {
    await close();
    throw toStoreUnavailableWithoutCommit(failure);
  }
};
