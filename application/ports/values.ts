import type { BrandSettings } from '../../domain/brand-settings.ts';
import type { Instant } from '../../domain/calendar.ts';
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

/** The offers as they were last kept; empty before the shop is opened. */
export type CatalogueStore = {
  /** Null for a store that nobody opened. */
  opening(): Promise<ShopOpening | null>;
  /** Opens the shop with its first offers, all or nothing; false, and nothing changed, where it was opened already. */
  open(opening: ShopOpening, entries: readonly CatalogueEntry[]): Promise<boolean>;
  /** By site and offer number. */
  load(): Promise<readonly CatalogueEntry[]>;
  /** Keeps these offers instead of all others, all or nothing. */
  replace(entries: readonly CatalogueEntry[]): Promise<void>;
};
