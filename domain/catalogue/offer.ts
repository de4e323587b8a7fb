import type { Day } from '../calendar.ts';
import { type Money, zloty } from '../money.ts';
import type { Trait } from './traits.ts';

/** The classes a unit may have; a two-person cabin is not sold in the luxury ones (R5). */
export type UnitClass = 'premier' | 'superior' | 'luxury' | 'premierCatamaran' | 'superiorCatamaran' | 'luxuryCatamaran';

/** Whether a class sells two-person cabins (R5). */
export const classSellsCabins = (unitClass: UnitClass): boolean => unitClass !== 'luxury' && unitClass !== 'luxuryCatamaran';

/** Between which sums a price of an offer lies, in grosze, and that of a unit, which is never given away. */
export const PRICE_BOUNDS = { least: 0, most: zloty(1_000_000) } as const;
export const UNIT_PRICE_BOUNDS = { least: zloty(1), most: PRICE_BOUNDS.most } as const;
/** How many identical yachts a unit may have; none is one that is not sold for now. */
export const YACHTS_BOUNDS = { least: 0, most: 100 } as const;

/** A unit is a class of identical yachts of one offer (the wire's Room). Its number is unique in the whole shop. */
export type Unit = {
  readonly id: number;
  readonly name: string;
  readonly unitClass: UnitClass;
  /** R: how many identical yachts there are. */
  readonly yachts: number;
  /** A: berths that may be sold on one yacht. */
  readonly berths: number;
  /** Two-person cabins of one yacht (R7). */
  readonly cabins: number;
  readonly sellsPlaces: boolean;
  readonly sellsWhole: boolean;
  readonly placePrice: Money;
  readonly wholePrice: Money;
  /** For the office alone: no page shows it (R3). */
  readonly hidden: boolean;
};

export type PickUpPoint = {
  readonly id: number;
  readonly name: string;
  readonly price: Money;
  readonly available: boolean;
  /** The coach stops there for a group of at least 15 alone (R3). */
  readonly needsGroup: boolean;
};

export type Journey = {
  readonly id: number;
  readonly name: string;
  readonly price: Money;
  readonly available: boolean;
  readonly paidOnSpot: boolean;
  /** Who goes this way says where they get on (R14). */
  readonly pickUp: boolean;
  readonly points: readonly PickUpPoint[];
};

export type Insurance = {
  readonly id: number;
  readonly name: string;
  readonly price: Money;
  readonly available: boolean;
  readonly recommended: boolean;
};

export type Training = {
  readonly id: number;
  readonly options: readonly { readonly id: number; readonly name: string; readonly price: Money }[];
};

/** Extra luggage is asked for beside the way there as well as here, anything else of a way there only beside it (R3, R14). */
export type AddonKind = 'ordinary' | 'transport' | 'luggage';

export type Addon = {
  readonly id: number;
  readonly name: string;
  readonly price: Money;
  readonly available: boolean;
  readonly kind: AddonKind;
  /** Sized clothing: every participant who takes it names a size (R54). */
  readonly sized: boolean;
  readonly options: readonly { readonly id: number; readonly name: string }[];
};

/** What can be booked and at what price. Texts and pictures are content and live beside it (application/ports/catalogue.ts). */
export type Offer = {
  readonly id: number;
  readonly name: string;
  readonly typeId: number;
  readonly countryId: number;
  /** Far away: for insurance prices and advance payments (R16, R28). */
  readonly exotic: boolean;
  /** Whether the public list can be narrowed to its country. */
  readonly countryListed: boolean;
  readonly from: Day;
  readonly to: Day;
  /** Closed by the office: cannot be booked at all (R9). */
  readonly closed: boolean;
  /** Reserve list only for now (R9). */
  readonly grayedOut: boolean;
  readonly traits: readonly Trait[];
  readonly base: Money;
  /** Advance payment per traveller (R28). */
  readonly advance: Money;
  readonly firstMinuteUntil: Day | null;
  readonly secondMinuteUntil: Day | null;
  readonly safeBooking: boolean;
  readonly sellsResignation: boolean;
  /** Null where the offer has no assistance; `usual` is what it costs without the Safe Booking package, where that differs (R16). */
  readonly assistance: { readonly price: Money; readonly usual: Money | null } | null;
  readonly showGroupRebate: boolean;
  readonly showAmbassadorRebate: boolean;
  readonly units: readonly Unit[];
  readonly journeys: readonly Journey[];
  readonly insurances: readonly Insurance[];
  readonly trainings: readonly Training[];
  readonly addons: readonly Addon[];
};

export const has = (offer: Offer, trait: Trait): boolean => offer.traits.includes(trait);

/** Whether the reserve list is the only way in (R9). */
export const takesReserveListOnly = (offer: Offer): boolean => offer.grayedOut || has(offer, 'reserveListOnly');

/** Why an offer cannot be booked: closed by the office, sold out, or its trip has begun or is over (R9, R49). */
export type ClosedReason = 'closed' | 'soldOut' | 'underWay' | 'over';

/** Why an offer cannot be booked today, or null where it can (R9, R49). */
export const bookingClosed = (offer: Offer, today: Day): ClosedReason | null => {
  if (offer.closed) return 'closed';
  if (has(offer, 'soldOut')) return 'soldOut';
  if (today > offer.to) return 'over';
  return today >= offer.from ? 'underWay' : null;
};

/** Whether an offer sells two-person cabins at all (R5). */
export const sellsCabins = (offer: Offer): boolean => !has(offer, 'noCabin') && !has(offer, 'course');

export const unitOf = (offer: Offer, unitId: number): Unit | undefined => offer.units.find((unit) => unit.id === unitId);
