import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { demoCatalogue } from '../../../adapters/demo-catalogue/demo-catalogue.ts';
import {
  buoysOf,
  CHART_DIMENSIONS,
  chartFrameOf,
} from '../../../adapters/http/contract/chart-frame.ts';
import {
  normalizeOfferListUrl,
  offerListUrl,
  readOffersQuery,
} from '../../../adapters/http/contract/list-query.ts';
import { OFFER_ORDERS } from '../../../domain/pricing/offer-order.ts';
import { publicMetadata } from '../../../ui/app/metadata/public-metadata.ts';
import { afterCruises } from '../../../ui/copy/list-titles.pl.ts';
import { filterCount, toggleFilter } from '../../../ui/state/offers/query.ts';
import { listTitle } from '../../../ui/view-models/list-title.ts';
import { offerSceneFile, parseSceneUrl, SHAPES } from '../../../ui/view-models/pictures.ts';
import { splitByListPart } from '../../../ui/view-models/sale-state.ts';
import { offerDetails, offerFilters, offerItem } from './offer-samples.ts';

describe('the query in the address of the offer list', () => {
  it('is read the same from links and from forms; values that are not numbers are ignored', () => {
    const read = { ...readOffersQuery(''), destination: [1, 2], type: [3] };
    expect(readOffersQuery('destination=1,2&type=3')).toEqual(read);
    expect(readOffersQuery('destination=1&destination=2&type=3&term=&option=x')).toEqual(read);
  });

  it('can be read and written again without loss', () => {
    const ids = fc.uniqueArray(fc.integer({ min: 0, max: 999_999 }), { maxLength: 5 });
    const query = fc.record({
      destination: ids,
      type: ids,
      term: ids,
      option: ids,
      month: ids,
      length: ids,
      price: ids,
      package: ids,
      free: ids,
      page: fc.integer({ min: 1, max: 1000 }),
      sort: fc.constantFrom(...OFFER_ORDERS),
    });
    fc.assert(
      fc.property(query, (wish) => {
        expect(readOffersQuery(offerListUrl(wish).split('?')[1] ?? '')).toEqual(wish);
      }),
    );
  });

  it('P-048: one redirect removes the list’s keys without effect; the shorter query gives the same list', () => {
    const key = fc.constantFrom(
      'destination',
      'type',
      'term',
      'option',
      'sort',
      'strona',
      'utm_source',
      'd%65stination',
    );
    const value = fc.constantFrom('', '1', '1,2', '2,2', 'x', 'price', 'start', '%31', '1%2C3');
    fc.assert(
      fc.property(fc.array(fc.tuple(key, value), { maxLength: 8 }), (pairs) => {
        const search = pairs.map((pair) => pair.join('=')).join('&');
        const tidy = normalizeOfferListUrl(search);
        expect(normalizeOfferListUrl(tidy.split('?')[1] ?? '')).toBe(tidy);
        expect(readOffersQuery(tidy.split('?')[1] ?? '')).toEqual(readOffersQuery(search));
        expect(tidy).not.toMatch(/(?:destination|type|term|option|sort|strona)=(?:&|$)/);
      }),
    );
  });

  it('contains a filter’s number after the visitor presses the filter, and not after a second press', () => {
    const none = readOffersQuery('');
    const oneTerm = toggleFilter(none, 'term', 7);
    expect(offerListUrl(oneTerm)).toBe('/rejsy-morskie?term=7');
    expect(filterCount(oneTerm)).toBe(1);
    expect(offerListUrl(toggleFilter(oneTerm, 'term', 7))).toBe('/rejsy-morskie');
  });
});

describe('pictures and route maps of the pages', () => {
  it('all pictures of an offer show the same scene, each in the shape that its position needs', () => {
    expect(offerSceneFile(offerItem(), SHAPES.wide)).toMatchObject({
      country: 'croatia',
      time: 'day',
      seed: 101,
      width: 1440,
      height: 480,
    });
    expect(parseSceneUrl({ url: 'https://example.com/a.jpg' })).toBeNull();
  });

  it('every port and its buoy lie inside the route map, wherever on the globe the ports are', () => {
    const at = fc.tuple(fc.integer({ min: -180, max: 180 }), fc.integer({ min: -70, max: 70 }));
    fc.assert(
      fc.property(
        fc.array(fc.record({ name: fc.string(), at }), { minLength: 1, maxLength: 12 }),
        (ports) => {
          const frame = chartFrameOf(ports, 9, 'page');
          for (const { port, at: buoy } of buoysOf(ports, frame, 'page'))
            for (const [x, y] of [port, buoy])
              expect(
                x >= 0 && x <= CHART_DIMENSIONS.page.W && y >= 0 && y <= CHART_DIMENSIONS.page.H,
              ).toBe(true);
        },
      ),
    );
  });
});

