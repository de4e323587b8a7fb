import {
  classSellsCabins,
  hasTrait,
  type Offer,
  sellsCabins,
  type Unit,
  type UnitClass,
} from './offer.ts';

export type Accommodation = 'single' | 'cabin' | 'whole';

const UNIT_SELLS: Readonly<Record<Accommodation, (offer: Offer, unit: Unit) => boolean>> = {
  single: (_offer, unit) => unit.sellsPlaces,
  cabin: (offer, unit) =>
    unit.sellsPlaces && sellsCabins(offer) && classSellsCabins(unit.unitClass),
  whole: (offer, unit) => unit.sellsWhole && !hasTrait(offer, 'course'),
};

/** Returns true if the unit sells this accommodation, even if all its yachts are full (R5). */
export const unitSells = (offer: Offer, unit: Unit, accommodation: Accommodation): boolean =>
  UNIT_SELLS[accommodation](offer, unit);

/** Returns true if the offer sells this accommodation, even if all its yachts are full. */
export const sellsAccommodation = (offer: Offer, accommodation: Accommodation): boolean =>
  offer.units.some((unit) => unitSells(offer, unit, accommodation));

export const defaultAccommodation = (offer: Offer): Accommodation =>
  sellsAccommodation(offer, 'single') ? 'single' : 'whole';

/**
 * Returns the class of the first unit with room for the party. If no unit has room: Premier if the
 * offer has this class, otherwise the class of the first unit (R62). Returns null if there is no
 * unit.
 */
export const initialUnitClass = <U extends Pick<Unit, 'unitClass'>>(
  units: readonly U[],
  hasRoomForParty: (unit: U) => boolean,
): UnitClass | null => {
  const fitting = units.find(hasRoomForParty);
  if (fitting !== undefined) return fitting.unitClass;
  return units.some(({ unitClass }) => unitClass === 'premier')
    ? 'premier'
    : (units[0]?.unitClass ?? null);
};
