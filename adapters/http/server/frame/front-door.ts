import type { IncomingHttpHeaders, IncomingMessage, RequestListener, ServerResponse } from 'node:http';
import type { Answered } from '../../../metrics/metrics.ts';
import type { SecurityHeaders } from './headers.ts';
import type { KeptAnswer } from './kept-answer.ts';
import { KEPT_PAGE } from './kept-pages.ts';

type FrontDoorDeps = {
  /** Those of every answer. */
  readonly headers: SecurityHeaders;
  /** The page of an address at a host as it was sent before, where it is still true. */
  readonly ready: (url: string, host: string) => KeptAnswer | null;
  readonly requestId: () => string;
  /** Told of what was answered, as the router tells it. */
  readonly answered?: ((request: Answered) => void) | undefined;
};

/** All kept pages are one route to whoever counts. */
const KEPT = 'kept page';

export type FrontDoor = {
  /** Answers what is ready; leaves everything else to `router`. */
  readonly before: (router: RequestListener) => RequestListener;
  /** From now on everything is left to the router, which ends the connections of a shop that closes. */
  close(): void;
};

/**
 * Sends a page that the router has sent before, and that is still true, without asking the router again: with the same headers, under the
 * same address letter for letter. Nothing else of a request is looked at than what such an answer depends on (docs/decisions/0015).
 */
export const frontDoor = ({ headers: everywhere, ready, requestId, answered }: FrontDoorDeps): FrontDoor => {
  const always = { ...everywhere, ...KEPT_PAGE };
  let open = true;

  const known = (url: string, { host = '', 'x-forwarded-host': forwarded = host }: IncomingHttpHeaders): KeptAnswer | null => {
    // Whether a proxy is believed that says another host, the router knows.
    if (forwarded !== host) return null;
    try {
      return ready(url, host);
    } catch {
      // It fails again at the router, which writes it down and answers it.
      return null;
    }
  };

  const answer = ({ method, url = '', headers }: IncomingMessage, response: ServerResponse): boolean => {
    if (!open || (method !== 'GET' && method !== 'HEAD')) return false;
    const outgoing = known(url, headers)?.ready(headers) ?? null;
    if (outgoing === null) return false;
    response.writeHead(outgoing.status, { ...always, ...outgoing.headers, 'x-request-id': requestId() });
    response.end(method === 'HEAD' ? null : outgoing.bytes);
    answered?.({ method, route: KEPT, status: outgoing.status, seconds: 0 });
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
