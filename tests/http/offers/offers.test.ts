import { describe, expect, it } from 'vitest';
import { decode } from '../../../adapters/codecs/decode.ts';
import { DEMO_BRANDS } from '../../../adapters/demo-catalogue/demo-catalogue.ts';
import {
  FiltersAnswer,
  OfferAnswer,
  OffersAnswer,
} from '../../../adapters/http/contract/offers/offers.ts';
import { SiteAnswer } from '../../../adapters/http/contract/offers/site.ts';
import { createCrewSummaryRefresh } from '../../../application/jobs/execute-due-commands.ts';
import { addDays, dayOf, HOUR, MINUTE, startOfDay } from '../../../domain/calendar.ts';
import { zloty } from '../../../domain/money.ts';
import { OFFER, offerWith } from '../../arbitraries/offers.ts';
import { orderBody, walk } from '../wizard/step-bodies.ts';
import { catalogueEntryOf, ENTRIES } from '../wizard/test-catalogue.ts';
import {
  at,
  openWizardShop,
  START,
  WizardBrowser,
  type WizardShop,
} from '../wizard/wizard-shop.ts';

const numbers = (body: unknown): unknown => {
  const offers = at(body, 'Offers');
  return Array.isArray(offers) ? offers.map((offer) => at(offer, 'OfferId')) : offers;
};

const remaining = async (shop: WizardShop, offerId: number): Promise<unknown> => {
  const answer = await new WizardBrowser(shop).call('offers/details', { offerId });
  return at(answer.body, 'Offer.Region.ResortsList.0.RoomsList.0.Availability.Remaining');
};

describe('the API call for the list of offers', () => {
  it('the list is sorted by first day, has no past or closed offers, and matches the contract', async () => {
    const shop = openWizardShop([
      ...ENTRIES,
      catalogueEntryOf(offerWith({ id: 906, closed: true })),
    ]);
    const { status, body, raw } = await new WizardBrowser(shop).call('offers/list');
    expect(status).toBe(200);
    expect(numbers(body)).toEqual([905, 900, 902, 903, 901]);
    expect(decode(OffersAnswer, body).isOk()).toBe(true);
    expect(raw.headers['set-cookie']).toBeUndefined();
  });

  it('P-136, P-146, R9: the list says if an offer is on sale, takes only sign-ups, or is sold out', async () => {
    const { body } = await new WizardBrowser(openWizardShop()).call('offers/list');
    expect(at(body, 'Offers.1')).toMatchObject({
      OfferId: 900,
      FriendlyUrl: 'rejs-900',
      ListImg: { url: '/sceny/croatia-day-monohull-900-1200x800.svg' },
      Availability: {
        Available: true,
        GrayedOut: false,
        Terms: [{ OfferTermId: 7, Name: 'Lipiec' }],
      },
      // From: Base 1999 + Place 350 − First Minute 200 = 2149 PLN (R15, R19).
      Prices: {
        From: '2149',
        Base: '1999',
        Strikethrough: null,
        LowestIn30Days: null,
        Promotion: null,
        Rebate: '200',
      },
      Rooms: { AllocationsListCount: 3 },
      Standing: 'open',
      WayIn: 'book',
      ListPart: 'coming',
      Recommended: false,
      Lead: null,
    });
    expect(at(body, 'Offers.2.Availability')).toMatchObject({ Available: true, GrayedOut: true });
    expect(at(body, 'Offers.3.Availability')).toMatchObject({ Available: false });
    expect(at(body, 'Offers.3.Traits')).toEqual(['soldOut']);
    expect(at(body, 'Offers.2.Standing')).toBe('reserveList');
    expect(at(body, 'Offers.3.Standing')).toBe('soldOut');
    expect([at(body, 'Offers.2.WayIn'), at(body, 'Offers.3.WayIn')]).toEqual(['reserveList', null]);
  });

  it('R60.2, P-094: in the list, each unit of an offer has its price without rebates and today’s price', async () => {
    const details = await new WizardBrowser(openWizardShop()).call('offers/details', {
      offerId: 900,
    });
    expect(at(details.body, 'Offer.Region.ResortsList.0.RoomsList.0.Price')).toEqual({
      Place: '350',
      Whole: '14900',
      PerPerson: '2349',
      Today: { Place: '2149', Cabin: '2449', Whole: '14400' },
    });
    expect(at(details.body, 'Offer.Prices.Base')).toBe('1999');
  });

  it('P-153, P-154: each filter reduces the list; a filter with an unknown number gives an empty list', async () => {
    const [first, ...laterEntries] = ENTRIES;
    const shop = openWizardShop([
      ...(first === undefined
        ? []
        : [catalogueEntryOf(offerWith({ ...OFFER, countryId: 2, typeId: 5 }))]),
      ...laterEntries,
    ]);
    const browser = new WizardBrowser(shop);
    const list = async (filter: object) =>
      numbers((await browser.call('offers/list', filter)).body);
    expect(await list({ filterCountry: [2] })).toEqual([900]);
    expect(await list({ filterType: ['5'] })).toEqual([900]);
    expect(await list({ filterCountry: [1], filterType: [5] })).toEqual([]);
    expect(await list({ filterTerm: [7], filterOptions: [2], filterCountry: [] })).toHaveLength(5);
    expect(await list({ filterTerm: [8] })).toEqual([]);
    const filters = await browser.call('offers/filters');
    expect(decode(FiltersAnswer, filters.body).isOk()).toBe(true);
    expect(at(filters.body, 'Countries')).toMatchObject([
      { CountryId: 1, OffersCount: 4 },
      { CountryId: 2, OffersCount: 1 },
    ]);
    expect(at(filters.body, 'Terms')).toEqual([{ OfferTermId: 7, Name: 'Lipiec', OffersCount: 5 }]);
    const under = await browser.call('offers/filters', { filterCountry: [2] });
    expect(at(under.body, 'Countries')).toMatchObject([{ OffersCount: 4 }, { OffersCount: 1 }]);
    expect(at(under.body, 'Terms')).toMatchObject([{ OffersCount: 1 }]);
  });
});

