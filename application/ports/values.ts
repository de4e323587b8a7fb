import type { CatalogueEntry } from './catalogue.ts';

/** Small things the shop remembers under a name, as texts: how far its clock was set forward, what of the demo was laid in. */
export type ShopValues = { get(key: string): Promise<string | null>; set(key: string, value: string): Promise<void> };

/** The offers as they were last kept; empty before the first start. */
export type CatalogueStore = {
  /** By site and offer number. */
  load(): Promise<readonly CatalogueEntry[]>;
  /** Keeps these offers instead of all others, all or nothing. */
  replace(entries: readonly CatalogueEntry[]): Promise<void>;
};
