import type { BrandSettings } from '../../domain/brand-settings.ts';
import type { Instant } from '../../domain/calendar.ts';
import type { DatedFigures, SigningSeller } from '../../domain/changes/commands.ts';
import type { CatalogueEntry } from './catalogue.ts';
import type { Seller } from './papers.ts';

/** Small things the shop remembers under a name, as texts: how far its clock was set forward, what of the demo was laid in. */
export type ShopValues = { get(key: string): Promise<string | null>; set(key: string, value: string): Promise<void> };

/** Under which figures and as whom the shop sells; laid in with its first offers when it is opened (R66). */
export type ShopOpening = {
  /** `demo`: what the project brings to be looked at, with people and parties of its own in development. */
  readonly as: 'company' | 'demo';
  /** Who opened it, and when. */
  readonly by: string;
  readonly at: Instant;
  readonly brands: readonly BrandSettings[];
  readonly sellers: readonly (Seller & { readonly siteId: number })[];
};

/** One thing of the shop as a change left it. */
export type ShopValue =
  | { readonly kind: 'offer'; readonly entry: CatalogueEntry }
  | { readonly kind: 'figures'; readonly set: DatedFigures }
  | { readonly kind: 'seller'; readonly seller: SigningSeller };

/** A value with the change that it is from: the number of its line in the journal, and its moment. */
export type ShopVersion = { readonly n: number; readonly at: Instant; readonly value: ShopValue };

/** What the shop was opened with, and every version of it since; nothing of it is ever written over. */
export type CatalogueStore = {
  /** Null for a store that nobody opened. */
  opening(): Promise<ShopOpening | null>;
  /** Opens the shop with its first offers, all or nothing; false, and nothing changed, where it was opened already. */
  open(opening: ShopOpening, entries: readonly CatalogueEntry[]): Promise<boolean>;
  /** The offers that the shop was opened with, by site and offer number; empty before. */
  load(): Promise<readonly CatalogueEntry[]>;
  /** Lays in these first offers instead of all others, all or nothing. */
  replace(entries: readonly CatalogueEntry[]): Promise<void>;
  /** What changes after the one of number `after` left, in their order; of an offer or seller at least its last version. */
  versions(after: number): Promise<readonly ShopVersion[]>;
  /** Every version of an offer since the shop was opened, the oldest first. */
  versionsOf(offerId: number): Promise<readonly ShopVersion[]>;
};

/** The shop at one moment: what it was opened with, and what was changed since. */
export type KnownShop = {
  /** The number of the last change in it. */
  readonly version: number;
  readonly entries: readonly CatalogueEntry[];
  /** The brands as they were opened, and what was set since. */
  readonly brands: readonly BrandSettings[];
  readonly set: readonly DatedFigures[];
  readonly sellers: readonly SigningSeller[];
};

/** The shop as this process knows it: replaced as a whole, never by an older one. */
export type LiveShop = {
  known(): KnownShop;
  /** Reads what others changed; nothing where nobody did. */
  refresh(): Promise<void>;
};
