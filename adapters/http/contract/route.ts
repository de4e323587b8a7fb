import type * as t from 'io-ts';
import type { SecurityEventName } from '../../../application/ports/security-log.ts';
import type { LimitName } from '../../../domain/limits.ts';

/** Who is allowed to call. A booking's other travellers get 403, everybody else 404 (R45). */
export type AccessLevel =
  | 'anybody'
  | 'session'
  | 'customer'
  | 'ambassador'
  | 'reservation'
  | 'trip';

/** Extra security events of a call (ADR 10). 'code': a refused code is perhaps a guess. */
export type Audit = { readonly always: SecurityEventName } | 'code' | 'honeypot' | 'loginCheck';

export type Route = {
  readonly method: 'GET' | 'POST';
  /** A name in braces is a field of the request, which the server reads from the path. */
  readonly path: `/${string}`;
  /** `changes`: from the shop's origin (R44), with Idempotency-Key. `redirects`: links in mails. */
  readonly kind: 'reads' | 'changes' | 'redirects';
  readonly request: t.Mixed;
  readonly response: t.Mixed;
  /** Statuses of the response, except those that `statusesOf` adds. */
  readonly statuses: readonly number[];
  readonly access: AccessLevel;
  /** `no-cache`: all callers get the same response. `no-store`: it is private or changes often. */
  readonly cache: 'no-cache' | 'no-store';
  /** A rate limit that counts before the request is read, so invalid requests count too (R42). */
  readonly limit: Extract<LimitName, `${string}OfAddress`> | null;
  /** What a retry does: 'run' repeats the call, 'rebuild' makes the lost response again. */
  readonly replay: 'run' | 'rebuild';
  readonly form: `/${string}` | null;
  readonly audit: Audit | null;
  readonly needsStore: boolean;
  readonly summary: string;
};
