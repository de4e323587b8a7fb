import { type Compilable, sql } from 'kysely';
import type { Queries } from '../engine/engine.ts';
import { addedColumns, type Migration, table } from './make-tables.ts';

const COLUMNS = { booking_id: 'text', kind: 'text', year: 'integer', n: 'integer', made_at: 'moment', open: 'integer' } as const;

/** Papers that were made before are the first of their kind. */
const earlier = (db: Queries): Compilable => ({
  compile: () =>
    sql`insert into papers_of_bookings (booking_id, kind, year, n, made_at, open, content, file, part)
      select booking_id, kind, year, n, made_at, open, content, file, 0 from papers`.compile(db),
});

/**
 * A booking may have several papers of a kind (annexes, advance invoices, corrections); bookings whose papers are to be looked at; and the
 * documents that were shown beside an order, by their words (R38).
 */
export const FURTHER_PAPERS: Migration = {
  name: '016-further-papers',
  statements: (db, dialect) => [
    table(db, dialect, 'papers_of_bookings', { ...COLUMNS, content: 'text?', file: 'bytes?', part: 'integer' })
      .addPrimaryKeyConstraint('papers_of_bookings_key', ['booking_id', 'kind', 'part'])
      // Also the way to the last number of a year.
      .addUniqueConstraint('papers_of_bookings_number', ['kind', 'year', 'n']),
    earlier(db),
    db.schema.dropTable('papers'),
    db.schema.alterTable('papers_of_bookings').renameTo('papers'),
    db.schema.createIndex('papers_by_moment').on('papers').columns(['made_at', 'kind']),
    ...addedColumns(db, dialect, 'paper_links', { part: 'integer' }),
    table(db, dialect, 'papers_to_settle', { booking_id: 'text' }).addPrimaryKeyConstraint('papers_to_settle_key', ['booking_id']),
    table(db, dialect, 'documents', {
      id: 'text',
      site_id: 'integer',
      name: 'text',
      title: 'text',
      version: 'text',
      valid_from: 'text',
      brand: 'text',
      kept_at: 'moment',
      page: 'text',
      file: 'bytes?',
    }).addPrimaryKeyConstraint('documents_key', ['id']),
  ],
};
