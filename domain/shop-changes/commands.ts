import type { BrandSettings } from '../brand-settings.ts';
import type { By } from '../by.ts';
import { addDays, type Day, type Instant } from '../calendar.ts';
import type { Offer } from '../catalogue/offer.ts';
import type { Money } from '../money.ts';
import type { PriceChange } from '../pricing/shown-price.ts';

export type SoldOffer = {
  readonly siteId: number;
  readonly offer: Offer;
  readonly address: string | null;
  readonly priceHistory: readonly PriceChange[];
  readonly promotion: string | null;
  /** Prices that start on a later day, in the order of their days (R60.9). */
  readonly planned?: readonly PlannedPrice[];
};

/** New brand settings from a day on. Settings that `figures` does not contain stay unchanged. */
export type DatedFigures = {
  readonly siteId: number;
  readonly from: Day;
  readonly figures: Partial<Omit<BrandSettings, 'siteId'>>;
};

export type SellerGuarantee = {
  readonly guarantor: string;
  readonly address: string;
  readonly email: string;
  readonly phone: string;
  readonly number: string;
  readonly sum: Money;
  readonly until: Day;
  readonly marshal: string;
  readonly marshalAddress: string;
  readonly marshalPhone: string;
  readonly marshalEmail: string;
};

export type SigningSeller = {
  readonly siteId: number;
  readonly name: string;
  readonly nip: string;
  readonly address: string;
  readonly zip: string;
  readonly city: string;
  readonly permit: string;
  /** True if customers can request advance invoices of this seller (R38). */
  readonly advanceInvoices?: boolean | undefined;
  /** The seller's insolvency guarantee; null if there is none. Older data lacks this field. */
  readonly guarantee?: SellerGuarantee | null | undefined;
  readonly emergencyPhone?: string | null | undefined;
};

export const PRICE_TARGETS = [
  'base',
  'advance',
  'place',
  'whole',
  'journey',
  'point',
  'insurance',
  'training',
  'addon',
  'assistance',
] as const;
export type PriceTarget = (typeof PRICE_TARGETS)[number];
type NewPrice = { readonly of: PriceTarget; readonly id: number | null; readonly price: Money };
export type PlannedPrice = NewPrice & { readonly from: Day };

/** All changes of offers, settings and sellers: the type of each, and its data. */
type ShopChanges = {
  /** Imports offers from a file; the file replaces an offer whose number the shop already has. */
  layIn: {
    /** The past prices in the file are used only for units that are new in the shop (R60). */
    readonly offers: readonly SoldOffer[];
  };
  setPrice: NewPrice & { readonly offerId: number };
  planPrice: PlannedPrice & { readonly offerId: number };
  applyPrices: { readonly offerId: number };
  setFleet: { readonly offerId: number; readonly unitId: number; readonly yachts: number };
  /** `calledOff`: the trip does not take place and the offer never opens again (R70). */
  closeOffer: { readonly offerId: number; readonly calledOff?: true | undefined };
  openOffer: { readonly offerId: number };
  moveMinutePeriod: {
    readonly offerId: number;
    readonly firstMinuteUntil: Day | null;
    readonly secondMinuteUntil: Day | null;
  };
  setFigures: DatedFigures;
  setSeller: { readonly seller: SigningSeller };
};

/**
 * The change of a given type, together with its data. `ShopChangeOf<'setPrice'>` is the change
 * `setPrice`.
 */
export type ShopChangeOf<Type extends keyof ShopChanges> = {
  readonly [Each in Type]: { readonly type: Each } & ShopChanges[Each];
}[Type];
export type ShopChange = ShopChangeOf<keyof ShopChanges>;

export type RecordedChange = {
  readonly command: ShopChange;
  readonly by: By;
  readonly at: Instant;
};

export type PriceStep = PriceChange & { readonly offerId: number };

export type ChangedShop = {
  readonly sold: readonly SoldOffer[];
  readonly offers: readonly number[];
  readonly figures: DatedFigures | null;
  readonly seller: SigningSeller | null;
  readonly prices: readonly PriceStep[];
};

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

/**
 * Why a change of the shop is refused. `field` says which value is wrong: by its path in the
 * office's file, or by the option of the command line.
 */
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
  /** Past prices depend on a minute period, so its last day cannot be moved before today (R60). */
  | { readonly kind: 'stillRuns'; readonly until: Day }
  | { readonly kind: 'calledOff'; readonly offerId: number }
  | { readonly kind: 'wrongOrder'; readonly first: Day; readonly second: Day }
  | { readonly kind: 'sameAddress'; readonly address: string; readonly offerId: number }
  | { readonly kind: 'sameUnit'; readonly unitId: number; readonly offerId: number }
  /**
   * The changed unit is too small for its sold and held places (R7). The last of its holds ends at
   * `holdsUntil`; null: it has no holds.
   */
  | {
      readonly kind: 'tooFew';
      readonly offerId: number;
      readonly unitId: number;
      readonly wholes: number;
      readonly pairs: number;
      readonly singles: number;
      readonly holdsUntil: Instant | null;
      /** Set if the yachts are too small for a party with a whole one: the party's people (R36). */
      readonly travellers?: number;
    }
  | {
      readonly kind: 'booked';
      readonly offerId: number;
      readonly bookings: number;
      readonly what: ChangedThing | 'days';
      readonly id: number;
    }
  | { readonly kind: 'sameAsBefore' }
);

/** The office gets a warning this many days before a seller's insolvency guarantee ends. */
const WARNING_DAYS = 60;

type Guaranteed = Pick<SigningSeller, 'guarantee'>;

/** Returns the seller's insolvency guarantee; null if there is none or it has ended. */
export const validGuarantee = ({ guarantee }: Guaranteed, today: Day): SellerGuarantee | null =>
  guarantee == null || today > guarantee.until ? null : guarantee;

/** Returns the seller's insolvency guarantee if it has ended or ends soon; otherwise null (R71). */
export const endingGuarantee = ({ guarantee }: Guaranteed, today: Day): SellerGuarantee | null =>
  guarantee == null || today < addDays(guarantee.until, -WARNING_DAYS) ? null : guarantee;
