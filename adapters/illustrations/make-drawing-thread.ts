import { Worker } from 'node:worker_threads';
import type { BrandTokens } from '../brand/brand-tokens.ts';
import type { DrawingThread } from '../http/server/pages/charts.ts';

type PendingDrawing = {
  readonly resolve: (drawn: never) => void;
  readonly reject: (error: unknown) => void;
};
type Answer = { readonly id: number; readonly drawn: never; readonly error?: string };

/**
 * If this many drawings wait, the shop refuses to draw another preview. One thread draws all, and
 * each preview takes half a second, during which charts must wait.
 */
const MOST_WAITING = 12;

/** Starts a thread that draws. The process can end although the thread still runs. */
export const makeDrawingThread = (tokens: BrandTokens): DrawingThread => {
  let thread: Worker | null = null;
  let last = 0;
  const waiting = new Map<number, PendingDrawing>();
  const start = (): Worker => {
    const started = new Worker(new URL('./drawing-thread.ts', import.meta.url), {
      workerData: tokens,
    });
    started.unref();
    started.on('message', ({ id, drawn, error }: Answer) => {
      if (error === undefined) waiting.get(id)?.resolve(drawn);
      else waiting.get(id)?.reject(new Error(error));
      waiting.delete(id);
    });
    started.on('error', (error) => {
      thread = null;
      for (const { reject } of waiting.values()) reject(error);
      waiting.clear();
    });
    return started;
  };
  const draw = <Drawn>(order: object): Promise<Drawn> =>
    new Promise((resolve, reject) => {
      thread ??= start();
      last++;
      waiting.set(last, { resolve, reject });
      thread.postMessage({ ...order, id: last });
    });
  return {
    chart: (order) => draw<string>(order),
    miles: (offer) => draw<readonly number[]>({ miles: offer }),
    preview: (preview) => (waiting.size >= MOST_WAITING ? null : draw<Uint8Array>({ preview })),
  };
};
