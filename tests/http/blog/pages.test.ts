import Fastify from 'fastify';
import { err } from 'neverthrow';
import { describe, expect, it } from 'vitest';
import { DEMO_BRANDS } from '../../../adapters/demo-catalogue/demo-catalogue.ts';
import { mountBlogPages } from '../../../adapters/http/server/blog/blog-pages.ts';
import { createOfferCache } from '../../../adapters/http/server/offers/public-offers.ts';
import { makePageCache } from '../../../adapters/http/server/pipeline/page-cache.ts';
import { catalogueOf } from '../../../adapters/system/catalogue.ts';
import { settingsOf } from '../../../adapters/system/settings.ts';
import type { Content } from '../../../application/content/content.ts';
import type { Blog } from '../../../application/ports/blog.ts';
import type { RenderedPage } from '../../../application/ports/page-renderer.ts';
import { demoBands, demoBlog, demoEntries } from '../../adapters/blog/demo-blog.ts';
import { demoContent } from '../../adapters/content/demo-content.ts';
import { emptyReads } from '../../support/empty-reads.ts';

const clock = { now: () => Date.parse('2027-03-01T09:00:00Z') };

const renderer = { render: (page: RenderedPage) => JSON.stringify(page) };
const originOf = () => 'https://shop.example';
const siteOf = () => 1;

const shop = (blog: Blog = demoBlog(), content?: Content) => {
  const app = Fastify();
  const offers = createOfferCache({
    store: emptyReads,
    catalogue: catalogueOf(demoEntries),
    settings: settingsOf(DEMO_BRANDS),
    clock,
    bandsOf: () => demoBands,
  });
  mountBlogPages(app, {
    blogOf: () => blog,
    ...(content === undefined ? {} : { contentOf: () => content }),
    offers,
    siteOf,
    nameOf: () => 'Sklep & żagle',
    renderer,
    originOf,
    pageCache: makePageCache({ renderer, originOf, siteOf, version: () => '1' }),
  });
  return app;
};
const get = (url: string, app = shop(), headers: Record<string, string> = {}) =>
  app.inject({ method: 'GET', url, headers });
const AWAY: Blog = { page: async () => err('away'), post: async () => err('away') };

describe('pages of the blog', () => {
  it('P-130, P-131: /blog shows the newest 20 posts; with its end cursor in ?po= it shows the next page', async () => {
    const first = (await get('/blog')).json().content;
    const second = (await get(`/blog?po=${encodeURIComponent(first.page.endCursor)}`)).json();
    expect([first.kind, first.after, first.page.posts.length, first.page.hasNextPage]).toEqual([
      'blog',
      null,
      20,
      true,
    ]);
    expect([second.content.after, second.content.page.hasNextPage]).toEqual([
      first.page.endCursor,
      false,
    ]);
    expect(second.url).toBe(`/blog?po=${first.page.endCursor}`);
    expect((await get('/blog?po=nonsense')).statusCode).toBe(404);
  });

  it('P-132: /blog/{slug} shows the article, offers that match it, and three more posts', async () => {
    const { content } = (await get('/blog/kornaty-archipelag-bez-drog')).json();
    expect(content.post.content).toContain('<h2 id=');
    expect(content.offers.map((offer: { Region: { Name: string } }) => offer.Region.Name)).toEqual([
      'Kornaty',
      'Kornaty',
    ]);
    expect(content.next.length).toBe(3);
  });

  it('the page of an unknown article gets 404', async () =>
    expect((await get('/blog/nie-ma-takiego')).statusCode).toBe(404));

  it('a page that has not changed since the browser’s copy gets 304', async () => {
    const app = shop();
    const { headers } = await get('/blog/piec-wezlow', app);
    expect(
      (await get('/blog/piec-wezlow', app, { 'if-none-match': String(headers.etag) })).statusCode,
    ).toBe(304);
  });

  it('if the blog service is unavailable, an error page is shown and not cached', async () => {
    const [list, post, feed] = await Promise.all([
      get('/blog', shop(AWAY)),
      get('/blog/a', shop(AWAY)),
      get('/blog/feed.xml', shop(AWAY)),
    ]);
    expect([list.statusCode, list.json().content.page, list.headers['cache-control']]).toEqual([
      200,
      null,
      'no-store',
    ]);
    expect([post.statusCode, post.json().content.post]).toEqual([503, null]);
    expect([feed.statusCode, feed.headers['retry-after']]).toEqual([503, '60']);
  });

  it('the feed has the newest posts with full page addresses and times, and escapes their texts', async () => {
    const answer = await get('/blog/feed.xml');
    expect(answer.headers['content-type']).toBe('application/rss+xml; charset=utf-8');
    expect(answer.body).toMatch(/^<\?xml version="1\.0" encoding="UTF-8"\?><rss version="2\.0"/);
    expect(answer.body).toContain('<title>Sklep &amp; żagle</title>');
    const content = await demoContent();
    const named = (await get('/blog/feed.xml', shop(demoBlog(), content))).body;
    const { title, description } = (await content.page('blog')) ?? {};
    expect(named).toContain(
      `<title>${title}</title><link>https://shop.example/blog</link><description>${description}</description>`,
    );
    expect(answer.body.match(/<item>/g)?.length).toBe(20);
    expect(answer.body).toContain(
      '<guid isPermaLink="true">https://shop.example/blog/slonce-i-woda-na-pokladzie</guid><pubDate>Tue, 23 Jun 2026 12:00:00 GMT</pubDate>',
    );
    expect(answer.body.replace(/<[^>]*>/g, '')).not.toMatch(/[<>]|&(?!amp;|lt;|gt;|quot;|#39;)/);
  });
});
