import { isGuessable } from '../../domain/accounts/guessable-password.ts';
import { SITES } from '../../domain/sites.ts';
import type { CommonPasswords } from '../ports/passwords.ts';
import type { Settings } from '../ports/settings.ts';

/** What a password that is being set is judged with. */
export type JudgingDeps = { readonly commonPasswords: CommonPasswords; readonly settings: Pick<Settings, 'of'> };

/** A new password that is too easy to guess (R67). */
export type TooCommon = { readonly kind: 'passwordTooCommon' };
export const TOO_COMMON: TooCommon = { kind: 'passwordTooCommon' };

/** Whether a password may not be set for the account of `email`, because others would try it first (R67). */
export const tooCommon = async ({ commonPasswords, settings }: JudgingDeps, password: string, email: string): Promise<boolean> => {
  const common = await commonPasswords.words();
  // Accounts are shared by the brands, so no brand's name will do.
  const brands = SITES.flatMap((siteId) => settings.of(siteId)?.name ?? []);
  return isGuessable(password, (word) => common.has(word), [email, ...brands]);
};
