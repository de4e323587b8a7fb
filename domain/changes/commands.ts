import type { BrandSettings } from '../brand-settings.ts';
import type { By } from '../by.ts';
import type { Day, Instant } from '../calendar.ts';
import type { Offer } from '../catalogue/offer.ts';
import type { Money } from '../money.ts';
import type { PriceChange } from '../pricing/price-history.ts';

/** An offer as the shop sells it, with its page's address and its past prices. */
export type SoldOffer = {
  readonly siteId: number;
  readonly offer: Offer;
  /** Last part of the page's address; null in a replay. */
  readonly address: string | null;
  readonly priceHistory: readonly PriceChange[];
  readonly promotion: string | null;
};

/** Figures of a brand from a day on; unnamed figures stay. */
export type DatedFigures = {
  readonly siteId: number;
  readonly from: Day;
  readonly figures: Partial<Omit<BrandSettings, 'siteId'>>;
};

/** The seller's insolvency guarantor and its register. */
export type SellerGuarantee = {
  readonly guarantor: string;
  readonly address: string;
  readonly email: string;
  readonly phone: string;
  /** Number of the guarantee. */
  readonly number: string;
  readonly sum: Money;
  readonly until: Day;
  readonly marshal: string;
  readonly marshalAddress: string;
  readonly marshalPhone: string;
  readonly marshalEmail: string;
};

/** The seller of a brand, as in the office's file. No price depends on it. */
export type SigningSeller = {
  readonly siteId: number;
  readonly name: string;
  readonly nip: string;
  readonly address: string;
  readonly zip: string;
  readonly city: string;
  /** Number in the register of tour operators. */
  readonly permit: string;
  /** The seller makes advance invoices on request (R38). Absent means no. */
  readonly advanceInvoices?: boolean | undefined;
  /** Null if there is none; absent in older data. */
  readonly guarantee?: SellerGuarantee | null | undefined;
  /**
   * Emergency telephone for travellers, at any hour; null if there is none, absent in older data.
   */
  readonly emergencyPhone?: string | null | undefined;
};

/** Imports whole offers. A known number replaces its offer, any other is new. */
export type LayIn = {
  readonly type: 'layIn';
  /**
   * `priceHistory`: prices before the shop knew the unit. For a known unit the shop's own history
   * counts (R60).
   */
  readonly offers: readonly SoldOffer[];
};

/** What has a price of its own. */
export type PriceTarget =
  | 'base'
  | 'advance'
  | 'place'
  | 'whole'
  | 'journey'
  | 'point'
  | 'insurance'
  | 'training'
  | 'addon'
  | 'assistance';
export type SetPrice = {
  readonly type: 'setPrice';
  readonly offerId: number;
  readonly of: PriceTarget;
  /**
   * Number of the unit, journey, pick-up point, insurance, training option or add-on; null if the
   * offer has only one.
   */
  readonly id: number | null;
  readonly price: Money;
};
/** Sets the number of yachts of a unit. */
export type SetFleet = {
  readonly type: 'setFleet';
  readonly offerId: number;
  readonly unitId: number;
  readonly yachts: number;
};
export type CloseOffer = { readonly type: 'closeOffer'; readonly offerId: number };
export type OpenOffer = { readonly type: 'openOffer'; readonly offerId: number };
/** Last days of First and Second Minute; null for none (R19). */
export type MoveMinutePeriod = {
  readonly type: 'moveMinutePeriod';
  readonly offerId: number;
  readonly firstMinuteUntil: Day | null;
  readonly secondMinuteUntil: Day | null;
};
export type SetFigures = DatedFigures & { readonly type: 'setFigures' };
export type SetSeller = { readonly type: 'setSeller'; readonly seller: SigningSeller };

/** Changes of an open shop. */
export type ShopChange =
  | LayIn
  | SetPrice
  | SetFleet
  | CloseOffer
  | OpenOffer
  | MoveMinutePeriod
  | SetFigures
  | SetSeller;

/** A change with its actor and moment (R46). */
export type RecordedChange = {
  readonly command: ShopChange;
  readonly by: By;
  readonly at: Instant;
};

/** A unit's new price. */
export type PriceStep = PriceChange & { readonly offerId: number };

/** The result of a change. */
export type ChangedShop = {
  /** Every named offer as it is afterwards. */
  readonly sold: readonly SoldOffer[];
  /** Numbers of offers whose bookable parts or prices changed, ascending. */
  readonly offers: readonly number[];
  readonly figures: DatedFigures | null;
  readonly seller: SigningSeller | null;
  /** New entries of the price history (R60). */
  readonly prices: readonly PriceStep[];
};

/** Names of an offer's things in problems. */
export type ChangedThing =
  | 'offer'
  | 'brand'
  | 'unit'
  | 'journey'
  | 'point'
  | 'insurance'
  | 'training'
  | 'option'
  | 'addon';

/** Why a change is refused. `field` is named as in the office's file, or is a command's option. */
export type ChangeProblem = { readonly field: string } & (
  | { readonly kind: 'unknown'; readonly what: ChangedThing; readonly id: number }
  | {
      readonly kind: 'outOfBounds';
      readonly entered: number;
      readonly least: number;
      readonly most: number;
      readonly money: boolean;
    }
  | { readonly kind: 'over'; readonly offerId: number; readonly to: Day }
  | { readonly kind: 'dayPassed'; readonly day: Day; readonly today: Day }
  /** A running period can end today at the earliest, because past prices are history (R60). */
  | { readonly kind: 'stillRuns'; readonly until: Day }
  | { readonly kind: 'wrongOrder'; readonly first: Day; readonly second: Day }
  | { readonly kind: 'sameAddress'; readonly address: string; readonly offerId: number }
  | { readonly kind: 'sameUnit'; readonly unitId: number; readonly offerId: number }
  /**
   * R7 would not hold. Holds what is taken and when the last hold among it expires; null if
   * everything is confirmed.
   */
  | {
      readonly kind: 'tooFew';
      readonly offerId: number;
      readonly unitId: number;
      readonly wholes: number;
      readonly pairs: number;
      readonly singles: number;
      readonly holdsUntil: Instant | null;
    }
  /** Bookings or drafts exist for a removed thing or for moved days. */
  | {
      readonly kind: 'booked';
      readonly offerId: number;
      readonly bookings: number;
      readonly what: ChangedThing | 'days';
      readonly id: number;
    }
  | { readonly kind: 'sameAsBefore' }
);
