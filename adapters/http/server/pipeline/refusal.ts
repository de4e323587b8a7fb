import { type FieldError, messageOf, type RefusalCode, refusals } from '../../contract/failure.ts';
import { type PanelRefusalCode, panelRefusals } from '../../contract/panel/refusals.ts';

/**
 * A refused call: its status and the body in the contract's shape. `retryAfter` in seconds, for 429
 * and 503.
 */
export type CallRefusal = {
  readonly status: number;
  readonly body: {
    readonly message: string;
    readonly code?: string;
    readonly errors?: readonly FieldError[];
    readonly [more: string]: unknown;
  };
  readonly retryAfter?: number;
  /**
   * Path of the page on which a person goes on whose link was refused. A program gets only the
   * body.
   */
  readonly onward?: string;
};

/**
 * Builds a refusal from its code. `more` holds the code's additional keys (CurrentPrice, Rooms,
 * Reservation, errors).
 */
export const refuseWith = (
  code: RefusalCode,
  more: Readonly<Record<string, unknown>> = {},
): CallRefusal => {
  const { status, message } = refusals[code];
  return { status, body: { ...more, message, code } };
};

/** Builds a refusal with a code that only the panel uses. */
export const refusePanel = (
  code: PanelRefusalCode,
  errors?: readonly FieldError[],
): CallRefusal => {
  const { status, message } = panelRefusals[code];
  return { status, body: { message, code, ...(errors === undefined ? {} : { errors }) } };
};

/** 400 for missing or invalid fields. By default the message names the first field. */
export const refuseFields = (
  errors: readonly FieldError[],
  message: string = messageOf(errors),
): CallRefusal => ({
  status: 400,
  body: { message, errors },
});

/** 400 for a password that is too easy to guess, at its field (R67). */
export const refuseTooCommon = (field: 'password' | 'newPassword'): CallRefusal =>
  refuseFields([{ field, code: 'tooCommon' }]);

/** Seconds until a retry makes sense when the store is unavailable. */
const STORE_RETRY_AFTER = 2;

/** 503 while the store is unavailable. `inDoubt`: the call may have been committed. */
export const refuseUnavailable = ({ inDoubt }: { readonly inDoubt: boolean }): CallRefusal => ({
  ...refuseWith(inDoubt ? 'inDoubt' : 'notReady'),
  retryAfter: STORE_RETRY_AFTER,
});

/** 429 with a Retry-After in whole seconds (R42, R57). */
export const refuseUntil = (milliseconds: number): CallRefusal => {
  const seconds = Math.max(1, Math.ceil(milliseconds / 1000));
  return { ...refuseWith('tooManyRequests'), retryAfter: seconds };
};
