import type { ApiFailure } from '../../../adapters/http/client/call.ts';
import { passwordProblem } from '../../../adapters/http/contract/screen-rules.ts';

export type EnteredPassword = { readonly password: string; readonly repeat: string };

/**
 * The shop refused the password, because it is common: attackers try common passwords first (R67).
 */
export const isRefusedAsCommon = (failure: ApiFailure): boolean =>
  failure.kind === 'refused' && failure.errors.some(({ code }) => code === 'tooCommon');

export type PasswordFaults = {
  readonly password?: NonNullable<ReturnType<typeof passwordProblem>>;
  readonly repeat?: 'required' | 'mismatch';
};

/** The repeated password is checked only if the first password is valid. */
export const newPasswordFaults = ({ password, repeat }: EnteredPassword): PasswordFaults => {
  const code = passwordProblem(password);
  if (code !== null)
    return repeat === '' ? { password: code, repeat: 'required' } : { password: code };
  if (repeat === '') return { repeat: 'required' };
  return repeat === password ? {} : { repeat: 'mismatch' };
};
