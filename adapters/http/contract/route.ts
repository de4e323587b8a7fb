import type * as t from 'io-ts';
import type { SecurityEventName } from '../../../application/ports/security-log.ts';
import type { LimitName } from '../../../domain/limits.ts';

/**
 * Checked before the body is read. `session`: any session. `reservation` and `trip`: strangers get
 * 404, travellers who do not own the trip 403 (R45).
 */
export type AccessLevel =
  | 'anybody'
  | 'session'
  | 'customer'
  | 'ambassador'
  | 'reservation'
  | 'trip';

/**
 * Logged besides refused access and rate limits (ADR 10). `code`: every refusal may be a guess.
 * `loginCheck`: a 401 is its normal response.
 */
export type Audit = { readonly always: SecurityEventName } | 'code' | 'honeypot' | 'loginCheck';

export type Route = {
  readonly method: 'GET' | 'POST';
  /** A name in braces is a field of the request: the server reads it from the path. */
  readonly path: `/${string}`;
  /**
   * `changes`: its origin is checked (R44), and a POST takes an Idempotency-Key. `redirects`: a
   * mail may link to it, so no origin is checked.
   */
  readonly kind: 'reads' | 'changes' | 'redirects';
  readonly request: t.Mixed;
  readonly response: t.Mixed;
  /** `statusesOf` adds the statuses that follow from the route's other properties. */
  readonly statuses: readonly number[];
  readonly access: AccessLevel;
  /** `no-cache`: the response is the same for everybody. `no-store`: it is private or varies. */
  readonly cache: 'no-cache' | 'no-store';
  /** Rate limit of the network address. It counts before the request is read (R42). */
  readonly limit: Extract<LimitName, `${string}OfAddress`> | null;
  /** A repeated call runs again, or `rebuild` makes its lost response from the stored state. */
  readonly replay: 'run' | 'rebuild';
  /** The page whose form makes this call without a script. */
  readonly form: `/${string}` | null;
  readonly audit: Audit | null;
  /** False if the route can answer while the store is unavailable. */
  readonly needsStore: boolean;
  readonly summary: string;
};
