import { beforeAll, describe, expect, it } from 'vitest';
import { demoCatalogue } from '../../../adapters/demo-catalogue/demo-catalogue.ts';
import { readOffersQuery } from '../../../adapters/http/contract/list-query.ts';
import { SPECIAL_LISTS } from '../../../adapters/http/contract/special-lists.pl.ts';
import {
  createOfferCache,
  type PublicOffers,
} from '../../../adapters/http/server/offers/public-offers.ts';
import { cruisesForHomeSearch } from '../../../adapters/http/server/pages/home-page.ts';
import { presentSpecialList } from '../../../adapters/http/server/pages/present-special-list.ts';
import { catalogueOf } from '../../../adapters/system/catalogue.ts';
import { NO_FILTER } from '../../../application/offers/filters.ts';
import { addDays, startOfDay } from '../../../domain/calendar.ts';
import { ListScreen } from '../../../ui/features/offers/list/ListPage.tsx';
import { SpecialListScreen } from '../../../ui/features/offers/list/SpecialListPage.tsx';
import { countFoundCruises, EMPTY_SEARCH } from '../../../ui/state/offers/search.ts';
import { demoBands } from '../../adapters/blog/demo-blog.ts';
import { SETTINGS } from '../../arbitraries/offers.ts';
import { emptyReads } from '../../support/empty-reads.ts';
import { steadyFigures } from '../../support/steady-figures.ts';
import { specialListContent } from './offer-samples.ts';
import { renderScreen } from './render-screen.tsx';

const TODAY = '2027-03-01';

const manyEntries = (count: number) => {
  const demo = demoCatalogue(TODAY).filter(
    ({ offer }) => !offer.traits.includes('outsideMainList') && !offer.closed,
  );
  return Array.from({ length: count }, (_, index) => demo[index % demo.length])
    .filter((entry) => entry !== undefined)
    .map((entry, index) => {
      const from = addDays(TODAY, 3 + ((index * 7) % 500));
      const units = entry.offer.units.map((unit) => ({ ...unit, id: unit.id * 10_000 + index }));
      return {
        ...entry,
        offer: { ...entry.offer, id: 10_000 + index, from, to: addDays(from, 7), units },
        content: { ...entry.content, friendlyUrl: `rejs-${index}`, classes: [] },
      };
    });
};

/** Each third offer is recommended, each tenth is under way. */
const crowdedEntries = () =>
  manyEntries(2000).map((entry, index) => {
    const from = index % 10 === 0 ? addDays(TODAY, -2) : entry.offer.from;
    const traits = [...entry.offer.traits, ...(index % 3 === 0 ? ['recommended' as const] : [])];
    return { ...entry, offer: { ...entry.offer, from, to: addDays(from, 7), traits } };
  });

const readOffers = async (entries: Parameters<typeof catalogueOf>[0]): Promise<PublicOffers> => {
  const read = await createOfferCache({
    store: emptyReads,
    catalogue: catalogueOf(entries),
    settings: steadyFigures(() => SETTINGS),
    clock: { now: () => startOfDay(TODAY) },
    bandsOf: () => demoBands,
  }).of(1);
  if (read === null) throw new Error('The brand has offers');
  return read;
};

const cpuMilliseconds = (work: () => void): number => {
  const before = process.cpuUsage();
  work();
  const { user, system } = process.cpuUsage(before);
  return (user + system) / 1000;
};

/** The fastest of several queries counts: compilation and garbage collection slow some down. */
const leastOf = (works: readonly (() => void)[]): number => Math.min(...works.map(cpuMilliseconds));

