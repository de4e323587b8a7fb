import { beforeAll, describe, expect, it } from 'vitest';
import type { ContentPage } from '../../../adapters/http/contract/offers/content.ts';
import { presentPage } from '../../../adapters/http/server/content/present-content.ts';
import { drawingByName } from '../../../adapters/illustrations/drawing-by-name.ts';
import { metadataOf } from '../../../ui/app/metadata/metadata-of-page.ts';
import { allButOne, HomeScreen } from '../../../ui/features/home/HomePage.tsx';
import { lazyNewsletterForm } from '../../../ui/shared/newsletter/newsletter-part.ts';
import type { PageData } from '../../../ui/state/page-data.ts';
import { demoContent } from '../../adapters/content/demo-content.ts';
import { offerItem } from '../offers/offer-samples.ts';
import { renderScreen } from '../offers/render-screen.tsx';
import { demoFrame } from '../page-frames.ts';

const COUNTRIES = { Chorwacja: 1, Grecja: 2, Czarnogóra: 4, Tajlandia: 9, Karaiby: 12 } as const;
const VOICES = 'Ada Borys Celina Dawid Ela Filip Gosia Henryk'.split(' ').map((firstName) => ({
  ...{ stars: 5, text: `Pisze ${firstName}`, firstName, from: '2026-07-04' },
  ...{ offerName: 'Bergen i wyspy', friendlyUrl: 'bergen' },
}));
const REVIEWS = { of: 'shop', figure: null, count: 8, reviews: VOICES } as const;
const HANDS = Array.from({ length: 8 }, (_, hand) => hand);

let data: PageData<'home'>;
let page: ContentPage;
beforeAll(async () => {
  await lazyNewsletterForm.load();
  const content = await demoContent();
  const found = await content.page('homePage');
  if (found === null) throw new Error('There is no home page');
  page = presentPage(found);
  data = {
    kind: 'home',
    today: '2027-03-01',
    hand: 0,
    reviews: REVIEWS,
    claim: content.reviewClaim(),
    site: { id: 1, name: 'Kilwater', brands: {} },
    page,
    frame: {
      ...(await demoFrame()),
      office: { phone: '+48 22 000 11 63', email: 'biuro@rejsy.example', hours: '' },
      help: [],
      chat: null,
    },
    featured: [offerItem({ OfferId: 7, Name: 'Rejs z treści' })],
    filters: {
      Countries: Object.entries(COUNTRIES).map(([Name, CountryId]) => ({
        CountryId,
        Name,
        Image: '',
        OffersCount: CountryId + 1,
      })),
      Types: [1, 2, 3, 4].map((OfferTypeId) => ({
        OfferTypeId,
        Name: ['Party', 'Explore', 'Adventure', 'Chill'][OfferTypeId - 1] ?? '',
        Image: '',
        OffersCount: 1,
      })),
      Terms: [{ OfferTermId: 7, Name: 'Majówka', OffersCount: 1 }],
      Options: [],
      Months: [],
      Lengths: [],
      Prices: [],
      Packages: [],
      Free: { OffersCount: 1 },
    },
    sailings: [
      { cruises: 1, destination: 1, type: 2, terms: [7] },
      { cruises: 1, destination: 2, type: 1, terms: [] },
    ],
  };
});

const htmlOf = (more: Partial<PageData<'home'>> = {}): string =>
  renderScreen(<HomeScreen {...data} {...more} />);
const partOf = (html: string, anchor: string): string =>
  new RegExp(`<section[^>]* id="${anchor}">(.*?)</section>(?=<section|<div|</main)`, 's').exec(
    html,
  )?.[1] ?? '';
const itemsOf = (html: string, words: string): number => html.split(words).length - 1;

