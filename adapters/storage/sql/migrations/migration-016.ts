import { type Compilable, sql } from 'kysely';
import type { Queries } from '../engine/engine.ts';
import { addColumns, buildTable, type Migration } from './make-tables.ts';

const COLUMNS = {
  booking_id: 'text',
  kind: 'text',
  year: 'integer',
  n: 'integer',
  made_at: 'moment',
  open: 'integer',
} as const;

/** Each existing paper becomes the first of its kind for its booking. */
const copyPapers = (db: Queries): Compilable => ({
  compile: () =>
    sql`insert into papers_of_bookings (booking_id, kind, year, n, made_at, open, content, file, part)
      select booking_id, kind, year, n, made_at, open, content, file, 0 from papers`.compile(db),
});

/** Several papers of a kind per booking, papers to check, accepted documents (R38). */
export const FURTHER_PAPERS: Migration = {
  name: '016-further-papers',
  statements: (db, dialect) => [
    buildTable(db, dialect, 'papers_of_bookings', {
      ...COLUMNS,
      content: 'text?',
      file: 'bytes?',
      part: 'integer',
    })
      .addPrimaryKeyConstraint('papers_of_bookings_key', ['booking_id', 'kind', 'part'])
      // This constraint also serves as the index for the last number of a year.
      .addUniqueConstraint('papers_of_bookings_number', ['kind', 'year', 'n']),
    copyPapers(db),
    db.schema.dropTable('papers'),
    db.schema.alterTable('papers_of_bookings').renameTo('papers'),
    db.schema.createIndex('papers_by_moment').on('papers').columns(['made_at', 'kind']),
    ...addColumns(db, dialect, 'paper_links', { part: 'integer' }),
    buildTable(db, dialect, 'papers_to_settle', { booking_id: 'text' }).addPrimaryKeyConstraint(
      'papers_to_settle_key',
      ['booking_id'],
    ),
    buildTable(db, dialect, 'documents', {
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
