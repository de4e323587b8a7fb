import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { scratch } from '../contracts/helpers.ts';
import { openBrowser } from '../simulation/simulated-browser.ts';
import { startPostgres, type TestPostgres } from '../support/postgres.ts';
import { startShopProcess } from '../support/shop-process.ts';

let postgres: TestPostgres;
const folder = scratch();
beforeAll(async () => {
  postgres = await startPostgres();
});
afterAll(async () => {
  await postgres.stop();
  folder.remove();
});

const STORES = [
  ['PostgreSQL', async () => ({ DATABASE_URL: await postgres.freshDatabase() })],
  ['SQLite', async () => ({ SHOP_DATA: `${folder.file()}.d` })],
] as const;

describe.each(STORES)(
  'three shop processes that start at the same time on the same empty store: %s',
  (_name, environment) => {
    it('all start, and the store has one catalogue and each demo booking once', async () => {
      const store = await environment();
      const starts = await Promise.allSettled(
        Array.from({ length: 3 }, () => startShopProcess(store)),
      );
      const shops = starts.flatMap((start) => (start.status === 'fulfilled' ? [start.value] : []));
      try {
        expect(
          starts.flatMap((start) => (start.status === 'rejected' ? [String(start.reason)] : [])),
        ).toEqual([]);
        const lists = await Promise.all(
          shops.map(({ base }) => openBrowser(base, '10.0.0.1').call('offersList', { siteId: 1 })),
        );
        const [first, ...otherLists] = lists.map((list) => list._unsafeUnwrap().Offers);
        expect(first?.length).toBeGreaterThan(10);
        for (const other of otherLists) expect(other).toEqual(first);
      } finally {
        for (const shop of shops) await shop.close();
      }
    }, 60_000);
  },
);
