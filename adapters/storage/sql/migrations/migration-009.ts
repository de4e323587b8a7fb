import { addColumns, type Migration } from './make-tables.ts';

/** A key's row names what was done under it. The same transaction writes both. */
export const DONE_UNDER_KEYS: Migration = {
  name: '009-done-under-keys',
  statements: (db, dialect) =>
    addColumns(db, dialect, 'idempotent_answers', { attempt: 'text', done: 'text?' }),
};
