import type * as t from 'io-ts';
import type { SecurityEventName } from '../../../application/ports/security-log.ts';
import type { LimitName } from '../../../domain/limits.ts';

/**
 * Who may make a call. It is checked before the body is read. `session`: any session.
 * `reservation`, `trip`: of one booking, whose id is read first. Strangers get 404; travellers who
 * do not own the trip get 403 (R45).
 */
export type AccessLevel =
  | 'anybody'
  | 'session'
  | 'customer'
  | 'ambassador'
  | 'reservation'
  | 'trip';

/**
 * Which security events a route logs, besides refused access and reached limits (ADR 10). `code`:
 * every refusal may be a guess. `honeypot`: its response looks like any other. `loginCheck`: a 401
 * is its normal response.
 */
export type Audit = { readonly always: SecurityEventName } | 'code' | 'honeypot' | 'loginCheck';

export type Route = {
  readonly method: 'GET' | 'POST';
  /** The path. A name in braces is a field of the request: the server reads it from the path. */
  readonly path: `/${string}`;
  /**
   * What the call does. `changes`: its origin is checked (R44), and a POST takes an
   * Idempotency-Key. `redirects`: its link may be in a mail, so the origin is not checked.
   */
  readonly kind: 'reads' | 'changes' | 'redirects';
  readonly request: t.Mixed;
  readonly response: t.Mixed;
  /** The route's own statuses. `statusesOf` adds those that follow from its other properties. */
  readonly statuses: readonly number[];
  readonly access: AccessLevel;
  /**
   * Cache-Control. `no-cache`: the response is the same for everybody. `no-store`: it is private or
   * different each time.
   */
  readonly cache: 'no-cache' | 'no-store';
  /**
   * The rate limit of the network address. It counts before the request is read, also for invalid
   * ones (R42). Null: there is none.
   */
  readonly limit: Extract<LimitName, `${string}OfAddress`> | null;
  /**
   * What a repeated call does if the first one was committed and its response is lost. `rebuild`:
   * makes the response from the stored state, because a second run would be refused or act twice.
   */
  readonly replay: 'run' | 'rebuild';
  /** The page whose form makes this call without a script. */
  readonly form: `/${string}` | null;
  readonly audit: Audit | null;
  /** False if the route can answer while the store is unavailable. */
  readonly needsStore: boolean;
  readonly summary: string;
};
