import type { CatalogueEntry } from '../../application/ports/catalogue.ts';
import type { ShopOpening } from '../../application/ports/values.ts';
import { type Day, dayOf, type Instant } from '../../domain/calendar.ts';
import {
  brandsText,
  type NamedText,
  offersText,
  readShop,
  type ShopTexts,
  sellersText,
} from '../shop-files/opening.ts';
import { formatFileProblem } from '../shop-files/problems.ts';
import { DEMO_BRANDS } from './data/brands.ts';
import { DEMO_SELLERS } from './data/sellers.ts';
import { demoCatalogue } from './demo-catalogue.ts';

const named = (file: string, text: string): NamedText => ({ file, text });

/**
 * Returns the demo as the three files that a company would write, with days relative to `today`.
 * They have explicit traits instead of the documents' numbers and names (R3).
 */
export const demoTexts = (today: Day): ShopTexts => ({
  brands: named('demo-brands.json', brandsText(DEMO_BRANDS)),
  sellers: named('demo-sellers.json', sellersText(DEMO_SELLERS)),
  offers: [named('demo-offers.json', offersText(demoCatalogue(today)))],
});

/**
 * Returns the demo, read like any company's files. Unlike a company's files, it may contain past
 * trips, so that customers have a history.
 */
export const demoShop = (
  at: Instant,
  by: string,
): { readonly opening: ShopOpening; readonly entries: readonly CatalogueEntry[] } =>
  readShop(demoTexts(dayOf(at)), dayOf(at), 'over too').match(
    ({ brands, sellers, entries }) => ({
      opening: { as: 'demo', by, at, brands, sellers },
      entries,
    }),
    (problems) => {
      throw new Error(`The demo cannot be laid in:\n${problems.map(formatFileProblem).join('\n')}`);
    },
  );
