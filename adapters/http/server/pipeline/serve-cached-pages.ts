import type {
  IncomingHttpHeaders,
  IncomingMessage,
  RequestListener,
  ServerResponse,
} from 'node:http';
import type { FinishedRequest } from '../../../metrics/metrics.ts';
import type { CachedCallResponses } from './cached-call-responses.ts';
import type { SecurityHeaders } from './headers.ts';
import { CACHED_PAGE_HEADERS, type CachedResponse, type Outgoing } from './page-cache.ts';

type CachedPageServerDeps = {
  readonly headers: SecurityHeaders;
  readonly ready: (url: string, host: string) => CachedResponse | null;
  readonly calls: CachedCallResponses;
  readonly requestId: () => string;
  readonly answered?: ((request: FinishedRequest) => void) | undefined;
};

const CACHED_PAGE_ROUTE = 'kept page';

export type CachedPageServer = {
  readonly before: (router: RequestListener) => RequestListener;
  /**
   * The server calls this when it begins to stop. From then on, the router answers every request,
   * because only the router closes the connections. A cached page would leave its connection open.
   */
  close(): void;
};

/**
 * True if a proxy has changed the host. Such a request goes to the router, because only the router
 * knows which proxies the shop trusts.
 */
const isForwarded = ({ host, 'x-forwarded-host': forwarded }: IncomingHttpHeaders): boolean =>
  forwarded !== undefined && forwarded !== host;

/** Answers from the caches without the slower router (docs/decisions/0005-speed-and-memory.md). */
export const createCachedPageServer = ({
  headers: everywhere,
  ready,
  calls,
  requestId,
  answered,
}: CachedPageServerDeps): CachedPageServer => {
  let open = true;

  /** Ignore an error here: the router then meets the same error and logs it. */
  const orNull = <T>(find: () => T | null): T | null => {
    try {
      return find();
    } catch {
      return null;
    }
  };

  const pagesOfTurn = new Map<string, CachedResponse>();

  /**
   * Returns a cached page; null if there is none. All requests of one turn of the event loop share
   * one lookup. That is safe: if this turn changes the page, no client has received the result of
   * the change yet.
   */
  const findPage = (url: string, host: string): CachedResponse | null => {
    const key = `${host} ${url}`;
    const found = pagesOfTurn.get(key) ?? orNull(() => ready(url, host));
    if (found === null) return null;
    if (pagesOfTurn.size === 0) setImmediate(() => pagesOfTurn.clear());
    pagesOfTurn.set(key, found);
    return found;
  };

  const headerLists = new WeakMap<Outgoing, string[]>();

  /**
   * Returns names and values in turn, which Node sends faster than an object. The list is the same
   * for all requests of a response; only its last value, the id of the request, changes.
   */
  const headersWithRequestId = (outgoing: Outgoing): string[] => {
    const found = headerLists.get(outgoing);
    const list = found ?? [
      ...Object.entries({ ...everywhere, ...CACHED_PAGE_HEADERS, ...outgoing.headers }).flat(),
      'x-request-id',
      '',
    ];
    if (found === undefined) headerLists.set(outgoing, list);
    list[list.length - 1] = requestId();
    return list;
  };

  const answer = (
    { method, url = '', headers }: IncomingMessage,
    response: ServerResponse,
  ): boolean => {
    if (!open || (method !== 'GET' && method !== 'HEAD') || isForwarded(headers)) return false;
    const outgoing = findPage(url, headers.host ?? '')?.ready(headers) ?? null;
    if (outgoing === null) return false;
    response.writeHead(outgoing.status, headersWithRequestId(outgoing));
    response.end(method === 'HEAD' ? null : outgoing.bytes);
    answered?.({ method, route: CACHED_PAGE_ROUTE, status: outgoing.status, seconds: 0 });
    return true;
  };

  const answerCall = (request: IncomingMessage, body: string, response: ServerResponse) => {
    const { method = 'POST', url = '', headers } = request;
    const call = orNull(() => calls.find(request, body));
    const outgoing = call?.response.readyToPost(headers) ?? null;
    if (call === null || outgoing === null) return false;
    response.writeHead(200, {
      ...everywhere,
      'cache-control': call.cache,
      ...outgoing.headers,
      'x-request-id': requestId(),
    });
    response.end(outgoing.bytes);
    answered?.({ method, route: url, status: 200, seconds: 0 });
    return true;
  };

  return {
    before: (router) => (request, response) => {
      if (answer(request, response)) return;
      const length = open && !isForwarded(request.headers) ? calls.lengthOf(request) : null;
      if (length === null) return router(request, response);
      request.once('readable', () => {
        const chunk: Buffer | null = request.read();
        if (chunk?.length === length && answerCall(request, chunk.toString(), response)) return;
        // `read` has taken the body's bytes out of the request. Put them back, so that the router
        // can read the body.
        if (chunk !== null) request.unshift(chunk);
        router(request, response);
      });
    },
    close: () => {
      open = false;
    },
  };
};
