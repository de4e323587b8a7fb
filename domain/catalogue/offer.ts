import type { Day } from '../calendar.ts';
import { type Money, zloty } from '../money.ts';
import type { Trait } from './traits.ts';

/** Luxury classes sell no two-person cabins (R5). */
export const UNIT_CLASSES = [
  'premier',
  'superior',
  'luxury',
  'premierCatamaran',
  'superiorCatamaran',
  'luxuryCatamaran',
] as const;
export type UnitClass = (typeof UNIT_CLASSES)[number];

export const classSellsCabins = (unitClass: UnitClass): boolean =>
  unitClass !== 'luxury' && unitClass !== 'luxuryCatamaran';

export const PRICE_BOUNDS = { least: 0, most: zloty(1_000_000) } as const;
export const UNIT_PRICE_BOUNDS = { least: zloty(1), most: PRICE_BOUNDS.most } as const;
export const YACHTS_BOUNDS = { least: 0, most: 100 } as const;

/** A unit is a set of identical yachts (Room on the wire); its id is unique in the shop. */
export type Unit = {
  readonly id: number;
  readonly name: string;
  readonly unitClass: UnitClass;
  readonly yachts: number;
  /** Berths of one yacht that can be sold (A in the rules; R is the number of yachts). */
  readonly berths: number;
  /** The two-person cabins of one yacht (R7). */
  readonly cabins: number;
  readonly sellsPlaces: boolean;
  readonly sellsWhole: boolean;
  readonly placePrice: Money;
  readonly wholePrice: Money;
  /** Only the office sees a hidden unit (R3). */
  readonly hidden: boolean;
};

export type PickUpPoint = {
  readonly id: number;
  readonly name: string;
  readonly price: Money;
  readonly available: boolean;
  /** The coach stops at this point only for a group of 15 or more (R3). */
  readonly needsGroup: boolean;
};

export type Journey = {
  readonly id: number;
  readonly name: string;
  readonly price: Money;
  readonly available: boolean;
  readonly paidOnSpot: boolean;
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
  readonly options: readonly {
    readonly id: number;
    readonly name: string;
    readonly price: Money;
  }[];
};

/**
 * Kinds of add-ons. A 'transport' add-on belongs to the journey and is sold only with one;
 * 'luggage' is sold with or without a journey (R14).
 */
export const ADDON_KINDS = ['ordinary', 'transport', 'luggage'] as const;
export type AddonKind = (typeof ADDON_KINDS)[number];

export type Addon = {
  readonly id: number;
  readonly name: string;
  readonly price: Money;
  readonly available: boolean;
  readonly kind: AddonKind;
  /** True for clothing with sizes: each participant chooses a size (R54). */
  readonly sized: boolean;
  readonly options: readonly { readonly id: number; readonly name: string }[];
};

/** A cruise without its texts; application/ports/catalogue.ts declares the texts. */
export type Offer = {
  readonly id: number;
  readonly name: string;
  readonly typeId: number;
  readonly countryId: number;
  /**
   * True for distant countries. Trips there have other prices of insurance and other advance
   * payments (R16, R28).
   */
  readonly exotic: boolean;
  readonly countryListed: boolean;
  readonly from: Day;
  readonly to: Day;
  readonly closed: boolean;
  readonly grayedOut: boolean;
  readonly traits: readonly Trait[];
  readonly base: Money;
  readonly advance: Money;
  readonly firstMinuteUntil: Day | null;
  readonly secondMinuteUntil: Day | null;
  readonly safeBooking: boolean;
  readonly sellsResignation: boolean;
  /**
   * `usual` is the price of assistance without the Safe Booking package. The wizard shows it
   * crossed out; null: nothing is crossed out (R16.5).
   */
  readonly assistance: { readonly price: Money; readonly usual: Money | null } | null;
  readonly showGroupRebate: boolean;
  readonly showAmbassadorRebate: boolean;
  readonly units: readonly Unit[];
  readonly journeys: readonly Journey[];
  readonly insurances: readonly Insurance[];
  readonly trainings: readonly Training[];
  readonly addons: readonly Addon[];
};

export const hasTrait = (offer: Offer, trait: Trait): boolean => offer.traits.includes(trait);

/** Returns true if the offer takes only sign-ups for the reserve list (R9). */
export const takesReserveListOnly = (offer: Offer): boolean =>
  offer.grayedOut || hasTrait(offer, 'reserveListOnly');

export type NotBookableReason = 'closed' | 'soldOut' | 'underWay' | 'over';

export const notBookableReason = (offer: Offer, today: Day): NotBookableReason | null => {
  if (offer.closed) return 'closed';
  if (hasTrait(offer, 'soldOut')) return 'soldOut';
  if (today > offer.to) return 'over';
  return today >= offer.from ? 'underWay' : null;
};

export const sellsCabins = (offer: Offer): boolean =>
  !hasTrait(offer, 'noCabin') && !hasTrait(offer, 'course');

export const unitOf = (offer: Offer, unitId: number): Unit | undefined =>
  offer.units.find((unit) => unit.id === unitId);

/**
 * Each training has one of these subjects and one of these places. Visitors filter the list of
 * trainings by them (section 2.8 of document 3, about the public site).
 */
export const TRAINING_SUBJECTS = ['manoeuvres', 'sailor', 'helmsman'] as const;
export const TRAINING_PLACES = ['croatia', 'poland'] as const;
export type TrainingSubject = (typeof TRAINING_SUBJECTS)[number];
export type TrainingPlace = (typeof TRAINING_PLACES)[number];
export const TRAINING_KINDS = [...TRAINING_SUBJECTS, ...TRAINING_PLACES] as const;
export type TrainingKind = (typeof TRAINING_KINDS)[number];

const IS_OF_KIND: Readonly<Record<TrainingKind, (offer: Offer) => boolean>> = {
  manoeuvres: (offer) => hasTrait(offer, 'academy'),
  sailor: (offer) => hasTrait(offer, 'sailorCourse'),
  helmsman: (offer) => hasTrait(offer, 'helmsmanCourse'),
  croatia: (offer) => !hasTrait(offer, 'mazury'),
  poland: (offer) => hasTrait(offer, 'mazury'),
};

/** Returns the subject and the place of a training; empty if the offer is not a training. */
export const trainingKindsOf = (offer: Offer): readonly TrainingKind[] =>
  hasTrait(offer, 'course') ? TRAINING_KINDS.filter((kind) => IS_OF_KIND[kind](offer)) : [];
