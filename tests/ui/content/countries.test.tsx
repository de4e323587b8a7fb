import { renderToStaticMarkup } from 'react-dom/server';
import { beforeAll, describe, expect, it } from 'vitest';
import { Router } from 'wouter';
import type { OfferListItem } from '../../../adapters/http/contract/offers/offers.ts';
import { countryPageUrl } from '../../../adapters/http/contract/pages.pl.ts';
import { presentPageOffers } from '../../../adapters/http/server/content/page-offers.ts';
import type { Content, ContentPage } from '../../../application/content/content.ts';
import { ContentScreen } from '../../../ui/features/content/ContentScreen.tsx';
import { PageDataProvider } from '../../../ui/hooks/use-page-data.ts';
import type { PlaceRoute } from '../../../ui/state/page-data.ts';
import { demoContent } from '../../adapters/content/demo-content.ts';
import { offerItem } from '../offers/offer-samples.ts';

const WHOLE = ['Chorwacja', 'Grecja', 'Włochy', 'Czarnogóra', 'Hiszpania', 'Turcja'];
const SUB_MENU = ['warto-wiedziec', 'rejsy', 'ciekawostki', 'pytania', 'transport', 'galeria'];

let content: Content;
let countries: readonly ContentPage[];
let names: readonly string[];
beforeAll(async () => {
  content = await demoContent();
  names = content.frame().destinations;
  countries = (await Promise.all(names.map((name) => content.page(name)))).flatMap(
    (page) => page ?? [],
  );
});

const htmlOf = (page: ContentPage, offers: readonly OfferListItem[], route?: PlaceRoute): string =>
  renderToStaticMarkup(
    <Router ssrPath={page.route}>
      <PageDataProvider
        value={{
          kind: 'page',
          today: '2027-03-01',
          ...presentPageOffers(page, () => offers),
          faq: [],
          ...(route && { route }),
        }}
      >
        <ContentScreen />
      </PageDataProvider>
    </Router>,
  );

const tabsOf = (html: string): readonly string[] => {
  const [, menu = ''] = /<nav aria-label="Na tej stronie"[^>]*>(.*?)<\/nav>/.exec(html) ?? [];
  return [...menu.matchAll(/href="#([^"]+)"/g)].map(([, anchor = '']) => anchor);
};
const sectionsOf = (html: string): readonly string[] =>
  [...html.matchAll(/<section[^>]* id="([^"]+)"/g)].map(([, id = '']) => id);

const inCountry = (page: ContentPage): OfferListItem => {
  const countryId = page.blocks.find(({ offers }) => offers !== null)?.offers?.countries[0] ?? 0;
  const { Region } = offerItem();
  return offerItem({ Region: { ...Region, Country: { ...Region.Country, CountryId: countryId } } });
};

