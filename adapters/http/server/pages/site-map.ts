import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Content } from '../../../../application/content/content.ts';
import { NO_FILTER, type OffersFilter } from '../../../../application/offers/filters.ts';
import type { Blog, PostCard } from '../../../../application/ports/blog.ts';
import { MOST_POSTS } from '../../../../application/ports/blog.ts';
import { escapeHtml } from '../../../words/html.ts';
import { offerPageUrl, pages, postPageUrl } from '../../contract/pages.pl.ts';
import { CachedResponse } from '../pipeline/page-cache.ts';
import { missingOptionalPages } from './site-frame.ts';

type MappedOffer = { readonly FriendlyUrl: string; readonly Listed: boolean };

export type SiteMapDeps = {
  readonly offers: {
    of(siteId: number): Promise<{ list(filter: OffersFilter): readonly MappedOffer[] } | null>;
  };
  readonly siteOf: (request: FastifyRequest) => number;
  readonly blogOf: ((siteId: number) => Pick<Blog, 'page'>) | undefined;
  readonly contentOf: ((siteId: number) => Pick<Content, 'pages'>) | undefined;
  readonly originOf: (request: FastifyRequest) => string;
};

type Entry = { readonly path: string; readonly changed: string | null };

const OWN: readonly string[] = [
  ...[pages.home, pages.offers, pages.trainings, pages.mazury, pages.may, pages.sailAndParty],
  ...[pages.blog, pages.contact],
];
const PRIVATE: readonly string[] = [
  '/v1/',
  pages.booking,
  pages.panel,
  pages.login,
  pages.logout,
  '/newsletter/',
];

const postsOf = async (blog: Pick<Blog, 'page'>): Promise<readonly PostCard[]> => {
  const found: PostCard[] = [];
  let after: string | null = null;
  do {
    const page = await blog.page(MOST_POSTS, after);
    if (page.isErr()) break;
    found.push(...page.value.posts);
    after = page.value.hasNextPage ? page.value.endCursor : null;
  } while (after !== null);
  return found;
};

const xml = (entries: readonly Entry[], origin: string): string =>
  [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">',
    ...entries.map(
      ({ path, changed }) =>
        `<url><loc>${escapeHtml(origin + path)}</loc>${changed === null ? '' : `<lastmod>${escapeHtml(changed)}</lastmod>`}</url>`,
    ),
    '</urlset>',
  ].join('');

export const mountSiteMap = (
  app: FastifyInstance,
  { offers, siteOf, blogOf, contentOf, originOf }: SiteMapDeps,
): void => {
  const entries = async (siteId: number): Promise<readonly Entry[]> => {
    const publicOffers = await offers.of(siteId);
    const written = (contentOf?.(siteId).pages() ?? [])
      .filter(({ listed }) => listed)
      .map(({ route, changed }) => ({ path: route, changed }));
    const absent = missingOptionalPages(contentOf?.(siteId));
    const ownPages = OWN.filter((path) => !absent.includes(path)).map((path) => ({
      path,
      changed: null,
    }));
    const sold = (publicOffers?.list(NO_FILTER) ?? []).filter(({ Listed }) => Listed);
    const trips = sold.map(({ FriendlyUrl }) => ({
      path: offerPageUrl(FriendlyUrl),
      changed: null,
    }));
    const posts = (
      blogOf === undefined || absent.includes(pages.blog) ? [] : await postsOf(blogOf(siteId))
    ).map(({ slug, date }) => ({
      path: postPageUrl(slug),
      changed: date,
    }));
    // If two entries have the same path, keep the later one. It comes from the content and has the
    // day of the last change.
    return [
      ...new Map(
        [...ownPages, ...written, ...trips, ...posts].map((entry) => [entry.path, entry]),
      ).values(),
    ];
  };
  app.get(pages.siteMap, async (request, reply) => {
    const text = xml(await entries(siteOf(request)), originOf(request));
    return new CachedResponse('application/xml; charset=utf-8', text).send(
      request,
      reply.header('cache-control', 'no-cache'),
    );
  });
  app.get(pages.robots, (request, reply) =>
    reply
      .headers({ 'cache-control': 'no-cache', 'content-type': 'text/plain; charset=utf-8' })
      .send(
        [
          'User-agent: *',
          ...PRIVATE.map((path) => `Disallow: ${path}`),
          '',
          `Sitemap: ${originOf(request)}${pages.siteMap}`,
          '',
        ].join('\n'),
      ),
  );
};
