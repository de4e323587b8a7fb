import { createHash } from 'node:crypto';
import type { IncomingHttpHeaders } from 'node:http';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import { Negotiator } from '@fastify/accept-negotiator';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { PageContent, PageRenderer } from '../../../../application/ports/page-renderer.ts';
import { pages } from '../../contract/pages.pl.ts';

export const etagOf = (text: string | Uint8Array): string =>
  `"${createHash('sha256').update(text).digest('base64url').slice(0, 22)}"`;

export const CODINGS = ['br', 'gzip', 'identity'] as const;
type Coding = (typeof CODINGS)[number];

const compressors = {
  // A higher Brotli quality takes ten times as long and makes responses only 2.5% smaller.
  br: (bytes: Buffer) =>
    promisify(brotliCompress)(bytes, {
      params: {
        [constants.BROTLI_PARAM_QUALITY]: 5,
        [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length,
      },
    }),
  gzip: (bytes: Buffer) => promisify(gzip)(bytes),
} as const;

/** Responses below this many bytes are not compressed, because they fit into one packet. */
export const WORTH_COMPRESSING = 1024;
const COMPRESSIBLE = /^text\/|json|xml|javascript/;

const negotiator = new Negotiator<Coding>({ supportedValues: [...CODINGS] });
/** Maximum number of cached Accept-Encoding headers. Browsers send only a few different ones. */
const MAX_NEGOTIATED = 100;
const negotiatedCodings = new Map<string, Coding>();

/** Returns the best coding: gzip for the header `br;q=0.5, gzip`; identity without a header. */
export const chooseContentCoding = (acceptEncoding: string | undefined): Coding => {
  if (acceptEncoding === undefined) return 'identity';
  const found = negotiatedCodings.get(acceptEncoding);
  if (found !== undefined) return found;
  const coding = negotiator.negotiate(acceptEncoding.toLowerCase()) ?? 'identity';
  if (negotiatedCodings.size < MAX_NEGOTIATED) negotiatedCodings.set(acceptEncoding, coding);
  return coding;
};

export const JSON_TYPE = 'application/json; charset=utf-8';
export const SVG_TYPE = 'image/svg+xml; charset=utf-8';
export const HTML_TYPE = 'text/html; charset=utf-8';

type Headers = Readonly<Record<string, string>>;
export type Outgoing = {
  readonly status: 200 | 304;
  readonly headers: Headers;
  readonly bytes: Buffer | null;
};
type EncodedResponse = {
  readonly bytes: Buffer;
  readonly headers: Headers;
  readonly whole: Outgoing;
  readonly unchanged: Outgoing;
};

/** Returns the current response to the same request; null if none is cached or it is outdated. */
export type FindCurrent = () => CachedResponse | null;

/**
 * A response that is the same for everybody. It is compressed once for each content coding, when a
 * request first needs that coding.
 */
export class CachedResponse {
  readonly type: string;
  readonly bytes: Buffer;
  findCurrent: FindCurrent | null = null;
  private readonly compressible: boolean;
  private readonly etags: Readonly<Record<Coding, string>>;
  private readonly forms = new Map<Coding, EncodedResponse | Promise<EncodedResponse>>();

  constructor(type: string, content: string | Uint8Array) {
    this.type = type;
    this.bytes = Buffer.from(content);
    this.compressible = this.bytes.length >= WORTH_COMPRESSING && COMPRESSIBLE.test(type);
    const etag = etagOf(content);
    // A cache must not mix parts of a gzip and a Brotli response, so each coding has its own ETag.
    this.etags = {
      identity: etag,
      br: `${etag.slice(0, -1)}-br"`,
      gzip: `${etag.slice(0, -1)}-gzip"`,
    };
  }

  private codingFor(headers: IncomingHttpHeaders): Coding {
    const accepted = headers['accept-encoding'];
    return this.compressible
      ? chooseContentCoding(typeof accepted === 'string' ? accepted : undefined)
      : 'identity';
  }

  private formOf(coding: Coding, bytes: Buffer): EncodedResponse {
    const vary = this.compressible ? { vary: 'accept-encoding' } : {};
    const coded = coding === 'identity' ? {} : { 'content-encoding': coding };
    const headers = {
      ...vary,
      ...coded,
      'content-type': this.type,
      'content-length': String(bytes.length),
    };
    const etag = this.etags[coding];
    const form: EncodedResponse = {
      bytes,
      headers,
      whole: { status: 200, headers: { ...headers, etag }, bytes },
      unchanged: { status: 304, headers: { ...vary, etag }, bytes: null },
    };
    this.forms.set(coding, form);
    return form;
  }

  private inCoding(coding: Coding): EncodedResponse | Promise<EncodedResponse> {
    const found = this.forms.get(coding);
    if (found !== undefined) return found;
    if (coding === 'identity') return this.formOf(coding, this.bytes);
    // Compress only once, even if several requests wait for this coding.
    const coming = compressors[coding](this.bytes).then((bytes) => this.formOf(coding, bytes));
    coming.catch(() => this.forms.delete(coding));
    this.forms.set(coding, coming);
    return coming;
  }

  private readyForm(coding: Coding): EncodedResponse | null {
    const form = this.forms.get(coding);
    return form === undefined || form instanceof Promise ? null : form;
  }

  /** Returns the compressed response to a POST; null if none is ready. It has no ETag. */
  readyToPost(headers: IncomingHttpHeaders): Pick<EncodedResponse, 'headers' | 'bytes'> | null {
    return this.readyForm(this.codingFor(headers));
  }

  /** Returns the compressed response; null if it is not compressed yet. */
  ready(headers: IncomingHttpHeaders): Outgoing | null {
    const coding = this.codingFor(headers);
    const form = this.readyForm(coding);
    if (form === null) return null;
    return matchesEtag(headers['if-none-match'], this.etags[coding]) ? form.unchanged : form.whole;
  }

  /** Sends the response, or 304 if the client has it already. Does not set Cache-Control. */
  send(request: FastifyRequest, reply: FastifyReply): FastifyReply | Promise<FastifyReply> {
    const coding = this.codingFor(request.headers);
    if (request.method !== 'POST' && reply.statusCode === 200) {
      const etag = this.etags[coding];
      reply.header('etag', etag);
      if (matchesEtag(request.headers['if-none-match'], etag)) {
        if (this.compressible) reply.header('vary', 'accept-encoding');
        return reply.code(304).send();
      }
    }
    const form = this.inCoding(coding);
    return form instanceof Promise
      ? form.then(({ headers, bytes }) => reply.headers(headers).send(bytes))
      : reply.headers(form.headers).send(form.bytes);
  }
}

/**
 * Compares ETags. A proxy can have changed the shop's ETag to its weak form, with `W/` in front. So
 * the weak form is equal, too.
 */
const matchesEtag = (header: string | undefined, etag: string): boolean =>
  header !== undefined &&
  (header === etag ||
    header.split(',').some((entry) => {
      const tag = entry.trim();
      return tag === '*' || tag === etag || tag === `W/${etag}`;
    }));

/** A cache of responses. A response is outdated if an object of `madeOf` was replaced. */
type ResponseCache = {
  find(key: string, madeOf: readonly unknown[]): CachedResponse | null;
  /** If `make` returns null, nothing is cached. */
  of(key: string, madeOf: readonly unknown[], make: () => string): CachedResponse;
  of(key: string, madeOf: readonly unknown[], make: () => string | null): CachedResponse | null;
};

/** A request with a longer page address is not cached. People do not use such addresses. */
const MAX_KEY_LENGTH = 300;

export const makeResponseCache = (type: string, mostBytes: number): ResponseCache => {
  const answers = new Map<
    string,
    { readonly madeOf: readonly unknown[]; readonly answer: CachedResponse }
  >();
  let bytes = 0;
  const drop = (key: string): void => {
    bytes -= answers.get(key)?.answer.bytes.length ?? 0;
    answers.delete(key);
  };
  const find = (key: string, madeOf: readonly unknown[]): CachedResponse | null => {
    const found = answers.get(key);
    const same =
      found?.madeOf.length === madeOf.length &&
      madeOf.every((part, index) => part === found.madeOf[index]);
    return same ? found.answer : null;
  };
  function of(key: string, madeOf: readonly unknown[], make: () => string): CachedResponse;
  function of(
    key: string,
    madeOf: readonly unknown[],
    make: () => string | null,
  ): CachedResponse | null;
  function of(
    key: string,
    madeOf: readonly unknown[],
    make: () => string | null,
  ): CachedResponse | null {
    const found = find(key, madeOf);
    if (found !== null) return found;
    const text = make();
    drop(key);
    if (text === null) return null;
    const answer = new CachedResponse(type, text);
    if (key.length > MAX_KEY_LENGTH) return answer;
    answers.set(key, { madeOf, answer });
    bytes += answer.bytes.length;
    for (const oldest of answers.keys()) {
      if (bytes <= mostBytes) break;
      drop(oldest);
    }
    return answer;
  }
  return { find, of };
};

export const sendHtml = (reply: FastifyReply, status: number, html: string): FastifyReply =>
  reply
    .code(status)
    .header('cache-control', 'no-store')
    .header('content-type', HTML_TYPE)
    .send(html);

/** Bytes that the cache can hold. The demo shop's pages need six million bytes. */
const MOST_BYTES = 16_000_000;

type SentPage = FastifyReply | Promise<FastifyReply>;

export type PageCache = {
  /**
   * Sends the cached page. If an object of `madeOf` was replaced, renders the page again first.
   * `hand` is the number of the page's variant; the home page has eight variants.
   */
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

/** A proxy caches a page for 2 s, the shop for 1 s. So no price is older than 3 s (R60). */
export const CACHED_PAGE_HEADERS = {
  'cache-control': 'public, s-maxage=1, stale-while-revalidate=1',
} as const;

/** The functions that render a page. The host of the request decides the brand. */
export type PageRendering = {
  readonly renderer: PageRenderer;
  readonly originOf: (request: FastifyRequest) => string;
  readonly siteOf: (request: FastifyRequest) => number;
};

export const renderRequestedPage = (
  { renderer, originOf, siteOf }: PageRendering,
  request: FastifyRequest,
  url: string,
  content: PageContent,
): string => renderer.render({ url, origin: originOf(request), siteId: siteOf(request), content });

type PageCacheDeps = PageRendering & {
  /**
   * Returns a text that identifies the brand's name, menu and footer. If one of them changes, the
   * text changes and the cache renders each page again, because all pages contain them.
   */
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
