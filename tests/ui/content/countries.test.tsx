// @vitest-environment happy-dom
import { within } from '@testing-library/react';
import { beforeAll, describe, expect, it } from 'vitest';
import type { OfferListItem } from '../../../adapters/http/contract/offers/offers.ts';
import { countryPageUrl } from '../../../adapters/http/contract/pages.pl.ts';
import type { Content, ContentPage } from '../../../application/content/content.ts';
import type { PlaceRoute } from '../../../ui/state/page-data.ts';
import { demoContent } from '../../adapters/content/demo-content.ts';
import { offerItem } from '../offers/offer-samples.ts';
import { anchorsOf, hrefsIn, textOf } from '../offers/render-screen.tsx';
import { openContentPage } from './open-content-page.tsx';

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

const open = (page: ContentPage, offers: readonly OfferListItem[], route?: PlaceRoute) =>
  openContentPage(page, { offers, ...(route && { route }) });

type Screen = ReturnType<typeof open>;

const tabsOf = ({ getByRole }: Screen): readonly string[] =>
  hrefsIn(within(getByRole('navigation', { name: 'Na tej stronie' }))).map(
    (href) => href?.replace(/^#/, '') ?? '',
  );
const titleOf = ({ getByRole }: Screen) => getByRole('heading', { level: 1 });
/** Returns the line above the page's title. It has the number of cruises and their months. */
const countsOf = (screen: Screen) => titleOf(screen).previousElementSibling?.textContent;

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
      countsOf(
        open(
          page,
          days.map((From, OfferId) => ({
            ...item,
            OfferId,
            Availability: { ...Availability, From },
          })),
        ),
      );
    expect(inMonths('2027-06-05', '2027-04-03', '2027-12-30', '2027-05-01')).toBe(
      '4 rejsy: kwiecień–czerwiec i grudzień',
    );
    expect(inMonths('2027-10-02', '2028-05-01', '2027-12-30')).toBe(
      '3 rejsy: maj, październik i grudzień',
    );
    expect(inMonths('2027-07-03')).toBe('1 rejs: lipiec');
  });

  it('P-024, P-062: there are eleven; each has its country’s name as id and the menu’s page address', () => {
    expect(countries.length).toBe(11);
    expect(countries.map(({ pageId, route }) => [pageId, route])).toEqual(
      names.map((name) => [name, countryPageUrl(name)]),
    );
  });

  it('have a cover, facts, water temperatures by month, cruises, questions (P-062, P-064, P-065)', () => {
    for (const page of countries) {
      expect(page.blocks[0]?.layout, page.pageId).toBe('cover');
      expect(tabsOf(open(page, [inCountry(page)])), page.pageId).toEqual(
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
      const screen = open(page, [inCountry(page)]);
      const tabs = tabsOf(screen);
      expect(tabs).toEqual(expect.arrayContaining(SUB_MENU));
      expect(anchorsOf(screen)).toEqual(expect.arrayContaining([...tabs]));
      const ways = screen.partAt('transport').getAllByRole('radio');
      expect(ways.length).toBeGreaterThanOrEqual(2);
      const [picture] = screen.partAt('galeria').getAllByRole('link', { name: /w nowej karcie/ });
      expect(picture).toMatchObject({ target: '_blank', rel: 'noopener noreferrer' });
      expect(picture?.getAttribute('href')).toMatch(/^https:/);
    },
  );

  it('count a region’s cruises as the offer list does, without cruises under way (P-064)', async () => {
    const page = await content.page('Chorwacja');
    if (page === null) throw new Error('There is no such page');
    const dalmatia = inCountry(page);
    const offer = { ...dalmatia, Region: { ...dalmatia.Region, Name: 'Dalmacja' } };
    const { getByRole } = open(page, [
      offer,
      { ...offer, OfferId: 8 },
      { ...offer, OfferId: 9, ListPart: 'underWay' },
    ]);
    const region = getByRole('heading', { level: 3, name: 'Dalmacja' }).parentElement;
    expect(region?.textContent).toContain('2 rejsy');
  });

  it('show the offer list’s number of cruises on the cover, and a route above the cards', async () => {
    const page = await content.page('Chorwacja');
    if (page === null) throw new Error('There is no such page');
    const [bookable, away] = [
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
    const screen = open(page, [bookable, { ...bookable, OfferId: 8 }, away], route);
    expect(countsOf(screen)).toBe('2 rejsy: czerwiec');
    for (const names of [tabsOf(screen), anchorsOf(screen)])
      expect(names.indexOf('trasa')).toBe(names.indexOf('rejsy') - 1);
    const { part, getByRole, getAllByRole, getByText } = screen.partAt('trasa');
    expect(getByRole('heading', { name: 'Tak płynie „Wyspy Dalmacji”' })).toBeTruthy();
    const map = getByRole('img', { name: 'Mapa trasy: Split, Hvar, Vis' });
    expect(map.getAttribute('src')).toBe('/mapy/101-wide.svg');
    const cruise = getByRole('link', { name: 'Zobacz ten rejs' });
    expect(cruise.getAttribute('href')).toBe('/oferta/wyspy-dalmacji');
    expect(getByText(/: 41 mil i 2 przeloty\.$/)).toBeTruthy();
    expect(getAllByRole('listitem').map(textOf)).toEqual([
      'Split Split o świcie.',
      'Hvar Hvar o świcie. 23 Mm',
      'Vis Vis o świcie. 18 Mm',
    ]);
    expect(part.textContent).toMatch(/Mapa poglądowa.*Mm: mila morska/);
    const unmeasured = open(page, [bookable], { ...route, miles: [] }).partAt('trasa');
    expect(unmeasured.getByText(/port po porcie\.$/)).toBeTruthy();
    expect(unmeasured.part.textContent).not.toMatch(/Mm|przelot/);
    const without = open(page, []);
    expect([...tabsOf(without), ...anchorsOf(without)]).not.toContain('trasa');
    expect(countsOf(without)).toBeUndefined();
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
    const coverOf = (offers: readonly OfferListItem[]) =>
      titleOf(open(page, offers)).closest('section')?.textContent;
    const cover = coverOf([
      full,
      costing('1222', { OfferId: 8, Standing: 'underWay', WayIn: null }),
      costing('1333', { OfferId: 9 }),
    ]);
    expect(cover).toContain('1 333 PLN');
    expect(cover).not.toMatch(/1 111 PLN|1 222 PLN/);
    expect(coverOf([full])).not.toContain('PLN');
  });

  it('count trainings on the cover separately from cruises, without trainings under way', async () => {
    const page = await content.page('Polska');
    if (page === null) throw new Error('There is no such page');
    const cruise = inCountry(page);
    const course = { ...cruise, ListPart: null, TrainingKinds: ['poland' as const] };
    const courses = [3, 4].map((OfferId) => ({ ...course, OfferId }));
    const atSea = { ...course, OfferId: 5, Standing: 'underWay' as const };
    expect(countsOf(open(page, [cruise, ...courses, atSea]))).toBe(
      '1 rejs i 2 szkolenia: czerwiec',
    );
    expect(countsOf(open(page, courses))).toBe('2 szkolenia: czerwiec');
    expect(countsOf(open(page, [cruise]))).toBe('1 rejs: czerwiec');
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
      hrefsIn(open(page, offers)).flatMap((href) => {
        const [, id] = /^\/oferta\/rejs-(\d+)$/.exec(href ?? '') ?? [];
        return id === undefined ? [] : [Number(id)];
      });
    expect(
      cardsOf([cruise(1, 'underWay'), cruise(2, 'startsToday'), ...coming.slice(0, 2)]),
    ).toEqual([100, 101, 1, 2].slice(0, most));
    expect(cardsOf([cruise(1, 'underWay'), ...coming])).toEqual(
      coming.map(({ OfferId }) => OfferId),
    );
  });

  it('P-064, P-068: a country page without cruises omits the part „rejsy” and its entry in the page’s menu', () => {
    for (const page of countries) {
      const empty = open(page, []);
      expect(tabsOf(empty), page.pageId).not.toContain('rejsy');
      expect(anchorsOf(empty), page.pageId).not.toContain('rejsy');
      expect(hrefsIn(empty), page.pageId).not.toContain('#rejsy');
      const full = open(page, [inCountry(page)]);
      expect(tabsOf(full), page.pageId).toContain('rejsy');
      expect(full.getByText(offerItem().Name), page.pageId).toBeTruthy();
    }
  });

  it('omit gallery and curiosities if the content has none (P-068)', async () => {
    const page = await content.page('Tajlandia');
    if (page === null) throw new Error('There is no such page');
    const screen = open(page, [inCountry(page)]);
    expect(tabsOf(screen)).toEqual(['warto-wiedziec', 'rejsy', 'pytania']);
    expect(screen.queryByText(/Galeria|Ciekawostki/)).toBeNull();
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
