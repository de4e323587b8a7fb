import { sql } from 'kysely';
import type { CatalogueEntry } from '../../../application/ports/catalogue.ts';
import type { ShopWriter } from '../../../application/ports/journal.ts';
import type { CatalogueStore, ShopValue, ShopVersion } from '../../../application/ports/values.ts';
import type { Instant } from '../../../domain/calendar.ts';
import type { DatedFigures, SigningSeller } from '../../../domain/shop-changes/commands.ts';
import { fillMissingOfferFields, type OlderEntry } from '../../system/older-offers.ts';
import { type Connection, defineStatement, type Engine, type Queries } from './engine/engine.ts';
import type { Tables } from './engine/schema.ts';
import { statementsOf } from './engine/table-statements.ts';

type Row = Tables['shop_versions'];

export const shopVersionQueries = (db: Queries) => ({
  newest: defineStatement()(() =>
    db
      .selectFrom('shop_versions')
      .select((row) => row.fn.coalesce(row.fn.max('n'), sql.lit(0)).as('n')),
  ),
  keep: statementsOf(db, 'shop_versions').insert(['n', 'kind', 'site_id', 'ref', 'at', 'document']),
  // Reads every change of brand settings, but only the last version of each offer and seller.
  after: defineStatement<{ after: number }>()((slots) =>
    db
      .selectFrom('shop_versions')
      .selectAll()
      .where('n', '>', slots.one('after'))
      .where((row) =>
        row.or([
          row('kind', '=', sql.lit('figures' as const)),
          row.not(
            row.exists(
              row
                .selectFrom('shop_versions as later')
                .select('later.n')
                .whereRef('later.kind', '=', 'shop_versions.kind')
                .whereRef('later.ref', '=', 'shop_versions.ref')
                .whereRef('later.site_id', '=', 'shop_versions.site_id')
                .whereRef('later.n', '>', 'shop_versions.n'),
            ),
          ),
        ]),
      )
      .orderBy('n'),
  ),
  ofOffer: defineStatement<{ offerId: number }>()((slots) =>
    db
      .selectFrom('shop_versions')
      .selectAll()
      .where('kind', '=', sql.lit('offer' as const))
      .where('ref', '=', slots.one('offerId'))
      .orderBy('n')
      .orderBy('site_id'),
  ),
});

export type ShopVersionQueries = ReturnType<typeof shopVersionQueries>;

export type VersionValue =
  | Exclude<ShopValue, { readonly kind: 'offer' }>
  | { readonly kind: 'offer'; readonly entry: Omit<CatalogueEntry, 'content'> };

const valueRow = (value: VersionValue): Pick<Row, 'kind' | 'site_id' | 'ref' | 'document'> => {
  switch (value.kind) {
    case 'offer':
      return {
        kind: 'offer',
        site_id: value.entry.siteId,
        ref: value.entry.offer.id,
        document: JSON.stringify(value.entry),
      };
    case 'figures':
      return {
        kind: 'figures',
        site_id: value.set.siteId,
        ref: 0,
        document: JSON.stringify(value.set),
      };
    case 'seller':
      return {
        kind: 'seller',
        site_id: value.seller.siteId,
        ref: 0,
        document: JSON.stringify(value.seller),
      };
  }
};

export const versionRow = (n: number, at: Instant, value: VersionValue): Row => ({
  n,
  at,
  ...valueRow(value),
});

export const parseShopValue = ({ kind, document }: Pick<Row, 'kind' | 'document'>): ShopValue => {
  const read: unknown = JSON.parse(document);
  switch (kind) {
    case 'offer':
      return { kind, entry: fillMissingOfferFields(read as OlderEntry) };
    case 'figures':
      return { kind, set: read as DatedFigures };
    case 'seller':
      return { kind, seller: read as SigningSeller };
  }
};

const versionsOf = (rows: readonly Row[]): readonly ShopVersion[] =>
  rows.map((row) => ({ n: row.n, at: row.at, value: parseShopValue(row) }));

export const shopVersionReader = (
  queries: ShopVersionQueries,
  engine: Engine,
): Pick<CatalogueStore, 'versions' | 'versionsOf'> => ({
  versions: async (after) => versionsOf(await engine.read(queries.after({ after }))),
  versionsOf: async (offerId) => versionsOf(await engine.read(queries.ofOffer({ offerId }))),
});

export const shopWriter = (queries: ShopVersionQueries, connection: Connection): ShopWriter => ({
  newest: async () => (await connection.all(queries.newest({})))[0]?.n ?? 0,
  keep: async (n, at, values) => {
    for (const value of values) connection.send(queries.keep(versionRow(n, at, value)));
  },
});
