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

/** The demo as files of a company: laid out around a day, numbers and names of the documents already turned into traits (R3). */
export const demoTexts = (today: Day): ShopTexts => ({
  brands: named('demo-brands.json', brandsText(DEMO_BRANDS)),
  sellers: named('demo-sellers.json', sellersText(DEMO_SELLERS)),
  offers: [named('demo-offers.json', offersText(demoCatalogue(today)))],
});

/** The demo, read as every company's files are; some of its trips are over, so that there is something to look back on. */
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
