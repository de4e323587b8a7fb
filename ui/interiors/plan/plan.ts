import { catamaranPlan } from './catamaran-plan.ts';
import { monohullPlan } from './monohull-plan.ts';
import { type PlanSpec, placesOf } from './places.ts';

/**
 * Returns the plan of a vessel from above, the bow at the top. It shows as many pillows, numbered
 * cabins and bathrooms as the technical data say. `chosen` is the number of the yellow place; 0
 * for none. Null for impossible data (see placesOf). The plan is a sketch, not a technical
 * drawing.
 */
export const plan = (spec: PlanSpec, chosen = 0): string | null => {
  const places = placesOf(spec);
  if (places === null) return null;
  return spec.hull === 'catamaran'
    ? catamaranPlan(spec, places, chosen)
    : monohullPlan(spec, places, chosen);
};
