/** Runs work one after another for each key, within this process. */
export type Turns = <T>(key: string, work: () => Promise<T>) => Promise<T>;

/**
 * Turns by key: counting failures and adding one are two steps, and many calls at once would all count before the first adds. Between
 * processes the limit may be passed by one call for each process, which is meant.
 */
export const turns = (): Turns => {
  const last = new Map<string, Promise<unknown>>();
  return async (key, work) => {
    const before = last.get(key) ?? Promise.resolve();
    const mine = before.then(work, work);
    last.set(key, mine);
    try {
      return await mine;
    } finally {
      if (last.get(key) === mine) last.delete(key);
    }
  };
};
