import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  demoCatalogue,
  demoSeedBookings,
} from '../../../adapters/demo-catalogue/demo-catalogue.ts';
import type { FiltersAnswer, OfferDetails } from '../../../adapters/http/contract/offers/offers.ts';
import { createOfferCache } from '../../../adapters/http/server/offers/public-offers.ts';
import { catalogueOf } from '../../../adapters/system/catalogue.ts';
import { BOOKABLE, NO_FILTER, type OffersFilter } from '../../../application/offers/filters.ts';
import { startOfDay } from '../../../domain/calendar.ts';
import { demoBands } from '../../adapters/blog/demo-blog.ts';
import { SETTINGS } from '../../arbitraries/offers.ts';
import { emptyReads } from '../../support/empty-reads.ts';
import { steadyFigures } from '../../support/steady-figures.ts';

const TODAY = '2027-03-01';
const entries = demoCatalogue(TODAY);

const open = () =>
  createOfferCache({
    store: {
      aboard: {
        from: async () =>
          new Map([
            [101, { people: 4, summary: { people: 4, ages: [], alone: 1 } }],
            [
              102,
              {
                people: 5,
                summary: {
                  people: 5,
                  ages: [
                    { from: 20, people: 3 },
                    { from: 30, people: 2 },
                  ],
                  alone: 2,
                },
              },
            ],
          ]),
      },
      bookings: {
        takenOfAll: async () => ({
          taken: new Map(demoSeedBookings().map((place) => [place.unitId, place])),
          nextLapse: null,
        }),
      },
    },
    catalogue: catalogueOf(entries),
    settings: steadyFigures(() => SETTINGS),
    bandsOf: () => demoBands,
    clock: { now: () => startOfDay(TODAY) },
  });

const detailsOfAll = async (): Promise<readonly OfferDetails[]> => {
  const offers = await open().of(1);
  return entries.flatMap(({ offer }) => offers?.details({ offerId: offer.id }) ?? []);
};
const all = await detailsOfAll();

const fieldsOf = (value: unknown, path: string, found: Map<string, Set<string>>): void => {
  if (path !== '') found.set(path, (found.get(path) ?? new Set()).add(JSON.stringify(value)));
  if (Array.isArray(value)) for (const item of value) fieldsOf(item, `${path}[]`, found);
  else if (typeof value === 'object' && value !== null)
    for (const [key, member] of Object.entries(value))
      fieldsOf(member, path === '' ? key : `${path}.${key}`, found);
};

