import { describe, expect, it } from 'vitest';
import { lockQueue } from '../../../adapters/storage/postgres/lock-queue.ts';

const turn = (): Promise<void> => new Promise((resolve) => setImmediate(resolve));

describe('the queue that orders locks before a database connection is taken (issue 43)', () => {
  const began = async (...locks: readonly (readonly bigint[])[]) => {
    const queue = lockQueue(1_000);
    const order: number[] = [];
    const ends = locks.map((keys, nth) => {
      const { promise, resolve } = Promise.withResolvers<void>();
      const work = queue(keys, () => {
        order.push(nth);
        return promise;
      });
      return async () => {
        resolve();
        await work;
        await turn();
      };
    });
    await turn();
    return { order, end: async (nth: number) => ends[nth]?.() };
  };

  it('work that shares no lock with earlier work starts at once', async () => {
    const { order } = await began([5n], [6n], [], [7n, 8n]);
    expect(order).toEqual([0, 1, 2, 3]);
  });

  it('callers that need the same exclusive lock wait in the order of arrival', async () => {
    const { order, end } = await began([5n, 6n], [6n, 7n], [7n], [8n]);
    expect(order).toEqual([0, 3]);
    await end(0);
    expect(order).toEqual([0, 3, 1]);
    await end(1);
    expect(order).toEqual([0, 3, 1, 2]);
  });

  it('callers that need a shared lock run together; an exclusive caller runs alone, before later callers', async () => {
    const { order, end } = await began([-1n], [-1n, 5n], [1n], [-1n]);
    expect(order).toEqual([0, 1]);
    await end(0);
    await end(1);
    expect(order).toEqual([0, 1, 2]);
    await end(2);
    expect(order).toEqual([0, 1, 2, 3]);
  });

  it('failed work releases its locks, and a wait that takes too long ends', async () => {
    const queue = lockQueue(20);
    await expect(queue([5n], () => Promise.reject(new Error('no')))).rejects.toThrow('no');
    const { promise, resolve } = Promise.withResolvers<void>();
    const first = queue([5n], () => promise);
    await expect(queue([5n], async () => undefined)).rejects.toMatchObject({ reason: 'busy' });
    resolve();
    await first;
    expect(await queue([5n], async () => 'free')).toBe('free');
  });
});
