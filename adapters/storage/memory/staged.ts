/** Rows by key that a transaction changes beside those that stand; null is a row that it took away. */
export type Staged<T> = Map<string, T | null>;

/** A row as a transaction sees it. */
export const rowIn = <T>(rows: ReadonlyMap<string, T>, staged: Staged<T>, key: string): T | null => {
  const changed = staged.get(key);
  return changed === undefined ? (rows.get(key) ?? null) : changed;
};

/** All rows as a transaction sees them. */
export const allIn = <T>(rows: ReadonlyMap<string, T>, staged: Staged<T>): readonly T[] =>
  [...new Set([...rows.keys(), ...staged.keys()])].flatMap((key) => rowIn(rows, staged, key) ?? []);

/** Makes the changes of a transaction stand. */
export const applyStaged = <T>(rows: Map<string, T>, staged: Staged<T>): void => {
  if (staged.size === 0) return;
  for (const [key, row] of staged) {
    if (row === null) rows.delete(key);
    else rows.set(key, row);
  }
};

/** Adds rows whose keys are not there yet; what is there stays as it was. */
export const addMissing = <T>(rows: Map<string, T>, more: ReadonlyMap<string, T>): void => {
  if (more.size === 0) return;
  for (const [key, row] of more) if (!rows.has(key)) rows.set(key, row);
};
