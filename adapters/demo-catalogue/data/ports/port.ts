import type { PortData, View } from '../schema.ts';

/** How a port looks by the hour: three pictures, unless the port names its own. */
const threeViews = (name: string): readonly View[] => [
  { time: 'dawn', alt: `${name} o świcie, rysunek` },
  { time: 'day', alt: `${name} w południe, rysunek` },
  { time: 'golden', alt: `${name} przed zachodem słońca, rysunek` },
];

/** A port of the routes: latitude in degrees north, longitude in degrees east. */
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