describe('the sort order of the offer list', () => {
  it('R61.3: is by first day, or on request by price per person; requests for other orders are refused', async () => {
    const browser = new WizardBrowser(openWizardShop());
    const prices = async (sort: string) => {
      const { body } = await browser.call('offers/list', { sort });
      const offers = decode(OffersAnswer, body).unwrapOr({ Offers: [] }).Offers;
      return offers.map(({ Prices }) => Number(Prices.ByHead?.Price ?? Prices.From));
    };
    expect(await prices('price')).toEqual((await prices('start')).toSorted((a, b) => a - b));
    expect((await browser.call('offers/list', { sort: 'colour' })).status).toBe(400);
  });
});

describe('the API call for the details of an offer', () => {
  it('R3, R9, R19: has the sale state, the data of the offer’s page and the current minute period', async () => {
    const browser = new WizardBrowser(openWizardShop());
    const offer = async (offerId: number) =>
      at((await browser.call('offers/details', { offerId })).body, 'Offer');
    expect(await offer(900)).toMatchObject({
      WayIn: 'book',
      Page: {
        DailyPlan: false,
        RouteMap: true,
        AttractionsFirst: false,
        OuterEvent: true,
        Ages: null,
        AdultAge: 18,
      },
      Prices: { Minute: { Name: 'firstMinute', Until: OFFER.firstMinuteUntil } },
    });
    expect(await offer(902)).toMatchObject({ Standing: 'reserveList', WayIn: 'reserveList' });
    expect(await offer(903)).toMatchObject({ Standing: 'soldOut', WayIn: null });
  });

  it('P-155: an offer is found by its number or page address, by GET or POST; an unknown offer gets 404', async () => {
    const shop = openWizardShop();
    const browser = new WizardBrowser(shop);
    const byNumber = await browser.call('offers/details', { offerId: '900' });
    expect(decode(OfferAnswer, byNumber.body).isOk()).toBe(true);
    expect((await browser.call('offers/details', { friendlyUrl: 'rejs-900' })).body).toEqual(
      byNumber.body,
    );
    const got = await shop.app.inject({ method: 'GET', url: '/v1/offers/details?offerId=900' });
    expect(got.json()).toEqual(byNumber.body);
    expect((await browser.call('offers/details', { offerId: 4040 })).status).toBe(404);
    expect(await browser.call('offers/details')).toMatchObject({
      status: 400,
      body: { errors: [{ field: 'offerId', code: 'required' }] },
    });
    expect((await browser.call('offers/details', { offerId: 900, siteId: 9 })).status).toBe(400);
  });

  it('has the prices, the route and similar offers that are still available', async () => {
    const { body } = await new WizardBrowser(openWizardShop()).call('offers/details', {
      offerId: 900,
    });
    expect(at(body, 'Offer.Prices')).toMatchObject({
      AdvancePayment: '500',
      FirstMinuteUntil: '2027-01-31',
      StrikethroughName: null,
    });
    expect(at(body, 'Offer.Journeys.List.0')).toMatchObject({
      Name: 'Autokar',
      Description: 'Z domu na jacht',
      Price: '450',
    });
    expect(at(body, 'Offer.SimilarOffers.0.OfferId')).toBe(901);
    expect(at(body, 'Offer.SimilarOffers.1')).toBeUndefined();
    // A whole yacht of ten berths takes nine travellers and a skipper (R36).
    expect(at(body, 'Offer.Region.ResortsList.0.RoomsList.0.Availability.TravellersMax')).toBe(9);
  });

  it('P-081, R3.4: shows units and classes of any name, except those that the office has marked as hidden', async () => {
    const units = OFFER.units.map((unit) => ({
      ...unit,
      name: 'Skipper 40',
      hidden: unit.id === 502,
    }));
    const list = {
      id: 5,
      name: 'Lista gości',
      description: '',
      unitIds: [501, 502],
      hidden: false,
    };
    const pageOfUnits = async (hidden: boolean) => {
      const entry = catalogueEntryOf(offerWith({ units }), {
        content: { classes: [{ ...list, hidden }] },
      });
      return (
        await new WizardBrowser(openWizardShop([entry])).call('offers/details', { offerId: 900 })
      ).body;
    };
    const page = await pageOfUnits(false);
    expect(at(page, 'Offer.Region.ResortsList.0.Name')).toBe('Lista gości');
    expect(at(page, 'Offer.Region.ResortsList.0.RoomsList.0.Name')).toBe('Skipper 40');
    expect(at(page, 'Offer.Region.ResortsList.0.RoomsList.1')).toBeUndefined();
    expect(at(page, 'Offer.Rooms.AllocationsListCount')).toBe(2);
    expect(at(await pageOfUnits(true), 'Offer.Region.ResortsList.0')).toBeUndefined();
  });
});

