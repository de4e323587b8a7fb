import type { FastifyInstance } from 'fastify';
import { findNextPosts, offersFittingPost } from '../../../../application/blog/recommendations.ts';
import type { ContentOf } from '../../../../application/content/content.ts';
import { NO_FILTER } from '../../../../application/offers/filters.ts';
import { type BlogOf, MOST_POSTS, type Post } from '../../../../application/ports/blog.ts';
import type { OfferListItem } from '../../contract/offers/offers.ts';
import { blogPageUrl, pages, postPageUrl } from '../../contract/pages.pl.ts';
import type { CachedOffers, PublicOffers } from '../offers/public-offers.ts';
import { rateLimitKeyOfAddress } from '../pipeline/net.ts';
import {
  CachedResponse,
  type PageCache,
  type PageRendering,
  renderRequestedPage,
  sendHtml,
} from '../pipeline/page-cache.ts';
import { renderFeed } from './feed.ts';

export type BlogPagesDeps = PageRendering & {
  readonly blogOf: BlogOf;
  /** The feed's title in the content; if there is no content, the brand's name. */
  readonly contentOf?: ContentOf | undefined;
  readonly offers: CachedOffers;
  readonly nameOf: (siteId: number) => string;
  readonly pageCache: PageCache;
};

const PAGE = 'blog';

const aboutOffer = ({ Region, Type, Availability, WayIn }: OfferListItem) => ({
  countryId: Region.Country.CountryId,
  regionName: Region.Name,
  typeId: Type.OfferTypeId,
  bookable: WayIn === 'book',
  from: Availability.From,
});

/** Returns the offers that a post shows, even if the main list omits them. */
const offersOfPost = (post: Post, offers: PublicOffers): readonly OfferListItem[] => {
  const listed = [
    ...offers.list(NO_FILTER),
    ...offers.list({ ...NO_FILTER, types: post.offers?.types ?? [] }),
  ];
  const once = [...new Map(listed.map((offer) => [offer.OfferId, offer])).values()];
  return offersFittingPost(post.offers, once, aboutOffer);
};

export const mountBlogPages = (app: FastifyInstance, deps: BlogPagesDeps): void => {
  const { blogOf, contentOf, offers, siteOf, nameOf, originOf, pageCache } = deps;

  app.get<{ Querystring: { po?: unknown } }>(pages.blog, async (request, reply) => {
    const { po } = request.query;
    const after = typeof po === 'string' && po !== '' ? po : null;
    const page = await blogOf(siteOf(request)).page(
      MOST_POSTS,
      after,
      rateLimitKeyOfAddress(request.ip),
    );
    if (page.isErr() && page.error === 'badCursor') return pageCache.missing(request, reply);
    if (page.isErr())
      return sendHtml(
        reply,
        200,
        renderRequestedPage(deps, request, blogPageUrl(after), { kind: 'blog', after, page: null }),
      );
    return pageCache.send(request, reply, blogPageUrl(after), [JSON.stringify(page.value)], () => ({
      kind: 'blog',
      after,
      page: page.value,
    }));
  });

  app.get(pages.blogFeed, async (request, reply) => {
    const page = await blogOf(siteOf(request)).page(MOST_POSTS, null);
    if (page.isErr())
      return reply.code(503).header('retry-after', 60).header('cache-control', 'no-store').send('');
    const siteId = siteOf(request);
    const words = await contentOf?.(siteId).page(PAGE);
    const feed = renderFeed(
      page.value.posts,
      originOf(request),
      words ?? { title: nameOf(siteId), description: nameOf(siteId) },
    );
    return new CachedResponse('application/rss+xml; charset=utf-8', feed).send(
      request,
      reply.header('cache-control', 'public, max-age=300'),
    );
  });

  app.get<{ Params: { slug: string } }>(pages.post, async (request, reply) => {
    const { slug } = request.params;
    const blog = blogOf(siteOf(request));
    const found = await blog.post(slug, rateLimitKeyOfAddress(request.ip));
    const publicOffers = await offers.of(siteOf(request));
    if (publicOffers === null) return pageCache.missing(request, reply);
    const content = { kind: 'post', post: null, next: [], offers: [] } as const;
    if (found.isErr())
      return sendHtml(reply, 503, renderRequestedPage(deps, request, postPageUrl(slug), content));
    const post = found.value;
    if (post === null) return pageCache.notFound(request, reply);
    const next = await findNextPosts(blog, post);
    return pageCache.send(
      request,
      reply,
      postPageUrl(slug),
      [post, JSON.stringify(next), publicOffers],
      () => ({
        ...content,
        post,
        next,
        offers: offersOfPost(post, publicOffers),
      }),
    );
  });
};
