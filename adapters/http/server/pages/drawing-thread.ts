import { parentPort, workerData } from 'node:worker_threads';
import type { ChartOrder } from './chart-drawer.ts';

// Draws beside the server's own thread: finding courses round the land and turning pictures into pixels take some tenths of a second.

type Bundle = {
  readonly offerChart: (offer: ChartOrder['offer'], size: string, kind: string) => string;
  readonly drawPreview: (preview: object) => string;
};
const isBundle = (module: unknown): module is Bundle =>
  typeof module === 'object' && module !== null && 'offerChart' in module && 'drawPreview' in module;

const bundle: unknown = await import(String(workerData));
if (!isBundle(bundle)) throw new Error('The built pages draw no charts; run npm run build');

/** The picture of a link as PNG. Its words are outlines, so that no font is looked for. */
const pixels = async (preview: object): Promise<Uint8Array> => {
  const { Resvg } = await import('@resvg/resvg-js');
  return new Resvg(bundle.drawPreview(preview), { font: { loadSystemFonts: false } }).render().asPng();
};

type Order = { readonly id: number } & (ChartOrder | { readonly preview: object });
parentPort?.on('message', async (order: Order) => {
  const { id } = order;
  try {
    const drawn = 'preview' in order ? await pixels(order.preview) : bundle.offerChart(order.offer, order.size, order.kind);
    parentPort?.postMessage({ id, drawn });
  } catch (error) {
    parentPort?.postMessage({ id, error: String(error) });
  }
});
