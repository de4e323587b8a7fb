import { Worker } from 'node:worker_threads';
import type { Answers, Load } from './load.ts';

/**
 * The same as `answersUnder`, asked from a thread with a heap of its own: what else this program keeps is swept in pauses of ten milliseconds,
 * which would be counted as the server's.
 */
export const answersApart = (load: Load): Promise<Answers> =>
  new Promise((resolve, reject) => {
    const worker = new Worker(new URL('./load-thread.ts', import.meta.url), { workerData: load });
    worker.once('message', resolve);
    worker.once('error', reject);
  });
