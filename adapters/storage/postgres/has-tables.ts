import pg from 'pg';
import { databaseAddress } from '../../system/database-address.ts';
import { mapFailure } from './failures.ts';

/** Of a shop or another program. Throws StoreUnavailable without a response. */
export const hasTables = async (url: string): Promise<boolean> => {
  const session = new pg.Client({
    connectionString: databaseAddress(url).urls[0],
    connectionTimeoutMillis: 5_000,
  });
  session.on('error', () => undefined);
  try {
    await session.connect();
    const { rows } = await session.query(
      'select 1 from pg_tables where schemaname = current_schema() limit 1',
    );
    return rows.length > 0;
  } catch (failure) {
    throw mapFailure(failure, { ifBroken: false, ifEnded: false });
  } finally {
    await session.end().catch(() => undefined);
  }
};
