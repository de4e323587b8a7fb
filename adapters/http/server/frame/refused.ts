import { type FieldError, messageOf, type RefusalCode, refusals } from '../../contract/failure.ts';
import { type PanelRefusalCode, panelRefusals } from '../../contract/panel/refusals.ts';

/** A refused call as it will be answered: its status, and the body in the contract's shape. `retryAfter` in seconds, for 429. */
export type Refused = {
  readonly status: number;
  readonly body: {
    readonly message: string;
    readonly code?: string;
    readonly errors?: readonly FieldError[];
    readonly [more: string]: unknown;
  };
  readonly retryAfter?: number;
  /** The shop's path on which somebody who followed a link goes on; a program gets the body alone. */
  readonly onward?: string;
};

/** A refusal by its cause; `more` is what the cause brings along (CurrentPrice, Rooms, Reservation, errors). */
export const refuse = (code: RefusalCode, more: Readonly<Record<string, unknown>> = {}): Refused => {
  const { status, message } = refusals[code];
  return { status, body: { ...more, message, code } };
};

/** A refusal by a cause that only the panel knows. */
export const refusePanel = (code: PanelRefusalCode, errors?: readonly FieldError[]): Refused => {
  const { status, message } = panelRefusals[code];
  return { status, body: { message, code, ...(errors === undefined ? {} : { errors }) } };
};

/** 400 for fields that are missing or wrong; the message names the first unless told. */
export const refuseFields = (errors: readonly FieldError[], message: string = messageOf(errors)): Refused => ({
  status: 400,
  body: { message, errors },
});

/** 400 for a password that is too easy to guess, at the field in which it was sent (R67). */
export const refuseTooCommon = (field: 'password' | 'newPassword'): Refused => refuseFields([{ field, code: 'tooCommon' }]);

/** Seconds after which a call makes sense again that found the store away. */
const STORE_BACK = 2;

/** 503 for the time in which the store is away; `inDoubt`: what was asked for may be done all the same. */
export const refuseAway = ({ inDoubt }: { readonly inDoubt: boolean }): Refused => ({
  ...refuse(inDoubt ? 'inDoubt' : 'notReady'),
  retryAfter: STORE_BACK,
});

/** 429 with the whole seconds after which a try makes sense (R42, R57). */
export const refuseUntil = (milliseconds: number): Refused => {
  const seconds = Math.max(1, Math.ceil(milliseconds / 1000));
  return { ...refuse('tooManyRequests'), retryAfter: seconds };
};
