/** Degrees of longitude (east) and latitude (north). */
export type LonLat = readonly [number, number];
/** A point in pixels from the upper left corner. */
export type XY = readonly [number, number];
/** An area in degrees: west, south, east, north. */
export type Window = readonly [number, number, number, number];

/** `k` is pixels per degree of longitude; `west` and `top` are the upper left corner. */
export type Frame = {
  readonly W: number;
  readonly H: number;
  readonly k: number;
  readonly west: number;
  readonly top: number;
};

/** Returns the Mercator height of a latitude, in degrees of longitude at the equator. */
export const mercator = (lat: number): number =>
  Math.log(Math.tan(Math.PI / 4 + (lat * Math.PI) / 360)) * (180 / Math.PI);
const latitude = (height: number): number =>
  (Math.atan(Math.exp((height * Math.PI) / 180)) * 360) / Math.PI - 90;

export const project = ({ west, top, k }: Frame, [lon, lat]: LonLat): XY => [
  (lon - west) * k,
  (top - mercator(lat)) * k,
];
export const placeAt = ({ west, top, k }: Frame, [x, y]: XY): LonLat => [
  west + x / k,
  latitude(top - y / k),
];

export const windowOf = (frame: Frame): Window => {
  const [west, north] = placeAt(frame, [0, 0]);
  const [east, south] = placeAt(frame, [frame.W, frame.H]);
  return [west, south, east, north];
};

/** Returns the nautical miles between two nearby places. One minute of latitude is one mile. */
export const milesBetween = ([aLon, aLat]: LonLat, [bLon, bLat]: LonLat): number => {
  const shrink = Math.cos((((aLat + bLat) / 2) * Math.PI) / 180);
  return 60 * Math.hypot((bLon - aLon) * shrink, bLat - aLat);
};
