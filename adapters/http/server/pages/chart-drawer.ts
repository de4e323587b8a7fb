import { Worker } from 'node:worker_threads';
import type { ChartSize } from '../../contract/charts.ts';

/** What a chart is drawn from: ports in their order, places as degrees east and north; the traits set how near it shows them (P-078). */
export type ChartOrder = {
  readonly offer: {
    readonly ports: readonly { readonly name: string; readonly at: readonly [number, number] }[];
    readonly traits: readonly string[];
  };
  readonly size: ChartSize;
};
/** Rejects where the thread that draws fell over; the next chart has a new one. */
export type ChartDrawer = (order: ChartOrder) => Promise<string>;

type Waiting = { readonly resolve: (svg: string) => void; readonly reject: (error: unknown) => void };

/** Draws in a thread of its own, started with the first chart; `bundle` is the address of the built pages. It keeps no process alive. */
export const threadedCharts = (bundle: string): ChartDrawer => {
  let thread: Worker | null = null;
  let last = 0;
  const waiting = new Map<number, Waiting>();
  const start = (): Worker => {
    const started = new Worker(new URL('./chart-thread.ts', import.meta.url), { workerData: bundle });
    started.unref();
    started.on('message', ({ id, svg }: { readonly id: number; readonly svg: string }) => {
      waiting.get(id)?.resolve(svg);
      waiting.delete(id);
    });
    started.on('error', (error) => {
      thread = null;
      for (const { reject } of waiting.values()) reject(error);
      waiting.clear();
    });
    return started;
  };
  return (order) =>
    new Promise((resolve, reject) => {
      thread ??= start();
      last++;
      waiting.set(last, { resolve, reject });
      thread.postMessage({ ...order, id: last });
    });
};
