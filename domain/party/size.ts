import { has, type Offer, type Unit } from '../catalogue/offer.ts';
import type { Choices } from './choices.ts';

/**
 * Travellers on a whole yacht at most: the skipper of the organiser takes a berth, an own skipper is one of the travellers, also where
 * nobody may sail without one (R36).
 */
export const travellersMax = (offer: Offer, unit: Unit, ownSkipper: boolean): number =>
  ownSkipper || has(offer, 'boatTrip') || has(offer, 'skipperRequired') ? unit.berths : unit.berths - 1;

/** Travellers on a whole yacht at least: the booker, and their own skipper beside them (R36). */
export const travellersMin = (ownSkipper: boolean): number => (ownSkipper ? 2 : 1);

/** The largest berth count of an offer (MaxPlacesPerRoom, R36), never above the brand's participants per booking. */
export const maxPlacesPerUnit = (offer: Offer, maxParticipants: number): number =>
  Math.min(maxParticipants, Math.max(1, ...offer.units.map((unit) => unit.berths)));

/** How many may sail on a whole yacht, and with how many a party starts that has not said yet. */
export type YachtParty = { readonly least: number; readonly most: number; readonly starts: number };

/** How many a group is taken for until it says otherwise (R62). */
const USUAL_PARTY = 8;

/** What a whole yacht may be chosen of: how many the brand takes in a booking, and which units are free now. */
export type YachtBounds = { readonly maxParticipants: number; readonly isOpen: (unit: Unit) => boolean };

const yachtParty = (offer: Offer, { maxParticipants, isOpen }: YachtBounds, ownSkipper: boolean): YachtParty => {
  const least = travellersMin(ownSkipper);
  const mostOf = (units: readonly Unit[]): number => {
    const limits = units.map((unit) => travellersMax(offer, unit, ownSkipper));
    return Math.max(least, Math.min(maxParticipants, Math.max(...limits)));
  };
  const whole = offer.units.filter(({ sellsWhole }) => sellsWhole);
  // Where no yacht is sold whole, as on courses, the bounds are those that its yachts would have: never fewer at most than at least.
  const sold = whole.length > 0 ? whole : offer.units;
  const open = sold.filter(isOpen);
  return { least, most: mostOf(sold), starts: Math.max(least, Math.min(USUAL_PARTY, mostOf(open.length > 0 ? open : sold))) };
};

/**
 * How many may sail on a whole yacht of an offer before a unit is chosen: the most that any unit takes, never above the brand's
 * participants per booking; `organiserSkipper` is null where only parties with a skipper of their own are taken (R36). The count is a
 * wish until then: it starts at eight, or at the most that any open unit takes (R62).
 */
export const yachtParties = (
  offer: Offer,
  bounds: YachtBounds,
): { readonly ownSkipper: YachtParty; readonly organiserSkipper: YachtParty | null } => ({
  ownSkipper: yachtParty(offer, bounds, true),
  organiserSkipper: has(offer, 'skipperRequired') ? null : yachtParty(offer, bounds, false),
});

/** Whose skipper a party sails with: its own or the organiser's on a whole yacht, no matter elsewhere (R36, R55). */
export const skipperOf = ({ accommodation, ownSkipper }: Choices): 'ownSkipper' | 'organiserSkipper' | null => {
  if (accommodation !== 'whole') return null;
  return ownSkipper ? 'ownSkipper' : 'organiserSkipper';
};

/** Whether a participant sails the yacht: with an own skipper participant 2 does (R36). */
export const isSkipper = ({ accommodation, ownSkipper }: Choices, userNum: number): boolean =>
  accommodation === 'whole' && ownSkipper && userNum === 2;
