import type { CatalogueEntry } from '../../../application/ports/catalogue.ts';
import type { PastTrips } from '../../../application/ports/past-trips.ts';
import type { CatalogueStore, ShopOpening, ShopValues } from '../../../application/ports/values.ts';
import type { BrandSettings } from '../../../domain/brand-settings.ts';
import { saidEntry, type UnsaidEntry } from '../../demo-catalogue/documented.ts';
import type { Connection, Engine, Queries } from './engine/engine.ts';
import type { Tables } from './engine/schema.ts';
import { statement } from './engine/statement.ts';
import { readShopVersions, type ShopVersionQueries } from './shop-versions.ts';

const valueStatements = (db: Queries) => ({
  get: statement<{ key: string }>()((slots) => db.selectFrom('shop_values').select('value').where('key', '=', slots.one('key'))),
  set: statement<Tables['shop_values']>()((slots) =>
    db
      .insertInto('shop_values')
      .values({ key: slots.one('key'), value: slots.one('value') })
      .onConflict((conflict) => conflict.column('key').doUpdateSet((row) => ({ value: row.ref('excluded.value') }))),
  ),
});

export const sqlShopValues = (db: Queries, engine: Engine): ShopValues => {
  const { get, set } = valueStatements(db);
  return {
    get: async (key) => (await engine.read(get({ key })))[0]?.value ?? null,
    set: async (key, value) => {
      await engine.write(set({ key, value }));
    },
  };
};

/** Figures that came after the first shops were opened: one that does not name them goes on without them, as it did. */
const NOT_YET = { surchargeDays: null, noticeDays: null, guaranteeFunds: null } as const satisfies Partial<BrandSettings>;

const OPENING = 'shop.opening';
const CATALOGUE_LOCK = { kind: 'code', id: 'kilwater/catalogue' } as const;

export const sqlCatalogueStore = (db: Queries, versions: ShopVersionQueries, engine: Engine): CatalogueStore => {
  const { get, set } = valueStatements(db);
  const all = statement()(() => db.selectFrom('offers').select('document').orderBy('site_id').orderBy('offer_id'));
  const clear = statement()(() => db.deleteFrom('offers'));
  const add = statement<Tables['offers']>()((slots) =>
    db.insertInto('offers').values({ site_id: slots.one('site_id'), offer_id: slots.one('offer_id'), document: slots.one('document') }),
  );
  const lay = (connection: Connection, entries: readonly CatalogueEntry[]): void => {
    connection.send(clear({}));
    for (const entry of entries) connection.send(add({ site_id: entry.siteId, offer_id: entry.offer.id, document: JSON.stringify(entry) }));
  };
  return {
    ...readShopVersions(versions, engine),
    opening: async () => {
      const [row] = await engine.read(get({ key: OPENING }));
      if (row === undefined) return null;
      const opening: ShopOpening = JSON.parse(row.value);
      return { ...opening, brands: opening.brands.map((brand) => ({ ...NOT_YET, ...brand })) };
    },
    open: (opening, entries) =>
      engine.transaction([CATALOGUE_LOCK], async (connection) => {
        if ((await connection.all(get({ key: OPENING }))).length > 0) return { commit: false, value: false };
        connection.send(set({ key: OPENING, value: JSON.stringify(opening) }));
        lay(connection, entries);
        return { commit: true, value: true };
      }),
    load: async () =>
      (await engine.read(all({}))).map(({ document }) => {
        const entry: UnsaidEntry = JSON.parse(document);
        return saidEntry(entry);
      }),
    replace: (entries) =>
      engine.transaction([CATALOGUE_LOCK], async (connection) => {
        lay(connection, entries);
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
