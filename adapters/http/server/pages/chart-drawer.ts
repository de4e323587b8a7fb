import { Worker } from 'node:worker_threads';
import type { ChartKind, ChartSize } from '../../contract/charts.ts';

/** What a chart is drawn from: ports in their order, places as degrees east and north; the traits set how near it shows them (P-078). */
export type ChartOrder = {
  readonly offer: {
    readonly ports: readonly { readonly name: string; readonly at: readonly [number, number] }[];
    readonly traits: readonly string[];
  };
  readonly size: ChartSize;
  /** `place`: the first port alone with a pin and the towns around it, instead of a route. */
  readonly kind: ChartKind | 'place';
};
/** Rejects where the thread that draws fell over; the next chart has a new one. */
export type ChartDrawer = (order: ChartOrder) => Promise<string>;
/** How long each leg of a route is along the course that its chart draws, in whole nautical miles; found once for each route. */
export type MilesOf = (offer: ChartOrder['offer']) => Promise<readonly number[]>;
/** Draws the picture of a link (ui/previews) as PNG, or answers null at once while too many wait. */
export type PreviewDrawer = (preview: object) => Promise<Uint8Array> | null;

type Waiting = { readonly resolve: (drawn: never) => void; readonly reject: (error: unknown) => void };
type Answer = { readonly id: number; readonly drawn: never; readonly error?: string };

/** Pictures of links that may wait for the thread: each takes it half a second, and charts wait behind them. */
const MOST_WAITING = 12;

/** Draws in a thread of its own, started with the first drawing; `bundle` is the address of the built pages. It keeps no process alive. */
export const drawingThread = (
  bundle: string,
): { readonly chart: ChartDrawer; readonly miles: MilesOf; readonly preview: PreviewDrawer } => {
  let thread: Worker | null = null;
  let last = 0;
  const waiting = new Map<number, Waiting>();
  const start = (): Worker => {
    const started = new Worker(new URL('./drawing-thread.ts', import.meta.url), { workerData: bundle });
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
