import { type Migration, table } from './make-tables.ts';

/** What changes of an open shop left, version by version; the offers that it was opened with stay where they are. */
export const SHOP_VERSIONS: Migration = {
  name: '013-shop-versions',
  statements: (db, dialect) => [
    table(db, dialect, 'shop_versions', {
      n: 'moment',
      kind: 'text',
      site_id: 'integer',
      ref: 'integer',
      at: 'moment',
      document: 'text',
    }).addPrimaryKeyConstraint('shop_versions_key', ['n', 'kind', 'site_id', 'ref']),
    db.schema.createIndex('shop_versions_by_ref').on('shop_versions').columns(['kind', 'ref', 'site_id', 'n']),
  ],
};
