import { addColumns, type Migration } from './make-tables.ts';

export const GIVEN_UP_MAILS: Migration = {
  name: '017-given-up-mails',
  statements: (db, dialect) =>
    addColumns(db, dialect, 'outbox', { given_up_at: 'moment?', trouble: 'text?' }),
};
