import { sql } from 'kysely';
import type { CatalogueEntry } from '../../../application/ports/catalogue.ts';
import type { ShopWriter } from '../../../application/ports/journal.ts';
import type { CatalogueStore, ShopValue, ShopVersion } from '../../../application/ports/values.ts';
import type { Instant } from '../../../domain/calendar.ts';
import type { DatedFigures, SigningSeller } from '../../../domain/shop-changes/commands.ts';
import { fillMissingOfferFields, type OlderEntry } from '../../system/older-offers.ts';
import { type Access, defineStatement, mapInBatches, type Queries } from './engine/engine.ts';
import type { Tables } from './engine/schema.ts';
import { statementsOf, type TableRow } from './engine/table-statements.ts';

type Version = TableRow<'shop_versions'>;
type Row = Tables['shop_versions'];
type Key = Pick<Row, 'n' | 'kind' | 'site_id' | 'ref'>;

const keyBeforeAll = (n: number): Key => ({ n, kind: 'figures', site_id: -1, ref: -1 });

const VERSION = ['n', 'kind', 'siteId', 'ref', 'at', 'document'] as const;

export type VersionValue =
  | Exclude<ShopValue, { readonly kind: 'offer' }>
  | { readonly kind: 'offer'; readonly entry: Omit<CatalogueEntry, 'content'> };

const siteAndDocumentOf = (value: VersionValue) => {
  switch (value.kind) {
    case 'offer':
      return { ref: value.entry.offer.id, siteId: value.entry.siteId, document: value.entry };
    case 'figures':
      return { ref: 0, siteId: value.set.siteId, document: value.set };
    case 'seller':
      return { ref: 0, siteId: value.seller.siteId, document: value.seller };
  }
};

export const versionRow = (n: number, at: Instant, value: VersionValue): Version => {
  const { document, ...about } = siteAndDocumentOf(value);
  return { n, at, kind: value.kind, ...about, document: JSON.stringify(document) };
};

export const parseShopValue = ({
  kind,
  document,
}: Pick<Version, 'kind' | 'document'>): ShopValue => {
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

const versionOf = (row: Pick<Version, 'n' | 'at' | 'kind' | 'document'>): ShopVersion => ({
  n: row.n,
  at: row.at,
  value: parseShopValue(row),
});

export const shopVersionStore = (
  db: Queries,
): ((access: Access) => Pick<CatalogueStore, 'versions' | 'versionsOf'> & ShopWriter) => {
  const versions = statementsOf(db, 'shop_versions');
  const queries = {
    newest: defineStatement()(() =>
      db
        .selectFrom('shop_versions')
        .select((row) => row.fn.coalesce(row.fn.max('n'), sql.lit(0)).as('n')),
    ),
    keep: versions.insert(VERSION),
    // Reads every change of brand settings, but only the last version of each offer and seller.
    after: defineStatement<Key & { limit: number }>()((slots) =>
      db
        .selectFrom('shop_versions')
        .selectAll()
        .where((row) =>
          row(
            row.refTuple('n', 'kind', 'site_id', 'ref'),
            '>',
            row.tuple(slots.one('n'), slots.one('kind'), slots.one('site_id'), slots.one('ref')),
          ),
        )
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
        .orderBy('n')
        .orderBy('kind')
        .orderBy('site_id')
        .orderBy('ref')
        .limit(slots.one('limit')),
    ),
    ofOffer: versions.select(VERSION, [{ kind: 'offer' }, 'ref'], {
      orderBy: ['n', 'siteId'],
    }),
  };
  return ({ all, send }) => ({
    versions: (after) =>
      mapInBatches<Key, Row, ShopVersion>(
        keyBeforeAll(after + 1),
        ({ n, kind, site_id, ref }, limit) => all(queries.after({ n, kind, site_id, ref, limit })),
        versionOf,
      ),
    versionsOf: async (offerId) => (await all(queries.ofOffer({ ref: offerId }))).map(versionOf),
    newest: async () => (await all(queries.newest({})))[0]?.n ?? 0,
    keep: async (n, at, values) => {
      for (const value of values) send(queries.keep(versionRow(n, at, value)));
    },
  });
};
