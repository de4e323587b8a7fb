import { classSellsCabins, has, type Offer, sellsCabins, type Unit, type UnitClass } from './offer.ts';

/** The three ways to sail that are sold (the wire's accommodationOption). */
export type Accommodation = 'single' | 'cabin' | 'whole';

const UNIT_SELLS: Readonly<Record<Accommodation, (offer: Offer, unit: Unit) => boolean>> = {
  single: (_offer, unit) => unit.sellsPlaces,
  cabin: (offer, unit) => unit.sellsPlaces && sellsCabins(offer) && classSellsCabins(unit.unitClass),
  whole: (offer, unit) => unit.sellsWhole && !has(offer, 'course'),
};

/** Whether a unit is sold for a way to sail at all, whatever is still free (R5). */
export const unitSells = (offer: Offer, unit: Unit, accommodation: Accommodation): boolean => UNIT_SELLS[accommodation](offer, unit);

/** Whether an offer sells a way to sail at all, whatever is still free: the Step1 flags are made of this (R5). */
export const sells = (offer: Offer, accommodation: Accommodation): boolean =>
  offer.units.some((unit) => unitSells(offer, unit, accommodation));

/** Whole where places cannot be reserved singly, otherwise single. */
export const defaultAccommodation = (offer: Offer): Accommodation => (sells(offer, 'single') ? 'single' : 'whole');

/**
 * The class whose yachts are shown until another one is asked for: that of the first unit that takes the party, else Premier, else that
 * of the first unit; null where there is none (R62).
 */
export const firstClassShown = <U extends Pick<Unit, 'unitClass'>>(
  units: readonly U[],
  takesThem: (unit: U) => boolean,
): UnitClass | null => {
  const fitting = units.find(takesThem);
  if (fitting !== undefined) return fitting.unitClass;
  return units.some(({ unitClass }) => unitClass === 'premier') ? 'premier' : (units[0]?.unitClass ?? null);
};
