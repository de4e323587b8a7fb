import { buildTable, type Migration } from './make-tables.ts';

export const PAPER_TABLES: Migration = {
  name: '005-papers',
  statements: (db, dialect) => [
    buildTable(db, dialect, 'papers', {
      booking_id: 'text',
      kind: 'text',
      year: 'integer',
      n: 'integer',
      made_at: 'moment',
      open: 'integer',
      content: 'text?',
      file: 'bytes?',
    })
      .addPrimaryKeyConstraint('papers_key', ['booking_id', 'kind'])
      // This constraint also serves as the index for the last number of a year.
      .addUniqueConstraint('papers_number', ['kind', 'year', 'n']),
    buildTable(db, dialect, 'paper_links', {
      hash: 'text',
      booking_id: 'text',
      kind: 'text',
      expires_at: 'moment',
    }).addPrimaryKeyConstraint('paper_links_key', ['hash']),
    db.schema.createIndex('paper_links_by_end').on('paper_links').columns(['expires_at']),
    db.schema.createIndex('paper_links_by_booking').on('paper_links').columns(['booking_id']),
  ],
};
