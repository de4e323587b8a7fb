// @vitest-environment happy-dom
import { within } from '@testing-library/react';
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
import { anchorsOf, hrefsIn, openPage } from '../offers/render-screen.tsx';
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

const open = (more: Partial<PageData<'home'>> = {}) => openPage(<HomeScreen {...data} {...more} />);

describe('the home page', () => {
  it('starts with three changing pictures that can be stopped, a title, and a link to all cruises (P-036)', () => {
    const { page: home, getAllByRole, getByRole } = open();
    const scenes = getByRole('region', { name: 'Rejsy, na które warto czekać' });
    const hero = within(scenes);
    expect(hero.getAllByRole('article')).toHaveLength(3);
    expect(getAllByRole('heading', { level: 1 })).toHaveLength(1);
    expect(hrefsIn(hero)).toContain('/rejsy-morskie');
    expect(hero.getByRole('button', { name: 'Zatrzymaj' })).toBeTruthy();
    const loadings = [...scenes.querySelectorAll('img')].map((image) =>
      ['fetchpriority', 'loading'].map((name) => image.getAttribute(name)),
    );
    expect(loadings).toEqual([
      ['high', 'eager'],
      [null, 'lazy'],
      [null, 'lazy'],
    ]);
    // Each screen size has a picture: text covers no land, and no button covers the yacht.
    const fitting = [...scenes.querySelectorAll('source')].map(
      (source) => `${source.getAttribute('media')} ${source.getAttribute('srcset')}`,
    );
    for (const stage of [
      /37\.4375em\).*720x1340/,
      /51\.1875em\).*1000x960/,
      /68\.6875em\).*1100x790/,
    ])
      expect(fitting).toContainEqual(expect.stringMatching(stage));
    const films =
      page.Contents[0]?.Contents.Boxes.flatMap(({ Images }) =>
        Images.map(({ movie = '' }) => movie),
      ) ?? [];
    expect(new Set(films).size).toBe(12);
    for (const film of films)
      expect(drawingByName(film.slice('/sceny/'.length, -'.svg'.length)), film).toContain(
        'prefers-reduced-motion',
      );
    expect(home.querySelector('video')).toBeNull();
  });

  it('shows the featured cruises directly after the first pictures and the search form', () => {
    expect(anchorsOf(open())[0]).toBe('wybrane-rejsy');
  });

  it('has the sections “adventure”, “destinations”, “styles” and “how it works” (P-038)', () => {
    const { partAt } = open();
    for (const anchor of ['przygoda', 'kierunki', 'style', 'jak-to-dziala'])
      expect(partAt(anchor).getByRole('heading', { level: 2 }), anchor).toBeTruthy();
    expect(hrefsIn(partAt('style')).toSorted()).toEqual(
      [1, 2, 3, 4].map((type) => `/rejsy-morskie?type=${type}`),
    );
    expect(hrefsIn(partAt('jak-to-dziala'))).toContain('/jak-to-dziala');
  });

  it('P-039: links to eleven country pages and to the offer list by country; six links have a picture', () => {
    const places = open().partAt('kierunki');
    const links = hrefsIn(places);
    for (const [name, id] of Object.entries(COUNTRIES))
      expect(links, name).toContain(`/rejsy-morskie?destination=${id}`);
    const tiles =
      page.Contents.find(({ Layout }) => Layout === 'destinations')?.Contents.Boxes ?? [];
    const names = data.frame?.destinations.map(({ name }) => name) ?? [];
    expect(names).toHaveLength(11);
    expect(names).toEqual(expect.arrayContaining(tiles.map(({ Title }) => Title)));
    expect(tiles).toHaveLength(6);
    for (const { name, link } of data.frame?.destinations ?? [])
      expect(places.getByRole('link', { name }).getAttribute('href')).toBe(link);
    expect(places.part.querySelectorAll('img')).toHaveLength(6);
    expect(places.getByText('Wszystkie kierunki')).toBeTruthy();
  });

  it('shows the featured cruises that the server sends, under a heading with the season (P-040, P-041)', () => {
    const featured = open().partAt('wybrane-rejsy');
    expect(featured.getByRole('heading', { name: 'Wybrane rejsy, sezon 2025/26' })).toBeTruthy();
    expect(featured.getByRole('link', { name: /Rejs z treści/ })).toBeTruthy();
    expect(open({ featured: [] }).queryByText(/Wybrane rejsy/)).toBeNull();
  });

  it('shows seven of eight testimonials with cruise and month; a random one is omitted (P-037)', () => {
    const names = VOICES.map(({ firstName }) => firstName);
    const dealt = (hand: number): readonly string[] => {
      const voices = open({ hand }).partAt('opinie');
      const figures = voices.getAllByRole('figure');
      expect(figures).toHaveLength(7);
      for (const figure of figures.map((each) => within(each))) {
        expect(figure.getByText(/, lipiec 2026$/)).toBeTruthy();
        const cruise = figure.getByRole('link', { name: 'Bergen i wyspy' });
        expect(cruise.getAttribute('href')).toBe('/oferta/bergen');
      }
      return names.filter((name) => voices.queryByText(name) !== null);
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
    const heading = (more: Partial<PageData<'home'>>) =>
      open(more).partAt('opinie').getByRole('heading').textContent;
    const figure = { rating: 48, count: 23 };
    expect(heading({ claim: null })).toBe('Opinie po naszych rejsach');
    expect(heading({ claim: null, reviews: { ...REVIEWS, figure } })).toBe('4,8 / 5 z 23 opinii');
    const both = open({ reviews: { ...REVIEWS, figure } }).partAt('opinie');
    expect(both.getByRole('heading').textContent).toBe('5,0 / 5 z ponad 400 opinii');
    expect(both.getByText(/4,8 \/ 5 \(z 23 opinii\)/)).toBeTruthy();
    const none = open({ claim: null, reviews: { ...REVIEWS, reviews: [], count: 0 } });
    expect(anchorsOf(none)).not.toContain('opinie');
  });

  it('P-001: shows the rating only with the testimonials, and the four claims that the documents list', () => {
    const { partAt, getAllByText, getAllByLabelText, getByText } = open();
    const opinions = partAt('opinie');
    expect(opinions.getByRole('heading').textContent).toBe('5,0 / 5 z ponad 400 opinii');
    expect(getAllByText(/5,0 \/ 5/)).toEqual([opinions.getByRole('heading')]);
    expect(getAllByLabelText(/5,0 \/ 5/)).toEqual([opinions.getByLabelText(/5,0 \/ 5/)]);
    for (const claim of ['od 2011', '7 nocy', 'do 40', 'nr 1163'])
      expect(getByText(claim, { selector: 'li > b' })).toBeTruthy();
  });

  it('has over 3 items about Safe Booking and over 5 pictures, which can be scrolled (P-042, P-044)', () => {
    const { partAt } = open();
    expect(partAt('bezpieczna-rezerwacja').getAllByRole('article').length).toBeGreaterThan(3);
    expect(partAt('z-pokladu').getAllByRole('figure').length).toBeGreaterThan(5);
  });

  it('has the newsletter form and the partners’ logos (P-043, P-045)', () => {
    const { partAt, getByRole } = open();
    expect(getByRole('textbox', { name: /e-mail/i })).toMatchObject({ type: 'email' });
    const logos = partAt('partnerzy').getAllByRole('img');
    expect(logos).toHaveLength(8);
    for (const logo of logos) expect(logo.getAttribute('src')).toMatch(/^\/sceny\/znak-/);
  });

  it('loads pictures below the first screen lazily, and gives every picture its size', () => {
    const pictures = open().page.querySelectorAll('img');
    expect(pictures.length).toBeGreaterThan(0);
    for (const picture of pictures) {
      expect(picture.getAttribute('width')).toMatch(/^\d+$/);
      expect(picture.getAttribute('height')).toMatch(/^\d+$/);
      if (!picture.hasAttribute('fetchpriority'))
        expect(picture.getAttribute('loading')).toBe('lazy');
    }
  });

  it('has no inline style, and has its sections in the order of the content', () => {
    const home = open();
    expect(home.page.querySelector('[style]')).toBeNull();
    const anchors = anchorsOf(home);
    expect(anchors).toEqual(expect.arrayContaining(['style', 'partnerzy']));
    const backwards: ContentPage = { ...page, Contents: page.Contents.toReversed() };
    expect(anchorsOf(open({ page: backwards }))).toEqual(anchors.toReversed());
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