describe('the home page', () => {
  it('starts with three changing pictures that can be stopped, a title, and a link to all cruises (P-036)', () => {
    const html = htmlOf();
    const [, hero = ''] =
      /<section class="[^"]*" aria-label="Rejsy, na które warto czekać">(.*?)<\/section>/s.exec(
        html,
      ) ?? [];
    expect(itemsOf(hero, '<article')).toBe(3);
    expect(html.match(/<h1/g)).toHaveLength(1);
    expect(hero).toContain('href="/rejsy-morskie"');
    expect(hero).toContain('aria-label="Zatrzymaj"');
    expect(hero.match(/fetchPriority="high"/g)).toHaveLength(1);
    expect(hero.match(/loading="lazy"/g)).toHaveLength(2);
    // Each screen size has a picture: text covers no land, and no button covers the yacht.
    for (const stage of [
      /599px\)"[^>]*720x1340/,
      /819px\)"[^>]*1000x960/,
      /1099px\)"[^>]*1100x790/,
    ])
      expect(hero).toMatch(new RegExp(`<source media="\\(max-width: ${stage.source}`));
    const films =
      page.Contents[0]?.Contents.Boxes.flatMap(({ Images }) =>
        Images.map(({ movie = '' }) => movie),
      ) ?? [];
    expect(new Set(films).size).toBe(12);
    for (const film of films)
      expect(drawingByName(film.slice('/sceny/'.length, -'.svg'.length)), film).toContain(
        'prefers-reduced-motion',
      );
    expect(html).not.toContain('<video');
  });

  it('shows the featured cruises directly after the first pictures and the search form', () => {
    const html = htmlOf();
    const at = (anchor: string) => html.indexOf(`id="${anchor}"`);
    for (const anchor of ['przygoda', 'opinie', 'kierunki', 'style'])
      expect(at('wybrane-rejsy'), anchor).toBeLessThan(at(anchor));
  });

  it('has the sections “adventure”, “destinations”, “styles” and “how it works” (P-038)', () => {
    const html = htmlOf();
    for (const anchor of ['przygoda', 'kierunki', 'style', 'jak-to-dziala'])
      expect(partOf(html, anchor), anchor).toContain('<h2>');
    for (const type of [1, 2, 3, 4])
      expect(partOf(html, 'style')).toContain(`href="/rejsy-morskie?type=${type}"`);
    expect(partOf(html, 'jak-to-dziala')).toContain('href="/jak-to-dziala"');
  });

  it('P-039: links to eleven country pages and to the offer list by country; six links have a picture', () => {
    const places = partOf(htmlOf(), 'kierunki');
    for (const [name, id] of Object.entries(COUNTRIES))
      expect(places, name).toContain(`href="/rejsy-morskie?destination=${id}"`);
    const tiles =
      page.Contents.find(({ Layout }) => Layout === 'destinations')?.Contents.Boxes ?? [];
    const names = data.frame?.destinations.map(({ name }) => name) ?? [];
    expect(names).toHaveLength(11);
    expect(names).toEqual(expect.arrayContaining(tiles.map(({ Title }) => Title)));
    expect(tiles).toHaveLength(6);
    for (const { link } of data.frame?.destinations ?? [])
      expect(places).toContain(`href="${link}"`);
    expect(itemsOf(places, '<img')).toBe(6);
    expect(places).toContain('Wszystkie kierunki');
  });

  it('shows the featured cruises that the server sends, under a heading with the season (P-040, P-041)', () => {
    const html = partOf(htmlOf(), 'wybrane-rejsy');
    expect(html).toContain('Wybrane rejsy, sezon 2025/26');
    expect(html).toContain('Rejs z treści');
    expect(htmlOf({ featured: [] })).not.toContain('Wybrane rejsy');
  });

  it('shows seven of eight testimonials with cruise and month; a random one is omitted (P-037)', () => {
    const names = VOICES.map(({ firstName }) => firstName);
    const dealt = (hand: number): readonly string[] => {
      const voices = partOf(htmlOf({ hand }), 'opinie');
      expect(itemsOf(voices, '<figure')).toBe(7);
      expect(
        voices.match(/<b>[^<]+<\/b>, <a href="\/oferta\/bergen">Bergen i wyspy<\/a>, lipiec 2026/g),
      ).toHaveLength(7);
      return names.filter((name) => voices.includes(`<b>${name}</b>`));
    };
    expect([dealt(0), dealt(5)]).toEqual([
      names.filter((_, at) => at !== 0),
      names.filter((_, at) => at !== 5),
    ]);
    const leftOut = HANDS.map((hand) =>
      names.filter((name) => !allButOne(names, hand).includes(name)).join(),
    );
    expect(leftOut.toSorted()).toEqual(names.toSorted());
  });

  it('R72.9: if the content has no rating, the heading has the rating of the reviews (from 20 reviews on)', () => {
    const heading = (more: Partial<PageData<'home'>>): string =>
      /<h2>(.*?)<\/h2>/.exec(partOf(htmlOf(more), 'opinie'))?.[1] ?? '';
    const figure = { rating: 48, count: 23 };
    expect(heading({ claim: null })).toBe('Opinie po naszych rejsach');
    expect(heading({ claim: null, reviews: { ...REVIEWS, figure } })).toBe('4,8 / 5 z 23 opinii');
    const both = partOf(htmlOf({ reviews: { ...REVIEWS, figure } }), 'opinie');
    expect(both).toContain('5,0 / 5 z ponad 400 opinii');
    expect(both).toContain('4,8 / 5 (z 23 opinii)');
    expect(htmlOf({ claim: null, reviews: { ...REVIEWS, reviews: [], count: 0 } })).not.toContain(
      'id="opinie"',
    );
  });

  it('P-001: shows the rating only with the testimonials, and the four claims that the documents list', () => {
    const html = htmlOf();
    expect(partOf(html, 'opinie')).toContain('5,0 / 5 z ponad 400 opinii');
    expect(itemsOf(html, '5,0 / 5')).toBe(2); // The rating is in the heading and in the accessible name of the row below it.
    for (const claim of ['od 2011', '7 nocy', 'do 40', 'nr 1163'])
      expect(html).toContain(`<b>${claim}</b>`);
  });

  it('has over 3 items about Safe Booking and over 5 pictures, which can be scrolled (P-042, P-044)', () => {
    const html = htmlOf();
    expect(itemsOf(partOf(html, 'bezpieczna-rezerwacja'), '<article')).toBeGreaterThan(3);
    expect(itemsOf(partOf(html, 'z-pokladu'), '<figure')).toBeGreaterThan(5);
  });

  it('has the newsletter form and the partners’ logos (P-043, P-045)', () => {
    const html = htmlOf();
    expect(html).toMatch(/<input[^>]*type="email"/);
    expect(itemsOf(partOf(html, 'partnerzy'), '/sceny/znak-')).toBe(8);
  });

  it('loads pictures below the first screen lazily, and gives every picture its size', () => {
    for (const [image] of htmlOf().matchAll(/<img[^>]*>/g)) {
      expect(image).toMatch(/ width="\d+"/);
      expect(image).toMatch(/ height="\d+"/);
      if (!image.includes('fetchPriority')) expect(image).toContain('loading="lazy"');
    }
  });

  it('has no inline style, and has its sections in the order of the content', () => {
    const html = htmlOf();
    expect(html).not.toContain('style=');
    const backwards: ContentPage = { ...page, Contents: page.Contents.toReversed() };
    const at = (text: string, words: string) => text.indexOf(words);
    expect(at(html, 'id="style"')).toBeLessThan(at(html, 'id="partnerzy"'));
    const turned = htmlOf({ page: backwards });
    expect(at(turned, 'id="partnerzy"')).toBeLessThan(at(turned, 'id="style"'));
  });

  it('P-020: has for search engines the content’s title and description, and data about the organisation', () => {
    const head = metadataOf(data, '/', 'https://shop.example');
    expect([head.title, head.description]).toEqual([page.META.Title, page.META.Description]);
    expect(head.title).toContain('2025/26');
    expect(head.jsonLd).toMatchObject([
      {
        '@type': ['Organization', 'TravelAgency'],
        name: 'Kilwater',
        url: 'https://shop.example/',
        email: data.frame?.office.email,
      },
    ]);
  });
});
