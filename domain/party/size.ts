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

/** How many may sail on a whole yacht. */
export type YachtParty = { readonly least: number; readonly most: number };

const yachtParty = (offer: Offer, maxParticipants: number, ownSkipper: boolean): YachtParty => {
  // Where no yacht is sold whole, as on courses, the bounds are those that its yachts would have: never fewer at most than at least.
  const whole = offer.units.filter(({ sellsWhole }) => sellsWhole);
  const limits = (whole.length > 0 ? whole : offer.units).map((unit) => travellersMax(offer, unit, ownSkipper));
  const least = travellersMin(ownSkipper);
  return { least, most: Math.max(least, Math.min(maxParticipants, Math.max(1, ...limits))) };
};

/**
 * How many may sail on a whole yacht of an offer before a unit is chosen: the most that any unit takes, never above the brand's
 * participants per booking; `organiserSkipper` is null where only parties with a skipper of their own are taken (R36).
 */
export const yachtParties = (
  offer: Offer,
  maxParticipants: number,
): { readonly ownSkipper: YachtParty; readonly organiserSkipper: YachtParty | null } => ({
  ownSkipper: yachtParty(offer, maxParticipants, true),
  organiserSkipper: has(offer, 'skipperRequired') ? null : yachtParty(offer, maxParticipants, false),
});

/** Whose skipper a party sails with: its own or the organiser's on a whole yacht, no matter elsewhere (R36, R55). */
export const skipperOf = ({ accommodation, ownSkipper }: Choices): 'ownSkipper' | 'organiserSkipper' | null => {
  if (accommodation !== 'whole') return null;
  return ownSkipper ? 'ownSkipper' : 'organiserSkipper';
};

/** Whether a participant sails the yacht: with an own skipper participant 2 does (R36). */
export const isSkipper = ({ accommodation, ownSkipper }: Choices, userNum: number): boolean =>
  accommodation === 'whole' && ownSkipper && userNum === 2;
