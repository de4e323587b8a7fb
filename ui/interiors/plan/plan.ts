import { catamaranPlan } from './catamaran-plan.ts';
import { monohullPlan } from './monohull-plan.ts';
import { type PlanSpec, placesOf } from './places.ts';

/**
 * A vessel from above, the bow up, after the figures of its table: as many pillows as berths, as many numbered cabins and bathrooms.
 * `chosen` is the number of the yellow place, 0 for none. Null for figures that no such vessel has. A sketch, not a builder's drawing.
 */
export const plan = (spec: PlanSpec, chosen = 0): string | null => {
  const places = placesOf(spec);
  if (places === null) return null;
  return spec.hull === 'catamaran'
    ? catamaranPlan(spec, places, chosen)
    : monohullPlan(spec, places, chosen);
};
