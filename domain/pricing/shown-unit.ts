import { type Accommodation, unitSells } from '../catalogue/accommodation.ts';
import type { Offer, Unit } from '../catalogue/offer.ts';
import { travellersMax } from '../party/answers.ts';
import type { Choices } from '../party/choices.ts';
import type { Occupancy } from '../seats/occupancy.ts';
import { type Openness, opennessOf } from '../seats/openness.ts';

const IS_OPEN: Readonly<Record<Accommodation, (openness: Openness) => boolean>> = {
  single: (openness) => openness.placeOpen,
  cabin: (openness) => openness.cabinOpen,
  whole: (openness) => openness.wholeOpen,
};

/** Returns the cheapest unit with free places; prefers units that can take the party (R15). */
export const cheapestOpenUnit = (
  offer: Offer,
  accommodation: Accommodation,
  occupancyOf: (unitId: number) => Occupancy,
  takesParty: (unit: Unit) => boolean = () => true,
): Unit | null => {
  const priceOf = (unit: Unit): number =>
    accommodation === 'whole' ? unit.wholePrice : unit.placePrice;
  const cheapest = (units: readonly Unit[]): Unit | null =>
    units.reduce<Unit | null>(
      (best, unit) => (best === null || priceOf(unit) < priceOf(best) ? unit : best),
      null,
    );
  const open = offer.units.filter((unit) =>
    IS_OPEN[accommodation](opennessOf(offer, unit, occupancyOf(unit.id))),
  );
  if (open.length > 0) return cheapest(open.filter(takesParty)) ?? cheapest(open);
  // If no unit has free places for this accommodation, choose a full unit that sells it, else any
  // unit.
  return (
    cheapest(offer.units.filter((unit) => unitSells(offer, unit, accommodation))) ??
    cheapest(offer.units)
  );
};

/** Returns the unit to price before the customer chooses; if possible, the party fits (R61). */
export const unitAssumedForPrice = (
  offer: Offer,
  choices: Choices,
  occupancyOf: (unitId: number) => Occupancy,
): Unit | null => {
  const { accommodation, ownSkipper, participants } = choices;
  return cheapestOpenUnit(
    offer,
    accommodation,
    occupancyOf,
    (unit) =>
      accommodation !== 'whole' || participants.length <= travellersMax(offer, unit, ownSkipper),
  );
};
