import type { ChartFrame } from '../../../../adapters/http/contract/chart-frame.ts';
import type { MapView } from './use-map-view.ts';

/** A tile's position and size are in pixels of the chart. */
export type Tile = {
  readonly url: string;
  readonly x: number;
  readonly y: number;
  readonly size: number;
};

const TILE_SIZE = 256;
const MAX_TILE_ZOOM = 19;

/**
 * A map tile at zoom z covers 360 / 2^z degrees of longitude; in the Mercator projection it is a
 * square.
 */
export const visibleMapTiles = (
  { W, H, k, west, top }: ChartFrame,
  { scale, left, top: above }: MapView,
  template: string,
): readonly Tile[] => {
  const zoom = Math.min(
    MAX_TILE_ZOOM,
    Math.max(0, Math.round(Math.log2((k * scale * 360) / TILE_SIZE))),
  );
  const count = 2 ** zoom;
  const degrees = 360 / count;
  const columnAt = (x: number): number => Math.floor((west + x / k + 180) / degrees);
  const rowAt = (y: number): number => Math.floor((180 - top + y / k) / degrees);
  const numbers = (from: number, to: number): readonly number[] =>
    Array.from({ length: to - from + 1 }, (_, n) => from + n);
  return numbers(rowAt(above * H), rowAt((above + 1 / scale) * H))
    .filter((row) => row >= 0 && row < count)
    .flatMap((row) =>
      numbers(columnAt(left * W), columnAt((left + 1 / scale) * W)).map((column): Tile => {
        const around = ((column % count) + count) % count;
        return {
          url: template
            .replace('{z}', String(zoom))
            .replace('{x}', String(around))
            .replace('{y}', String(row)),
          x: (column * degrees - 180 - west) * k,
          y: (top - 180 + row * degrees) * k,
          size: degrees * k,
        };
      }),
    );
};
