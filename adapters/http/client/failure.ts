import type { FieldError } from '../contract/failure.ts';

/**
 * Why a call gave no answer. `refused`: the shop said no, and why (`code` names the cause where there is one, `body` has what comes with
 * it: CurrentPrice, Rooms, Reservation). `tooMany`: try again after so many seconds. `offline`: no answer came at all, or not in time.
 * `malformed`: an answer that is not the shop's (a proxy's page, a broken body). `aborted`: the caller's own signal ended the call.
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

export const isRecord = (u: unknown): u is Readonly<Record<string, unknown>> => typeof u === 'object' && u !== null && !Array.isArray(u);

const isFieldError = (u: unknown): u is FieldError => isRecord(u) && typeof u.field === 'string' && typeof u.code === 'string';

/** A refusal from its status, its Retry-After header and its parsed body. */
export const failureOf = (status: number, retryAfter: string | null, body: unknown): ApiFailure => {
  if (!isRecord(body) || typeof body.message !== 'string') return { kind: 'malformed', status };
  const { message, code, errors } = body;
  if (status === 429) {
    const seconds = Number(retryAfter);
    return { kind: 'tooMany', retryAfterSeconds: Number.isFinite(seconds) && seconds > 0 ? Math.ceil(seconds) : 60, message };
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