describe('payment deadlines on an offer’s page, near and far from departure', () => {
  const from = addDays(dayOf(START), 3);
  const trip = catalogueEntryOf(offerWith({ id: 900, from, to: addDays(from, 7) }));

  it('R28.1, R32.2: the page says when an order made now must be paid and when it would be cancelled', async () => {
    const shop = openWizardShop([trip]);
    const figures = async () => {
      const { body } = await new WizardBrowser(shop).call('offers/details', { offerId: 900 });
      return [at(body, 'Offer.Extras.FirstHours'), at(body, 'Offer.Extras.UnpaidWorkingDays')];
    };
    const hoursLeft = (startOfDay(from) - START) / HOUR;
    expect(await figures()).toEqual([24, null]);
    shop.later((hoursLeft - 20) * HOUR);
    expect(await figures()).toEqual([14, null]);
    shop.later(HOUR);
    expect(await figures()).toEqual([13, null]);
    shop.later(11 * HOUR);
    expect(await figures()).toEqual([3, null]);
  });

  it('R28.1, R32: long before departure the deadlines are those of the brand settings', async () => {
    const shop = openWizardShop([catalogueEntryOf(offerWith({ id: 900, from: '2027-07-03' }))]);
    const { body } = await new WizardBrowser(shop).call('offers/details', { offerId: 900 });
    expect(at(body, 'Offer.Extras')).toMatchObject({ FirstHours: 24, UnpaidWorkingDays: 3 });
  });
});

