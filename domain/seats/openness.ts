import { classSellsCabins, has, type Offer, sellsCabins, takesReserveListOnly, type Unit } from '../catalogue/offer.ts';
import { type Occupancy, packs, plus, remainingPlaces, reservedPlaces } from './occupancy.ts';

/** What is said of a unit's places; the number of places left belongs to 'lastPlaces' (R5). */
export type UnitLabel = 'lastPlaces' | 'lastYacht' | 'reserveList' | '';

/** Everything that screens and programs may ask about a unit's availability (R5); nobody else computes it. */
export type Openness = {
  readonly reserved: number;
  readonly remaining: number;
  readonly placeOpen: boolean;
  readonly cabinOpen: boolean;
  readonly wholeOpen: boolean;
  readonly label: UnitLabel;
};

const ONE_PLACE: Occupancy = { wholes: 0, pairs: 0, singles: 1 };
const ONE_CABIN: Occupancy = { wholes: 0, pairs: 1, singles: 0 };
const ONE_YACHT: Occupancy = { wholes: 1, pairs: 0, singles: 0 };

const labelOf = (unit: Unit, remaining: number, open: boolean): UnitLabel => {
  if (!open) return 'reserveList';
  if (remaining <= unit.berths - 1) return 'lastPlaces';
  return remaining <= 2 * (unit.berths - 1) ? 'lastYacht' : '';
};

/** The openness of a unit of an offer, given what is taken of it. */
export const opennessOf = (offer: Offer, unit: Unit, taken: Occupancy): Openness => {
  const reserved = reservedPlaces(unit, taken);
  const remaining = remainingPlaces(unit, taken);
  const listOnly = takesReserveListOnly(offer) || offer.closed || has(offer, 'soldOut');
  const fits = (more: Occupancy): boolean => packs(unit, plus(taken, more));
  const placeOpen = !listOnly && unit.sellsPlaces && fits(ONE_PLACE);
  const cabinOpen = !listOnly && unit.sellsPlaces && sellsCabins(offer) && classSellsCabins(unit.unitClass) && fits(ONE_CABIN);
  const wholeOpen = !listOnly && unit.sellsWhole && !has(offer, 'course') && fits(ONE_YACHT);
  return { reserved, remaining, placeOpen, cabinOpen, wholeOpen, label: labelOf(unit, remaining, placeOpen || wholeOpen) };
};

/** Travellers on a whole yacht at most: the skipper of the organiser takes a berth, an own skipper is one of the travellers (R36). */
export const travellersMax = (offer: Offer, unit: Unit, ownSkipper: boolean): number =>
  ownSkipper || has(offer, 'boatTrip') ? unit.berths : unit.berths - 1;

/** The largest berth count of an offer (MaxPlacesPerRoom, R36), never above the brand's participants per booking. */
export const maxPlacesPerUnit = (offer: Offer, maxParticipants: number): number =>
  Math.min(maxParticipants, Math.max(1, ...offer.units.map((unit) => unit.berths)));
