import type { PortData, View } from '../schema.ts';

/** Default pictures of a port at three times of day, for a port without its own pictures. */
const threeViews = (name: string): readonly View[] => [
  { time: 'dawn', alt: `${name} o świcie, rysunek` },
  { time: 'day', alt: `${name} w południe, rysunek` },
  { time: 'golden', alt: `${name} przed zachodem słońca, rysunek` },
];

/** Builds a port of the routes. Latitude is in degrees north, longitude in degrees east. */
export const port = (
  id: number,
  name: string,
  latitude: number,
  longitude: number,
  description: string,
  views: readonly View[] = threeViews(name),
): PortData => ({
  id,
  name,
  latitude,
  longitude,
  description,
  views,
});
