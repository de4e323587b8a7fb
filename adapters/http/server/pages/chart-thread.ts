import { parentPort, workerData } from 'node:worker_threads';
import type { ChartOrder } from './chart-drawer.ts';

// Draws charts beside the server's own thread: finding courses round the land takes some tenths of a second.

type Bundle = { readonly offerChart: (offer: ChartOrder['offer'], size: string) => string };
const isBundle = (module: unknown): module is Bundle => typeof module === 'object' && module !== null && 'offerChart' in module;

const bundle: unknown = await import(String(workerData));
if (!isBundle(bundle)) throw new Error('The built pages draw no charts; run npm run build');
parentPort?.on('message', ({ id, offer, size }: ChartOrder & { readonly id: number }) => {
  parentPort?.postMessage({ id, svg: bundle.offerChart(offer, size) });
});