describe('cached responses to the API calls for offers', () => {
  it('R6.3, R6.4: calls share a cached list for one second, or until a hold begins or expires', async () => {
    const shop = openWizardShop();
    await remaining(shop, 901);
    await remaining(shop, 901);
    await new WizardBrowser(shop).call('offers/list');
    expect(shop.readings()).toBe(1);
    await walk(new WizardBrowser(shop), 901, 601, 3, 2);
    expect(await remaining(shop, 901)).toBe(1);
    shop.later(30 * MINUTE - 1);
    expect(await remaining(shop, 901)).toBe(1);
    // The cached response ends with the hold, not after its full second.
    shop.later(1);
    expect(await remaining(shop, 901)).toBe(4);
    const before = shop.readings();
    shop.later(499);
    await remaining(shop, 901);
    expect(shop.readings()).toBe(before);
    shop.later(501);
    await remaining(shop, 901);
    expect(shop.readings()).toBe(before + 1);
  });

  it('R6.3: a call refreshes a cached list in the background if the list is over half a second old', async () => {
    const shop = openWizardShop();
    await remaining(shop, 901);
    shop.later(500);
    await remaining(shop, 901);
    expect(shop.readings()).toBe(2);
    shop.later(499);
    await remaining(shop, 901);
    expect(shop.readings()).toBe(2);
  });

  it('R6.3: if a booking is stored while a list is read, that list is not served afterwards', async () => {
    const shop = openWizardShop();
    await remaining(shop, 901);
    shop.later(500);
    const beside = remaining(shop, 901);
    await walk(new WizardBrowser(shop), 901, 601, 3, 2);
    await beside;
    expect(await remaining(shop, 901)).toBe(1);
  });

  it('R6: while the content is unchanged, the cache returns the same response object', async () => {
    const shop = openWizardShop();
    const first = await shop.offers.of(1);
    shop.later(5000);
    expect(await shop.offers.of(1)).toBe(first);
    await walk(new WizardBrowser(shop), 901, 601, 3, 2);
    expect(await shop.offers.of(1)).not.toBe(first);
  });

  it('R6.4, R19: cached responses expire at midnight in Warsaw, because First Minute can end then', async () => {
    const shop = openWizardShop();
    const price = async () =>
      at(
        (await new WizardBrowser(shop).call('offers/details', { offerId: 900 })).body,
        'Offer.Prices.From',
      );
    shop.at(startOfDay('2027-02-01') - 1);
    expect(await price()).toBe('2149');
    shop.at(startOfDay('2027-02-01'));
    expect(await price()).toBe('2249');
  });

  it('cached responses expire when the office changes the catalogue', async () => {
    const shop = openWizardShop();
    expect(await remaining(shop, 901)).toBe(4);
    shop.catalogue.replace([catalogueEntryOf(OFFER)]);
    expect((await new WizardBrowser(shop).call('offers/details', { offerId: 901 })).status).toBe(
      404,
    );
  });

  it('R6.4: cached responses expire when brand settings change', async () => {
    const shop = openWizardShop();
    const price = async () =>
      at(
        (await new WizardBrowser(shop).call('offers/details', { offerId: 900 })).body,
        'Offer.Prices.From',
      );
    expect(await price()).toBe('2149');
    shop.rule(
      DEMO_BRANDS.map((brand) => ({
        ...brand,
        firstMinute: { ...brand.firstMinute, perParticipant: zloty(300) },
      })),
    );
    expect(await price()).toBe('2049');
  });

  it('R6.1: places of a confirmed booking are still taken three hours later; only holds expire', async () => {
    const shop = openWizardShop();
    const anna = new WizardBrowser(shop);
    await walk(anna, 901, 601, 2, 5);
    await anna.well('confirm', orderBody);
    shop.at(START + 3 * 60 * MINUTE);
    expect(await remaining(shop, 901)).toBe(2);
  });
});

