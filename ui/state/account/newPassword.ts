import type { ApiFailure } from '../../../adapters/http/client/failure.ts';
import { passwordProblem } from '../../../adapters/http/contract/account/password.ts';

/** A new password as it is typed: once, and once more. */
export type TypedPassword = { readonly password: string; readonly repeat: string };

/** Whether the shop refused a new password because others would try it first (R67). */
export const refusedAsCommon = (failure: ApiFailure): boolean =>
  failure.kind === 'refused' && failure.errors.some(({ code }) => code === 'tooCommon');

export type TypedFaults = {
  readonly password?: NonNullable<ReturnType<typeof passwordProblem>>;
  readonly repeat?: 'required' | 'mismatch';
};

/** What is wrong with the two; a repeat is judged only beside a password that could be taken. */
export const typedFaults = ({ password, repeat }: TypedPassword): TypedFaults => {
  const code = passwordProblem(password);
  if (code !== null) return repeat === '' ? { password: code, repeat: 'required' } : { password: code };
  if (repeat === '') return { repeat: 'required' };
  return repeat === password ? {} : { repeat: 'mismatch' };
};
