import type { UnitClass } from '../../../domain/catalogue/offer.ts';

export const SCENES = '/sceny';

type Scene = { readonly country: string; readonly time: string; readonly vessel: string };

/** Example: /sceny/croatia-day-monohull-20418-1200x800.svg. The seed is the offer's number. */
export const sceneUrl = ({ country, time, vessel }: Scene, seed: number, size: string): string =>
  `${SCENES}/${country}-${time}-${vessel}-${seed}-${size}.svg`;

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

/** Example: /sceny/wnetrze-jacht-premier-mesa.svg, 1200 × 800 pixels. */
export const vesselUrl = (unitClass: UnitClass, room: keyof typeof ROOMS): string =>
  `${SCENES}/wnetrze-${VESSELS[unitClass]}-${ROOMS[room]}.svg`;

type Figures = {
  readonly unitClass: UnitClass;
  readonly cabins: number;
  readonly berths: number;
  readonly bathrooms: number;
};

/** Example: /sceny/plan-katamaran-4-12-4.svg. `chosen` is the berth that is drawn in yellow. */
export const planUrl = (
  { unitClass, cabins, berths, bathrooms }: Figures,
  chosen?: number,
): string => {
  const hull = unitClass.endsWith('Catamaran') ? 'katamaran' : 'jacht';
  return `${SCENES}/plan-${hull}-${cabins}-${berths}-${bathrooms}${chosen === undefined ? '' : `-${chosen}`}.svg`;
};
