import { Worker } from 'node:worker_threads';
import { StoreUnavailable } from '../../../application/ports/store-unavailable.ts';

/** `done` rejects with StoreUnavailable if the file is damaged. After `stop` it stays pending. */
export type FileCheck = { readonly done: Promise<void>; readonly stop: () => void };

export type StartFileCheck = (path: string) => FileCheck;

export const NO_CHECK: FileCheck = { done: Promise.resolve(), stop: () => undefined };

/** The check takes about a second per gigabyte. Its thread does not keep the process alive. */
export const checkInThread: StartFileCheck = (path) => {
  const thread = new Worker(new URL('./file-check-thread.ts', import.meta.url), {
    workerData: path,
    execArgv: [],
  });
  thread.unref();
  const done = new Promise<void>((resolve, reject) => {
    thread.once('message', (found: unknown) =>
      found === 'ok' ? resolve() : reject(new StoreUnavailable('broken', found)),
    );
    thread.once('error', (failure) => reject(new StoreUnavailable('broken', failure)));
  });
  return { done, stop: () => void thread.terminate() };
};
