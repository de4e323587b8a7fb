import { addedColumns, type Migration } from './make-tables.ts';

/** A key's row says what was done under it, in the transaction that did it. */
export const DONE_UNDER_KEYS: Migration = {
  name: '009-done-under-keys',
  statements: (db, dialect) => addedColumns(db, dialect, 'idempotent_answers', { attempt: 'text', done: 'text?' }),
};
