import { StoreUnavailable } from '../../../application/ports/store-unavailable.ts';

type Entry = {
  readonly keys: readonly bigint[];
  start: (() => void) | null;
};

const conflicts = (first: readonly bigint[], second: readonly bigint[]): boolean =>
  first.some((key) =>
    second.some((secondKey) => secondKey === (key > 0n ? key : -key) || secondKey === -key),
  );

export type LockQueue = <T>(keys: readonly bigint[], work: () => Promise<T>) => Promise<T>;

/**
 * Transactions of one process wait here for their locks, first come, first served. While they wait,
 * they use no connection of the pool. Between processes, the database decides who waits.
 */
export const lockQueue = (maxWait: number): LockQueue => {
  const entries: Entry[] = [];

  const mayRun = (entry: Entry, position: number): boolean =>
    entries.slice(0, position).every((earlier) => !conflicts(entry.keys, earlier.keys));

  const startNext = (): void => {
    entries.forEach((entry, position) => {
      if (entry.start === null || !mayRun(entry, position)) return;
      const { start } = entry;
      entry.start = null;
      start();
    });
  };

  const leave = (entry: Entry): void => {
    entries.splice(entries.indexOf(entry), 1);
    startNext();
  };

  const wait = (entry: Entry): Promise<void> =>
    new Promise((resolve, reject) => {
      const timer = setTimeout(() => {
        leave(entry);
        const cause = new Error(`Another transaction held a lock for more than ${maxWait} ms`);
        reject(new StoreUnavailable('busy', cause));
      }, maxWait);
      entry.start = () => {
        clearTimeout(timer);
        resolve();
      };
    });

  return async (keys, work) => {
    if (keys.length === 0) return work();
    const entry: Entry = { keys, start: null };
    entries.push(entry);
    if (!mayRun(entry, entries.length - 1)) await wait(entry);
    try {
      return await work();
    } finally {
      leave(entry);
    }
  };
};
