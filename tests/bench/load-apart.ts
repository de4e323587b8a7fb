import { Worker } from 'node:worker_threads';
import type { Load, LoadResult } from './load.ts';

/** A thread with its own heap keeps this garbage collection out of the server's figures. */
export const loadInChild = (load: Load): Promise<LoadResult> =>
  new Promise((resolve, reject) => {
    const worker = new Worker(new URL('./load-thread.ts', import.meta.url), { workerData: load });
    worker.once('message', resolve);
    worker.once('error', reject);
  });
