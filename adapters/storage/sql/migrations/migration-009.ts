import { addColumns, type Migration } from './make-tables.ts';

/**
 * Adds a column for what was done under an idempotency key. The command's own transaction writes
 * it.
 */
export const DONE_UNDER_KEYS: Migration = {
  name: '009-done-under-keys',
  statements: (db, dialect) =>
    addColumns(db, dialect, 'idempotent_answers', { attempt: 'text', done: 'text?' }),
};