describe('the API call for a brand’s public settings', () => {
  it('R4: the response has the values of the brand settings', async () => {
    const answer = await openWizardShop().app.inject({ method: 'GET', url: '/v1/site' });
    expect(decode(SiteAnswer, answer.json()).isOk()).toBe(true);
    expect(answer.json()).toMatchObject({
      Site: {
        Name: 'Kilwater',
        Resets: { Events: 1, Minutes: 1440 },
        Rebates: { FirstMinute: { PerParticipant: '200', WholeYacht: '300' } },
      },
    });
    expect(
      (await openWizardShop().app.inject({ method: 'GET', url: '/v1/site?siteId=2' })).json(),
    ).toMatchObject({ Site: { SiteId: 2 } });
  });

  it('R4, R43: both brands publish brand 1’s limit of password mails, because the brands share accounts', async () => {
    const shop = openWizardShop();
    const resetsOf = (siteId: number) => ({ events: siteId + 2, minutes: 60 * siteId });
    shop.rule(
      DEMO_BRANDS.map((brand) => ({
        ...brand,
        limits: { ...brand.limits, resetOfEmail: resetsOf(brand.siteId) },
      })),
    );
    for (const siteId of [1, 2])
      expect(
        (await shop.app.inject({ method: 'GET', url: `/v1/site?siteId=${siteId}` })).json(),
      ).toMatchObject({
        Site: { SiteId: siteId, Resets: { Events: 3, Minutes: 60 } },
      });
  });
});

