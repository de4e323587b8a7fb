import type * as t from 'io-ts';
import type { SecurityEventName } from '../../../application/ports/security-log.ts';
import type { LimitName } from '../../../domain/limits.ts';

/** Checked before the body is read. Strangers to a trip get 404, its other travellers 403 (R45). */
export type AccessLevel =
  | 'anybody'
  | 'session'
  | 'customer'
  | 'ambassador'
  | 'reservation'
  | 'trip';

/** The route logs these security events, too (ADR 10). With `code`, a refusal may be a guess. */
export type Audit = { readonly always: SecurityEventName } | 'code' | 'honeypot' | 'loginCheck';

export type Route = {
  readonly method: 'GET' | 'POST';
  /** A name in braces is a field of the request, which the server reads from the path. */
  readonly path: `/${string}`;
  /** `changes` need the shop's origin (R44) and take an Idempotency-Key. Mails link `redirects`. */
  readonly kind: 'reads' | 'changes' | 'redirects';
  readonly request: t.Mixed;
  readonly response: t.Mixed;
  /** The function `statusesOf` adds the statuses that follow from other properties. */
  readonly statuses: readonly number[];
  readonly access: AccessLevel;
  /** `no-cache` responses are the same for everybody; `no-store` responses are private or vary. */
  readonly cache: 'no-cache' | 'no-store';
  /** A rate limit that counts before the request is read, so invalid requests count too (R42). */
  readonly limit: Extract<LimitName, `${string}OfAddress`> | null;
  /** A retry runs the call again, or `rebuild` makes the lost response from the stored state. */
  readonly replay: 'run' | 'rebuild';
  readonly form: `/${string}` | null;
  readonly audit: Audit | null;
  readonly needsStore: boolean;
  readonly summary: string;
};
