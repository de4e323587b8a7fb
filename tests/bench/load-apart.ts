import { Worker } from 'node:worker_threads';
import type { Load, LoadResult } from './load.ts';

/** The load runs in its own thread, so its garbage collection does not slow the server. */
export const loadInChild = (load: Load): Promise<LoadResult> =>
  new Promise((resolve, reject) => {
    const worker = new Worker(new URL('./load-thread.ts', import.meta.url), { workerData: load });
    worker.once('message', resolve);
    worker.once('error', reject);
  });
