import { buildTable, type Migration } from './make-tables.ts';

/** The office's versions. The offers of the opening stay in their own table. */
export const SHOP_VERSIONS: Migration = {
  name: '013-shop-versions',
  statements: (db, dialect) => [
    buildTable(db, dialect, 'shop_versions', {
      n: 'moment',
      kind: 'text',
      site_id: 'integer',
      ref: 'integer',
      at: 'moment',
      document: 'text',
    }).addPrimaryKeyConstraint('shop_versions_key', ['n', 'kind', 'site_id', 'ref']),
    db.schema
      .createIndex('shop_versions_by_ref')
      .on('shop_versions')
      .columns(['kind', 'ref', 'site_id', 'n']),
  ],
};
