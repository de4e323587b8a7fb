import { isRecord } from '../../codecs/is-record.ts';
import type { FieldError } from '../contract/failure.ts';

export { isRecord };

/**
 * Why a call failed.
 * `refused`: the shop refused it; `code` names the cause if there is one, and `body` holds its data
 * (CurrentPrice, Rooms, Reservation). `tooMany`: retry after the given seconds. `offline`: no
 * response, or none in time.
 * `malformed`: a response that is not the shop's (a proxy's page, a broken body). `aborted`: the
 * caller's signal ended the call.
 */
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

/** Builds the failure from status, Retry-After header and parsed body. */
export const failureOf = (status: number, retryAfter: string | null, body: unknown): ApiFailure => {
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
