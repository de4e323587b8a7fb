import type * as t from 'io-ts';
import type { SecurityEventName } from '../../../application/ports/security-log.ts';
import type { LimitName } from '../../../domain/limits.ts';

/**
 * Who may call a route. The server checks this before it reads the body, so a caller without a
 * session learns nothing about the body's format.
 * `session`: any session, with or without an account. `reservation` and `trip`: routes of one
 * booking, whose id is read first.
 * For a stranger's booking the server answers 404. For a trip on which the caller only travels it
 * answers 403 (R45).
 */
export type AccessLevel =
  | 'anybody'
  | 'session'
  | 'customer'
  | 'ambassador'
  | 'reservation'
  | 'trip';

/**
 * Security events that a route logs besides refused access and reached limits (ADR 10).
 * `always`: every result. `code`: every refusal, because it may be a guess. `honeypot`: a filled
 * honeypot field, although its response looks like any other. `loginCheck`: does not log a 401,
 * because it is this route's normal response.
 */
export type Audit = { readonly always: SecurityEventName } | 'code' | 'honeypot' | 'loginCheck';

export type Route = {
  readonly method: 'GET' | 'POST';
  /** A name in braces is a field of the request: the server reads it from the path. */
  readonly path: `/${string}`;
  /**
   * `changes`: the server checks the origin (R44), and a POST takes an Idempotency-Key.
   * `redirects`: the server answers a browser with 302. The link may be in a mail, so the origin
   * is not checked.
   */
  readonly kind: 'reads' | 'changes' | 'redirects';
  /** Codec of a GET's query and path, or of a POST's body. */
  readonly request: t.Mixed;
  /** Codec of the 200 response. */
  readonly response: t.Mixed;
  /**
   * The route's own refusals. `statusesOf` adds those that follow from the route's other
   * properties.
   */
  readonly statuses: readonly number[];
  readonly access: AccessLevel;
  /**
   * `no-cache`: the response is the same for everybody. `no-store`: the response is private or
   * differs each time.
   */
  readonly cache: 'no-cache' | 'no-store';
  /**
   * The rate limit per network address. It is counted before the request is read, so that invalid
   * requests count too (R42). Null: no limit, or the use case has one.
   */
  readonly limit: Extract<LimitName, `${string}OfAddress`> | null;
  /**
   * The response to a repeated key whose first call committed and lost its response.
   * `run`: the handler runs again. `rebuild`: the response is built from the stored state, because
   * a second run would be refused or would act twice.
   */
  readonly replay: 'run' | 'rebuild';
  /** The page whose form makes this call without a script. */
  readonly form: `/${string}` | null;
  readonly audit: Audit | null;
  /** False if the route can answer while the store is unavailable. */
  readonly needsStore: boolean;
  readonly summary: string;
};
