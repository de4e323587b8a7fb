import type { CatalogueEntry } from '../../application/ports/catalogue.ts';
import type { CatalogueStore, ShopOpening } from '../../application/ports/values.ts';
import type { Instant } from '../../domain/calendar.ts';
import { demoShop } from '../demo-catalogue/demo-shop.ts';
import { broughtUpToDate } from '../system/old-entries.ts';

/** What the shop was opened with, as it stands in the store. */
export type OpenedShop = ShopOpening & { readonly entries: readonly CatalogueEntry[] };

/** The store has no shop: nobody may buy the demo of a company that never opened (R66). */
export class NotOpened extends Error {
  constructor() {
    super('The store is empty: no shop was opened in it.');
  }
}

/**
 * Reads what the shop was opened with. An empty store gets the demo, laid out around the day of `now`, or is refused (NotOpened). A store from before
 * brands were kept has the figures and the company of the demo, with which it was opened then.
 */
export const openedShop = async (store: CatalogueStore, empty: 'demo' | 'refuse', now: Instant): Promise<OpenedShop> => {
  const [known, entries] = await Promise.all([store.opening(), store.load()]);
  if (known !== null) return { ...known, entries: entries.map(broughtUpToDate) };
  if (entries.length === 0 && empty === 'refuse') throw new NotOpened();
  const demo = demoShop(now, 'npm start');
  // Of two that open at once one is too late; both go on with what is there then.
  await store.open(demo.opening, entries.length === 0 ? demo.entries : entries);
  return openedShop(store, empty, now);
};
