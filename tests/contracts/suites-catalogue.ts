import { ok } from 'neverthrow';
import { expect, test } from 'vitest';
import { DEMO_BRANDS, DEMO_SELLERS } from '../../adapters/demo-catalogue/demo-catalogue.ts';
import type { CatalogueEntry, OfferContent } from '../../application/ports/catalogue.ts';
import type { ShopOpening } from '../../application/ports/values.ts';
import { OFFER } from '../arbitraries/offers.ts';
import type { Opener } from './helpers.ts';

const CONTENT: OfferContent = {
  friendlyUrl: 'zeglarska-majowka',
  typeName: 'Rejs',
  countryName: 'Chorwacja',
  regionName: 'Dalmacja',
  regionText: '„Wyspy”',
  scene: { country: 'croatia', time: 'golden', vessel: 'monohull' },
  terms: [],
  options: [{ id: 1, name: 'Rejs bez kabin' }],
  ribbon: { text: '', more: '', colour: '' },
  ratings: [],
  title: 'Majówka',
  paragraphs: ['Zażółć gęślą jaźń'],
  tags: [],
  pictures: [],
  headings: {
    units: { name: '', description: '' },
    attractions: { name: '', description: '' },
    dailyPlan: { name: '', description: '' },
    journeys: '',
  },
  ports: [],
  dailyPlan: [],
  attractions: [],
  html: ['', '', ''],
  movie: null,
  touristTaxEuros: null,
  meeting: null,
  included: [],
  excluded: [],
  meta: { title: '', description: '', keywords: '' },
  similar: [],
  classes: [],
  units: [],
  journeys: [],
  insurances: [],
  trainings: [],
  addons: [],
};

const AT = 1_000;

const entry = (siteId: number, offerId: number): CatalogueEntry => ({
  siteId,
  offer: { ...OFFER, id: offerId },
  content: CONTENT,
  priceHistory: [{ unitId: 501, from: '2027-01-01', place: 100, whole: 200, base: 300 }],
  promotion: null,
});

export const catalogueSuite = (opener: Opener): void => {
  test('stored offers are listed by brand and number; a replacement removes all old offers', async () => {
    const { catalogueStore } = await opener.open();
    expect([await catalogueStore.load(), await catalogueStore.isEmpty()]).toEqual([[], true]);
    const [a, b, c] = [entry(1, 9), entry(1, 10), entry(2, 1)];
    await catalogueStore.replace([c, b, a]);
    expect(await catalogueStore.load()).toEqual([a, b, c]);
    expect(await catalogueStore.isEmpty()).toBe(false);
    await catalogueStore.replace([{ ...b, promotion: 'Lato' }]);
    expect(await catalogueStore.load()).toEqual([{ ...b, promotion: 'Lato' }]);
  });

  test('more offers than the store reads at a time are all listed, in order', async () => {
    const { catalogueStore } = await opener.open();
    const entries = ([1, 2] as const).flatMap((siteId) =>
      Array.from({ length: 101 }, (_, index) => entry(siteId, index)),
    );
    await catalogueStore.replace(entries.toReversed());
    expect(await catalogueStore.load()).toEqual(entries);
  });

  test('more changed offers of one import than the store reads at a time are all listed', async () => {
    const { store, catalogueStore } = await opener.open();
    const entries = Array.from({ length: 101 }, (_, index) => entry(1, index));
    await store.inTransaction([], async ({ shop }) =>
      ok(
        await shop.keep(
          7,
          AT,
          entries.map((imported) => ({ kind: 'offer', entry: imported })),
        ),
      ),
    );
    const versions = entries.map((imported) => ({
      n: 7,
      at: AT,
      value: { kind: 'offer', entry: imported },
    }));
    expect(await catalogueStore.versions(6)).toEqual(versions);
    expect(await catalogueStore.versions(7)).toEqual([]);
  });

  test('R66.2: if two processes open a new store at once, one of them stores its initial data completely', async () => {
    const { catalogueStore } = await opener.open();
    expect(await catalogueStore.opening()).toBeNull();
    const by = (name: string): ShopOpening => ({
      as: 'company',
      by: name,
      at: 1,
      brands: DEMO_BRANDS,
      sellers: DEMO_SELLERS,
    });
    const results = await Promise.all([
      catalogueStore.open(by('Ada'), [entry(1, 9)]),
      catalogueStore.open(by('Ewa'), [entry(1, 10)]),
    ]);
    expect(results.toSorted()).toEqual([false, true]);
    const opening = await catalogueStore.opening();
    expect(opening).toEqual(by(results[0] ? 'Ada' : 'Ewa'));
    expect(await catalogueStore.load()).toEqual([entry(1, results[0] ? 9 : 10)]);
  });
};
