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
 * Makes a function that converts a failure to a refusal. `newPassword` and `oldPassword` are the
 * names of the call's password fields. A refusal of a password contains one of these names.
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
