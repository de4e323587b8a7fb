import type { OrderLinks } from '../../../application/ports/store.ts';
import type { Access, Queries } from './engine/engine.ts';
import { statementsOf } from './engine/table-statements.ts';

export const orderLinkStore = (db: Queries): ((access: Access) => OrderLinks) => {
  const links = statementsOf(db, 'order_links');
  const byHash = links.select(['hash', 'bookingId', 'expiresAt'], ['hash']);
  const save = links.insert(['hash', 'bookingId', 'expiresAt']);
  return ({ all, send }) => ({
    byHash: async (hash) => (await all(byHash({ hash })))[0] ?? null,
    save: async (link) => send(save(link)),
  });
};
