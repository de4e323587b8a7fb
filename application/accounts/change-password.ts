import { err, ok, type Result, safeTry } from 'neverthrow';
import type { Account } from '../../domain/accounts/account.ts';
import type { Passwords } from '../ports/passwords.ts';
import type { Store } from '../ports/store.ts';
import { accountLock } from './account-lock.ts';
import { type JudgingDeps, TOO_COMMON, type TooCommon, tooCommon } from './guessable.ts';
import { type LimitDeps, type TooMany, take, trying } from './limits.ts';
import { giveNewPassword, type NewPasswordDeps } from './new-password.ts';

export type ChangeFailure = TooMany | TooCommon | { readonly kind: 'wrongPassword' };

export type PasswordChange = {
  readonly account: Account;
  readonly oldPassword: string;
  /** 6 to 128 characters (R42), and none that others try first (R67). */
  readonly newPassword: string;
  readonly siteId: number;
  /** The session that goes on. */
  readonly sessionHash: string;
};

export type ChangePasswordDeps = LimitDeps &
  JudgingDeps &
  NewPasswordDeps & {
    readonly store: Pick<Store, 'inTransaction'>;
    readonly passwords: Passwords;
    /** Told after every commit that may have added a mail. */
    readonly committed: () => void;
  };

const WRONG: ChangeFailure = { kind: 'wrongPassword' };

/**
 * Changes the password of somebody who is logged in and knows the present one; all other sessions end (R43). A wrong one counts like a
 * failed login of the e-mail (R42): a session that somebody got hold of is no way to try passwords.
 */
export const changePassword =
  (deps: ChangePasswordDeps) =>
  async ({ account, oldPassword, newPassword, siteId, sessionHash }: PasswordChange): Promise<Result<void, ChangeFailure>> =>
    safeTry(async function* () {
      if (await tooCommon(deps, newPassword, account.email)) return err(TOO_COMMON);
      const passwordHash = yield* await deps.passwords.inLine(
        async ({ hash, matches }): Promise<Result<string, ChangeFailure>> =>
          safeTry(async function* () {
            const tried = yield* await take(deps, ['loginOfEmail', account.email]);
            if (!(await trying(tried, () => matches(oldPassword, account.passwordHash)))) return err(WRONG);
            await tried.giveBack();
            return ok(await hash(newPassword));
          }),
      );
      const result = await deps.store.inTransaction<void, ChangeFailure>([accountLock(account.email)], async (transaction) => {
        const now = await transaction.accounts.byId(account.id);
        // Another tab may have been quicker: the password that was checked is no longer the present one.
        if (now === null || now.passwordHash !== account.passwordHash) return err(WRONG);
        await giveNewPassword(deps, transaction, now, passwordHash, { siteId, sessionHash });
        return ok(undefined);
      });
      if (result.isOk()) deps.committed();
      return result;
    });
