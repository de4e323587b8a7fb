import type { DocumentShelf } from '../../../application/ports/papers.ts';
import type { Engine, Queries } from './engine/engine.ts';
import { statementsOf } from './engine/table-statements.ts';

/** Queries of accepted documents. Files are large, so separate statements read them. */
export const documentQueries = (db: Queries) => {
  const documents = statementsOf(db, 'documents');
  const shown = statementsOf(db, 'shown_documents');
  const fields = [
    'siteId',
    'name',
    'title',
    'version',
    'validFrom',
    'brand',
    'keptAt',
    'page',
  ] as const;
  return {
    get: documents.select(['id', ...fields], ['id']),
    keep: documents.upsert(['id'], [], [...fields, { file: null }]),
    file: documents.select(['file'], ['id']),
    keepFile: documents.update(['file'], ['id', { file: null }]),
    lastShown: shown.select(['shownAt', 'documents'], ['bookingId']),
    saveShown: shown.upsert(['bookingId'], ['shownAt', 'documents']),
  };
};

export const sqlDocuments = (
  queries: ReturnType<typeof documentQueries>,
  engine: Engine,
): DocumentShelf['documents'] => ({
  get: async (id) => {
    const [row] = await engine.read(queries.get({ id }));
    if (row === undefined) return null;
    const { validFrom, page, ...document } = row;
    return { ...document, from: validFrom, page: JSON.parse(page) };
  },
  keep: async ({ from, page, ...document }) => {
    const row = { ...document, validFrom: from, page: JSON.stringify(page) };
    await engine.write(queries.keep(row));
  },
  file: async (id) => (await engine.read(queries.file({ id })))[0]?.file ?? null,
  keepFile: async (id, file) => {
    await engine.write(queries.keepFile({ id, file }));
  },
  lastShown: async (bookingId) => {
    const [row] = await engine.read(queries.lastShown({ bookingId }));
    return row === undefined ? null : { at: row.shownAt, documents: JSON.parse(row.documents) };
  },
  saveShown: async (bookingId, { at, documents }) => {
    const row = { bookingId, shownAt: at, documents: JSON.stringify(documents) };
    await engine.note(queries.saveShown(row));
  },
});
