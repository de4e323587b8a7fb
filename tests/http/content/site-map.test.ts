import Fastify from 'fastify';
import { ok } from 'neverthrow';
import { describe, expect, it } from 'vitest';
import { mountSiteMap } from '../../../adapters/http/server/pages/site-map.ts';

const origin = 'https://kilwater.example';
const post = (slug: string) => ({
  slug,
  title: slug,
  date: '2026-05-02',
  excerpt: '',
  picture: null,
  minutes: null,
});
const page = (route: string, listed: boolean) => ({
  ...{
    pageId: route,
    route,
    title: route,
    description: '',
    changed: '2026-11-22',
    listed,
    ownScreen: false,
    document: null,
  },
});

const shop = async () => {
  const app = Fastify();
  const list = [
    { FriendlyUrl: 'adriatyk', Listed: true },
    { FriendlyUrl: 'poza-lista', Listed: false },
  ];
  mountSiteMap(app, {
    siteOf: () => 1,
    originOf: () => origin,
    offers: { of: async () => ({ list: () => list }) },
    contentOf: () => ({
      pages: () => [
        page('/faq', true),
        page('/blog', true),
        page('/ukryta', false),
        page('/rejsy-morskie/chorwacja', true),
      ],
    }),
    blogOf: () => ({
      page: async (_first, after) =>
        ok(
          after === null
            ? { posts: [post('pierwszy')], hasNextPage: true, endCursor: 'dalej' }
            : { posts: [post('drugi')], hasNextPage: false, endCursor: null },
        ),
    }),
  });
  return app;
};

describe('files for search engines: site map and robots.txt', () => {
  it('the site map has every public page, offer and post once, with the day of its last change if known', async () => {
    const answer = await (await shop()).inject('/sitemap.xml');
    expect(answer.headers['content-type']).toBe('application/xml; charset=utf-8');
    const found = [...answer.body.matchAll(/<loc>([^<]*)<\/loc>/g)].map(([, loc = '']) =>
      loc.slice(origin.length),
    );
    expect(found).toEqual([...new Set(found)]);
    for (const path of [
      '/',
      '/faq',
      '/rejsy-morskie/chorwacja',
      '/oferta/adriatyk',
      '/blog/pierwszy',
      '/blog/drugi',
    ])
      expect(found).toContain(path);
    for (const path of ['/ukryta', '/oferta/poza-lista']) expect(found).not.toContain(path);
    expect(answer.body).toContain(`<loc>${origin}/faq</loc><lastmod>2026-11-22</lastmod>`);
    expect(answer.body).toContain(`<loc>${origin}/blog/drugi</loc><lastmod>2026-05-02</lastmod>`);
  });

  it('a site map that has not changed since the client’s copy gets 304', async () => {
    const app = await shop();
    const { headers } = await app.inject('/sitemap.xml');
    expect(
      (
        await app.inject({
          url: '/sitemap.xml',
          headers: { 'if-none-match': String(headers.etag) },
        })
      ).statusCode,
    ).toBe(304);
  });

  it('robots.txt excludes customers’ pages and gives the address of the site map', async () => {
    const { body } = await (await shop()).inject('/robots.txt');
    for (const path of ['/twoj-panel', '/rezerwacja', '/v1/'])
      expect(body).toContain(`Disallow: ${path}\n`);
    expect(body).toContain(`Sitemap: ${origin}/sitemap.xml\n`);
  });
});
