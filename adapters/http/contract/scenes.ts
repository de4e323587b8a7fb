import type { UnitClass } from '../../../domain/catalogue/offer.ts';

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

const VESSELS: Readonly<Record<UnitClass, string>> = {
  premier: 'jacht-premier',
  superior: 'jacht-superior',
  luxury: 'jacht-luxury',
  premierCatamaran: 'katamaran-premier',
  superiorCatamaran: 'katamaran-superior',
  luxuryCatamaran: 'katamaran-luxury',
};
const ROOMS = { outside: 'zewnatrz', cockpit: 'kokpit', saloon: 'mesa', cabin: 'kabina' } as const;

/** The address of a picture of a class of vessels, from outside or within: /sceny/wnetrze-jacht-premier-mesa.svg, 1200 × 800. */
export const vesselUrl = (unitClass: UnitClass, room: keyof typeof ROOMS): string =>
  `${SCENES}/wnetrze-${VESSELS[unitClass]}-${ROOMS[room]}.svg`;

type Figures = { readonly unitClass: UnitClass; readonly cabins: number; readonly berths: number; readonly bathrooms: number };

/** The address of a vessel's plan from above, after the figures of its table: /sceny/plan-katamaran-4-12-4.svg; `chosen` is the yellow place. */
export const planUrl = ({ unitClass, cabins, berths, bathrooms }: Figures, chosen?: number): string => {
  const hull = unitClass.endsWith('Catamaran') ? 'katamaran' : 'jacht';
  return `${SCENES}/plan-${hull}-${cabins}-${berths}-${bathrooms}${chosen === undefined ? '' : `-${chosen}`}.svg`;
};
