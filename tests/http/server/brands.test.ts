import { describe, expect, it } from 'vitest';
import {
  ADDRESSES,
  BLOG,
  CONTENT,
  DOCUMENTS,
  MAIL_WORKER,
  OFFERS,
} from '../../../adapters/composition/tokens.ts';
import { DEMO_BRANDS, DEMO_SELLERS } from '../../../adapters/demo-catalogue/demo-catalogue.ts';
import { shopPages } from '../../../adapters/http/server/pages/shop-pages.ts';
import type { PageRenderer } from '../../../application/ports/page-renderer.ts';
import type { BrandSettings } from '../../../domain/brand-settings.ts';
import { zloty } from '../../../domain/money.ts';
import { pdfText } from '../../papers/read-pdf.ts';
import { openPanel } from '../panel/panel-shop.ts';
import { fetchLink, paperWords, payBooking } from '../papers/paper.ts';
import { confirmDraft, moneyIn, type WizardParty, walkPartyTo } from '../rulebook/party.ts';
import { ENTRIES } from '../wizard/test-catalogue.ts';
import { at, WizardBrowser } from '../wizard/wizard-shop.ts';
import { serverWith } from './server-shop.ts';

const [OWN, SISTER] = [{ host: 'rejsy.example' }, { host: 'zima.example' }];
const ACCOUNT = '89 1090 2590 0000 0001 4228 5100';

const brands = DEMO_BRANDS.map((brand) =>
  brand.siteId === 2
    ? {
        ...brand,
        name: 'Zimowe Morze',
        address: 'https://zima.example',
        office: { phone: null, email: 'biuro@zima.example' },
        bankTransfer: { recipient: 'Zimowe Morze sp. z o.o.', accountNumber: ACCOUNT },
        firstMinute: { perParticipant: zloty(250), wholeYacht: zloty(500) },
      }
    : brand,
);
const sellers = DEMO_SELLERS.map((seller) =>
  seller.siteId === 2 && seller.guarantee != null
    ? {
        ...seller,
        ...{
          name: 'Zimowe Morze sp. z o.o.',
          nip: '5252248481',
          address: 'ul. Zimowa 5',
          zip: '30-002',
          city: 'Kraków',
          permit: '4712',
        },
        ...{
          guarantee: {
            ...seller.guarantee,
            guarantor: 'Gwarancje Południe S.A.',
            number: 'GP/7',
            until: '2027-12-31',
          },
          emergencyPhone: '+48 600 700 800',
        },
      }
    : seller,
);
const openBrands = (selling: readonly BrandSettings[] = brands) =>
  openPanel(ENTRIES, null, {
    config: { publicUrl: 'https://rejsy.example' },
    brands: selling,
    sellers,
  });

const OURS = [
  'Kilwater',
  'rejsy.example',
  'ul. Portowa 8',
  '1163',
  '5861001009',
  'Bałtyckie Towarzystwo Gwarancji',
  '+48 600 000 163',
];
const foreignIn = (text: string): readonly string[] => OURS.filter((words) => text.includes(words));

/** Each amount is `from` złoty plus a different number below 100. */
const markBrand = (brand: BrandSettings, from: number): BrandSettings => ({
  ...brand,
  firstMinute: { perParticipant: zloty(from + 1), wholeYacht: zloty(from + 2) },
  secondMinute: { perParticipant: zloty(from + 3), wholeYacht: zloty(from + 4) },
  loyalty: brand.loyalty.map((step, index) => ({ ...step, rebate: zloty(from + 10 + index) })),
  group: brand.group.map((step, index) => ({ ...step, rebate: zloty(from + 20 + index) })),
  ambassadorRebate: zloty(from + 30),
  wholeYachtRebate: zloty(from + 31),
  skipperRebate: zloty(from + 32),
  cabinSurcharge: zloty(from + 33),
  cap: {
    firstMinute: zloty(from + 40),
    secondMinute: zloty(from + 41),
    otherwise: zloty(from + 42),
  },
  resignation: {
    ...brand.resignation,
    perWeek: { europe: zloty(from + 50), exotic: zloty(from + 51) },
    safeBooking: { europe: zloty(from + 52), exotic: zloty(from + 53) },
  },
});
const sumsIn = (text: string, from: number): readonly string[] =>
  [
    ...new Set(
      [...text.matchAll(/\b(\d)[ \u00a0\u202f](\d{3})[ \u00a0\u202f]PLN/g)].map(
        ([, high, low]) => `${high}${low}`,
      ),
    ),
  ].filter((sum) => Number(sum) > from && Number(sum) < from + 100);

