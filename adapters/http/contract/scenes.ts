/** Where drawings are served. */
export const SCENES = '/sceny';

/** Country, time of day and vessel of a drawn scene. */
type Scene = { readonly country: string; readonly time: string; readonly vessel: string };

/**
 * The address of a drawn scene: /sceny/croatia-day-monohull-20418-1200x800.svg. The seed is the number of what it shows, so that card,
 * cover and booking of an offer show the same one; `size` says the stage and what is special about it.
 */
export const sceneUrl = ({ country, time, vessel }: Scene, seed: number, size: string): string =>
  `${SCENES}/${country}-${time}-${vessel}-${seed}-${size}.svg`;

/** The address of a drawn thing: an add-on shows what it is. */
export const thingUrl = (drawing: string): string => `${SCENES}/rzecz-${drawing}.svg`;
