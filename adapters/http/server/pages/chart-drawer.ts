import type { ChartKind, ChartSize } from '../../contract/chart-frame.ts';

/** Ports are in order, positions in degrees east and north. The traits set the zoom (P-078). */
export type ChartOrder = {
  readonly offer: {
    readonly ports: readonly { readonly name: string; readonly at: readonly [number, number] }[];
    readonly traits: readonly string[];
  };
  readonly size: ChartSize;
  /** The kind `place` draws the first port with a pin instead of a route. */
  readonly kind: ChartKind | 'place';
};
/** Rejects if the drawing thread fails; the next chart starts a new thread. */
export type ChartDrawer = (order: ChartOrder) => Promise<string>;
export type MilesOf = (offer: ChartOrder['offer']) => Promise<readonly number[]>;
/** Draws a link preview as PNG. Returns null at once if too many drawings are pending. */
export type PreviewDrawer = (preview: object) => Promise<Uint8Array> | null;

export type DrawingThread = {
  readonly chart: ChartDrawer;
  readonly miles: MilesOf;
  readonly preview: PreviewDrawer;
};