describe('speed and size with 2,000 offers (issue 43)', () => {
  let offers: PublicOffers;
  beforeAll(async () => {
    offers = await readOffers(manyEntries(2000));
  });

  it('the first response to a filter, which is not cached yet, takes under 50 ms', () => {
    const answer = (filter: Partial<typeof NO_FILTER>) => () => {
      const fullFilter = { ...NO_FILTER, ...filter };
      JSON.stringify([offers.page(fullFilter, 'start', 1), offers.filters(fullFilter)]);
    };
    const MONTHS = [202704, 202705, 202706, 202707, 202708];
    expect(
      leastOf(MONTHS.map((month) => answer({ countries: [1], free: [1], months: [month] }))),
    ).toBeLessThan(50);
    expect(
      leastOf(MONTHS.map((month) => answer({ months: [month], prices: [1, 2] }))),
    ).toBeLessThan(50);
  });

  it('the home page’s search gets counts of offers, not an entry for each offer', () => {
    const sailings = cruisesForHomeSearch(offers.list(NO_FILTER));
    expect(JSON.stringify(sailings).length).toBeLessThan(10_000);
    expect(countFoundCruises(EMPTY_SEARCH, sailings)).toBe(2000);
  });

  it('page 1 has under 3,000 nodes and 200 kB, however many offers are recommended or under way', async () => {
    const crowded = await readOffers(crowdedEntries());
    const { offers: found, page } = crowded.page(NO_FILTER, 'start', 1);
    const parts = Object.groupBy(found, ({ ListPart }) => ListPart ?? 'coming');
    expect([parts.recommended, parts.coming, parts.underWay].map((part) => part?.length)).toEqual([
      4, 24, 8,
    ]);
    expect(page.Count).toBe(1800);
    const onPages = Array.from({ length: page.Pages }, (_, index) =>
      crowded.page(NO_FILTER, 'start', index + 1).offers.map(({ OfferId }) => OfferId),
    ).flat();
    expect([onPages.length, new Set(onPages).size]).toEqual([2000, 2000]);
    const data = { offers: found, page, filters: crowded.filters(), query: readOffersQuery('') };
    // Measures the HTML as the server sends it.
    const html = renderScreen(<ListScreen kind="list" {...data} />);
    expect(html.match(/<[a-z]/g)?.length).toBeLessThan(3000);
    expect(Buffer.byteLength(html + JSON.stringify(data))).toBeLessThan(200_000);
  });

  it('a page has 24 offers, under 3,000 nodes and, with its data, under 200 kB', () => {
    const { offers: found, page } = offers.page(NO_FILTER, 'start', 2);
    const data = { offers: found, page, filters: offers.filters(), query: readOffersQuery('') };
    const html = renderScreen(<ListScreen kind="list" {...data} />, 'strona=2');
    expect(page).toEqual({ Number: 2, Pages: 84, Count: 2000 });
    expect(html.match(/<article/g)).toHaveLength(24);
    expect(html.match(/<[a-z]/g)?.length).toBeLessThan(3000);
    expect(Buffer.byteLength(html + JSON.stringify(data))).toBeLessThan(200_000);
  });

  it('each special list has 24 offers, under 3,000 nodes and, with its data, under 200 kB', async () => {
    const kinds = ['sailor', 'manoeuvres'] as const;
    const cards = (await readOffers(crowdedEntries()))
      .list(NO_FILTER)
      .map((card, index) => ({ ...card, TrainingKinds: [kinds[index % 2] ?? 'sailor'] }));
    const pageOf = (number: number) =>
      presentSpecialList({ offers: cards, places: {}, chosen: null, number });
    const content = pageOf(1);
    if (content === null) throw new Error('The first page is missing');
    expect([content.counts, content.paging.Pages]).toEqual([{ cruises: 0, trainings: 1800 }, 75]);
    const onPages = Array.from(
      { length: 76 },
      (_, index) => pageOf(index + 1)?.offers ?? [],
    ).flat();
    expect(new Set(onPages.map(({ OfferId }) => OfferId)).size).toBe(2000);
    for (const list of ['trainings', 'lakes', 'may', 'party'] as const) {
      const { path } = SPECIAL_LISTS[list];
      const data = {
        list,
        page: specialListContent('Lista'),
        today: TODAY,
        heading: null,
        ...content,
      };
      const html = renderScreen(<SpecialListScreen kind="special" {...data} />);
      expect(html.match(/<article/g)).toHaveLength(24);
      expect(html).toContain(`href="${path}?strona=2"`);
      expect(html.match(/<[a-z]/g)?.length).toBeLessThan(3000);
      expect(Buffer.byteLength(html + JSON.stringify(data))).toBeLessThan(200_000);
    }
  });
});
