import pg from 'pg';
import { type Address, requireDatabaseAddress } from '../../system/database-address.ts';
import { toStoreUnavailableWithoutCommit } from './failures.ts';

/** Connects to the first host that responds, even a standby. Else throws StoreUnavailable. */
export const connectToFirstHost = async (
  { urls }: Address,
  config: pg.ClientConfig = {},
): Promise<pg.Client> => {
  let failed: unknown;
  for (const connectionString of urls) {
    const session = new pg.Client({ connectionString, connectionTimeoutMillis: 5_000, ...config });
    session.on('error', () => undefined);
    try {
      await session.connect();
      return session;
    } catch (failure) {
      failed = failure;
      await session.end().catch(() => undefined);
    }
  }
  throw toStoreUnavailableWithoutCommit(failed);
};

export const hasTables = async (url: string): Promise<boolean> => {
  const session = await connectToFirstHost(requireDatabaseAddress(url));
  try {
    const { rows } = await session.query(
      'select 1 from pg_tables where schemaname = current_schema() limit 1',
    );
    return rows.length > 0;
  } catch (failure) {
    throw toStoreUnavailableWithoutCommit(failure);
  } finally {
    await session.end().catch(() => undefined);
  }
};
