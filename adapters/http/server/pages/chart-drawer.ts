import { Worker } from 'node:worker_threads';
import type { ChartKind, ChartSize } from '../../contract/charts.ts';

/** Ports in order, in degrees east and north. The traits set the zoom (P-078). */
export type ChartOrder = {
  readonly offer: {
    readonly ports: readonly { readonly name: string; readonly at: readonly [number, number] }[];
    readonly traits: readonly string[];
  };
  readonly size: ChartSize;
  /** The kind `place` draws the first port with a pin instead of a route. */
  readonly kind: ChartKind | 'place';
};
/** Rejects if the drawing thread fails. The next chart starts a new thread. */
export type ChartDrawer = (order: ChartOrder) => Promise<string>;
/** Returns the whole nautical miles of each leg, computed once per route. */
export type MilesOf = (offer: ChartOrder['offer']) => Promise<readonly number[]>;
/** Returns a PNG. Returns null at once if too many drawings are pending. */
export type PreviewDrawer = (preview: object) => Promise<Uint8Array> | null;

type PendingDrawing = {
  readonly resolve: (drawn: never) => void;
  readonly reject: (error: unknown) => void;
};
type Answer = { readonly id: number; readonly drawn: never; readonly error?: string };

/** A preview takes half a second of the thread, and charts wait for it. */
const MOST_WAITING = 12;

/** The thread does not keep the process alive. `bundle` is the built pages' address. */
export const makeDrawingThread = (
  bundle: string,
): { readonly chart: ChartDrawer; readonly miles: MilesOf; readonly preview: PreviewDrawer } => {
  let thread: Worker | null = null;
  let last = 0;
  const waiting = new Map<number, PendingDrawing>();
  const start = (): Worker => {
    const started = new Worker(new URL('./drawing-thread.ts', import.meta.url), {
      workerData: bundle,
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
