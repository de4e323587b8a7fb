import { filesBlog } from '../../../adapters/blog/files-blog.ts';
import { CONTENT_FOLDER } from '../../../adapters/content/content-folder.ts';
import type { FiguresToday } from '../../../adapters/content/figures-today.ts';
import { readSiteContent } from '../../../adapters/content/site.ts';
import {
  DEMO_BRANDS,
  DEMO_SELLERS,
  demoCatalogue,
} from '../../../adapters/demo-catalogue/demo-catalogue.ts';
import { sellersOf } from '../../../adapters/system/live-shop.ts';
import { settingsOf } from '../../../adapters/system/settings.ts';
import type { FilterBands } from '../../../application/content/content.ts';
import {
  MOST_POSTS,
  type Post,
  type PostCard,
  type PostListPage,
} from '../../../application/ports/blog.ts';
import type { Seller } from '../../../application/ports/papers.ts';
import type { BrandSettings } from '../../../domain/brand-settings.ts';
import { zloty } from '../../../domain/money.ts';
import { SHOP_SITE } from '../../../domain/sites.ts';

/** On this day the season is 2025/26 and the copyright ends in 2025, as in the documents (R71). */
export const DEMO_TODAY = '2025-11-15';

export const demoEntries = demoCatalogue('2027-03-01');

export const demoBrand = (): BrandSettings => {
  const brand = settingsOf(DEMO_BRANDS, 'biuro@kilwater.example').of(SHOP_SITE);
  if (brand === undefined) throw new Error('The shop has no settings');
  return brand;
};

export const demoSite = readSiteContent(CONTENT_FOLDER);

export const demoBands = ((): FilterBands => {
  const { nights = [], prices = [] } = demoSite.bands ?? {};
  return { nights, prices: prices.map(zloty) };
})();

export const demoSeller = ((): Seller => {
  const seller = sellersOf(DEMO_SELLERS).of(SHOP_SITE);
  if (seller === undefined) throw new Error('The shop has no seller');
  return seller;
})();

export const demoFigures =
  (
    brand: BrandSettings = demoBrand(),
    offers = demoEntries.map(({ offer }) => offer),
  ): FiguresToday =>
  () => ({
    version: JSON.stringify([brand, offers]),
    sources: {
      brand,
      offers,
      seller: demoSeller,
      site: demoSite,
      today: DEMO_TODAY,
    },
    countries: [],
    countryNames: [],
  });

export const demoBlog = (figures: FiguresToday = demoFigures()) =>
  filesBlog(CONTENT_FOLDER, () => figures)(SHOP_SITE);

export const allCards = async (blog = demoBlog()): Promise<readonly PostCard[]> => {
  const cards: PostCard[] = [];
  let after: string | null = null;
  do {
    const page: PostListPage = (await blog.page(MOST_POSTS, after))._unsafeUnwrap();
    cards.push(...page.posts);
    after = page.hasNextPage ? page.endCursor : null;
  } while (after !== null);
  return cards;
};

export const allPosts = async (blog = demoBlog()): Promise<readonly Post[]> => {
  const posts = await Promise.all((await allCards(blog)).map(({ slug }) => blog.post(slug)));
  return posts.flatMap((post) => post._unsafeUnwrap() ?? []);
};

export const htmlText = (html: string): string =>
  html
    .replace(/<\/(p|h2|h3|h4|li|td|th|figcaption|blockquote)>/g, '\n')
    .replace(/<[^>]*>/g, '')
    .replace(/&#x27;/g, "'")
    .replace(/&amp;|&#x26;/g, '&')
    .replace(/[ \u00a0]+/g, ' ');
