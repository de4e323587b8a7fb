import type { BrandSettings } from '../../domain/brand-settings.ts';
import type { Instant } from '../../domain/calendar.ts';
import type { DatedFigures, SigningSeller } from '../../domain/shop-changes/commands.ts';
import type { CatalogueEntry } from './catalogue.ts';
import type { Seller } from './papers.ts';

/** Values that are kept over a restart, for example how far a demo has moved its clock. */
export type ShopValues = {
  get(key: string): Promise<string | null>;
  set(key: string, value: string): Promise<void>;
};

export type ShopOpening = {
  /** `demo`: the shop was opened with sample data, not with a company's own. */
  readonly as: 'company' | 'demo';
  readonly by: string;
  readonly at: Instant;
  readonly brands: readonly BrandSettings[];
  readonly sellers: readonly (Seller & { readonly siteId: number })[];
};

export type ShopValue =
  | { readonly kind: 'offer'; readonly entry: CatalogueEntry }
  | { readonly kind: 'figures'; readonly set: DatedFigures }
  | { readonly kind: 'seller'; readonly seller: SigningSeller };

export type ShopVersion = { readonly n: number; readonly at: Instant; readonly value: ShopValue };

/** Versions of offers, settings and sellers. A version never changes after it is stored. */
export type CatalogueStore = {
  opening(): Promise<ShopOpening | null>;
  /** Stores all data with which the shop opens, or none. False if the shop was opened before. */
  open(opening: ShopOpening, entries: readonly CatalogueEntry[]): Promise<boolean>;
  load(): Promise<readonly CatalogueEntry[]>;
  isEmpty(): Promise<boolean>;
  replace(entries: readonly CatalogueEntry[]): Promise<void>;
  /**
   * Returns all versions with a number above `after`, and always the newest of each offer and
   * seller.
   */
  versions(after: number): Promise<readonly ShopVersion[]>;
  versionsOf(offerId: number): Promise<readonly ShopVersion[]>;
};

export type KnownShop = {
  readonly version: number;
  readonly entries: readonly CatalogueEntry[];
  readonly brands: readonly BrandSettings[];
  readonly set: readonly DatedFigures[];
  readonly sellers: readonly SigningSeller[];
};

/** The offers and settings in the process's memory. A refresh never loads an older version. */
export type LiveShop = {
  known(): KnownShop;
  /**
   * Updates the memory. `committed`: versions that this process has just stored. If they are given,
   * the process adds them to its memory and does not read the store.
   */
  refresh(committed?: readonly ShopVersion[]): Promise<void>;
};
