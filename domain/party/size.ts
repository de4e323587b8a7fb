import { hasTrait, type Offer, type Unit } from '../catalogue/offer.ts';
import type { Choices, Skipper } from './choices.ts';

/** Returns the largest party; the organiser's skipper needs a berth of the yacht (R36). */
export const travellersMax = (offer: Offer, unit: Unit, ownSkipper: boolean): number =>
  ownSkipper || hasTrait(offer, 'boatTrip') || hasTrait(offer, 'skipperRequired')
    ? unit.berths
    : unit.berths - 1;

export const travellersMin = (ownSkipper: boolean): number => (ownSkipper ? 2 : 1);

/** Returns the berths of the largest yacht, at most `maxParticipants`. */
export const maxPlacesPerUnit = (offer: Offer, maxParticipants: number): number =>
  Math.min(maxParticipants, Math.max(1, ...offer.units.map((unit) => unit.berths)));

export type YachtParty = { readonly least: number; readonly most: number; readonly starts: number };

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
  // An offer that sells no whole yachts (a course) uses all its units.
  const sold = whole.length > 0 ? whole : offer.units;
  const open = sold.filter(isOpen);
  return {
    least,
    most: mostOf(sold),
    starts: Math.max(least, Math.min(USUAL_PARTY, mostOf(open.length > 0 ? open : sold))),
  };
};

/** Returns party sizes before a unit is chosen (R62); some offers require an own skipper. */
export const yachtParties = (
  offer: Offer,
  bounds: YachtBounds,
): { readonly ownSkipper: YachtParty; readonly organiserSkipper: YachtParty | null } => ({
  ownSkipper: yachtParty(offer, bounds, true),
  organiserSkipper: hasTrait(offer, 'skipperRequired') ? null : yachtParty(offer, bounds, false),
});

/** Returns who skippers a whole yacht; null for other accommodation (R55). */
export const skipperOf = ({
  accommodation,
  ownSkipper,
}: Pick<Choices, 'accommodation' | 'ownSkipper'>): Skipper | null => {
  if (accommodation !== 'whole') return null;
  return ownSkipper ? 'ownSkipper' : 'organiserSkipper';
};

/** Participant 2 of a party with its own skipper is the skipper. */
export const isSkipper = ({ accommodation, ownSkipper }: Choices, userNum: number): boolean =>
  accommodation === 'whole' && ownSkipper && userNum === 2;
