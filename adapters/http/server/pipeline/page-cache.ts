import type { FastifyReply, FastifyRequest } from 'fastify';
import type { PageContent, PageRenderer } from '../../../../application/ports/page-renderer.ts';
import { pages } from '../../contract/pages.pl.ts';
import { type CachedResponse, HTML_TYPE, makeResponseCache } from './cached-response.ts';

/** The size of the cache. The pages of the demo shop need six million bytes. */
const MOST_BYTES = 16_000_000;

type SentPage = FastifyReply | Promise<FastifyReply>;

export type PageCache = {
  /** A page is rendered again if an item of `madeOf` changed. `hand` is the random part. */
  send(
    request: FastifyRequest,
    reply: FastifyReply,
    url: string,
    madeOf: readonly unknown[],
    contentOf: () => PageContent | null,
    hand?: number,
  ): SentPage;
  sendPlain(
    request: FastifyRequest,
    reply: FastifyReply,
    content: PageContent,
    status: number,
  ): SentPage;
  missing(request: FastifyRequest, reply: FastifyReply): SentPage;
  notFound(request: FastifyRequest, reply: FastifyReply): SentPage;
  find(
    siteId: number,
    origin: string,
    url: string,
    madeOf: readonly unknown[],
    hand?: number,
  ): CachedResponse | null;
};

/** Caches may send a page for two seconds, so no price is older than three seconds (R60). */
export const CACHED_PAGE_HEADERS = {
  'cache-control': 'public, s-maxage=1, stale-while-revalidate=1',
} as const;

type PageCacheDeps = {
  readonly renderer: PageRenderer;
  readonly originOf: (request: FastifyRequest) => string;
  readonly siteOf: (request: FastifyRequest) => number;
  /** The version of a page's frame: it changes with the brand's name, menu, footer or content. */
  readonly version: (siteId: number) => string;
  readonly notFound?: (request: FastifyRequest, reply: FastifyReply) => SentPage;
};

const pageKey = (siteId: number, origin: string, url: string, hand = 0): string =>
  `${siteId} ${origin} ${url} ${hand}`;

export const makePageCache = ({
  renderer,
  originOf,
  siteOf,
  version,
  notFound: ownNotFound,
}: PageCacheDeps): PageCache => {
  const answers = makeResponseCache(HTML_TYPE, MOST_BYTES);
  const shells = makeResponseCache(HTML_TYPE, MOST_BYTES);

  const sendPlain: PageCache['sendPlain'] = (request, reply, content, status) => {
    const siteId = siteOf(request);
    const page = shells.of(`${siteId} ${content.kind} ${content.screen}`, [version(siteId)], () =>
      renderer.render({ url: pages.home, origin: '', siteId, content }),
    );
    return page.send(request, reply.code(status).header('cache-control', 'no-store'));
  };
  const missing: PageCache['missing'] = (request, reply) =>
    sendPlain(request, reply, { kind: 'missing' }, 404);
  const notFound = ownNotFound ?? missing;
  return {
    send: (request, reply, url, madeOf, contentOf, hand) => {
      const siteId = siteOf(request);
      const origin = originOf(request);
      const page = answers.of(
        pageKey(siteId, origin, url, hand),
        [...madeOf, version(siteId)],
        () => {
          const content = contentOf();
          return content === null ? null : renderer.render({ url, origin, siteId, content });
        },
      );
      return page === null
        ? notFound(request, reply)
        : page.send(request, reply.headers(CACHED_PAGE_HEADERS));
    },
    sendPlain,
    missing,
    notFound,
    find: (siteId, origin, url, madeOf, hand) =>
      answers.find(pageKey(siteId, origin, url, hand), [...madeOf, version(siteId)]),
  };
};