describe('the demo’s offers have realistic data, not placeholders', () => {
  it('P-138, P-139, P-140, P-141, P-142: no field of OfferDetails has the same value in all demo offers', () => {
    expect(all.length).toBe(entries.length);
    const found = new Map<string, Set<string>>();
    for (const details of all) fieldsOf(details, '', found);
    const isOther = (path: string): boolean => /^(SimilarOffers\[\]|NextOffer\.)/.test(path);
    const equal = [...found]
      .filter(([path, values]) => values.size < 2 && !isOther(path))
      .map(([path]) => path);
    const settings = ['Extras.FirstHours', 'Extras.UnpaidWorkingDays', 'Page.AdultAge'];
    expect(equal.filter((path) => !settings.includes(path))).toEqual([]);
    expect(all.map(({ Extras }) => Extras)).toContainEqual(
      expect.objectContaining({
        FirstHours: SETTINGS.firstPaymentHours,
        UnpaidWorkingDays: SETTINGS.unpaidWorkingDays,
      }),
    );
    expect(all[0]?.Page.AdultAge).toBe(SETTINGS.ages.adult);
  });

  const bookable = all.filter(({ WayIn }) => WayIn === 'book');
  const rooms = (offer: OfferDetails) =>
    offer.Region.ResortsList.flatMap(({ RoomsList }) => RoomsList);
  const isLink = (html: string): boolean => html.startsWith('https://');
  const hasBlocks = ({ HTML }: OfferDetails): boolean => HTML.HTML1 !== '' && HTML.HTML2 !== '';
  const entryOf = (offer: OfferDetails) =>
    entries.find((entry) => entry.offer.id === offer.OfferId);
  const unitsOf = (offer: OfferDetails) => entryOf(offer)?.offer.units ?? [];
  const classesOf = (offer: OfferDetails) => entryOf(offer)?.content.classes ?? [];

  it.each<[string, (offer: OfferDetails) => boolean, (offer: OfferDetails) => boolean]>([
    [
      'P-070 an external event that the page shows, and one that the page hides',
      ({ Page, HTML }) => Page.OuterEvent && isLink(HTML.HTML3),
      ({ Page, HTML }) => !Page.OuterEvent && isLink(HTML.HTML3),
    ],
    [
      'P-070 an external event, and none',
      ({ HTML }) => isLink(HTML.HTML3),
      ({ Page, HTML }) => Page.OuterEvent && HTML.HTML3 === '',
    ],
    [
      'P-073 a movie that is shown, and one that is not',
      ({ Page, Movie }) => Page.Movie && Movie !== null,
      ({ Page, Movie }) => !Page.Movie && Movie !== null,
    ],
    [
      'P-073 a movie, and none',
      ({ Movie }) => Movie !== null,
      ({ Page, Movie }) => Page.Movie && Movie === null,
    ],
    [
      'P-074 a page with a daily plan, and one without',
      ({ Page }) => Page.DailyPlan,
      ({ Page }) => !Page.DailyPlan,
    ],
    [
      'P-075 a page that shows attractions first, and one that does not',
      ({ Page }) => Page.AttractionsFirst,
      ({ Page }) => !Page.AttractionsFirst,
    ],
    [
      'P-075 a closed attraction beside open ones, and an offer without a closed attraction',
      ({ Attractions: { List } }) =>
        List.some(({ Available }) => Available) && List.some(({ Available }) => !Available),
      ({ Attractions: { List } }) => List.every(({ Available }) => !Available),
    ],
    [
      'P-076 a page with a route map, and one without',
      ({ Page }) => Page.RouteMap,
      ({ Page }) => !Page.RouteMap,
    ],
    [
      'P-076 an offer with a port at which the cruise does not call, and one without',
      ({ Region }) => Region.OptionsList.some(({ Available }) => !Available),
      ({ Region }) => Region.OptionsList.every(({ Available }) => Available),
    ],
    [
      'P-077 a port with more than three pictures, and with fewer',
      ({ Region }) => Region.OptionsList.some(({ Boxes }) => Boxes.length > 3),
      ({ Region }) => Region.OptionsList.some(({ Boxes }) => Boxes.length < 3),
    ],
    [
      'P-079 the new way of travelling, and the old way',
      ({ Page }) => Page.NewWay,
      ({ Page }) => !Page.NewWay,
    ],
    [
      'P-081 an offer with a class named “Lista”, and one whose page shows units',
      (offer) => classesOf(offer).some(({ name }) => name.includes('Lista')),
      (offer) => rooms(offer).length > 0,
    ],
    [
      'P-081 an offer with a unit for skippers, and one without',
      (offer) => unitsOf(offer).some(({ name }) => name.includes('skipper')),
      (offer) => unitsOf(offer).every(({ name }) => !name.includes('skipper')),
    ],
    [
      'P-081 an offer with a class without available units, and one without such a class',
      ({ Region }) =>
        Region.ResortsList.some(({ RoomsList }) =>
          RoomsList.every((room) => !room.Availability.Available),
        ),
      ({ Region }) =>
        Region.ResortsList.every(({ RoomsList }) =>
          RoomsList.some((room) => room.Availability.Available),
        ),
    ],
    [
      'P-090 an offer with a class without free places, and one with free places in each class',
      ({ Region }) =>
        Region.ResortsList.some(({ RoomsList }) =>
          RoomsList.every(
            ({ Availability }) => Availability.Available && Availability.Label === 'reserveList',
          ),
        ),
      ({ Region }) =>
        Region.ResortsList.every(({ RoomsList }) =>
          RoomsList.some(({ Availability }) => Availability.Label === ''),
        ),
    ],
    [
      'P-082 a patent with blocks, and one without',
      (offer) => offer.Page.ExtraBlocks && hasBlocks(offer),
      (offer) => offer.Page.ExtraBlocks && !hasBlocks(offer),
    ],
    [
      'P-082 blocks that the page does not show, and a page that shows blocks',
      ({ Page, HTML }) => !Page.ExtraBlocks && HTML.HTML1 !== '',
      ({ Page }) => Page.ExtraBlocks,
    ],
    [
      'P-083 an offer with a journey that is not available, and one without',
      ({ Journeys }) => Journeys.List.some(({ Available }) => !Available),
      ({ Journeys }) => Journeys.List.every(({ Available }) => Available),
    ],
    [
      'P-084 a page with questions, and one without',
      ({ Page }) => Page.Questions,
      ({ Page }) => !Page.Questions,
    ],
  ])('%s: the demo has a bookable offer of each kind', (_, withFact, other) => {
    expect(bookable.some(withFact)).toBe(true);
    expect(bookable.some(other)).toBe(true);
  });

  it('P-082: scripts are removed from the HTML blocks that the office writes', () => {
    const [first] = entries;
    const evil = first && {
      ...first,
      content: {
        ...first.content,
        html: [
          '<h3>A</h3><script>1</script><p onclick="x()">b</p>',
          '',
          'javascript:alert(1)',
        ] as const,
      },
    };
    return createOfferCache({
      store: emptyReads,
      catalogue: catalogueOf(evil ? [evil] : []),
      settings: steadyFigures(() => SETTINGS),
      clock: { now: () => startOfDay(TODAY) },
      bandsOf: () => demoBands,
    })
      .of(1)
      .then((offers) => {
        const html = offers?.details({ offerId: first?.offer.id })?.HTML;
        expect(html?.HTML1).toBe('<h2 id="wpis-a">A</h2><p>b</p>');
        expect(html?.HTML3).toBe('javascript:alert(1)');
      });
  });
});

