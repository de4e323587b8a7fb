import type { BrandSettings } from '../brand-settings.ts';
import type { By } from '../by.ts';
import type { Day, Instant } from '../calendar.ts';
import type { Offer } from '../catalogue/offer.ts';
import type { Money } from '../money.ts';
import type { PriceChange } from '../pricing/price-history.ts';

/** An offer as the shop sells it: what can be booked, where its page stands, and what its prices were. */
export type SoldOffer = {
  readonly siteId: number;
  readonly offer: Offer;
  /** Last part of its page's address; null in a replay, where pages are not read. */
  readonly address: string | null;
  readonly priceHistory: readonly PriceChange[];
  readonly promotion: string | null;
};

/** Figures of a brand that hold from a day on; the others stay as they are. */
export type DatedFigures = {
  readonly siteId: number;
  readonly from: Day;
  readonly figures: Partial<Omit<BrandSettings, 'siteId'>>;
};

/** Who stands for the seller where it becomes insolvent, and who keeps the register that it stands in. */
export type SellerGuarantee = {
  readonly guarantor: string;
  readonly address: string;
  readonly email: string;
  readonly phone: string;
  /** Of the guarantee itself. */
  readonly number: string;
  readonly sum: Money;
  readonly until: Day;
  readonly marshal: string;
  readonly marshalAddress: string;
  readonly marshalPhone: string;
  readonly marshalEmail: string;
};

/** Who signs for a brand, as a file of the office has it. No price hangs on it. */
export type SigningSeller = {
  readonly siteId: number;
  readonly name: string;
  readonly nip: string;
  readonly address: string;
  readonly zip: string;
  readonly city: string;
  /** Its number in the register of tour operators. */
  readonly permit: string;
  /** Makes an advance invoice of money that came before the invoice, when its customer asks for one; absent: it makes none (R38). */
  readonly advanceInvoices?: boolean | undefined;
  /** Null where it has none; sellers from before say nothing of it. */
  readonly guarantee?: SellerGuarantee | null | undefined;
  /** Whom travellers call on a trip, at any hour; null where there is nobody, sellers from before say nothing of it. */
  readonly emergencyPhone?: string | null | undefined;
};

/** Whole offers: one whose number is known takes the place of what stood under it, any other is new. */
export type LayIn = {
  readonly type: 'layIn';
  /** `priceHistory`: what the prices were before the shop knew the unit; of a known unit the shop's own history stands (R60). */
  readonly offers: readonly SoldOffer[];
};

/** What of an offer has a price of its own. */
export type Priced = 'base' | 'advance' | 'place' | 'whole' | 'journey' | 'point' | 'insurance' | 'training' | 'addon' | 'assistance';
export type SetPrice = {
  readonly type: 'setPrice';
  readonly offerId: number;
  readonly of: Priced;
  /** Of the unit, journey, pick-up point, insurance, option of a training or add-on; null for what the offer has once. */
  readonly id: number | null;
  readonly price: Money;
};
/** So many yachts of a unit from now on. */
export type SetFleet = { readonly type: 'setFleet'; readonly offerId: number; readonly unitId: number; readonly yachts: number };
export type CloseOffer = { readonly type: 'closeOffer'; readonly offerId: number };
export type OpenOffer = { readonly type: 'openOffer'; readonly offerId: number };
/** The last days of First and Second Minute; null for none (R19). */
export type MoveMinutePeriod = {
  readonly type: 'moveMinutePeriod';
  readonly offerId: number;
  readonly firstMinuteUntil: Day | null;
  readonly secondMinuteUntil: Day | null;
};
export type SetFigures = DatedFigures & { readonly type: 'setFigures' };
export type SetSeller = { readonly type: 'setSeller'; readonly seller: SigningSeller };

/** What the office changes of an open shop. */
export type ShopChange = LayIn | SetPrice | SetFleet | CloseOffer | OpenOffer | MoveMinutePeriod | SetFigures | SetSeller;

/** A change with who gave it and when (R46). */
export type RecordedChange = { readonly command: ShopChange; readonly by: By; readonly at: Instant };

/** A price that a unit has from a change on. */
export type PriceStep = PriceChange & { readonly offerId: number };

/** What a change comes to. */
export type Changed = {
  /** Every offer that it names, as it is afterwards. */
  readonly sold: readonly SoldOffer[];
  /** Numbers of those of which something else can be booked than before, or at another price; ascending. */
  readonly offers: readonly number[];
  readonly figures: DatedFigures | null;
  readonly seller: SigningSeller | null;
  /** What is written into the price history (R60). */
  readonly prices: readonly PriceStep[];
};

/** What a thing of an offer is called in problems. */
export type Thing = 'offer' | 'brand' | 'unit' | 'journey' | 'point' | 'insurance' | 'training' | 'option' | 'addon';

/** Why a change is refused. `field`: as a file of the office names it, or the option of a command. */
export type ChangeProblem = { readonly field: string } & (
  | { readonly kind: 'unknown'; readonly what: Thing; readonly id: number }
  | { readonly kind: 'outOfBounds'; readonly entered: number; readonly least: number; readonly most: number; readonly money: boolean }
  | { readonly kind: 'over'; readonly offerId: number; readonly to: Day }
  | { readonly kind: 'dayPassed'; readonly day: Day; readonly today: Day }
  /** A period that is under way is ended today at the earliest: its past prices are the price history's (R60). */
  | { readonly kind: 'stillRuns'; readonly until: Day }
  | { readonly kind: 'wrongOrder'; readonly first: Day; readonly second: Day }
  | { readonly kind: 'sameAddress'; readonly address: string; readonly offerId: number }
  | { readonly kind: 'sameUnit'; readonly unitId: number; readonly offerId: number }
  /** R7 would not hold: what is taken, and when the last hold among it lapses; null where all of it is for good. */
  | {
      readonly kind: 'tooFew';
      readonly offerId: number;
      readonly unitId: number;
      readonly wholes: number;
      readonly pairs: number;
      readonly singles: number;
      readonly holdsUntil: Instant | null;
    }
  /** Something is taken out of an offer, or its days moved, that bookings or drafts are for. */
  | { readonly kind: 'booked'; readonly offerId: number; readonly bookings: number; readonly what: Thing | 'days'; readonly id: number }
  | { readonly kind: 'sameAsBefore' }
);
