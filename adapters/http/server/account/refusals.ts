import type { RefusalCode } from '../../contract/failure.ts';
import {
  type CallRefusal,
  refuseFields,
  refuseTooManyRequests,
  refuseWith,
} from '../pipeline/failures.ts';

type AccountFailure =
  | { readonly kind: 'tooMany'; readonly retryAfter: number }
  | { readonly kind: 'passwordTooCommon' | 'wrongPassword' | 'unknownBooking' }
  | { readonly kind: RefusalCode };

/**
 * Makes a function that turns failures into refusals of a call. The arguments are the names of the
 * call's fields for the new and the old password. A refusal about a password names one of these
 * fields.
 */
export const accountFailureMapper =
  ({ newPassword = 'password', oldPassword = 'password' } = {}) =>
  (failure: AccountFailure): CallRefusal => {
    if (failure.kind === 'tooMany') return refuseTooManyRequests(failure.retryAfter);
    if (failure.kind === 'passwordTooCommon')
      return refuseFields([{ field: newPassword, code: 'tooCommon' }]);
    if (failure.kind === 'wrongPassword')
      return refuseFields([{ field: oldPassword, code: 'wrong' }]);
    return refuseWith(failure.kind === 'unknownBooking' ? 'notFound' : failure.kind);
  };
