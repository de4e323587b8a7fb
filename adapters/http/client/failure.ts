import { isRecord } from '../../codecs/is-record.ts';
import type { FieldError } from '../contract/failure.ts';

export { isRecord };

/** `offline` means no response in time, `malformed` a response that is not the shop's. */
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
