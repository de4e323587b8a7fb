import { sql } from 'kysely';
import type { DocumentShelf } from '../../../application/ports/papers.ts';
import { defineStatement, type Engine, type Queries } from './engine/engine.ts';
import type { Tables } from './engine/schema.ts';
import { statementsOf } from './engine/table-statements.ts';

/** Queries of accepted documents. Files are large, so separate statements read them. */
export const documentQueries = (db: Queries) => {
  const columns = [
    'id',
    'site_id',
    'name',
    'title',
    'version',
    'valid_from',
    'brand',
    'kept_at',
    'page',
  ] as const;
  return {
    get: statementsOf(db, 'documents').select(['id'], { columns }),
    keep: defineStatement<Omit<Tables['documents'], 'file'>>()((slots) =>
      db
        .insertInto('documents')
        .values({ ...slots.row(...columns), file: sql.lit(null) })
        .onConflict((conflict) => conflict.column('id').doNothing()),
    ),
    file: statementsOf(db, 'documents').select(['id'], { columns: ['file'] }),
    keepFile: defineStatement<{ id: string; file: Uint8Array }>()((slots) =>
      db
        .updateTable('documents')
        .set({ file: slots.one('file') })
        .where('id', '=', slots.one('id'))
        .where('file', 'is', null),
    ),
    lastShown: statementsOf(db, 'shown_documents').select(['booking_id'], {
      columns: ['shown_at', 'documents'],
    }),
    saveShown: statementsOf(db, 'shown_documents').upsert(
      ['booking_id'],
      ['booking_id', 'shown_at', 'documents'],
      ['shown_at', 'documents'],
    ),
  };
};

export const sqlDocuments = (
  queries: ReturnType<typeof documentQueries>,
  engine: Engine,
): DocumentShelf['documents'] => ({
  get: async (id) => {
    const [row] = await engine.read(queries.get({ id }));
    if (row === undefined) return null;
    const { name, title, version, brand } = row;
    return {
      id,
      name,
      title,
      version,
      brand,
      siteId: row.site_id,
      from: row.valid_from,
      keptAt: row.kept_at,
      page: JSON.parse(row.page),
    };
  },
  keep: async ({ id, siteId, name, title, version, from, brand, keptAt, page }) => {
    const columns = {
      site_id: siteId,
      valid_from: from,
      kept_at: keptAt,
      page: JSON.stringify(page),
    };
    await engine.write(queries.keep({ id, name, title, version, brand, ...columns }));
  },
  file: async (id) => (await engine.read(queries.file({ id })))[0]?.file ?? null,
  keepFile: async (id, file) => {
    await engine.write(queries.keepFile({ id, file }));
  },
  lastShown: async (bookingId) => {
    const [row] = await engine.read(queries.lastShown({ booking_id: bookingId }));
    return row === undefined ? null : { at: row.shown_at, documents: JSON.parse(row.documents) };
  },
  saveShown: async (bookingId, { at, documents }) => {
    await engine.note(
      queries.saveShown({
        booking_id: bookingId,
        shown_at: at,
        documents: JSON.stringify(documents),
      }),
    );
  },
});
