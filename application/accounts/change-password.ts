import { err, ok, type Result, safeTry } from 'neverthrow';
import type { Account } from '../../domain/accounts/account.ts';
import type { Passwords } from '../ports/passwords.ts';
import type { Store } from '../ports/store.ts';
import { accountLock } from './activation.ts';
import { giveBackIfBusy, type LimitDeps, type TooMany, takeLimits } from './limits.ts';
import { type NewPasswordDeps, setNewPassword } from './new-password.ts';
import {
  type PasswordJudgingDeps,
  rejectCommonPassword,
  TOO_COMMON,
  type TooCommon,
} from './password-strength.ts';

export type PasswordChangeFailure = TooMany | TooCommon | { readonly kind: 'wrongPassword' };

export type PasswordChange = {
  readonly account: Account;
  readonly oldPassword: string;
  readonly newPassword: string;
  readonly siteId: number;
  readonly sessionHash: string;
};

export type ChangePasswordDeps = LimitDeps &
  PasswordJudgingDeps &
  NewPasswordDeps & {
    readonly store: Pick<Store, 'inTransaction'>;
    readonly passwords: Passwords;
    readonly committed: () => void;
  };

const WRONG: PasswordChangeFailure = { kind: 'wrongPassword' };

/** Ends the account's other sessions (R43). A wrong password counts as a failed login (R42). */
export const changePassword =
  (deps: ChangePasswordDeps) =>
  async ({
    account,
    oldPassword,
    newPassword,
    siteId,
    sessionHash,
  }: PasswordChange): Promise<Result<void, PasswordChangeFailure>> =>
    safeTry(async function* () {
      if (await rejectCommonPassword(deps, newPassword, account.email)) return err(TOO_COMMON);
      const passwordHash = yield* await deps.passwords.inLine(
        async ({ hash, matches }): Promise<Result<string, PasswordChangeFailure>> =>
          safeTry(async function* () {
            const tried = yield* await takeLimits(deps, ['loginOfEmail', account.email]);
            if (!(await giveBackIfBusy(tried, () => matches(oldPassword, account.passwordHash))))
              return err(WRONG);
            await tried.giveBack();
            return ok(await hash(newPassword));
          }),
      );
      const result = await deps.store.inTransaction<void, PasswordChangeFailure>(
        [accountLock(account.email)],
        async (transaction) => {
          const current = await transaction.accounts.byId(account.id);
          // A parallel request may have changed the password in the meantime.
          if (current === null || current.passwordHash !== account.passwordHash) return err(WRONG);
          await setNewPassword(deps, transaction, current, passwordHash, { siteId, sessionHash });
          return ok(undefined);
        },
      );
      if (result.isOk()) deps.committed();
      return result;
    });