describe('the offer lists of the demo shop', () => {
  it('P-097, P-098: each filter for a kind of training lists offers, and no two list the same offers', () => {
    const trainings = all.filter(
      ({ Type, Standing }) => Type.OfferTypeId === 5 && Standing === 'open',
    );
    expect(trainings.length).toBeGreaterThanOrEqual(6);
    const sets = ['manoeuvres', 'sailor', 'helmsman', 'croatia', 'poland'].map((kind) =>
      trainings
        .filter(({ TrainingKinds }) => TrainingKinds.some((listed) => listed === kind))
        .map(({ OfferId }) => OfferId),
    );
    const named = [trainings.map(({ OfferId }) => OfferId), ...sets].map((set) => set.join());
    expect(new Set(named).size).toBe(6);
    expect(named).not.toContain('');
  });

  it('P-137: the count beside a filter equals the number of offers that the filter lists', async () => {
    const offers = await open().of(1);
    if (offers === null) throw new Error('The demo has offers');
    const listedBy = (filter: OffersFilter) =>
      offers
        .list(filter)
        .filter(({ ListPart }) => ListPart === 'coming' || ListPart === 'recommended').length;
    const choicesOf = ({
      Countries,
      Types,
      Terms,
      Options,
      Months,
      Lengths,
      Prices,
      Packages,
      Free,
    }: FiltersAnswer) => [
      ...Countries.map(
        ({ CountryId, OffersCount }) =>
          ({ group: 'countries', id: CountryId, count: OffersCount }) as const,
      ),
      ...Types.map(
        ({ OfferTypeId, OffersCount }) =>
          ({ group: 'types', id: OfferTypeId, count: OffersCount }) as const,
      ),
      ...Terms.map(
        ({ OfferTermId, OffersCount }) =>
          ({ group: 'terms', id: OfferTermId, count: OffersCount }) as const,
      ),
      ...Options.map(
        ({ OfferOptionId, OffersCount }) =>
          ({ group: 'options', id: OfferOptionId, count: OffersCount }) as const,
      ),
      ...Months.map(
        ({ MonthId, OffersCount }) =>
          ({ group: 'months', id: MonthId, count: OffersCount }) as const,
      ),
      ...Lengths.map(
        ({ LengthId, OffersCount }) =>
          ({ group: 'lengths', id: LengthId, count: OffersCount }) as const,
      ),
      ...Prices.map(
        ({ PriceId, OffersCount }) =>
          ({ group: 'prices', id: PriceId, count: OffersCount }) as const,
      ),
      ...Packages.map(
        ({ PackageId, OffersCount }) =>
          ({ group: 'packages', id: PackageId, count: OffersCount }) as const,
      ),
      { group: 'free', id: BOOKABLE, count: Free.OffersCount } as const,
    ];
    const all = choicesOf(offers.filters());
    const ids = (group: keyof OffersFilter, most: number) =>
      fc.subarray(
        all.filter((choice) => choice.group === group).map(({ id }) => id),
        { maxLength: most },
      );
    const someFilter = fc.record({
      countries: ids('countries', 3),
      types: ids('types', 2),
      terms: ids('terms', 2),
      options: ids('options', 1),
      months: ids('months', 2),
      lengths: ids('lengths', 2),
      prices: ids('prices', 2),
      packages: ids('packages', 1),
      free: ids('free', 1),
    });
    fc.assert(
      fc.property(someFilter, (filter) => {
        const current = listedBy(filter);
        for (const { group, id, count } of choicesOf(offers.filters(filter))) {
          const chosen = filter[group];
          if (chosen.includes(id)) continue;
          const before = chosen.length === 0 ? 0 : current;
          expect(listedBy({ ...filter, [group]: [...chosen, id] }) - before).toBe(count);
        }
      }),
      { numRuns: 60, examples: [[NO_FILTER]] },
    );
    expect(all.filter(({ group }) => group === 'countries').length).toBeGreaterThanOrEqual(11);
    expect(all.filter(({ count }) => count === 0)).toEqual([]);
  });

  it('P-137: the count beside a selected country is the number of listed offers in that country', async () => {
    const offers = await open().of(1);
    const filter = { ...NO_FILTER, countries: [1, 2] };
    const counted = offers
      ?.filters(filter)
      .Countries.filter(({ CountryId }) => filter.countries.includes(CountryId));
    for (const { CountryId, OffersCount } of counted ?? []) {
      const listedOffers = offers
        ?.list(filter)
        .filter(
          ({ Region, ListPart }) =>
            Region.Country.CountryId === CountryId && ListPart !== 'underWay',
        );
      expect(listedOffers?.filter(({ ListPart }) => ListPart !== null)).toHaveLength(OffersCount);
    }
  });
});
