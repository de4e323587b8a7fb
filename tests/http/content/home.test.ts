import { describe, expect, it } from 'vitest';
import { ADDRESSES, CONTENT, OFFERS } from '../../../adapters/composition/tokens.ts';
import type { OfferListItem } from '../../../adapters/http/contract/offers/offers.ts';
import {
  featuredOffers,
  reportEachUnbookableOfferOnce,
} from '../../../adapters/http/server/pages/home-page.ts';
import { shopPages } from '../../../adapters/http/server/pages/shop-pages.ts';
import type { BlockOffers } from '../../../application/content/content.ts';
import type { PageRenderer } from '../../../application/ports/page-renderer.ts';
import { offerItem } from '../../ui/offers/offer-samples.ts';
import { openServerShop, serverWith } from '../server/server-shop.ts';

const renderer: PageRenderer = {
  render: ({ url, origin, content }) => JSON.stringify({ url, origin, ...content }),
};
const contact = {
  OfficeHours: '',
  Phone: null,
  Email: null,
  Company: { Name: '', Address: '', Zip: '', City: '', Nip: '' },
};

const offersNamed = (...urls: readonly string[]): BlockOffers => ({
  ids: [],
  urls,
  countries: [],
  types: [],
  terms: [],
  most: 3,
});
const offer = (FriendlyUrl: string, Standing: OfferListItem['Standing'] = 'open'): OfferListItem =>
  offerItem({ FriendlyUrl, Standing });
const LISTED = [
  offer('a', 'soldOut'),
  offer('b'),
  offer('c'),
  offer('d', 'reserveList'),
  offer('e'),
  offer('f'),
];

const chosen = (...urls: readonly string[]) => {
  const logged: string[] = [];
  const featured = featuredOffers(offersNamed(...urls), LISTED, (url, state) =>
    logged.push(`${url} ${state}`),
  );
  return { featured: featured.map(({ FriendlyUrl }) => FriendlyUrl), told: logged };
};

describe('the featured offers of the home page (P-041)', () => {
  it('the home page features the offers that the content lists, in the order of the content', () => {
    expect(chosen('f', 'c', 'b')).toEqual({ featured: ['f', 'c', 'b'], told: [] });
  });

  it('if the content names no offers, the first three bookable offers are featured', () => {
    expect(chosen()).toEqual({ featured: ['b', 'c', 'e'], told: [] });
  });

  it('if an offer that the content names is missing or not bookable, another replaces it; the log says why', () => {
    expect(chosen('a', 'e', 'nie-ma', 'd')).toEqual({
      featured: ['e', 'b', 'c'],
      told: ['a soldOut', 'nie-ma missing', 'd reserveList'],
    });
  });

  it('an offer that cannot be featured is logged once for each reason, however often this is reported', () => {
    const logged: string[] = [];
    const tell = reportEachUnbookableOfferOnce((url) => logged.push(url));
    tell('a', 'over');
    tell('a', 'over');
    tell('a', 'missing');
    expect(logged).toEqual(['a', 'a']);
  });
});

describe('the home page as the server sends it', () => {
  it('P-036, P-041: has its content, three bookable offers, and counts of offers for the search form', async () => {
    const shop = await openServerShop();
    const [offers, contentOf] = await Promise.all([
      shop.container.getAsync(OFFERS),
      shop.container.getAsync(CONTENT),
    ]);
    const addresses = await shop.container.getAsync(ADDRESSES);
    const app = await serverWith(shop, {
      pages: shopPages({
        offers,
        contentOf,
        renderer,
        addresses,
        contactOf: () => contact,
        nameOf: () => 'Kilwater',
      }),
    });
    const home = (await app.inject({ url: '/', headers: { host: 'shop.example' } })).json();
    expect(home.page.PageId).toBe('homePage');
    expect(home.site).toMatchObject({ id: 1, name: 'Kilwater' });
    expect(home.featured.map(({ FriendlyUrl }: OfferListItem) => FriendlyUrl)).toEqual(
      home.page.Contents.find(({ Layout }: { Layout: string }) => Layout === 'offers').Offers.Urls,
    );
    for (const { CountryId, OffersCount } of home.filters.Countries)
      expect(
        home.sailings
          .filter(({ destination }: { destination: number }) => destination === CountryId)
          .reduce((sum: number, { cruises }: { cruises: number }) => sum + cruises, 0),
      ).toBe(OffersCount);
  });

  it('P-037: a visitor gets one of eight cached variants at random; each omits a different testimonial', async () => {
    const shop = await openServerShop();
    const [offers, contentOf] = await Promise.all([
      shop.container.getAsync(OFFERS),
      shop.container.getAsync(CONTENT),
    ]);
    const lots = [3, 5, 3];
    let renderings = 0;
    const counting: PageRenderer = { render: (page) => `${++renderings} ${renderer.render(page)}` };
    const addresses = {
      ...(await shop.container.getAsync(ADDRESSES)),
      of: () => 'http://shop.example',
      at: () => 'http://shop.example',
    };
    const pages = shopPages({
      offers,
      contentOf,
      renderer: counting,
      addresses,
      contactOf: () => contact,
      lot: () => lots.shift() ?? 5,
    });
    const app = await serverWith(shop, { pages });
    const readVariant = async (): Promise<readonly [number, unknown]> => {
      const { body, headers } = await app.inject({ url: '/', headers: { host: 'shop.example' } });
      return [Number(/"hand":(\d)/.exec(body)?.[1]), headers.etag];
    };
    const [third, fifth, thirdAgain] = [
      await readVariant(),
      await readVariant(),
      await readVariant(),
    ];
    expect([third[0], fifth[0], thirdAgain]).toEqual([3, 5, third]);
    expect(renderings).toBe(2);
    lots.push(3);
    const ready = () =>
      /"hand":(\d)/.exec(pages.ready('/', 'shop.example')?.bytes.toString() ?? '')?.[1];
    expect([ready(), ready()]).toEqual(['3', '5']);
  });
});
