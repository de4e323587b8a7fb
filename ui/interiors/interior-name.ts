import type { UnitClass } from '../../domain/catalogue/offer.ts';
import { interior, type RoomName } from './interiors.ts';
import { plan } from './plan/plan.ts';

/**
 * File names. A picture: wnetrze-jacht-premier-mesa. A plan: plan-katamaran-4-12-4 (cabins,
 * berths, bathrooms). A plan with place 2 chosen: plan-katamaran-4-12-4-2.
 */
const INSIDE = /^wnetrze-((?:jacht|katamaran)-[a-z]+)-([a-z]+)$/;
const PLAN = /^plan-(jacht|katamaran)-(\d)-(\d{1,2})-(\d)(?:-(\d{1,2}))?$/;

const CLASSES: Readonly<Record<string, UnitClass>> = {
  'jacht-premier': 'premier',
  'jacht-superior': 'superior',
  'jacht-luxury': 'luxury',
  'katamaran-premier': 'premierCatamaran',
  'katamaran-superior': 'superiorCatamaran',
  'katamaran-luxury': 'luxuryCatamaran',
};
const ROOMS: Readonly<Record<string, RoomName>> = {
  zewnatrz: 'outside',
  kokpit: 'cockpit',
  mesa: 'saloon',
  kabina: 'cabin',
};

const own = <A>(table: Readonly<Record<string, A>>, key: string): A | undefined =>
  Object.hasOwn(table, key) ? table[key] : undefined;

/**
 * Returns the picture or plan with this file name (without `.svg`). Null if no vessel or room has
 * the name.
 */
export const interiorByName = (name: string): string | null => {
  const [, vessel = '', room = ''] = INSIDE.exec(name) ?? [];
  const [unitClass, place] = [own(CLASSES, vessel), own(ROOMS, room)];
  if (unitClass !== undefined && place !== undefined) return interior(unitClass, place);
  const [, hull, cabins, berths, bathrooms, chosen] = PLAN.exec(name) ?? [];
  if (hull === undefined) return null;
  const spec = { cabins: Number(cabins), berths: Number(berths), bathrooms: Number(bathrooms) };
  return plan({ hull: hull === 'jacht' ? 'monohull' : 'catamaran', ...spec }, Number(chosen ?? 0));
};
