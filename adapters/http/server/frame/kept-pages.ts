import type { FastifyReply, FastifyRequest } from 'fastify';
import type { PageContent, PageRenderer } from '../../../../application/ports/page-renderer.ts';
import { pages } from '../../contract/pages.pl.ts';
import { HTML_TYPE, type KeptAnswer, keepAnswers } from './kept-answer.ts';

/** Pages of this many bytes are kept, the oldest first to go; the demo's have six million. */
const MOST_BYTES = 16_000_000;

type Sent = FastifyReply | Promise<FastifyReply>;

/** Sends pages that were rendered once. */
export type KeptPages = {
  /**
   * A page that is the same for everybody: rendered anew when one of the things that it is made of is another one (compared by identity).
   * 404 where `contentOf` has nothing to show. A page that shows something drawn by lot is kept once for each `hand`.
   */
  send(
    request: FastifyRequest,
    reply: FastifyReply,
    url: string,
    madeOf: readonly unknown[],
    contentOf: () => PageContent | null,
    hand?: number,
  ): Sent;
  /** A page in which nothing belongs to its address: a shell, or what stands where nothing can be shown. No browser keeps it. */
  sendPlain(request: FastifyRequest, reply: FastifyReply, content: PageContent, status: number): Sent;
  missing(request: FastifyRequest, reply: FastifyReply): Sent;
  /** An offer or a post that there is not under the address as it is written. */
  notFound(request: FastifyRequest, reply: FastifyReply): Sent;
  /** The page of a brand's address in this origin that was sent before and is still made of these; null where it would have to be made. */
  find(siteId: number, origin: string, url: string, madeOf: readonly unknown[], hand?: number): KeptAnswer | null;
};

/** What browsers are told of pages that are kept: ask every time whether there is another one. */
export const KEPT_PAGE = { 'cache-control': 'no-cache' } as const;

type KeptPagesDeps = {
  readonly renderer: PageRenderer;
  readonly originOf: (request: FastifyRequest) => string;
  /** The brand whose pages are asked for. */
  readonly siteOf: (request: FastifyRequest) => number;
  /** Of what stands on every page of a brand: its name, menu, footer, words of the content. */
  readonly version: (siteId: number) => string;
  /** Answers an address of an offer or a post that there is not, where that is more than the page that says so. */
  readonly notFound?: (request: FastifyRequest, reply: FastifyReply) => Sent;
};

const nameOf = (siteId: number, origin: string, url: string, hand = 0): string => `${siteId} ${origin} ${url} ${hand}`;

/** Keeps the pages of a shop as the bytes that go out. */
export const keepPages = ({ renderer, originOf, siteOf, version, notFound: ownNotFound }: KeptPagesDeps): KeptPages => {
  const answers = keepAnswers(HTML_TYPE, MOST_BYTES);
  const shells = keepAnswers(HTML_TYPE, MOST_BYTES);

  const sendPlain: KeptPages['sendPlain'] = (request, reply, content, status) => {
    const siteId = siteOf(request);
    const page = shells.of(`${siteId} ${content.kind} ${content.screen}`, [version(siteId)], () =>
      renderer.render({ url: pages.home, origin: '', siteId, content }),
    );
    return page.send(request, reply.code(status).header('cache-control', 'no-store'));
  };
  const missing: KeptPages['missing'] = (request, reply) => sendPlain(request, reply, { kind: 'missing' }, 404);
  const notFound = ownNotFound ?? missing;
  return {
    send: (request, reply, url, madeOf, contentOf, hand) => {
      const siteId = siteOf(request);
      const origin = originOf(request);
      const page = answers.of(nameOf(siteId, origin, url, hand), [...madeOf, version(siteId)], () => {
        const content = contentOf();
        return content === null ? null : renderer.render({ url, origin, siteId, content });
      });
      return page === null ? notFound(request, reply) : page.send(request, reply.headers(KEPT_PAGE));
    },
    sendPlain,
    missing,
    notFound,
    find: (siteId, origin, url, madeOf, hand) => answers.find(nameOf(siteId, origin, url, hand), [...madeOf, version(siteId)]),
  };
};
