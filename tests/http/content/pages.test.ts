import { describe, expect, it } from 'vitest';
import { ADDRESSES, CONTENT, OFFERS } from '../../../adapters/composition/tokens.ts';
import type { OfferListItem } from '../../../adapters/http/contract/offers/offers.ts';
import { SPECIAL_LISTS } from '../../../adapters/http/contract/special-lists.pl.ts';
import { shopPages } from '../../../adapters/http/server/pages/shop-pages.ts';
import { NO_FILTER } from '../../../application/offers/filters.ts';
import type { PageRenderer } from '../../../application/ports/page-renderer.ts';
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

const site = async (milesOf?: (offerId: number) => Promise<readonly number[]>) => {
  // The documents show the season of this day (R71).
  const shop = await openServerShop({ at: Date.parse('2025-11-15T09:00:00Z') });
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
      ...(milesOf && { milesOf }),
    }),
  });
  return {
    content: contentOf(1),
    croatia: async (): Promise<readonly OfferListItem[]> =>
      (await offers.of(1))?.list({ ...NO_FILTER, countries: [1] }) ?? [],
    page: (url: string) => app.inject({ url, headers: { host: 'shop.example' } }),
  };
};

describe('pages that the server makes from the content files', () => {
  it('P-010, P-020: each opens at its own address, with its title and the data for header and footer', async () => {
    const { content, page } = await site();
    for (const { pageId, route, title, ownScreen } of content.pages()) {
      if (ownScreen) continue;
      const answer = await page(route);
      expect([route, answer.statusCode]).toEqual([route, 200]);
      const { kind, page: pageData, frame } = answer.json();
      expect([kind, pageData.PageId, pageData.Route, pageData.META.Title]).toEqual([
        'page',
        pageId,
        route,
        title,
      ]);
      expect([frame.season, frame.years, frame.destinations.length]).toEqual([
        '2025/26',
        '2010–2025',
        11,
      ]);
    }
  });

  it('P-112, P-113: /kontakt has its content; a query in its URL puts a yacht or cruise into the form', async () => {
    const { content, page } = await site();
    const formData = async (query: string) => (await page(`/kontakt${query}`)).json();
    const plain = await formData('');
    expect([plain.kind, plain.page.PageId, plain.about]).toEqual(['contact', 'contactPage', null]);
    expect(plain.page.Contents[0].Heading).toBe(
      (await content.page('contactPage'))?.blocks[0]?.heading,
    );
    const links = plain.page.Contents.flatMap(
      (block: { Contents: { Buttons: { Link: string }[] } }) => block.Contents.Buttons,
    );
    expect(links.map(({ Link }: { Link: string }) => Link)).toEqual([
      '/faq',
      '/regulamin',
      '/polityka-prywatnosci',
    ]);
    const fleet =
      (await content.page('privateCruises'))?.blocks
        .flatMap(({ boxes }) => boxes)
        .filter(({ id }) => id !== '') ?? [];
    expect(fleet.length).toBeGreaterThan(5);
    for (const { id, title } of fleet)
      expect((await formData(`?jacht=${id}`)).about).toEqual({ name: title, days: null });
    expect((await formData('?oferta=101')).about).toMatchObject({
      name: 'Wyspy Dalmacji',
      days: { from: expect.stringMatching(/^\d{4}-/) },
    });
    for (const query of [
      '?jacht=nie-ma',
      '?oferta=999999',
      '?oferta=x',
      '?jacht=<script>',
      '?jacht=',
      '?jacht=a&jacht=b',
    ])
      expect([query, (await formData(query)).about]).toEqual([query, null]);
  });

  it('P-029: a page’s help links lead to existing questions; an offer’s page has its own help links', async () => {
    const { content, page } = await site();
    const ids = (await content.questions()).flatMap(({ questions }) =>
      questions.map(({ id, question }) => `${question} /faq#${id}`.replace(/\u00a0/g, ' ')),
    );
    const helpOf = async (url: string): Promise<readonly string[]> =>
      (await page(url))
        .json()
        .frame.help.map(({ name, link }: { name: string; link: string }) => `${name} ${link}`);
    const helpLinks = await Promise.all(
      ['/', '/oferta/wyspy-dalmacji', '/szkolenia', '/twoj-panel'].map(helpOf),
    );
    expect(new Set(helpLinks.map(String)).size).toBe(4);
    for (const help of helpLinks) {
      expect(help).toHaveLength(3);
      for (const question of help) expect(ids).toContain(question);
    }
  });

  it('a page shows the offers that its content blocks select', async () => {
    const { page, croatia } = await site();
    const { offers, route } = (await page('/rejsy-morskie/chorwacja')).json();
    expect((await croatia()).find(({ OfferId }) => OfferId === route.offerId)).toMatchObject({
      Name: route.name,
      Standing: 'open',
    });
    expect((await page('/jak-to-dziala')).json()).not.toHaveProperty('route');
    expect(
      new Set(
        offers.map((offer: { Region: { Country: { Name: string } } }) => offer.Region.Country.Name),
      ),
    ).toEqual(new Set(['Chorwacja']));
  });

  it('P-099, P-150: a special list with its own page address has the same data as the API call', async () => {
    const { content, page } = await site();
    for (const { path, pageId } of Object.values(SPECIAL_LISTS)) {
      const { kind, page: pageData, offers } = (await page(path)).json();
      expect([kind, pageData.PageId, pageData.META.Title]).toEqual([
        'special',
        pageId,
        (await content.page(pageId))?.title,
      ]);
      expect(offers.length).toBeGreaterThan(0);
    }
  });

  it.each([
    [
      'P-011',
      '/majowka',
      ({ Availability }: OfferListItem) =>
        Availability.Terms.some(({ OfferTermId }) => OfferTermId === 7),
    ],
    ['P-015', '/sailandparty', ({ Type }: OfferListItem) => Type.OfferTypeId === 1],
  ])(
    '%s: the page %s shows exactly the offers that its filter selects from the main list',
    async (_, path, fits) => {
      const { page } = await site();
      const { offers }: { readonly offers: readonly OfferListItem[] } = (await page(path)).json();
      expect(offers.every(fits)).toBe(true);
      expect(offers.length).toBeGreaterThan(0);
    },
  );

  it('a country page shows the route of one offer in the country, with a sentence for each port', async () => {
    const { page, croatia } = await site();
    const { route } = (await page('/rejsy-morskie/chorwacja')).json();
    const sold = await croatia();
    const listedOffer = sold.find(({ OfferId }) => OfferId === route.offerId);
    expect(listedOffer).toMatchObject({ Standing: 'open', ListPart: 'coming' });
    expect(listedOffer?.Traits).not.toContain('mapZoom6');
    expect(sold.some(({ Traits }) => Traits.includes('mapZoom6'))).toBe(true);
    expect(route.ports.length).toBeGreaterThan(2);
    for (const { name, about } of route.ports)
      expect([name, about]).toEqual([
        expect.stringMatching(/^\p{Lu}/u),
        expect.stringMatching(/^[^.!?]+[.!?]$/),
      ]);
  });

  it('a country page shows the length of each leg of the route, or no lengths if the computation fails', async () => {
    const measured: number[] = [];
    const { page } = await site(async (offerId) => {
      measured.push(offerId);
      return [11, 26];
    });
    const { route } = (await page('/rejsy-morskie/chorwacja')).json();
    expect([route.miles, measured]).toEqual([[11, 26], [route.offerId]]);
    const fallen = await site(() => Promise.reject(new Error('the thread fell over')));
    const answer = await fallen.page('/rejsy-morskie/chorwacja');
    expect([answer.statusCode, answer.json().route.miles]).toEqual([200, []]);
  });

  it('issue 43: until the server has computed the route’s miles, a country page is sent without them', async () => {
    const { promise, resolve } = Promise.withResolvers<readonly number[]>();
    const { page } = await site(() => promise);
    const milesNow = async () => (await page('/rejsy-morskie/chorwacja')).json().route.miles;
    expect([await milesNow(), await milesNow()]).toEqual([[], []]);
    resolve([11, 26]);
    expect(await milesNow()).toEqual([11, 26]);
  });

  it('P-064: a country page counts all its cruises, but has data only for the cards it shows (issue 43)', async () => {
    const { page, croatia } = await site();
    const { offers, toCome, lowest, page: shown } = (await page('/rejsy-morskie/chorwacja')).json();
    const [block] = shown.Contents.flatMap(({ Offers }: { Offers: object | null }) => Offers ?? []);
    expect([offers.length, block.Ids]).toEqual([
      block.Most,
      offers.map(({ OfferId }: OfferListItem) => OfferId),
    ]);
    const coming = (await croatia()).filter(
      ({ ListPart }) => ListPart === 'coming' || ListPart === 'recommended',
    );
    expect(toCome.cruises).toBe(coming.length);
    expect(coming.length).toBeGreaterThan(block.Most);
    expect(Number(lowest.From)).toBe(
      Math.min(
        ...coming
          .filter(({ WayIn, Prices }) => WayIn === 'book' && Prices.Per === 'person')
          .map(({ Prices }) => Number(Prices.From)),
      ),
    );
  });

  it('P-024: every country in the menu links to its country page', async () => {
    const { page } = await site();
    const { frame } = (await page('/faq')).json();
    for (const { name, link } of frame.destinations) {
      const answer = await page(link);
      expect([name, answer.statusCode]).toEqual([name, 200]);
      expect(answer.json().page.PageId).toBe(name);
    }
  });

  it('P-008, P-010, P-016: an unknown page gets 404; an alternative page address redirects with 301', async () => {
    const { page } = await site();
    expect((await page('/nie-ma-takiej')).statusCode).toBe(404);
    expect((await page('/rejsy-morskie/atlantyda')).statusCode).toBe(404);
    expect((await page('/mazury?strona=1')).statusCode).toBe(200);
    expect((await page('/mazury?strona=2')).statusCode).toBe(404);
    for (const [from, to] of [
      ['/Jak-To-Dziala/', '/jak-to-dziala'],
      ['/rejsy', '/rejsy-morskie'],
      ['/rejsy/?destination=1', '/rejsy-morskie?destination=1'],
      ['/znizki/', '/partnerzy'],
      ['/Mazury/', '/mazury'],
      ['/SailAndParty', '/jak-to-dziala/jak-wybrac-rejs#sail-and-party'],
      ['/SAILANDPARTY', '/sailandparty'],
      ['/szkolenia?rodzaj=', '/szkolenia'],
      ['/SailAndExplore', '/jak-to-dziala/jak-wybrac-rejs#sail-and-explore'],
    ]) {
      const answer = await page(from ?? '');
      expect([answer.statusCode, answer.headers.location]).toEqual([301, to]);
    }
  });
});
