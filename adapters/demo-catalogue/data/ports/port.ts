import type { PortData } from '../schema.ts';

/** A port of the routes: latitude in degrees north, longitude in degrees east. */
export const port = (id: number, name: string, latitude: number, longitude: number, description: string): PortData => ({
  id,
  name,
  latitude,
  longitude,
  description,
});
