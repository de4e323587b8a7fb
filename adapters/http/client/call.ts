import { err, ok, type Result } from 'neverthrow';
import { isRecord } from '../../codecs/is-record.ts';
import type { FieldError } from '../contract/failure.ts';
import type { ResponseOf, RouteName, SentOf } from '../contract/routes.ts';
import { type Endpoint, endpoints } from './endpoints.ts';

export { isRecord };

/** `offline`: no response in time. `malformed`: the response does not come from the shop. */
export type ApiFailure =
  | {
      readonly kind: 'refused';
      readonly status: number;
      readonly message: string;
      readonly code: string | null;
      readonly errors: readonly FieldError[];
      readonly body: Readonly<Record<string, unknown>>;
    }
  | { readonly kind: 'tooMany'; readonly retryAfterSeconds: number; readonly message: string }
  | { readonly kind: 'offline' }
  | { readonly kind: 'malformed'; readonly status: number }
  | { readonly kind: 'aborted' };

const isFieldError = (u: unknown): u is FieldError =>
  isRecord(u) && typeof u.field === 'string' && typeof u.code === 'string';

export const apiFailureOf = (
  status: number,
  retryAfter: string | null,
  body: unknown,
): ApiFailure => {
  if (!isRecord(body) || typeof body.message !== 'string') return { kind: 'malformed', status };
  const { message, code, errors } = body;
  if (status === 429) {
    const seconds = Number(retryAfter);
    return {
      kind: 'tooMany',
      retryAfterSeconds: Number.isFinite(seconds) && seconds > 0 ? Math.ceil(seconds) : 60,
      message,
    };
  }
  return {
    kind: 'refused',
    status,
    message,
    code: typeof code === 'string' ? code : null,
    errors: Array.isArray(errors) ? errors.filter(isFieldError) : [],
    body,
  };
};

export interface CallOptions {
  /** The data version that the client read. The server refuses to change newer data (R58). */
  readonly expectedVersion?: number;
  /**
   * A retry sends the same key again. The server executes only one call with the same key within 24
   * hours, so a retry changes nothing twice.
   */
  readonly idempotencyKey?: string;
  readonly signal?: AbortSignal;
  /** Milliseconds to wait for the response before the call fails as `offline`. Default: 30 000. */
  readonly timeout?: number;
}

interface ClientSettings {
  readonly fetch: (url: string, init: RequestInit) => Promise<Response>;
  readonly base: string;
  /** If the site is missing, the server chooses the brand by the host of the request (R4). */
  readonly site?: () => number | undefined;
}

const queryOf = (sent: object): string => {
  const query = new URLSearchParams();
  for (const [key, value] of Object.entries(sent))
    if (value !== undefined && value !== null) query.set(key, String(value));
  return query.size > 0 ? `?${query}` : '';
};

// If a proxy responds instead of the shop, the response lacks the shop's keys, so check them. A
// codec would also find that, but codecs are too large for the browser.
const isAnswer = <N extends RouteName>([, , ...keys]: Endpoint, u: unknown): u is ResponseOf<N> =>
  isRecord(u) && keys.every((key) => Object.hasOwn(u, key));

const requestOf = (method: Endpoint[0], sent: object, options: CallOptions): RequestInit => {
  const { expectedVersion, idempotencyKey, signal, timeout = 30_000 } = options;
  const late = AbortSignal.timeout(timeout);
  const body = expectedVersion === undefined ? sent : { ...sent, expectedVersion };
  return {
    method,
    credentials: 'include',
    cache: 'no-store',
    signal: signal === undefined ? late : AbortSignal.any([signal, late]),
    headers: {
      accept: 'application/json',
      ...(method === 'POST' ? { 'content-type': 'application/json' } : {}),
      ...(idempotencyKey === undefined ? {} : { 'idempotency-key': idempotencyKey }),
    },
    ...(method === 'POST' ? { body: JSON.stringify(body) } : {}),
  };
};

const parseJson = (text: string): unknown => {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
};

/** The client's calls never throw. They return a failure as a value. */
export const createApiCaller =
  ({ fetch, base, site }: ClientSettings) =>
  async <N extends RouteName>(
    name: N,
    request: SentOf<N>,
    options: CallOptions = {},
  ): Promise<Result<ResponseOf<N>, ApiFailure>> => {
    const endpoint = endpoints[name];
    const [method, path] = endpoint;
    const siteId = site?.();
    const sent = siteId === undefined ? request : { siteId, ...request };
    try {
      const url = `${base}${path}${method === 'GET' ? queryOf(sent) : ''}`;
      const response = await fetch(url, requestOf(method, sent, options));
      const text = await response.text();
      const body = parseJson(text);
      if (!response.ok)
        return err(apiFailureOf(response.status, response.headers.get('retry-after'), body));
      return isAnswer<N>(endpoint, body)
        ? ok(body)
        : err({ kind: 'malformed', status: response.status });
    } catch {
      return err({ kind: options.signal?.aborted === true ? 'aborted' : 'offline' });
    }
  };

const siteOfPage = (): number | undefined =>
  Number(document.documentElement.dataset.site) || undefined;

export const call = createApiCaller({
  fetch: (url, init) => fetch(url, init),
  base: '',
  site: siteOfPage,
});

/** Returns 16 random bytes as hex. `crypto.randomUUID` works only on HTTPS pages. */
export const newIdempotencyKey = (): string =>
  Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) =>
    byte.toString(16).padStart(2, '0'),
  ).join('');
