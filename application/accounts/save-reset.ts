import { err, ok, type Result } from 'neverthrow';
import type { Passwords } from '../ports/passwords.ts';
import type { Store } from '../ports/store.ts';
import { accountLock } from './activation.ts';
import { clearLoginLimits, limitLock } from './limits.ts';
import { type NewPasswordDeps, setNewPassword } from './new-password.ts';
import {
  type PasswordJudgingDeps,
  rejectCommonPassword,
  TOO_COMMON,
  type TooCommon,
} from './password-strength.ts';

export type ResetFailure = TooCommon | { readonly kind: 'tokenInvalid' };

export type PasswordReset = {
  readonly token: string;
  /** A new password: 6 to 128 characters (R42) and not a common one (R67). */
  readonly password: string;
  readonly siteId: number;
};

export type SaveResetDeps = NewPasswordDeps &
  PasswordJudgingDeps & {
    readonly store: Pick<Store, 'inTransaction' | 'tokens' | 'accounts'>;
    readonly passwords: Passwords;
    readonly committed: () => void;
  };

const INVALID: ResetFailure = { kind: 'tokenInvalid' };

/** Ends sessions (R43), clears failed logins (R42.17). A refused password keeps the link (R67). */
export const saveReset =
  (deps: SaveResetDeps) =>
  async ({ token, password, siteId }: PasswordReset): Promise<Result<void, ResetFailure>> => {
    const hash = deps.ids.hashOf(token);
    const stored = await deps.store.tokens.byHash(hash);
    const account =
      stored?.kind === 'reset' && deps.clock.now() < stored.expiresAt
        ? await deps.store.accounts.byId(stored.accountId)
        : null;
    if (account === null) return err(INVALID);
    if (await rejectCommonPassword(deps, password, account.email)) return err(TOO_COMMON);
    const passwordHash = await deps.passwords.hash(password);
    const locks = [
      accountLock(account.email),
      ...(['loginOfEmail', 'resetOfEmail'] as const).map((name) => limitLock(name, account.email)),
    ];
    const result = await deps.store.inTransaction<void, ResetFailure>(
      locks,
      async (transaction) => {
        // The link may have been used, or the account deleted, since the first read.
        const tokenNow = await transaction.tokens.byHash(hash);
        const current = await transaction.accounts.byId(account.id);
        if (tokenNow === null || current?.active !== true) return err(INVALID);
        await setNewPassword(deps, transaction, current, passwordHash, {
          siteId,
          sessionHash: null,
        });
        await clearLoginLimits(transaction, current.email);
        return ok(undefined);
      },
    );
    if (result.isOk()) deps.committed();
    return result;
  };