describe('country pages', () => {
  it('list the months in which cruises start, in the order of the year', () => {
    const [page] = countries;
    if (page === undefined) throw new Error('The demo has no country');
    const { Availability, ...item } = inCountry(page);
    const inMonths = (...days: readonly string[]) =>
      htmlOf(
        page,
        days.map((From, OfferId) => ({
          ...item,
          OfferId,
          Availability: { ...Availability, From },
        })),
      );
    expect(inMonths('2027-06-05', '2027-04-03', '2027-12-30', '2027-05-01')).toContain(
      '4\u00a0rejsy: kwiecień–czerwiec i\u00a0grudzień',
    );
    expect(inMonths('2027-10-02', '2028-05-01', '2027-12-30')).toContain(
      '3\u00a0rejsy: maj, październik i\u00a0grudzień',
    );
    expect(inMonths('2027-07-03')).toContain('1\u00a0rejs: lipiec');
  });

  it('P-024, P-062: there are eleven; each has its country’s name as id and the menu’s page address', () => {
    expect(countries.length).toBe(11);
    expect(countries.map(({ pageId, route }) => [pageId, route])).toEqual(
      names.map((name) => [name, countryPageUrl(name)]),
    );
  });

  it('have at least a cover, facts, water temperatures by month, cruises and questions (P-062, P-064, P-065)', () => {
    for (const page of countries) {
      expect(page.blocks[0]?.layout, page.pageId).toBe('cover');
      expect(tabsOf(htmlOf(page, [inCountry(page)])), page.pageId).toEqual(
        expect.arrayContaining(['warto-wiedziec', 'rejsy', 'pytania']),
      );
      const know = page.blocks.find(({ layout }) => layout === 'know')?.boxes ?? [];
      expect(know.filter(({ facts }) => facts.length === 0).length, page.pageId).toBe(6);
      expect(know.find(({ facts }) => facts.length > 0)?.facts.length, page.pageId).toBe(6);
    }
  });

  it.each(WHOLE)(
    'have a section for every part of their menu (P-063, P-065, P-066, P-067): %s',
    async (name) => {
      const page = await content.page(name);
      if (page === null) throw new Error(`There is no page ${name}`);
      const html = htmlOf(page, [inCountry(page)]);
      const tabs = tabsOf(html);
      expect(tabs).toEqual(expect.arrayContaining(SUB_MENU));
      expect(sectionsOf(html)).toEqual(expect.arrayContaining([...tabs]));
      const [, transport = ''] = /<section[^>]* id="transport">(.*?)<\/section>/.exec(html) ?? [];
      expect(transport.match(/<input type="radio"/g)?.length).toBeGreaterThanOrEqual(2);
      const [, gallery = ''] = /<section[^>]* id="galeria">(.*?)<\/section>/.exec(html) ?? [];
      expect(gallery).toMatch(
        /<a href="https:\/\/[^"]+" target="_blank" rel="noopener noreferrer">/,
      );
    },
  );

  it('count a region’s cruises as the offer list does, without cruises under way (P-064)', async () => {
    const page = await content.page('Chorwacja');
    if (page === null) throw new Error('There is no such page');
    const dalmatia = inCountry(page);
    const offer = { ...dalmatia, Region: { ...dalmatia.Region, Name: 'Dalmacja' } };
    const html = htmlOf(page, [
      offer,
      { ...offer, OfferId: 8 },
      { ...offer, OfferId: 9, ListPart: 'underWay' },
    ]);
    expect(html).toMatch(/<h3>Dalmacja<\/h3>(?:(?!<h3>).)*<b>2.rejsy<\/b>/);
  });

  it('show the offer list’s number of cruises on the cover, and a route above the cards', async () => {
    const page = await content.page('Chorwacja');
    if (page === null) throw new Error('There is no such page');
    const [open, away] = [
      inCountry(page),
      { ...inCountry(page), OfferId: 9, ListPart: 'underWay' as const },
    ];
    const route = {
      offerId: 101,
      name: 'Wyspy Dalmacji',
      friendlyUrl: 'wyspy-dalmacji',
      ports: ['Split', 'Hvar', 'Vis'].map((port) => ({ name: port, about: `${port} o świcie.` })),
      miles: [23, 18],
    };
    const html = htmlOf(page, [open, { ...open, OfferId: 8 }, away], route);
    expect(html).toMatch(/<p[^>]*>2.rejsy: czerwiec<\/p><h1>Chorwacja/);
    expect(tabsOf(html).indexOf('trasa')).toBe(tabsOf(html).indexOf('rejsy') - 1);
    expect(sectionsOf(html).indexOf('trasa')).toBe(sectionsOf(html).indexOf('rejsy') - 1);
    const [, section = ''] = /<section[^>]* id="trasa">(.*?)<\/section>/.exec(html) ?? [];
    expect(section).toMatch(
      /Tak płynie „Wyspy.Dalmacji”.*src="\/mapy\/101-wide\.svg".*href="\/oferta\/wyspy-dalmacji"/,
    );
    expect(section).toMatch(
      /alt="Mapa trasy: Split, Hvar, Vis".*<ol[^>]*>.*Split<small>Split o.świcie\.<\/small>.*Hvar.*Vis.*Mapa poglądowa/,
    );
    expect(section).toMatch(/41.mil i.2.przeloty\./);
    expect(section).toMatch(
      /Split<small>(?:(?!Mm).)*Hvar(?:(?!Mm).)*>23.Mm<.*Vis(?:(?!Mm).)*>18.Mm<.*Mm: mila morska/,
    );
    const [, unmeasured = ''] =
      /<section[^>]* id="trasa">(.*?)<\/section>/.exec(
        htmlOf(page, [open], { ...route, miles: [] }),
      ) ?? [];
    expect(unmeasured).toMatch(/port po.porcie\./);
    expect(unmeasured).not.toMatch(/Mm|przelot/);
    const without = htmlOf(page, []);
    expect([
      tabsOf(without).includes('trasa'),
      without.includes('id="trasa"'),
      /rejsy[^<]*<\/p><h1>/.test(without),
    ]).toEqual([false, false, false]);
  });

  it('show on the cover the lowest bookable price, ignoring full cruises and cruises under way', async () => {
    const page = await content.page('Grecja');
    if (page === null) throw new Error('There is no such page');
    const cruise = inCountry(page);
    const costing = (From: string, more: Partial<OfferListItem>) => ({
      ...cruise,
      ...more,
      Prices: { ...cruise.Prices, From },
    });
    const full = costing('1111', { OfferId: 7, WayIn: 'reserveList' });
    const html = htmlOf(page, [
      full,
      costing('1222', { OfferId: 8, Standing: 'underWay', WayIn: null }),
      costing('1333', { OfferId: 9 }),
    ]);
    const [cover = ''] = html.split('Na tej stronie');
    expect(cover).toMatch(/1.333.PLN/);
    expect(cover).not.toMatch(/1.111.PLN|1.222.PLN/);
    expect(htmlOf(page, [full]).split('Na tej stronie')[0]).not.toContain('PLN');
  });

  it('count trainings on the cover separately from cruises, without trainings under way', async () => {
    const page = await content.page('Polska');
    if (page === null) throw new Error('There is no such page');
    const cruise = inCountry(page);
    const course = { ...cruise, ListPart: null, TrainingKinds: ['poland' as const] };
    const courses = [3, 4].map((OfferId) => ({ ...course, OfferId }));
    const atSea = { ...course, OfferId: 5, Standing: 'underWay' as const };
    expect(htmlOf(page, [cruise, ...courses, atSea])).toMatch(
      /<p[^>]*>1.rejs i\u00a02.szkolenia: czerwiec<\/p><h1>Polska/,
    );
    expect(htmlOf(page, courses)).toMatch(/<p[^>]*>2.szkolenia: czerwiec<\/p><h1>Polska/);
    expect(htmlOf(page, [cruise])).toMatch(/<p[^>]*>1.rejs: czerwiec<\/p><h1>Polska/);
  });

  it('list bookable cruises first; cruises under way do not count towards the limit of cards (P-064)', async () => {
    const page = await content.page('Chorwacja');
    if (page === null) throw new Error('There is no such page');
    const cruise = (OfferId: number, Standing: OfferListItem['Standing']) => ({
      ...inCountry(page),
      ...{ OfferId, Standing, FriendlyUrl: `rejs-${OfferId}` },
    });
    const most = page.blocks.find(({ layout }) => layout === 'offers')?.offers?.most ?? 0;
    const coming = Array.from({ length: most }, (_, at) => cruise(100 + at, 'open'));
    const cardsOf = (offers: readonly OfferListItem[]) =>
      [...htmlOf(page, offers).matchAll(/href="\/oferta\/rejs-(\d+)"/g)].map(([, id]) =>
        Number(id),
      );
    expect(
      cardsOf([cruise(1, 'underWay'), cruise(2, 'startsToday'), ...coming.slice(0, 2)]),
    ).toEqual([100, 101, 1, 2].slice(0, most));
    expect(cardsOf([cruise(1, 'underWay'), ...coming])).toEqual(
      coming.map(({ OfferId }) => OfferId),
    );
  });

  it('P-064, P-068: a country page without cruises omits the part „rejsy” and its entry in the page’s menu', () => {
    for (const page of countries) {
      const empty = htmlOf(page, []);
      expect(tabsOf(empty), page.pageId).not.toContain('rejsy');
      expect(sectionsOf(empty), page.pageId).not.toContain('rejsy');
      expect(empty, page.pageId).not.toContain('href="#rejsy"');
      const full = htmlOf(page, [inCountry(page)]);
      expect(tabsOf(full), page.pageId).toContain('rejsy');
      expect(full, page.pageId).toContain(offerItem().Name);
    }
  });

  it('omit gallery and curiosities if the content has none (P-068)', async () => {
    const page = await content.page('Tajlandia');
    if (page === null) throw new Error('There is no such page');
    const html = htmlOf(page, [inCountry(page)]);
    expect(tabsOf(html)).toEqual(['warto-wiedziec', 'rejsy', 'pytania']);
    expect(html).not.toMatch(/Galeria|Ciekawostki/);
  });

  it('have five questions each; no two pages have the same question (P-065)', async () => {
    const questionsById = new Map(
      (await content.questions()).flatMap(({ questions }) =>
        questions.map((question) => [question.id, question] as const),
      ),
    );
    for (const { pageId, blocks } of countries) {
      const ids =
        blocks.find(({ layout }) => layout === 'questions')?.boxes.map(({ id }) => id) ?? [];
      expect(ids.length, pageId).toBe(5);
      for (const id of ids)
        expect(questionsById.get(id)?.countries.length, `${pageId}: ${id}`).toBe(1);
    }
  });

  it('have links to two blog articles each', () => {
    for (const { pageId, blocks } of countries) {
      const links = blocks.flatMap(({ boxes }) =>
        boxes.flatMap(({ buttons }) => buttons.map(({ link }) => link)),
      );
      expect(links.filter((link) => link.startsWith('/blog/')).length, pageId).toBe(2);
    }
  });

  it('never share a sentence or a picture with another country page', () => {
    const sentences = new Map<string, string>();
    const pictures = new Map<string, string>();
    for (const { pageId, blocks } of countries) {
      const written = new Set(
        blocks
          .flatMap(({ text }) => text.split(/\n|(?<=[.?!])\s+/))
          .map((sentence) => sentence.replace(/\u00a0/g, ' ').trim())
          .filter((sentence) => sentence.split(' ').length >= 4),
      );
      for (const sentence of written) {
        expect(sentences.get(sentence), `${pageId}: ${sentence}`).toBeUndefined();
        sentences.set(sentence, pageId);
      }
      const urls = blocks
        .flatMap(({ images, boxes }) => [...images, ...boxes.flatMap((box) => box.images)])
        .map(({ url }) => url);
      for (const url of urls) {
        expect(pictures.get(url), `${pageId}: ${url}`).toBeUndefined();
        pictures.set(url, pageId);
      }
    }
  });
});
