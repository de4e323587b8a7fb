import type { CatalogueEntry } from '../../../application/ports/catalogue.ts';
import type { PastTrips } from '../../../application/ports/past-trips.ts';
import type { CatalogueStore, ShopValues } from '../../../application/ports/values.ts';
import type { Engine, Queries } from './engine/engine.ts';
import type { Tables } from './engine/schema.ts';
import { statement } from './engine/statement.ts';

export const sqlShopValues = (db: Queries, engine: Engine): ShopValues => {
  const get = statement<{ key: string }>()((slots) => db.selectFrom('shop_values').select('value').where('key', '=', slots.one('key')));
  const set = statement<Tables['shop_values']>()((slots) =>
    db
      .insertInto('shop_values')
      .values({ key: slots.one('key'), value: slots.one('value') })
      .onConflict((conflict) => conflict.column('key').doUpdateSet((row) => ({ value: row.ref('excluded.value') }))),
  );
  return {
    get: async (key) => (await engine.read(get({ key })))[0]?.value ?? null,
    set: async (key, value) => {
      await engine.write(set({ key, value }));
    },
  };
};

export const sqlCatalogueStore = (db: Queries, engine: Engine): CatalogueStore => {
  const all = statement()(() => db.selectFrom('offers').select('document').orderBy('site_id').orderBy('offer_id'));
  const clear = statement()(() => db.deleteFrom('offers'));
  const add = statement<Tables['offers']>()((slots) =>
    db.insertInto('offers').values({ site_id: slots.one('site_id'), offer_id: slots.one('offer_id'), document: slots.one('document') }),
  );
  return {
    load: async () =>
      (await engine.read(all({}))).map(({ document }) => {
        const entry: CatalogueEntry = JSON.parse(document);
        return entry;
      }),
    replace: (entries) =>
      engine.transaction([{ kind: 'code', id: 'kilwater/catalogue' }], async (connection) => {
        connection.send(clear({}));
        for (const entry of entries)
          connection.send(add({ site_id: entry.siteId, offer_id: entry.offer.id, document: JSON.stringify(entry) }));
        return { commit: true, value: undefined };
      }),
  };
};

export const sqlPastTrips = (db: Queries, engine: Engine): PastTrips => {
  const add = statement<Tables['past_trips']>()((slots) =>
    db.insertInto('past_trips').values({ email: slots.one('email'), ended_on: slots.one('ended_on'), site_id: slots.one('site_id') }),
  );
  return {
    add: (trips) =>
      engine.transaction([], async (connection) => {
        for (const { email, endedOn, siteId } of trips) connection.send(add({ email, ended_on: endedOn, site_id: siteId }));
        return { commit: true, value: undefined };
      }),
  };
};
