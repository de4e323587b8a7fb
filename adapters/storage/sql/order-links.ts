import type { OrderLinks } from '../../../application/ports/store.ts';
import type { Connection, Queries, Run } from './engine/engine.ts';
import type { Tables } from './engine/schema.ts';
import { statement } from './engine/statement.ts';

export const orderLinkQueries = (db: Queries) => ({
  byHash: statement<{ hash: string }>()((slots) =>
    db.selectFrom('order_links').selectAll().where('hash', '=', slots.one('hash')),
  ),
  save: statement<Tables['order_links']>()((slots) =>
    db.insertInto('order_links').values({
      hash: slots.one('hash'),
      booking_id: slots.one('booking_id'),
      expires_at: slots.one('expires_at'),
    }),
  ),
});

type OrderLinkQueries = ReturnType<typeof orderLinkQueries>;

export const readOrderLinks = (
  queries: OrderLinkQueries,
  read: Run,
): Pick<OrderLinks, 'byHash'> => ({
  byHash: async (hash) => {
    const [row] = await read(queries.byHash({ hash }));
    return row === undefined
      ? null
      : { hash, bookingId: row.booking_id, expiresAt: row.expires_at };
  },
});

export const writeOrderLinks = (
  queries: OrderLinkQueries,
  connection: Connection,
): Pick<OrderLinks, 'save'> => ({
  save: async ({ hash, bookingId, expiresAt }) =>
    connection.send(queries.save({ hash, booking_id: bookingId, expires_at: expiresAt })),
});
