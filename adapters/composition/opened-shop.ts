import type { CatalogueEntry } from '../../application/ports/catalogue.ts';
import type { CatalogueStore, ShopOpening } from '../../application/ports/values.ts';
import type { Instant } from '../../domain/calendar.ts';
import { fillMissingPageFields } from '../system/older-offers.ts';

export type OpenedShop = ShopOpening & { readonly entries: readonly CatalogueEntry[] };

/**
 * In production, an empty store stops the start, because a company must not sell the demo's offers
 * by mistake (R66).
 */
export class ShopNotOpened extends Error {
  constructor() {
    super('The store is empty: no shop was opened in it.');
  }
}

export const readOrCreateShop = async (
  store: CatalogueStore,
  ifEmpty: 'demo' | 'refuse',
  now: Instant,
): Promise<OpenedShop> => {
  const [opening, entries] = await Promise.all([store.opening(), store.load()]);
  if (opening !== null) return { ...opening, entries: entries.map(fillMissingPageFields) };
  if (entries.length === 0 && ifEmpty === 'refuse') throw new ShopNotOpened();
  // Import the demo's files only if the store is empty, because reading them is slow.
  const { demoShop } = await import('../demo-catalogue/demo-catalogue.ts');
  const demo = demoShop(now, 'npm start');
  // If two processes open the shop at the same time, the store ignores the second opening.
  await store.open(demo.opening, entries.length === 0 ? demo.entries : entries);
  return readOrCreateShop(store, ifEmpty, now);
};
