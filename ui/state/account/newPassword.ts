import type { ApiFailure } from '../../../adapters/http/client/failure.ts';

/** A new password as it is typed: once, and once more. */
export type TypedPassword = { readonly password: string; readonly repeat: string };

export type PasswordCode = 'required' | 'tooShort' | 'tooLong';
/** Whether the shop refused a new password because others would try it first (R67). */
export const refusedAsCommon = (failure: ApiFailure): boolean =>
  failure.kind === 'refused' && failure.errors.some(({ code }) => code === 'tooCommon');

export type TypedFaults = { readonly password?: PasswordCode; readonly repeat?: 'required' | 'mismatch' };

/** What can be told of a password before asking the shop: empty, shorter than 6 or longer than 128 characters (R42). */
export const passwordCode = (password: string): PasswordCode | null => {
  if (password === '') return 'required';
  return password.length < 6 ? 'tooShort' : password.length > 128 ? 'tooLong' : null;
};

/** What is wrong with the two; a repeat is judged only beside a password that could be taken. */
export const typedFaults = ({ password, repeat }: TypedPassword): TypedFaults => {
  const code = passwordCode(password);
  if (code !== null) return repeat === '' ? { password: code, repeat: 'required' } : { password: code };
  if (repeat === '') return { repeat: 'required' };
  return repeat === password ? {} : { repeat: 'mismatch' };
};
