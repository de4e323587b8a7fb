import { hasTrait, type Offer, type Unit } from '../catalogue/offer.ts';
import type { Choices } from './choices.ts';

/** The organiser's skipper takes a berth; an own skipper is one of the travellers (R36). */
export const travellersMax = (offer: Offer, unit: Unit, ownSkipper: boolean): number =>
  ownSkipper || hasTrait(offer, 'boatTrip') || hasTrait(offer, 'skipperRequired')
    ? unit.berths
    : unit.berths - 1;

/** Counts the booker, and an own skipper beside them (R36). */
export const travellersMin = (ownSkipper: boolean): number => (ownSkipper ? 2 : 1);

/** Largest yacht of the offer in berths (MaxPlacesPerRoom), at most `maxParticipants` (R36). */
export const maxPlacesPerUnit = (offer: Offer, maxParticipants: number): number =>
  Math.min(maxParticipants, Math.max(1, ...offer.units.map((unit) => unit.berths)));

export type YachtParty = { readonly least: number; readonly most: number; readonly starts: number };

/** Default size of a party (R62). */
const USUAL_PARTY = 8;

export type YachtBounds = {
  readonly maxParticipants: number;
  readonly isOpen: (unit: Unit) => boolean;
};

const yachtParty = (
  offer: Offer,
  { maxParticipants, isOpen }: YachtBounds,
  ownSkipper: boolean,
): YachtParty => {
  const least = travellersMin(ownSkipper);
  const mostOf = (units: readonly Unit[]): number => {
    const limits = units.map((unit) => travellersMax(offer, unit, ownSkipper));
    return Math.max(least, Math.min(maxParticipants, Math.max(...limits)));
  };
  const whole = offer.units.filter(({ sellsWhole }) => sellsWhole);
  // If no yacht is sold whole (courses), all count. The maximum is never below the minimum.
  const sold = whole.length > 0 ? whole : offer.units;
  const open = sold.filter(isOpen);
  return {
    least,
    most: mostOf(sold),
    starts: Math.max(least, Math.min(USUAL_PARTY, mostOf(open.length > 0 ? open : sold))),
  };
};

/**
 * Bounds before a unit is chosen. `organiserSkipper` is null if only parties with their own
 * skipper are accepted (R36). Default: eight, or the most that any open unit takes (R62).
 */
export const yachtParties = (
  offer: Offer,
  bounds: YachtBounds,
): { readonly ownSkipper: YachtParty; readonly organiserSkipper: YachtParty | null } => ({
  ownSkipper: yachtParty(offer, bounds, true),
  organiserSkipper: hasTrait(offer, 'skipperRequired') ? null : yachtParty(offer, bounds, false),
});

/** Null unless the party books a whole yacht (R36, R55). */
export const skipperOf = ({
  accommodation,
  ownSkipper,
}: Choices): 'ownSkipper' | 'organiserSkipper' | null => {
  if (accommodation !== 'whole') return null;
  return ownSkipper ? 'ownSkipper' : 'organiserSkipper';
};

/** With an own skipper, participant 2 is the skipper (R36). */
export const isSkipper = ({ accommodation, ownSkipper }: Choices, userNum: number): boolean =>
  accommodation === 'whole' && ownSkipper && userNum === 2;
