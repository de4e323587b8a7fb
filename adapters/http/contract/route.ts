import type * as t from 'io-ts';
import type { SecurityEventName } from '../../../application/ports/security-log.ts';
import type { LimitName } from '../../../domain/limits.ts';

/** Who is allowed to call. Other travellers of a booking get 403, everybody else 404 (R45). */
export type AccessLevel =
  | 'anybody'
  | 'session'
  | 'customer'
  | 'ambassador'
  | 'reservation'
  | 'trip';

/**
 * Security events that a call logs. `always`: each call logs this event. 'code': only a call with a
 * refused code is logged, because somebody may guess codes.
 */
export type Audit = { readonly always: SecurityEventName } | 'code' | 'honeypot' | 'loginCheck';

export type Route = {
  readonly method: 'GET' | 'POST';
  /** A name in braces is a request field that the server reads from the path. */
  readonly path: `/${string}`;
  /**
   * `changes`: a call that only the shop's pages can send, with an idempotency key (R44).
   * `redirects`: a link that leads to another page.
   */
  readonly kind: 'reads' | 'changes' | 'redirects';
  readonly request: t.Mixed;
  readonly response: t.Mixed;
  /**
   * Further statuses that this call can return. `responseStatusesOf` adds the statuses that follow
   * from the call's other properties, such as 400 or 413.
   */
  readonly statuses: readonly number[];
  readonly access: AccessLevel;
  /** `no-cache`: the same response for all callers. `no-store`: private, or changes often. */
  readonly cache: 'no-cache' | 'no-store';
  /** A rate limit that counts before the body is read, so that invalid requests count too (R42). */
  readonly limit: Extract<LimitName, `${string}OfAddress`> | null;
  /** What a retry does if the response was lost: `run` the call again or `rebuild` the response. */
  readonly replay: 'run' | 'rebuild';
  readonly form: `/${string}` | null;
  readonly audit: Audit | null;
  readonly needsStore: boolean;
};
