import { parentPort, workerData } from 'node:worker_threads';
import type { BrandTokens } from '../brand/brand-tokens.ts';
import type { LinkPreview } from '../http/contract/previews.ts';
import type { ChartOrder } from '../http/server/pages/charts.ts';
import { drawOfferChart, legLengthsInMiles } from './charts/place-chart.ts';
import { drawLinkPreviewPicture } from './draw-preview.ts';
import { inCompanyColours } from './drawing-by-name.ts';

const TOKENS: BrandTokens = workerData;

/** Renders a link preview as PNG. That takes tenths of a second, so this thread does it. */
const pixels = async (preview: LinkPreview): Promise<Uint8Array> => {
  const { Resvg } = await import('@resvg/resvg-js');
  return new Resvg(drawLinkPreviewPicture(TOKENS, preview), { font: { loadSystemFonts: false } })
    .render()
    .asPng();
};

type Order = { readonly id: number } & (
  | ChartOrder
  | { readonly miles: ChartOrder['offer'] }
  | { readonly preview: LinkPreview }
);

const drawOrder = (order: Order): unknown => {
  if ('preview' in order) return pixels(order.preview);
  if ('miles' in order) return legLengthsInMiles(order.miles);
  return inCompanyColours(drawOfferChart(order.offer, order.size, order.kind), TOKENS.colours);
};
parentPort?.on('message', async (order: Order) => {
  const { id } = order;
  try {
    parentPort?.postMessage({ id, drawn: await drawOrder(order) });
  } catch (error) {
    parentPort?.postMessage({ id, error: String(error) });
  }
});
