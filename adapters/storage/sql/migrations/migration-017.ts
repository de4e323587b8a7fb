import { addColumns, type Migration } from './make-tables.ts';

/** Adds when and why the shop gave up sending a mail, so that the office sees it. */
export const GIVEN_UP_MAILS: Migration = {
  name: '017-given-up-mails',
  statements: (db, dialect) =>
    addColumns(db, dialect, 'outbox', { given_up_at: 'moment?', trouble: 'text?' }),
};