describe('two brands of one shop (R4)', () => {
  it('R4.1: pages, posts, feed and GraphQL of a brand show only that brand’s rebate amounts', async () => {
    const [first, second] = [7100, 8300];
    const panel = await openBrands(
      brands.map((brand) => markBrand(brand, brand.siteId === 2 ? second : first)),
    );
    const { container } = panel;
    const [offers, contentOf, addresses, { blogOf }] = [
      await container.getAsync(OFFERS),
      await container.getAsync(CONTENT),
      await container.getAsync(ADDRESSES),
      await container.getAsync(BLOG),
    ];
    const contact = {
      OfficeHours: '',
      Phone: null,
      Email: null,
      Company: { Name: '', Address: '', Zip: '', City: '', Nip: '' },
    };
    const renderer: PageRenderer = { render: (page) => JSON.stringify(page) };
    const pages = shopPages({
      offers,
      contentOf,
      blogOf,
      renderer,
      addresses,
      nameOf: () => 'Kilwater',
      contactOf: () => contact,
    });
    const app = await serverWith({ container }, { pages });
    const telling = [
      'promotions',
      'howItWorks',
      'cancellationInsurance',
      'formalities',
      'covidPageInfo',
      'faq',
    ];
    const written = contentOf(1)
      .pages()
      .filter(({ pageId }) => telling.includes(pageId));
    expect(written).toHaveLength(telling.length);
    const posts = ['miejsce-kabina-czy-caly-jacht', 'wspolna-kasa-ile-kosztuje-tydzien'].map(
      (slug) => `/blog/${slug}`,
    );
    const routes = ['/', '/blog', '/blog/feed.xml', ...written.map(({ route }) => route), ...posts];
    const textsAt = async ({ host }: { readonly host: string }): Promise<string> => {
      const texts = await Promise.all(
        routes.map(async (url) => (await app.inject({ url, headers: { host } })).body),
      );
      const query = '{ posts { edges { node { title excerpt slug } } } }';
      const request = {
        method: 'POST',
        url: '/graphql',
        headers: { host },
        payload: { query },
      } as const;
      const questions = await panel.app.inject({ url: '/v1/faq', headers: { host } });
      return [...texts, questions.body, (await panel.app.inject(request)).body].join('\n');
    };
    const [ours, hers] = [await textsAt(OWN), await textsAt(SISTER)];
    expect([sumsIn(ours, second), sumsIn(hers, first)]).toEqual([[], []]);
    const amounts = sumsIn(ours, first).map((sum) => Number(sum) - first);
    expect(sumsIn(hers, second).map((sum) => Number(sum) - second)).toEqual(amounts);
    expect(amounts.length).toBeGreaterThan(10);
    const content = await Promise.all(
      posts.map(
        async (url) =>
          (await blogOf(2).post(url.slice('/blog/'.length)))._unsafeUnwrap()?.content ?? '',
      ),
    );
    expect(sumsIn(content.join(), second).length).toBeGreaterThan(0);
  });

  it('R4.1: the siteId decides the brand, otherwise the host name; an unknown host gets brand 1', async () => {
    const { app } = await openBrands();
    const siteOf = async (host: string, query = ''): Promise<unknown> =>
      at((await app.inject({ url: `/v1/site${query}`, headers: { host } })).json(), 'Site.Name');
    expect(await siteOf('rejsy.example')).toBe('Kilwater');
    expect(await siteOf('zima.example')).toBe('Zimowe Morze');
    expect(await siteOf('ZIMA.example:443')).toBe('Zimowe Morze');
    expect(await siteOf('10.0.0.7:3000')).toBe('Kilwater');
    expect([
      await siteOf('zima.example', '?siteId=1'),
      await siteOf('rejsy.example', '?siteId=2'),
    ]).toEqual(['Kilwater', 'Zimowe Morze']);
    const unknown = await app.inject({ url: '/v1/site?siteId=7', headers: SISTER });
    expect([unknown.statusCode, at(unknown.json(), 'code')]).toEqual([400, 'unknownSite']);
  });

  it('R38, issue 16: brands share places; a booking’s price, mails and papers come from its brand only', async () => {
    const panel = await openBrands();
    const sisters = new WizardBrowser(panel, '198.51.100.8', SISTER.host);
    const ownBrowser = new WizardBrowser(panel, '198.51.100.7', OWN.host);
    const party = (email: string): WizardParty => ({
      offerId: 900,
      roomId: 501,
      people: 1,
      emails: { 1: email },
    });
    await walkPartyTo(sisters, party('ola@example.com'), 5);
    expect(sisters.cookie).toMatch(/^__Host-kilwater=/);
    expect(moneyIn(await confirmDraft(sisters))[0]).toBe('2099');
    await walkPartyTo(ownBrowser, party('ewa@example.com'), 5);
    expect(moneyIn(await confirmDraft(ownBrowser))[0]).toBe('2149');
    const { taken } = await panel.kit.store.bookings.takenOfAll(panel.clock.now(), null);
    expect(taken.get(501)).toEqual({ wholes: 0, pairs: 0, singles: 2 });
    await (await panel.container.getAsync(MAIL_WORKER)).drain();
    const placedFor = async (to: string) =>
      (await panel.kit.mailbox.list(to)).find(({ text }) => text.includes('PLN'));
    const [hers, ours] = [await placedFor('ola@example.com'), await placedFor('ewa@example.com')];
    expect(hers?.from).toEqual({ name: 'Zimowe Morze', address: 'rezerwacje@zima.example' });
    for (const phrase of [
      'Zimowe Morze sp. z o.o.',
      ACCOUNT,
      'https://zima.example/twoj-panel',
      'biuro@zima.example',
    ])
      expect(hers?.text).toContain(phrase);
    expect(foreignIn(`${hers?.text}${hers?.html}`)).toEqual([]);
    expect(ours?.from.address).toBe('rezerwacje@rejsy.example');
    expect([ours?.text.includes('https://rejsy.example/'), ours?.text.includes('zima')]).toEqual([
      true,
      false,
    ]);

    const id = sisters.reservationId;
    const contract = await paperWords(sisters, id, 'contract');
    for (const phrase of [
      'Zimowe Morze sp. z o.o.',
      'ul. Zimowa 5',
      'nr 4712',
      ACCOUNT,
      'biuro@zima.example',
      'Gwarancje Południe S.A.',
    ])
      expect(contract).toContain(phrase);
    await payBooking(panel, id, zloty(2099));
    const invoice = await paperWords(sisters, id, 'invoice');
    for (const phrase of ['Zimowe Morze sp. z o.o.', '5252248481', 'Kraków'])
      expect(invoice).toContain(phrase);
    expect([foreignIn(contract), foreignIn(invoice)]).toEqual([[], []]);
    const documents = await (await panel.container.getAsync(DOCUMENTS)).current(2);
    const files = await Promise.all(
      documents.map(async (document) =>
        pdfText(
          (await fetchLink(sisters, `/o-nas/dokumenty/wersje/${document.id}.pdf`)).rawPayload,
        ),
      ),
    );
    expect(files.length).toBeGreaterThan(0);
    expect(files.join()).toContain('+48 600 700 800');
    expect(foreignIn(files.join())).toEqual([]);
  });

  it('R44.4: a brand’s host refuses calls that change data from a page of the other brand’s host', async () => {
    const { app } = await openBrands();
    const statusAt = async (origin: string, { host }: { readonly host: string }): Promise<number> =>
      (
        await app.inject({
          method: 'POST',
          url: '/v1/auth/login',
          headers: { host, origin },
          payload: { email: 'a@b.pl', password: 'x' },
        })
      ).statusCode;
    expect(await statusAt('https://rejsy.example', SISTER)).toBe(403);
    expect(await statusAt('https://zima.example', OWN)).toBe(403);
    expect(await statusAt('https://zima.example', SISTER)).not.toBe(403);
  });

  it('P-112: a message sent at a brand’s host reaches that brand’s office', async () => {
    const { app, kit, container } = await openBrands();
    const letter = { email: 'ola@example.com', contents: 'Kiedy na narty?' };
    for (const headers of [OWN, SISTER])
      await app.inject({ method: 'POST', url: '/v1/contact/request', headers, payload: letter });
    await (await container.getAsync(MAIL_WORKER)).drain();
    expect((await kit.mailbox.list('biuro@zima.example')).map(({ from }) => from.name)).toEqual([
      'Zimowe Morze',
    ]);
    expect((await kit.mailbox.list('biuro@rejsy.example')).map(({ from }) => from.name)).toEqual([
      'Kilwater',
    ]);
  });

  it('pages, the site map and robots.txt link only to the brand’s host', async () => {
    const { container } = await openBrands();
    const renderer: PageRenderer = { render: (page) => JSON.stringify(page) };
    const [offers, contentOf, addresses] = [
      await container.getAsync(OFFERS),
      await container.getAsync(CONTENT),
      await container.getAsync(ADDRESSES),
    ];
    const contact = {
      OfficeHours: '',
      Phone: null,
      Email: null,
      Company: { Name: '', Address: '', Zip: '', City: '', Nip: '' },
    };
    const nameOf = (siteId: number): string =>
      brands.find((brand) => brand.siteId === siteId)?.name ?? '';
    const pages = shopPages({
      offers,
      contentOf,
      renderer,
      addresses,
      nameOf,
      contactOf: () => contact,
    });
    const app = await serverWith({ container }, { pages });
    const get = async (url: string, headers: { readonly host: string }) =>
      (await app.inject({ url, headers })).body;
    for (const url of [
      '/',
      '/rejsy-morskie',
      '/oferta/rejs-900',
      '/o-nas',
      '/o-nas/dokumenty/gwarancja',
      '/zaloguj',
    ]) {
      const [ours, hers] = [JSON.parse(await get(url, OWN)), JSON.parse(await get(url, SISTER))];
      expect([url, ours.content.site.name, hers.content.site.name]).toEqual([
        url,
        'Kilwater',
        'Zimowe Morze',
      ]);
      expect([ours.content.site.id, hers.content.site.id]).toEqual([1, 2]);
      // Only `content.site` may name both brands, because a booking may be of either.
      expect([
        url,
        foreignIn(JSON.stringify({ ...hers, content: { ...hers.content, site: null } })),
      ]).toEqual([url, []]);
      expect([url, ours.content.frame.licence, hers.content.frame.licence]).toEqual([
        url,
        '1163',
        '4712',
      ]);
      if (hers.origin !== '')
        expect([ours.origin, hers.origin]).toEqual([
          'https://rejsy.example',
          'https://zima.example',
        ]);
    }
    const home = JSON.parse(await get('/', SISTER)).content;
    expect([home.frame.office.email, home.page.META.Title.includes('Zimowe Morze')]).toEqual([
      'biuro@zima.example',
      true,
    ]);
    for (const url of ['/sitemap.xml', '/robots.txt']) {
      expect(await get(url, SISTER)).toContain('https://zima.example/');
      expect(await get(url, SISTER)).not.toContain('rejsy.example');
    }
  });
});
