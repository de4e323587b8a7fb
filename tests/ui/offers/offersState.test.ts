import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { offersAddress, readOffersQuery } from '../../../adapters/http/contract/list-query.ts';
import { buoysOf, frameOf, SIZES } from '../../../ui/charts/extent.ts';
import { publicHead } from '../../../ui/heads/offerHeads.ts';
import { offerScene, SHAPES, sceneOf } from '../../../ui/shown/pictures.ts';
import { seasonOf } from '../../../ui/shown/standing.ts';
import { filterCount, toggled } from '../../../ui/state/offers/query.ts';
import { details, filters, item, TODAY } from './samples.ts';

describe('the list’s address', () => {
  it('is read from links and from plain forms alike, and passes over what is no number', () => {
    const read = { destination: [1, 2], type: [3], term: [], option: [] };
    expect(readOffersQuery('destination=1,2&type=3')).toEqual(read);
    expect(readOffersQuery('destination=1&destination=2&type=3&term=&option=x')).toEqual(read);
  });

  it('gives back every query that it was made from', () => {
    const ids = fc.uniqueArray(fc.integer({ min: 0, max: 999_999 }), { maxLength: 5 });
    const query = fc.record({ destination: ids, type: ids, term: ids, option: ids });
    fc.assert(
      fc.property(query, (wish) => {
        expect(readOffersQuery(offersAddress(wish).split('?')[1] ?? '')).toEqual(wish);
      }),
    );
  });

  it('toggles one number in and out', () => {
    const none = readOffersQuery('');
    const one = toggled(none, 'term', 7);
    expect(offersAddress(one)).toBe('/rejsy-morskie?term=7');
    expect(filterCount(one)).toBe(1);
    expect(offersAddress(toggled(one, 'term', 7))).toBe('/rejsy-morskie');
  });
});

describe('figures of the pages', () => {
  it.each([
    ['2025-08-31', '2024/25'],
    ['2025-09-01', '2025/26'],
    ['2026-06-27', '2025/26'],
  ])('the season of %s is %s', (day, season) => expect(seasonOf(day)).toBe(season));

  it('every picture keeps the offer’s own scene in another shape', () => {
    expect(offerScene(item(), SHAPES.wide)).toMatchObject({ country: 'croatia', time: 'day', seed: 101, width: 1440, height: 480 });
    expect(sceneOf({ url: 'https://example.com/a.jpg' })).toBeNull();
  });

  it('every port and its buoy lie on the chart, wherever they are on the globe', () => {
    const at = fc.tuple(fc.integer({ min: -180, max: 180 }), fc.integer({ min: -70, max: 70 }));
    fc.assert(
      fc.property(fc.array(fc.record({ name: fc.string(), at }), { minLength: 1, maxLength: 12 }), (ports) => {
        const frame = frameOf(ports, 9, 'page');
        for (const { port, at: buoy } of buoysOf(ports, frame, 'page'))
          for (const [x, y] of [port, buoy]) expect(x >= 0 && x <= SIZES.page.W && y >= 0 && y <= SIZES.page.H).toBe(true);
      }),
    );
  });
});

describe('the heads of public pages', () => {
  const origin = 'https://kilwater.example';
  it('an offer’s head has absolute addresses and the price that its page shows', () => {
    const head = publicHead({ kind: 'offer', offer: details(), similar: [], questions: [] }, origin);
    expect(head.canonical).toBe(`${origin}/oferta/wyspy-dalmacji`);
    expect(head.description).toContain('Wyspy Dalmacji');
    expect(JSON.stringify(head.jsonLd)).toContain('"lowPrice":"1949"');
    expect(JSON.stringify(head.jsonLd)).toContain('schema.org/InStock');
  });

  it('an offer that is over, or is known by its address alone, is not to be found', () => {
    expect(
      publicHead({ kind: 'offer', offer: details({ Standing: 'over', WayIn: null, Listed: false }), similar: [], questions: [] }, origin)
        .noIndex,
    ).toBe(true);
  });

  it('every filtered list is one page to search engines', () => {
    expect(publicHead({ kind: 'list', offers: [item()], filters, today: TODAY }, origin).canonical).toBe(`${origin}/rejsy-morskie`);
  });
});
