/** A transaction's changed rows, by key; null marks a deleted row. */
export type Staged<T> = Map<string, T | null>;

/** Returns a row as the transaction sees it. */
export const findRow = <T>(
  rows: ReadonlyMap<string, T>,
  staged: Staged<T>,
  key: string,
): T | null => {
  const changed = staged.get(key);
  return changed === undefined ? (rows.get(key) ?? null) : changed;
};

/** All rows as a transaction sees them. */
export const allRows = <T>(rows: ReadonlyMap<string, T>, staged: Staged<T>): readonly T[] =>
  [...new Set([...rows.keys(), ...staged.keys()])].flatMap(
    (key) => findRow(rows, staged, key) ?? [],
  );

/** Applies a transaction's changes. */
export const applyStaged = <T>(rows: Map<string, T>, staged: Staged<T>): void => {
  if (staged.size === 0) return;
  for (const [key, row] of staged) {
    if (row === null) rows.delete(key);
    else rows.set(key, row);
  }
};

/** Adds rows whose keys are new. Existing rows stay unchanged. */
export const addMissing = <T>(rows: Map<string, T>, more: ReadonlyMap<string, T>): void => {
  if (more.size === 0) return;
  for (const [key, row] of more) if (!rows.has(key)) rows.set(key, row);
};
