import type * as t from 'io-ts';
import type { SecurityEventName } from '../../../application/ports/security-log.ts';
import type { LimitName } from '../../../domain/limits.ts';

/**
 * Checked before the body is read. `session`: any session. `reservation`, `trip`: of one booking,
 * whose id is read first. Strangers get 404; travellers who do not own the trip get 403 (R45).
 */
export type AccessLevel =
  | 'anybody'
  | 'session'
  | 'customer'
  | 'ambassador'
  | 'reservation'
  | 'trip';

/**
 * Besides refused access and reached limits (ADR 10). `code`: every refusal may be a guess.
 * `honeypot`: its response looks like any other. `loginCheck`: a 401 is its normal response.
 */
export type Audit = { readonly always: SecurityEventName } | 'code' | 'honeypot' | 'loginCheck';

export type Route = {
  readonly method: 'GET' | 'POST';
  /** A name in braces is a field of the request: the server reads it from the path. */
  readonly path: `/${string}`;
  /**
   * `changes`: checks the origin (R44), a POST takes an Idempotency-Key. `redirects`: may be in a
   * mail, so the origin is not checked.
   */
  readonly kind: 'reads' | 'changes' | 'redirects';
  readonly request: t.Mixed;
  readonly response: t.Mixed;
  /** `statusesOf` adds those that follow from the route's other properties. */
  readonly statuses: readonly number[];
  readonly access: AccessLevel;
  /** `no-cache`: the same for everybody. `no-store`: private or different each time. */
  readonly cache: 'no-cache' | 'no-store';
  /** Counted before the request is read, also for invalid ones (R42). Null: no limit here. */
  readonly limit: Extract<LimitName, `${string}OfAddress`> | null;
  /**
   * For a committed first call with a lost response. `rebuild`: from the stored state, because a
   * second run would be refused or act twice.
   */
  readonly replay: 'run' | 'rebuild';
  /** The page whose form makes this call without a script. */
  readonly form: `/${string}` | null;
  readonly audit: Audit | null;
  /** False if the route can answer while the store is unavailable. */
  readonly needsStore: boolean;
  readonly summary: string;
};
