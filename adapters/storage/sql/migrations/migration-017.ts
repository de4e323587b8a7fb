import { addedColumns, type Migration } from './make-tables.ts';

/** Mails that no server takes are given up in the end, and the office sees why. */
export const GIVEN_UP_MAILS: Migration = {
  name: '017-given-up-mails',
  statements: (db, dialect) => addedColumns(db, dialect, 'outbox', { given_up_at: 'moment?', trouble: 'text?' }),
};
