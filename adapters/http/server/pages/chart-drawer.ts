import type { ChartKind, ChartSize } from '../../contract/chart-frame.ts';

/** Positions are in degrees east and north. An offer's traits set the zoom of its chart (P-078). */
export type ChartOrder = {
  readonly offer: {
    readonly ports: readonly { readonly name: string; readonly at: readonly [number, number] }[];
    readonly traits: readonly string[];
  };
  readonly size: ChartSize;
  /** A chart of the kind `place` has a pin at the first port instead of a route. */
  readonly kind: ChartKind | 'place';
};
/** A chart is rejected if the drawing thread fails. The next chart starts a new thread. */
export type ChartDrawer = (order: ChartOrder) => Promise<string>;
export type MilesOf = (offer: ChartOrder['offer']) => Promise<readonly number[]>;
/** Draws a link preview as PNG. Returns null if too many drawings are pending. */
export type PreviewDrawer = (preview: object) => Promise<Uint8Array> | null;

export type DrawingThread = {
  readonly chart: ChartDrawer;
  readonly miles: MilesOf;
  readonly preview: PreviewDrawer;
};
