import { type Accommodation, unitSells } from '../catalogue/accommodation.ts';
import { has, type Offer, takesReserveListOnly, type Unit } from '../catalogue/offer.ts';
import type { Standing } from '../catalogue/standing.ts';
import { EMPTY, type Occupancy, packs, plus, remainingPlaces, reservedPlaces } from './occupancy.ts';

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

/** The least that a way to sail takes: a place, a cabin, a yacht. */
const ONE_OF: Readonly<Record<Accommodation, Occupancy>> = {
  single: { ...EMPTY, singles: 1 },
  cabin: { ...EMPTY, pairs: 1 },
  whole: { ...EMPTY, wholes: 1 },
};

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
  const open = (accommodation: Accommodation): boolean =>
    !listOnly && unitSells(offer, unit, accommodation) && packs(unit, plus(taken, ONE_OF[accommodation]));
  const placeOpen = open('single');
  const wholeOpen = open('whole');
  return { reserved, remaining, placeOpen, cabinOpen: open('cabin'), wholeOpen, label: labelOf(unit, remaining, placeOpen || wholeOpen) };
};

/** How an offer can be booked from its page. */
export const WAYS_IN = ['book', 'reserveList'] as const;
export type WayIn = (typeof WAYS_IN)[number];

/** The way into an offer by its standing and the units that its page shows: places or yachts, the reserve list only, or none (R5, R9). */
export const wayInOf = (standing: Standing, units: readonly Openness[]): WayIn | null => {
  if (standing === 'reserveList') return 'reserveList';
  if (standing !== 'open') return null;
  return units.some(({ placeOpen, wholeOpen }) => placeOpen || wholeOpen) ? 'book' : 'reserveList';
};
