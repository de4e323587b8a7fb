export type Staged<T> = Map<string, T | null>;

export const findRow = <T>(
  rows: ReadonlyMap<string, T>,
  staged: Staged<T>,
  key: string,
): T | null => {
  const changed = staged.get(key);
  return changed === undefined ? (rows.get(key) ?? null) : changed;
};

export const allRows = <T>(rows: ReadonlyMap<string, T>, staged: Staged<T>): readonly T[] =>
  [...new Set([...rows.keys(), ...staged.keys()])].flatMap(
    (key) => findRow(rows, staged, key) ?? [],
  );

export const applyStaged = <T>(rows: Map<string, T>, staged: Staged<T>): void => {
  if (staged.size === 0) return;
  for (const [key, row] of staged) {
    if (row === null) rows.delete(key);
    else rows.set(key, row);
  }
};

export const addMissing = <T>(rows: Map<string, T>, more: ReadonlyMap<string, T>): void => {
  if (more.size === 0) return;
  for (const [key, row] of more) if (!rows.has(key)) rows.set(key, row);
};
