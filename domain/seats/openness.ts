import { type Accommodation, unitSells } from '../catalogue/accommodation.ts';
import { hasTrait, type Offer, takesReserveListOnly, type Unit } from '../catalogue/offer.ts';
import type { SaleState } from '../catalogue/sale-state.ts';
import {
  addOccupancy,
  fitsFleet,
  NO_OCCUPANCY,
  type Occupancy,
  remainingPlaces,
  takenPlacesOf,
} from './occupancy.ts';

export type UnitLabel = 'lastPlaces' | 'lastYacht' | 'reserveList' | '';

/** What is taken, left and on sale in a unit; only `opennessOf` computes it (R5). */
export type Openness = {
  readonly reserved: number;
  readonly remaining: number;
  readonly placeOpen: boolean;
  readonly cabinOpen: boolean;
  readonly wholeOpen: boolean;
  readonly label: UnitLabel;
};

const ONE_OF: Readonly<Record<Accommodation, Occupancy>> = {
  single: { ...NO_OCCUPANCY, singles: 1 },
  cabin: { ...NO_OCCUPANCY, pairs: 1 },
  whole: { ...NO_OCCUPANCY, wholes: 1 },
};

const labelOf = (unit: Unit, remaining: number, open: boolean): UnitLabel => {
  if (!open) return 'reserveList';
  if (remaining <= unit.berths - 1) return 'lastPlaces';
  return remaining <= 2 * (unit.berths - 1) ? 'lastYacht' : '';
};

export const opennessOf = (offer: Offer, unit: Unit, occupancy: Occupancy): Openness => {
  const reserved = takenPlacesOf(unit, occupancy);
  const remaining = remainingPlaces(unit, occupancy);
  const listOnly = takesReserveListOnly(offer) || offer.closed || hasTrait(offer, 'soldOut');
  const open = (accommodation: Accommodation): boolean =>
    !listOnly &&
    unitSells(offer, unit, accommodation) &&
    fitsFleet(unit, addOccupancy(occupancy, ONE_OF[accommodation]));
  const placeOpen = open('single');
  const wholeOpen = open('whole');
  return {
    reserved,
    remaining,
    placeOpen,
    cabinOpen: open('cabin'),
    wholeOpen,
    label: labelOf(unit, remaining, placeOpen || wholeOpen),
  };
};

export const WAYS_IN = ['book', 'reserveList'] as const;
export type WayIn = (typeof WAYS_IN)[number];

/** Returns whether a party can book or only join the reserve list; null: neither (R9). */
export const wayInOf = (state: SaleState, units: readonly Openness[]): WayIn | null => {
  if (state === 'reserveList') return 'reserveList';
  if (state !== 'open') return null;
  return units.some(({ placeOpen, wholeOpen }) => placeOpen || wholeOpen) ? 'book' : 'reserveList';
};
