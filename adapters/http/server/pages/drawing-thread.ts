import { parentPort, workerData } from 'node:worker_threads';
import type { ChartOrder } from './chart-drawer.ts';

// Courses around land and pixels take tenths of a second, so a thread draws them.

type Bundle = {
  readonly milesOf: (offer: ChartOrder['offer']) => readonly number[];
  readonly offerChart: (offer: ChartOrder['offer'], size: string, kind: string) => string;
  readonly drawPreview: (preview: object) => string;
};
const isBundle = (module: unknown): module is Bundle =>
  typeof module === 'object' &&
  module !== null &&
  'offerChart' in module &&
  'milesOf' in module &&
  'drawPreview' in module;

const bundle: unknown = await import(String(workerData));
if (!isBundle(bundle))
  throw new Error('The build in dist/server is too old to draw charts. Run npm run build.');

/** Renders a preview as PNG. It draws text as outlines, so no font is needed. */
const pixels = async (preview: object): Promise<Uint8Array> => {
  const { Resvg } = await import('@resvg/resvg-js');
  return new Resvg(bundle.drawPreview(preview), { font: { loadSystemFonts: false } })
    .render()
    .asPng();
};

type Order = { readonly id: number } & (
  | ChartOrder
  | { readonly miles: ChartOrder['offer'] }
  | { readonly preview: object }
);

const drawOrder = (order: Order): unknown => {
  if ('preview' in order) return pixels(order.preview);
  return 'miles' in order
    ? bundle.milesOf(order.miles)
    : bundle.offerChart(order.offer, order.size, order.kind);
};
parentPort?.on('message', async (order: Order) => {
  const { id } = order;
  try {
    parentPort?.postMessage({ id, drawn: await drawOrder(order) });
  } catch (error) {
    parentPort?.postMessage({ id, error: String(error) });
  }
});
