import { hasTrait, type Offer, type Unit } from '../catalogue/offer.ts';
import type { Choices } from './choices.ts';

/**
 * Maximum number of travellers on a whole yacht. The organiser's skipper takes a berth; an own
 * skipper is one of the travellers (R36).
 */
export const travellersMax = (offer: Offer, unit: Unit, ownSkipper: boolean): number =>
  ownSkipper || hasTrait(offer, 'boatTrip') || hasTrait(offer, 'skipperRequired')
    ? unit.berths
    : unit.berths - 1;

/** Minimum number of travellers: the booker, and an own skipper beside them (R36). */
export const travellersMin = (ownSkipper: boolean): number => (ownSkipper ? 2 : 1);

/**
 * Largest number of berths of an offer's yachts (MaxPlacesPerRoom, R36), capped by the brand's
 * participants per booking.
 */
export const maxPlacesPerUnit = (offer: Offer, maxParticipants: number): number =>
  Math.min(maxParticipants, Math.max(1, ...offer.units.map((unit) => unit.berths)));

/** Bounds of a party on a whole yacht, and the default before it chooses. */
export type YachtParty = { readonly least: number; readonly most: number; readonly starts: number };

/** Default size of a party (R62). */
const USUAL_PARTY = 8;

/** The brand's participants per booking, and which units are free now. */
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
  // If no yacht is sold whole, as on courses, the bounds of its yachts apply. The maximum is never
  // below the minimum.
  const sold = whole.length > 0 ? whole : offer.units;
  const open = sold.filter(isOpen);
  return {
    least,
    most: mostOf(sold),
    starts: Math.max(least, Math.min(USUAL_PARTY, mostOf(open.length > 0 ? open : sold))),
  };
};

/**
 * Bounds of a party on a whole yacht before a unit is chosen: the most that any unit takes, capped
 * by the brand's participants per booking. `organiserSkipper` is null if only parties with their
 * own skipper are accepted (R36). The default is eight, or the most that any open unit takes (R62).
 */
export const yachtParties = (
  offer: Offer,
  bounds: YachtBounds,
): { readonly ownSkipper: YachtParty; readonly organiserSkipper: YachtParty | null } => ({
  ownSkipper: yachtParty(offer, bounds, true),
  organiserSkipper: hasTrait(offer, 'skipperRequired') ? null : yachtParty(offer, bounds, false),
});

/** Whose skipper a party sails with on a whole yacht; null otherwise (R36, R55). */
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
