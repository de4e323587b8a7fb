import { buildTable, type Migration } from './make-tables.ts';

/** An order that names no documents accepts those that step 6 showed last (R38). */
export const SHOWN_DOCUMENTS: Migration = {
  name: '020-shown-documents',
  statements: (db, dialect) => [
    buildTable(db, dialect, 'shown_documents', {
      booking_id: 'text',
      shown_at: 'moment',
      documents: 'text',
    }).addPrimaryKeyConstraint('shown_documents_key', ['booking_id']),
  ],
};