describe('the metadata of public pages', () => {
  const origin = 'https://kilwater.example';
  it('an offer’s metadata has full page addresses and the price that the offer’s page shows', () => {
    const head = publicMetadata(
      { kind: 'offer', offer: offerDetails(), similar: [], questions: [] },
      origin,
    );
    expect(head.canonical).toBe(`${origin}/oferta/wyspy-dalmacji`);
    expect(head.description).toContain('Wyspy Dalmacji');
    expect(JSON.stringify(head.jsonLd)).toContain('"lowPrice":"1949"');
    expect(JSON.stringify(head.jsonLd)).toContain('schema.org/InStock');
  });

  it('an offer that is over, or that no list shows, asks not to be indexed', () => {
    expect(
      publicMetadata(
        {
          kind: 'offer',
          offer: offerDetails({ Standing: 'over', WayIn: null, Listed: false }),
          similar: [],
          questions: [],
        },
        origin,
      ).noIndex,
    ).toBe(true);
  });

  const site = { id: 2, name: 'Kilwater Zima', brands: {} };
  const listed = (search: string, offers = [offerItem()]) =>
    publicMetadata(
      {
        kind: 'list',
        site,
        offers,
        page: { Number: 1, Pages: 1, Count: splitByListPart(offers).coming.length },
        filters: offerFilters,
        query: readOffersQuery(search),
      },
      origin,
    );

  it('a list with one filter has its own canonical address; other filtered and sorted lists have not', () => {
    expect(listed('').canonical).toBe(`${origin}/rejsy-morskie`);
    expect(listed('destination=1&sort=price')).toMatchObject({
      title: 'Rejsy w Chorwacji | Kilwater Zima',
      canonical: `${origin}/rejsy-morskie?destination=1`,
    });
    expect(listed('destination=1&type=2')).toMatchObject({
      title: 'Rejsy Explore w Chorwacji | Kilwater Zima',
      canonical: `${origin}/rejsy-morskie`,
    });
    expect(listed('strona=2').canonical).toBe(`${origin}/rejsy-morskie?strona=2`);
    expect(listed('destination=1', []).noIndex).toBe(true);
  });

  it('P-057: an offer that the list hides is not in the list’s structured data and is not counted', () => {
    const head = listed('', [
      offerItem(),
      offerItem({ OfferId: 131, FriendlyUrl: 'firmowe', ListPart: null, Listed: false }),
    ]);
    expect(JSON.stringify(head.jsonLd)).not.toContain('firmowe');
    expect(head.description).toContain('1 rejs ');
  });
});

describe('the title of a filtered list', () => {
  const choice = (Name: string, id: number) => ({
    Name,
    Image: '',
    OffersCount: 1,
    CountryId: id,
    OfferTypeId: id,
    OfferTermId: id,
    OfferOptionId: id,
  });
  const all = {
    Countries: [
      choice('Chorwacja', 1),
      choice('Karaiby', 12),
      choice('Włochy', 3),
      choice('Islandia', 20),
    ],
    Types: [choice('Party', 1), choice('Prywatne', 6)],
    Terms: [choice('Lipiec', 3), choice('Majówka', 7)],
    Options: [choice('Katamaran', 3)],
    Months: [{ MonthId: 202706, OffersCount: 1 }],
    Lengths: [
      { LengthId: 1, From: 2, To: 4, OffersCount: 1 },
      { LengthId: 2, From: 7, To: 7, OffersCount: 1 },
    ],
    Prices: [{ PriceId: 1, Above: null, UpTo: '2000', OffersCount: 1 }],
    Packages: [{ PackageId: 1, OffersCount: 1 }],
    Free: { OffersCount: 1 },
  };
  it.each([
    ['', 'Rejsy morskie w sezonie 2025/26'],
    ['destination=1', 'Rejsy w Chorwacji'],
    ['destination=3,12', 'Rejsy na Karaibach i we Włoszech'],
    ['type=6', 'Rejsy prywatne'],
    ['destination=1&type=1&term=3&option=3', 'Rejsy Party w Chorwacji w lipcu katamaranem'],
    ['term=7', 'Rejsy na majówkę'],
    ['destination=1&free=1', 'Rejsy w Chorwacji z wolnymi miejscami'],
    ['destination=20', 'Rejsy, Islandia'],
    ['destination=1&month=202706&length=2', 'Rejsy w Chorwacji w czerwcu 2027, 7 nocy'],
    ['destination=1&length=1', 'Rejsy w Chorwacji, 2–4 noce'],
    ['destination=1,3,12&type=1&term=7', 'Rejsy morskie według 5 filtrów'],
    ['destination=999', 'Rejsy morskie w sezonie 2025/26'],
  ])('for the query “%s” is “%s”', (search, title) =>
    expect(listTitle(readOffersQuery(search), all, '2025/26').replace(/\u00a0/g, ' ')).toBe(title),
  );

  it('every filter name in the demo’s catalogue has a Polish text for the title', () => {
    const names = demoCatalogue('2027-03-01').flatMap(({ offer, content }) =>
      offer.countryListed && !offer.traits.includes('course')
        ? [
            content.countryName,
            content.typeName,
            ...content.terms.map(({ name }) => name),
            ...content.options.map(({ name }) => name),
          ]
        : [],
    );
    expect([...new Set(names)].filter((name) => afterCruises[name] === undefined)).toEqual([]);
  });
});
