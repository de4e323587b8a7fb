import type { BrandSettings } from '../../domain/brand-settings.ts';
import type { Instant } from '../../domain/calendar.ts';
import type { DatedFigures, SigningSeller } from '../../domain/changes/commands.ts';
import type { CatalogueEntry } from './catalogue.ts';
import type { Seller } from './papers.ts';

/** Small named texts of the shop: how far its clock was moved, which demo data was added. */
export type ShopValues = {
  get(key: string): Promise<string | null>;
  set(key: string, value: string): Promise<void>;
};

/** Figures and seller with which the shop was opened, imported with its first offers (R66). */
export type ShopOpening = {
  /** `demo`: sample data, in development with people and bookings. */
  readonly as: 'company' | 'demo';
  /** Who opened it, and when. */
  readonly by: string;
  readonly at: Instant;
  readonly brands: readonly BrandSettings[];
  readonly sellers: readonly (Seller & { readonly siteId: number })[];
};

/** One thing of the shop after a change. */
export type ShopValue =
  | { readonly kind: 'offer'; readonly entry: CatalogueEntry }
  | { readonly kind: 'figures'; readonly set: DatedFigures }
  | { readonly kind: 'seller'; readonly seller: SigningSeller };

/** A value with the number and moment of its change. */
export type ShopVersion = { readonly n: number; readonly at: Instant; readonly value: ShopValue };

/** What the shop was opened with, and every later version. Nothing is overwritten. */
export type CatalogueStore = {
  /** Null if the store was never opened. */
  opening(): Promise<ShopOpening | null>;
  /**
   * Opens the shop with its first offers, all or nothing. Returns false if it was opened before.
   */
  open(opening: ShopOpening, entries: readonly CatalogueEntry[]): Promise<boolean>;
  /** Offers of the opening, by site and number; empty before. */
  load(): Promise<readonly CatalogueEntry[]>;
  /** Replaces all first offers, all or nothing. */
  replace(entries: readonly CatalogueEntry[]): Promise<void>;
  /** Versions after a change number, in order; of an offer or seller at least the last one. */
  versions(after: number): Promise<readonly ShopVersion[]>;
  /** Every version of an offer, oldest first. */
  versionsOf(offerId: number): Promise<readonly ShopVersion[]>;
};

/** The shop at a moment: its opening and all later changes. */
export type KnownShop = {
  /** Number of the last change in it. */
  readonly version: number;
  readonly entries: readonly CatalogueEntry[];
  /** Brands as opened, and later settings. */
  readonly brands: readonly BrandSettings[];
  readonly set: readonly DatedFigures[];
  readonly sellers: readonly SigningSeller[];
};

/** The shop as this process knows it; replaced as a whole, never by an older one. */
export type LiveShop = {
  known(): KnownShop;
  /** Reads changes of other processes. */
  refresh(): Promise<void>;
};
