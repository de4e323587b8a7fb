import { beforeAll, describe, expect, test } from 'vitest';
import type { StoreKit } from '../../application/ports/store-kit.ts';
import { commitWork, type Opener, rollBack } from './helpers.ts';

export const orderLinkSuite = (opener: Opener): void => {
  let kit: StoreKit;
  beforeAll(async () => {
    kit = await opener.open();
  });

  describe('links to prepared orders', () => {
    test('R55.4: a link is found by its hash; a rollback undoes a save', async () => {
      const link = { hash: 'h1', bookingId: 'K7M2P9QX', expiresAt: 5_000 };
      await commitWork(kit.store, ({ orderLinks }) => orderLinks.save(link));
      await rollBack(kit.store, ({ orderLinks }) => orderLinks.save({ ...link, hash: 'h2' }));
      expect(await kit.store.orderLinks.byHash('h1')).toEqual(link);
      expect(await kit.store.orderLinks.byHash('h2')).toBeNull();
    });
  });
};
