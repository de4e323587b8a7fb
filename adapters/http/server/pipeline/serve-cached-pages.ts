import type {
  IncomingHttpHeaders,
  IncomingMessage,
  RequestListener,
  ServerResponse,
} from 'node:http';
import type { FinishedRequest } from '../../../metrics/metrics.ts';
import type { SecurityHeaders } from './headers.ts';
import { CACHED_PAGE_HEADERS, type CachedResponse } from './page-cache.ts';

type CachedPageServerDeps = {
  readonly headers: SecurityHeaders;
  readonly ready: (url: string, host: string) => CachedResponse | null;
  readonly requestId: () => string;
  readonly answered?: ((request: FinishedRequest) => void) | undefined;
};

const CACHED_PAGE_ROUTE = 'kept page';

export type CachedPageServer = {
  readonly before: (router: RequestListener) => RequestListener;
  /** After `close` all requests reach the router, which closes connections at shutdown. */
  close(): void;
};

/** Sends cached pages without the slower router (docs/decisions/0005-speed-and-memory.md). */
export const serveCachedPages = ({
  headers: everywhere,
  ready,
  requestId,
  answered,
}: CachedPageServerDeps): CachedPageServer => {
  const always = { ...everywhere, ...CACHED_PAGE_HEADERS };
  let open = true;

  const cachedPage = (
    url: string,
    { host = '', 'x-forwarded-host': forwarded = host }: IncomingHttpHeaders,
  ): CachedResponse | null => {
    // A forwarded request goes to the router, which knows the trusted proxies.
    if (forwarded !== host) return null;
    try {
      return ready(url, host);
    } catch {
      // If the cache fails, the router fails in the same way and logs the failure.
      return null;
    }
  };

  const answer = (
    { method, url = '', headers }: IncomingMessage,
    response: ServerResponse,
  ): boolean => {
    if (!open || (method !== 'GET' && method !== 'HEAD')) return false;
    const outgoing = cachedPage(url, headers)?.ready(headers) ?? null;
    if (outgoing === null) return false;
    response.writeHead(outgoing.status, {
      ...always,
      ...outgoing.headers,
      'x-request-id': requestId(),
    });
    response.end(method === 'HEAD' ? null : outgoing.bytes);
    answered?.({ method, route: CACHED_PAGE_ROUTE, status: outgoing.status, seconds: 0 });
    return true;
  };

  return {
    before: (router) => (request, response) => {
      if (!answer(request, response)) router(request, response);
    },
    close: () => {
      open = false;
    },
  };
};
