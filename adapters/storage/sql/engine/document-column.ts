import type { Bound, Run } from './engine.ts';

type DocumentRow = { readonly document: string };

/** Returns the values that the rows of a query store as JSON in their column `document`. */
export const readDocuments = async <T>(all: Run, bound: Bound<DocumentRow>): Promise<T[]> =>
  (await all(bound)).map(({ document }) => JSON.parse(document));

export const readFirstDocument = async <T>(
  all: Run,
  bound: Bound<DocumentRow>,
): Promise<T | null> => (await readDocuments<T>(all, bound))[0] ?? null;

/** Returns the arguments that save a value: its own columns, and the whole value as JSON. */
export const withDocument = <F>(columns: F, value: unknown): F & DocumentRow => ({
  ...columns,
  document: JSON.stringify(value),
});
