import { isGuessable } from '../../domain/accounts/account.ts';
import { SITES } from '../../domain/sites.ts';
import type { PortDeps } from '../ports/ports.ts';

export type PasswordJudgingDeps = PortDeps<{ commonPasswords: true; settings: 'of' }>;

export type TooCommon = { readonly kind: 'passwordTooCommon' };
export const TOO_COMMON: TooCommon = { kind: 'passwordTooCommon' };

export const isCommonOrPersonalPassword = async (
  { commonPasswords, settings }: PasswordJudgingDeps,
  password: string,
  email: string,
): Promise<boolean> => {
  const common = await commonPasswords.words();
  // All brands share accounts, so a brand's name makes a password weak in each of them.
  const brands = SITES.flatMap((siteId) => settings.of(siteId)?.name ?? []);
  return isGuessable(password, (word) => common.has(word), [email, ...brands]);
};
