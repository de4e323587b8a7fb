/** The chart's own field. */
export const WIDTH = 640;
export const HEIGHT = 440;
const EDGE = { x: 96, y: 64 };

export type Place = { readonly name: string; readonly latitude: number; readonly longitude: number };
/** Where a port is drawn; `left`: its name stands left of it, because something lies to its right. */
export type Point = { readonly name: string; readonly x: number; readonly y: number; readonly left: boolean };

/** Puts ports on the chart in their true proportions: a degree of longitude shrinks with the latitude. */
export const chartPoints = (places: readonly Place[]): readonly Point[] => {
  const middle = places.reduce((sum, { latitude }) => sum + latitude, 0) / Math.max(1, places.length);
  const shrink = Math.cos((middle * Math.PI) / 180);
  const flat = places.map(({ name, latitude, longitude }) => ({ name, east: longitude * shrink, south: -latitude }));
  const easts = flat.map(({ east }) => east);
  const souths = flat.map(({ south }) => south);
  const [west, north] = [Math.min(...easts), Math.min(...souths)];
  const [wide, high] = [Math.max(...easts) - west, Math.max(...souths) - north];
  const scale = Math.min((WIDTH - 2 * EDGE.x) / Math.max(wide, 0.01), (HEIGHT - 2 * EDGE.y) / Math.max(high, 0.01));
  const [padX, padY] = [(WIDTH - wide * scale) / 2, (HEIGHT - high * scale) / 2];
  const put = flat.map(({ name, east, south }) => ({
    name,
    x: Math.round(padX + (east - west) * scale),
    y: Math.round(padY + (south - north) * scale),
  }));
  return put.map((point) => ({ ...point, left: point.x > WIDTH * 0.72 || put.some((other) => liesRightOf(point, other)) }));
};

const liesRightOf = (point: { x: number; y: number }, other: { x: number; y: number }): boolean =>
  other.x > point.x && other.x - point.x < 130 && Math.abs(other.y - point.y) < 26;
