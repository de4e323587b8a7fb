import type { IncomingMessage } from 'node:http';
import type { Addresses } from '../../../system/addresses.ts';
import type { Route } from '../../contract/route.ts';
import { routes } from '../../contract/routes.ts';
import type { CachedResponse, FindCurrent } from './page-cache.ts';

/**
 * Only calls with bodies up to this many bytes are looked up. Calls of an offer list with many
 * filters are smaller.
 */
const MAX_BODY = 500;
const MAX_CALLS = 500;

/** True for calls that everybody can send, that change nothing, and that have no rate limit. */
const isOpenRead = ({ method, kind, access, limit }: Route): boolean =>
  method === 'POST' && kind === 'reads' && access === 'anybody' && limit === null;

const OPEN_READS: ReadonlyMap<string | undefined, Route> = new Map(
  Object.values<Route>(routes)
    .filter(isOpenRead)
    .map((route) => [route.path, route]),
);

type ReadyCall = { readonly response: CachedResponse; readonly cache: string };

/** Finds the cached response by the bytes of the call's body, without decoding the body. */
export type CachedCallResponses = {
  /**
   * Returns the length of the call's body in bytes. Returns null for a call that is never cached;
   * only the router can answer it.
   */
  lengthOf(request: IncomingMessage): number | null;
  find(request: IncomingMessage, body: string): ReadyCall | null;
  /**
   * Call this after the router has answered a call. If the cache had no response for the call,
   * stores the function `find`. This function returns the current response for the next equal call.
   */
  remember(request: IncomingMessage, find: FindCurrent): void;
};

export const createCachedCallResponses = ({
  siteAt,
}: Pick<Addresses, 'siteAt'>): CachedCallResponses => {
  const calls = new Map<string, FindCurrent>();
  const unknown = new WeakMap<IncomingMessage, string>();
  return {
    lengthOf: ({ method, url, headers }) => {
      const length = Number(headers['content-length']);
      return method === 'POST' &&
        OPEN_READS.has(url) &&
        length > 0 &&
        length <= MAX_BODY &&
        headers['content-type'] === 'application/json'
        ? length
        : null;
    },
    find: (request, body) => {
      const { url, headers } = request;
      const key = `${siteAt(headers.host ?? '')} ${url} ${body}`;
      const response = calls.get(key)?.() ?? null;
      if (response !== null) return { response, cache: OPEN_READS.get(url)?.cache ?? 'no-store' };
      unknown.set(request, key);
      return null;
    },
    remember: (request, find) => {
      const key = unknown.get(request);
      if (key === undefined) return;
      const [oldest] = calls.keys();
      if (calls.size >= MAX_CALLS && oldest !== undefined) calls.delete(oldest);
      calls.set(key, find);
    },
  };
};
