import pg from 'pg';
import { awayOr } from './away.ts';

/** Whether there is any table in a database, of a shop or of somebody else; fails as the ports tell it where nobody answers. */
export const hasTables = async (url: string): Promise<boolean> => {
  const session = new pg.Client({ connectionString: url, connectionTimeoutMillis: 5_000 });
  session.on('error', () => undefined);
  try {
    await session.connect();
    const { rows } = await session.query('select 1 from pg_tables where schemaname = current_schema() limit 1');
    return rows.length > 0;
  } catch (failure) {
    throw awayOr(failure, { ifBroken: false, ifEnded: false });
  } finally {
    await session.end().catch(() => undefined);
  }
};
