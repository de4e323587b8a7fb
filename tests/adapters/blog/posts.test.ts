import { describe, expect, it } from 'vitest';
import { pages } from '../../../adapters/http/contract/pages.pl.ts';
import { drawingByName } from '../../../adapters/illustrations/drawing-by-name.ts';
import { sceneByName } from '../../../adapters/illustrations/scenes/scene.ts';
import { allPages } from '../content/demo-content.ts';
import {
  allCards,
  allPosts,
  demoBlog,
  demoBrand,
  demoEntries,
  demoFigures,
  htmlText,
} from './demo-blog.ts';

const posts = await allPosts();
const sentencesOf = (html: string): readonly string[] =>
  htmlText(html)
    .split(/(?<=[.!?…])[”)]?\s+|\n+/)
    .map((sentence) => sentence.replace(/[„”"]/g, '').trim())
    .filter((sentence) => sentence.split(' ').length >= 4);
const wordsOf = (html: string): readonly string[] =>
  htmlText(html)
    .toLowerCase()
    .match(/[\p{L}\p{N}]+/gu) ?? [];

describe('the articles of the blog', () => {
  it('P-131: the blog has at least 25 articles on different subjects, so its list has a second page', () => {
    expect(posts.length).toBeGreaterThanOrEqual(25);
    for (const field of ['slug', 'title', 'excerpt'] as const)
      expect(new Set(posts.map((post) => post[field])).size).toBe(posts.length);
  });

  it('the description of each article and page for search engines has at most 160 characters', async () => {
    const described = [
      ...posts.map(({ slug, excerpt }) => [slug, excerpt] as const),
      ...(await allPages()).map(({ route, description }) => [route, description] as const),
    ];
    expect(described.filter(([, text]) => text.length > 160)).toEqual([]);
  });

  it('each article has at least 700 words, a lead, four headings and two blocks such as a table', () => {
    for (const { slug, content, headings } of posts) {
      expect(wordsOf(content).length, slug).toBeGreaterThanOrEqual(700);
      expect(content, slug).toMatch(/^<p>/);
      expect(headings.length, slug).toBeGreaterThanOrEqual(4);
      expect(new Set(headings.map(({ id }) => id)).size, slug).toBe(headings.length);
      expect(
        content.match(
          /<section class="checklist"|<figure class="(quote|drawing)"|<div class="notice"|<table>/g,
        )?.length,
        slug,
      ).toBeGreaterThanOrEqual(2);
    }
  });

  it('no two articles have a sentence or a run of eight words in common', () => {
    const saidIn = new Map<string, string>();
    const repeated: string[] = [];
    const say = (what: string, slug: string): void => {
      const before = saidIn.get(what);
      if (before !== undefined && before !== slug) repeated.push(`${what} (${before}, ${slug})`);
      saidIn.set(what, slug);
    };
    for (const { slug, content, excerpt } of posts) {
      for (const sentence of [...sentencesOf(content), excerpt]) say(sentence.toLowerCase(), slug);
      const words = wordsOf(content);
      for (let i = 0; i + 8 <= words.length; i += 1) say(words.slice(i, i + 8).join(' '), slug);
    }
    expect(repeated).toEqual([]);
  });

  it('no article repeats a sentence', () => {
    for (const { slug, content } of posts) {
      const sentences = sentencesOf(content).map((sentence) => sentence.toLowerCase());
      expect(
        sentences.filter((sentence, index) => sentences.indexOf(sentence) !== index),
        slug,
      ).toEqual([]);
    }
  });

  it('each article has drawings of its own as cover pictures, each with a text alternative', () => {
    const drawn = posts.map(({ picture, wide, small }) =>
      [picture, wide, small].flatMap((image) => {
        if (image === null) return [];
        const name = /^\/sceny\/(.+)\.svg$/.exec(image.url)?.[1] ?? '';
        return drawingByName(name) ?? sceneByName(name);
      }),
    );
    expect(drawn.flat()).not.toContain(null);
    const inEach = drawn.map((pictures) => new Set(pictures));
    expect(new Set(drawn.flat()).size).toBe(inEach.reduce((sum, { size }) => sum + size, 0));
    expect(inEach.filter(({ size }) => size === 1).length).toBeGreaterThanOrEqual(9);
    expect(new Set(posts.map(({ picture }) => picture?.alt)).size).toBe(posts.length);
  });

  it('every drawing that an article names exists, and no other article names it', () => {
    const named = posts.flatMap(({ content }) =>
      [...content.matchAll(/src="\/sceny\/(rysunek-[^".]+)\.svg"/g)].map(([, name = '']) => name),
    );
    expect(named.length).toBeGreaterThan(0);
    expect(new Set(named).size).toBe(named.length);
    expect(named.filter((name) => drawingByName(name) === null)).toEqual([]);
    expect(drawingByName('rysunek-nie-ma')).toBeNull();
  });

  it('links in articles lead only to pages of the shop', async () => {
    const written = (await allPages()).map(({ route }) => route);
    const existingPaths = new Set<string>([pages.offers, pages.blog, ...written]);
    const links = posts.flatMap(({ content }) =>
      [...content.matchAll(/href="([^"]+)"/g)].map(
        ([, href = '']) => href.split(/[?#]/, 1)[0] ?? '',
      ),
    );
    expect(links.filter((path) => !existingPaths.has(path) && !path.startsWith('/blog/'))).toEqual(
      [],
    );
  });

  it('the countries, styles and regions that select an article’s offers exist in the demo catalogue', () => {
    const catalogueNumbers = {
      countries: new Set(demoEntries.map(({ offer }) => offer.countryId)),
      types: new Set(demoEntries.map(({ offer }) => offer.typeId)),
      regions: new Set(demoEntries.map(({ content }) => content.regionName)),
    };
    for (const { slug, offers } of posts) {
      expect(offers, slug).not.toBeNull();
      expect(
        offers?.countries.filter((id) => !catalogueNumbers.countries.has(id)),
        slug,
      ).toEqual([]);
      expect(
        offers?.types.filter((id) => !catalogueNumbers.types.has(id)),
        slug,
      ).toEqual([]);
      expect(
        offers?.regions.filter((name) => !catalogueNumbers.regions.has(name)),
        slug,
      ).toEqual([]);
    }
  });

  it('links from articles to other articles lead to existing articles', () => {
    const slugs = new Set(posts.map(({ slug }) => slug));
    for (const { slug, content } of posts)
      expect(
        [...content.matchAll(/href="\/blog\/([^"#]+)/g)]
          .map(([, to]) => to)
          .filter((to) => !slugs.has(to ?? '')),
        slug,
      ).toEqual([]);
  });

  it('each article names its author, has a date in the past and links to three other articles', () => {
    for (const { slug, author, date, next } of posts) {
      expect(author?.name, slug).toMatch(/^\S+ \S+$/);
      expect(date <= '2026-11-22', slug).toBe(true);
      expect(next.length, slug).toBe(3);
    }
  });
});

describe('amounts from the settings in the articles of the blog', () => {
  const AMOUNT = /\d[\d \u00a0]*(?:,\d\d)?[ \u00a0]?(?:PLN|zł)/g;

  it('R4, R28: amounts come from the brand settings; after a change no article shows an old amount', async () => {
    const brand = demoBrand();
    const odd = 123_700;
    const changed = {
      ...brand,
      officeHours: 'wt. 7:07–7:17',
      cabinSurcharge: odd,
      firstMinute: { perParticipant: odd, wholeYacht: odd },
      secondMinute: { perParticipant: odd, wholeYacht: odd },
      loyalty: brand.loyalty.map((tier) => ({ ...tier, rebate: odd })),
      group: brand.group.map((tier) => ({ ...tier, rebate: odd })),
      wholeYachtRebate: odd,
      skipperRebate: odd,
      cap: { firstMinute: odd, secondMinute: odd, otherwise: odd },
      resignation: {
        ...brand.resignation,
        safeBooking: { europe: odd, exotic: odd },
        perWeek: { europe: odd, exotic: odd },
      },
    };
    const offers = demoEntries.map(({ offer }) => ({ ...offer, advance: odd }));
    const before = posts.flatMap(({ content }) => htmlText(content).match(AMOUNT) ?? []);
    const after = (await allPosts(demoBlog(demoFigures(changed, offers)))).map(({ content }) =>
      htmlText(content),
    );
    expect(new Set(before.map((amount) => amount.replace(/\u00a0/g, ' '))).size).toBeGreaterThan(8);
    expect(new Set(after.flatMap((text) => text.match(AMOUNT) ?? []))).toEqual(
      new Set(['1 237 PLN']),
    );
    expect(after.filter((text) => text.includes(brand.officeHours))).toEqual([]);
    expect(after.filter((text) => text.includes('wt. 7:07–7:17')).length).toBeGreaterThan(0);
  });

  it('the text of an article contains no unfilled placeholder such as {{deposit.europe}}', () => {
    expect(
      posts.filter(({ content, title, excerpt }) => `${content}${title}${excerpt}`.includes('{{')),
    ).toEqual([]);
  });
});

describe('the list of the blog', () => {
  it('P-131, P-158: contains each post once, newest first, page by page', async () => {
    const cards = await allCards();
    expect(cards.map(({ slug }) => slug).toSorted()).toEqual(
      posts.map(({ slug }) => slug).toSorted(),
    );
    expect(cards.map(({ date }) => date)).toEqual(
      cards
        .map(({ date }) => date)
        .toSorted()
        .toReversed(),
    );
  });

  it('has at most 20 posts a page; a request with an invalid cursor is refused', async () => {
    const first = (await demoBlog().page(500, null))._unsafeUnwrap();
    expect([first.posts.length, first.hasNextPage]).toEqual([20, true]);
    const second = (await demoBlog().page(500, first.endCursor))._unsafeUnwrap();
    expect([second.posts.length, second.hasNextPage]).toEqual([posts.length - 20, false]);
    expect((await demoBlog().page(5, 'nonsense'))._unsafeUnwrapErr()).toBe('badCursor');
  });

  it('an unknown post address gives null instead of a post', async () => {
    expect((await demoBlog().post('nie-ma-takiego'))._unsafeUnwrap()).toBeNull();
  });
});
