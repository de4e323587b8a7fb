import { databaseAddress } from '../../system/database-address.ts';
import { connectToFirst } from './connect-to-first.ts';
import { mapFailure } from './failures.ts';

/**
 * Returns true if the database has tables, of a shop or another program. Throws StoreUnavailable if
 * it does not respond.
 */
export const hasTables = async (url: string): Promise<boolean> => {
  const session = await connectToFirst(databaseAddress(url));
  try {
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
