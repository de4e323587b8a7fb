import type * as t from 'io-ts';
import type { SecurityEventName } from '../../../application/ports/security-log.ts';
import type { LimitName } from '../../../domain/limits.ts';

/**
 * Who may call, checked before the body is read: a caller without a session never learns what a
 * call takes. `session`: any session, with or without an account. `reservation` and `trip` name a
 * booking: its id is read first. A stranger's booking answers 404; a trip on which the caller only
 * travels answers 403 (R45).
 */
export type AccessLevel =
  | 'anybody'
  | 'session'
  | 'customer'
  | 'ambassador'
  | 'reservation'
  | 'trip';

/**
 * Security events beyond refused access and reached limits (ADR 10). `always`: any result is
 * logged. `code`: a refusal may be a guess. `honeypot`: a filled one is logged, although its answer
 * is that of any other form. `loginCheck`: the 401 is an answer and refuses nobody anything.
 */
export type Audit = { readonly always: SecurityEventName } | 'code' | 'honeypot' | 'loginCheck';

export type Route = {
  readonly method: 'GET' | 'POST';
  /** A name in braces is a field of the request. */
  readonly path: `/${string}`;
  /**
   * `changes`: the origin is checked (R44), and a POST takes an Idempotency-Key. `redirects`:
   * answers 302 to a browser, also from a mail, so the origin is not checked.
   */
  readonly kind: 'reads' | 'changes' | 'redirects';
  /** Codec of a GET's query and path, or of a POST's body. */
  readonly request: t.Mixed;
  /** Codec of the 200 response. */
  readonly response: t.Mixed;
  /** Its own refusals, besides those that follow from the other facts (`statusesOf`). */
  readonly statuses: readonly number[];
  readonly access: AccessLevel;
  /** `no-cache`: the same response for everybody. `no-store`: private, or different each time. */
  readonly cache: 'no-cache' | 'no-store';
  /**
   * Counted per network address before the request is read, so that invalid requests count too
   * (R42). Null: nothing is counted, or the use case counts.
   */
  readonly limit: Extract<LimitName, `${string}OfAddress`> | null;
  /**
   * The answer to a repeated key whose first call committed and lost its response. `run`: the
   * handler runs again. `rebuild`: a second run would be refused or do more, so the response is
   * built from the stored state.
   */
  readonly replay: 'run' | 'rebuild';
  /** The page whose form makes this call without a script. */
  readonly form: `/${string}` | null;
  readonly audit: Audit | null;
  /** False: the call answers while the store is unavailable. */
  readonly needsStore: boolean;
  readonly summary: string;
};
