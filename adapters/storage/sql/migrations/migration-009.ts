import { addColumns, type Migration } from './make-tables.ts';

/** What was done under an idempotency key, written by the command's transaction. */
export const DONE_UNDER_KEYS: Migration = {
  name: '009-done-under-keys',
  statements: (db, dialect) =>
    addColumns(db, dialect, 'idempotent_answers', { attempt: 'text', done: 'text?' }),
};
