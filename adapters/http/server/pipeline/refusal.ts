import { type FieldError, messageOf, type RefusalCode, refusals } from '../../contract/failure.ts';

const panelRefusals = {
  notOwner: { status: 403, message: 'Only the owner of the reservation may do this' },
  linkEnded: { status: 404, message: 'The link is not valid any more' },
  notAmbassador: { status: 403, message: 'Not an ambassador' },
  badCodeName: { status: 400, message: 'Ambassador code has a bad format' },
  codeExists: { status: 409, message: 'Ambassador code already exists' },
  aboveCommission: { status: 400, message: 'Value is above the unsettled commission' },
  badAmount: { status: 400, message: 'Amount is not acceptable' },
} as const satisfies Record<string, { readonly status: number; readonly message: string }>;

type PanelRefusalCode = keyof typeof panelRefusals;

/** `retryAfter` is in seconds and belongs to 429 and 503. */
export type CallRefusal = {
  readonly status: number;
  readonly body: {
    readonly message: string;
    readonly code?: string;
    readonly errors?: readonly FieldError[];
    readonly [more: string]: unknown;
  };
  readonly retryAfter?: number;
  readonly onward?: string;
};

export const refuseWith = (
  code: RefusalCode,
  more: Readonly<Record<string, unknown>> = {},
): CallRefusal => {
  const { status, message } = refusals[code];
  return { status, body: { ...more, message, code } };
};

export const refusePanel = (
  code: PanelRefusalCode,
  errors?: readonly FieldError[],
): CallRefusal => {
  const { status, message } = panelRefusals[code];
  return { status, body: { message, code, ...(errors === undefined ? {} : { errors }) } };
};

export const refuseFields = (
  errors: readonly FieldError[],
  message: string = messageOf(errors),
): CallRefusal => ({
  status: 400,
  body: { message, errors },
});

export const refuseTooCommon = (field: 'password' | 'newPassword'): CallRefusal =>
  refuseFields([{ field, code: 'tooCommon' }]);

const STORE_RETRY_AFTER = 2;

/** `inDoubt` means that the call may have been committed. */
export const refuseUnavailable = ({ inDoubt }: { readonly inDoubt: boolean }): CallRefusal => ({
  ...refuseWith(inDoubt ? 'inDoubt' : 'notReady'),
  retryAfter: STORE_RETRY_AFTER,
});

/** `Retry-After` is in whole seconds, at least one (R42, R57). */
export const refuseUntil = (milliseconds: number): CallRefusal => {
  const seconds = Math.max(1, Math.ceil(milliseconds / 1000));
  return { ...refuseWith('tooManyRequests'), retryAfter: seconds };
};
