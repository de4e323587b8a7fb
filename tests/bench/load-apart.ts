import { Worker } from 'node:worker_threads';
import type { Load, LoadResult } from './load.ts';

/**
 * In a thread with its own heap, so that garbage collection here does not count as the server's.
 */
export const loadInChild = (load: Load): Promise<LoadResult> =>
  new Promise((resolve, reject) => {
    const worker = new Worker(new URL('./load-thread.ts', import.meta.url), { workerData: load });
    worker.once('message', resolve);
    worker.once('error', reject);
  });
