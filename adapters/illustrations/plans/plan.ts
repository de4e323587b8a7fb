import { drawCatamaranPlan } from './catamaran-plan.ts';
import { drawMonohullPlan } from './monohull-plan.ts';
import { type PlanSpec, sleepingPlacesOf } from './pieces.ts';

/**
 * Draws a yacht from above. `chosenBerth` is the number of the berth to paint yellow; 0 for none.
 * Returns null if the yacht cannot have so many berths.
 */
export const drawYachtPlan = (spec: PlanSpec, chosenBerth = 0): string | null => {
  const places = sleepingPlacesOf(spec);
  if (places === null) return null;
  return spec.hull === 'catamaran'
    ? drawCatamaranPlan(spec, places, chosenBerth)
    : drawMonohullPlan(spec, places, chosenBerth);
};

/**
 * Matches the name of a yacht plan. `plan-katamaran-4-12-4` has 4 cabins, 12 berths and 4
 * bathrooms. With `-2` at its end, berth 2 is yellow.
 */
const NAME = /^plan-(jacht|katamaran)-(\d)-(\d{1,2})-(\d)(?:-(\d{1,2}))?$/;

/** Draws a yacht plan by its file name without `.svg`; null if the name is invalid. */
export const drawYachtPlanByName = (name: string): string | null => {
  const [, hull, cabins, berths, bathrooms, chosen] = NAME.exec(name) ?? [];
  if (hull === undefined) return null;
  const spec = { cabins: Number(cabins), berths: Number(berths), bathrooms: Number(bathrooms) };
  return drawYachtPlan(
    { hull: hull === 'jacht' ? 'monohull' : 'catamaran', ...spec },
    Number(chosen ?? 0),
  );
};
