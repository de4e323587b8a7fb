import { err, ok, type Result } from 'neverthrow';
import { type Path, paths, type RouteName } from '../contract/paths.ts';
import type { ResponseOf, SentOf } from '../contract/routes.ts';
import { type ApiFailure, failureOf, isRecord } from './failure.ts';

export interface CallOptions {
  /** The version that the save was made on; a stale one is refused with code `changedElsewhere` (R58). */
  readonly expectedVersion?: number;
  /** The same key and body within 24 hours does nothing twice: keep it over retries of one click. */
  readonly idempotencyKey?: string;
  readonly signal?: AbortSignal;
  /** Milliseconds until an unanswered call counts as offline; 30 000 unless told. */
  readonly timeout?: number;
}

export interface ClientSettings {
  readonly fetch: (url: string, init: RequestInit) => Promise<Response>;
  /** Put before every path; '' for the page's own origin. */
  readonly base: string;
  /** The site that calls are made for; without one the server takes that of its host (R4). */
  readonly site?: () => number | undefined;
}

const queryOf = (sent: object): string => {
  const query = new URLSearchParams();
  for (const [key, value] of Object.entries(sent)) if (value !== undefined && value !== null) query.set(key, String(value));
  return query.size > 0 ? `?${query}` : '';
};

// The server checks its answers against the codecs in its own tests and both sides are built from one table, so a look at the top keys
// is enough to know a proxy's page from an answer; decoding all of it would bring every codec into the browser.
const isAnswer = <N extends RouteName>({ answers }: Path, u: unknown): u is ResponseOf<N> =>
  isRecord(u) && answers.every((key) => Object.hasOwn(u, key));

const requestOf = (path: Path, sent: object, options: CallOptions): RequestInit => {
  const { expectedVersion, idempotencyKey, signal, timeout = 30_000 } = options;
  const late = AbortSignal.timeout(timeout);
  const body = expectedVersion === undefined ? sent : { ...sent, expectedVersion };
  return {
    method: path.method,
    credentials: 'include',
    cache: 'no-store',
    signal: signal === undefined ? late : AbortSignal.any([signal, late]),
    headers: {
      accept: 'application/json',
      ...(path.method === 'POST' ? { 'content-type': 'application/json' } : {}),
      ...(idempotencyKey === undefined ? {} : { 'idempotency-key': idempotencyKey }),
    },
    ...(path.method === 'POST' ? { body: JSON.stringify(body) } : {}),
  };
};

const parsed = (text: string): unknown => {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
};

/** A caller of the shop: `call('detailsUpdate', { … }, { expectedVersion })`. Never throws and never rejects. */
export const makeCall =
  ({ fetch, base, site }: ClientSettings) =>
  async <N extends RouteName>(name: N, request: SentOf<N>, options: CallOptions = {}): Promise<Result<ResponseOf<N>, ApiFailure>> => {
    const path: Path = paths[name];
    const siteId = site?.();
    const sent = siteId === undefined ? request : { siteId, ...request };
    try {
      const url = `${base}${path.path}${path.method === 'GET' ? queryOf(sent) : ''}`;
      const response = await fetch(url, requestOf(path, sent, options));
      const text = await response.text();
      const body = parsed(text);
      if (!response.ok) return err(failureOf(response.status, response.headers.get('retry-after'), body));
      return isAnswer<N>(path, body) ? ok(body) : err({ kind: 'malformed', status: response.status });
    } catch {
      return err({ kind: options.signal?.aborted === true ? 'aborted' : 'offline' });
    }
  };

/** The brand whose page this is, as the server wrote it into the document. */
const siteOfPage = (): number | undefined => Number(document.documentElement.dataset.site) || undefined;

/** Calls the shop that served the page, for the brand that it was served for. */
export const call = makeCall({ fetch: (url, init) => fetch(url, init), base: '', site: siteOfPage });

/** A new key for one click that must not count twice; works without a secure context too. */
export const newIdempotencyKey = (): string =>
  Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) => byte.toString(16).padStart(2, '0')).join('');
