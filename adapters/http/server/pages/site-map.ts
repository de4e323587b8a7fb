import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Content } from '../../../../application/content/content.ts';
import { EVERYTHING, type OffersFilter } from '../../../../application/offers/filters.ts';
import type { Blog, PostCard } from '../../../../application/ports/blog.ts';
import { MOST_POSTS } from '../../../../application/ports/blog.ts';
import { escaped } from '../../../words/html.ts';
import { offerPage, pages, postPage } from '../../contract/pages.pl.ts';
import { KeptAnswer } from '../frame/kept-answer.ts';

/** What the map of the site looks at in an offer. */
type MappedOffer = { readonly FriendlyUrl: string; readonly Listed: boolean };

export type SiteMapDeps = {
  readonly offers: { of(siteId: number): Promise<{ list(filter: OffersFilter): readonly MappedOffer[] } | null> };
  readonly siteOf: (request: FastifyRequest) => number;
  readonly blogOf: ((siteId: number) => Pick<Blog, 'page'>) | undefined;
  readonly contentOf: ((siteId: number) => Pick<Content, 'pages'>) | undefined;
  readonly originOf: (request: FastifyRequest) => string;
};

/** A page that search engines are to find, and the day of its last change where one is known. */
type Entry = { readonly path: string; readonly changed: string | null };

/** Pages that every shop has, whatever its content says: the window and the lists of its offers. */
const OWN: readonly string[] = [
  ...[pages.home, pages.offers, pages.trainings, pages.mazury, pages.may, pages.sailAndParty],
  ...[pages.blog, pages.contact],
];
/** What belongs to one person, and what programs call. */
const PRIVATE: readonly string[] = ['/v1/', pages.booking, pages.panel, pages.login, pages.logout, '/newsletter/'];

/** Every post of the blog; those that come before a page that cannot be had. */
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
        `<url><loc>${escaped(origin + path)}</loc>${changed === null ? '' : `<lastmod>${escaped(changed)}</lastmod>`}</url>`,
    ),
    '</urlset>',
  ].join('');

/** Mounts what search engines ask for first: the map of the site, made of offers, content and posts as they are, and robots.txt. */
export const mountSiteMap = (app: FastifyInstance, { offers, siteOf, blogOf, contentOf, originOf }: SiteMapDeps): void => {
  const entries = async (siteId: number): Promise<readonly Entry[]> => {
    const shown = await offers.of(siteId);
    const written = (contentOf?.(siteId).pages() ?? [])
      .filter(({ listed }) => listed)
      .map(({ route, changed }) => ({ path: route, changed }));
    const own = OWN.map((path) => ({ path, changed: null }));
    const sold = (shown?.list(EVERYTHING) ?? []).filter(({ Listed }) => Listed);
    const trips = sold.map(({ FriendlyUrl }) => ({ path: offerPage(FriendlyUrl), changed: null }));
    const posts = (blogOf === undefined ? [] : await postsOf(blogOf(siteId))).map(({ slug, date }) => ({
      path: postPage(slug),
      changed: date,
    }));
    // What a content file says of a page is more than that there is one.
    return [...new Map([...own, ...written, ...trips, ...posts].map((entry) => [entry.path, entry])).values()];
  };
  app.get(pages.siteMap, async (request, reply) => {
    const text = xml(await entries(siteOf(request)), originOf(request));
    return new KeptAnswer('application/xml; charset=utf-8', text).send(request, reply.header('cache-control', 'no-cache'));
  });
  app.get(pages.robots, (request, reply) =>
    reply
      .headers({ 'cache-control': 'no-cache', 'content-type': 'text/plain; charset=utf-8' })
      .send(
        ['User-agent: *', ...PRIVATE.map((path) => `Disallow: ${path}`), '', `Sitemap: ${originOf(request)}${pages.siteMap}`, ''].join(
          '\n',
        ),
      ),
  );
};