describe('numbered pages of the offer list (issue 40)', () => {
  const offersOf = (count: number) =>
    Array.from({ length: count }, (_, index) =>
      catalogueEntryOf(
        offerWith({
          id: 1000 + index,
          from: addDays('2027-05-01', index),
          to: addDays('2027-05-08', index),
        }),
      ),
    );
  const shop = () =>
    openWizardShop([
      ...offersOf(60),
      catalogueEntryOf(offerWith({ id: 174, traits: ['recommended', 'outsideMainList'] })),
      catalogueEntryOf(offerWith({ id: 140, traits: ['course', 'outsideMainList'] })),
      catalogueEntryOf(offerWith({ id: 99, from: '2027-01-08', to: '2027-01-15' })),
    ]);
  const ids = (from: number, count: number) => Array.from({ length: count }, (_, i) => from + i);

  it('P-056, P-059, P-060: a page has 24 offers by first day; page 1 also has recommended and started ones', async () => {
    const browser = new WizardBrowser(shop());
    const page = async (number?: number) =>
      (await browser.call('offers/list', number === undefined ? {} : { page: number })).body;
    const first = await page(1);
    expect(decode(OffersAnswer, first).isOk()).toBe(true);
    expect(numbers(first)).toEqual([174, ...ids(1000, 24), 99]);
    expect(at(first, 'Page')).toEqual({ Number: 1, Pages: 3, Count: 61 });
    expect(numbers(await page(2))).toEqual(ids(1024, 24));
    expect(numbers(await page(3))).toEqual(ids(1048, 12));
    expect(numbers(await page(4))).toEqual([]);
    const all = await page();
    expect(numbers(all)).toHaveLength(63);
    expect(at(all, 'Page')).toBeUndefined();
    expect((await browser.call('offers/list', { page: 0 })).status).toBe(400);
  });

  it('the HTML has only one page of the list; a page number after the last gets 404', async () => {
    const { app } = shop();
    const get = (url: string) =>
      app.inject({ method: 'GET', url, headers: { host: 'shop.example' } });
    const second = (await get('/rejsy-morskie?strona=2')).json();
    expect(numbers({ Offers: at(second, 'offers') })).toEqual(ids(1024, 24));
    expect((await get('/rejsy-morskie?strona=4')).statusCode).toBe(404);
    expect((await get('/rejsy-morskie?strona=1')).headers.location).toBe('/rejsy-morskie');
  });

  it('the list can be filtered by month, length, price per person and free places', async () => {
    const browser = new WizardBrowser(
      openWizardShop([
        catalogueEntryOf(offerWith({ id: 1, from: '2027-06-05', to: '2027-06-12' })),
        catalogueEntryOf(
          offerWith({ id: 2, from: '2027-07-03', to: '2027-07-07', base: zloty(900) }),
        ),
        catalogueEntryOf(
          offerWith({ id: 3, from: '2027-07-10', to: '2027-07-17', grayedOut: true }),
        ),
        catalogueEntryOf(
          offerWith({
            ...{ id: 4, from: '2027-09-04', to: '2027-09-11' },
            ...{ firstMinuteUntil: '2026-01-01', secondMinuteUntil: '2027-09-01' },
          }),
        ),
      ]),
    );
    const list = async (filter: object) =>
      numbers((await browser.call('offers/list', filter)).body);
    expect(await list({ filterMonths: [202707] })).toEqual([2, 3]);
    expect(await list({ filterLengths: [1] })).toEqual([2]);
    expect(await list({ filterLengths: [2], filterFree: [1] })).toEqual([1, 4]);
    expect(await list({ filterPrices: [1] })).toEqual([2]);
    expect(await list({ filterPackages: [2] })).toEqual([4]);
    const { body } = await browser.call('offers/filters', { filterMonths: [202707] });
    expect(at(body, 'Months')).toEqual([
      { MonthId: 202706, OffersCount: 1 },
      { MonthId: 202707, OffersCount: 2 },
      { MonthId: 202709, OffersCount: 1 },
    ]);
    expect(at(body, 'Free')).toEqual({ OffersCount: 1 });
    expect(at(body, 'Lengths')).toEqual([
      { LengthId: 1, From: 1, To: 6, OffersCount: 1 },
      { LengthId: 2, From: 7, To: 7, OffersCount: 1 },
    ]);
    const [item] = decode(OffersAnswer, (await browser.call('offers/list')).body).unwrapOr({
      Offers: [],
    }).Offers;
    expect(item).toMatchObject({
      Places: { Of: 'place', Free: 28, All: 28 },
      Vessels: ['monohull', 'catamaran'],
    });
  });
});

describe('what an offer’s page shows about the people who have booked (issue 40)', () => {
  it('the page says how many have booked; from four people on also their ages and how many travel alone', async () => {
    const shop = openWizardShop();
    const refresh = async () => {
      await createCrewSummaryRefresh({
        store: shop.kit.store,
        catalogue: shop.catalogue,
        clock: { now: () => START },
      })();
      shop.later(1001);
      return at(
        (await new WizardBrowser(shop).call('offers/details', { offerId: 901 })).body,
        'Offer.Aboard',
      );
    };
    const book = async (people: number) => {
      const browser = new WizardBrowser(shop);
      await walk(browser, 901, 601, people, 5);
      await browser.well('confirm', orderBody);
    };
    expect(await refresh()).toEqual({ People: 0, Summary: null });
    await book(3);
    expect(await refresh()).toEqual({ People: 3, Summary: null });
    await book(1);
    expect(await refresh()).toMatchObject({
      People: 4,
      Summary: { People: 4, Ages: [{ People: expect.any(Number) }], Alone: 1 },
    });
  });
});
