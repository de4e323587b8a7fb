import { err, ok, type Result, safeTry } from 'neverthrow';
import type { Account } from '../../domain/accounts/account.ts';
import { type Instant, MINUTE } from '../../domain/calendar.ts';
import type { Passwords } from '../ports/passwords.ts';
import type { Session } from '../ports/sessions.ts';
import { giveBackIfBusy, type LimitDeps, type TooMany, takeLimits } from './limits.ts';

const FRESH: Instant = 15 * MINUTE;

export type ProofFailure =
  | TooMany
  | { readonly kind: 'passwordNeeded' }
  | { readonly kind: 'wrongPassword' };

export type ProofDeps = LimitDeps & { readonly passwords: Passwords };

export type Claimant = {
  readonly account: Account;
  readonly session: Pick<Session, 'createdAt'>;
  readonly address: string;
  readonly password: string | null;
};

/** Irreversible actions require the password. A wrong one is a failed login (R42, R69). */
export const requireFreshLogin = async (
  deps: ProofDeps,
  { account, session, address, password }: Claimant,
): Promise<Result<void, ProofFailure>> => {
  if (deps.clock.now() - session.createdAt <= FRESH) return ok(undefined);
  if (password === null) return err({ kind: 'passwordNeeded' });
  return deps.passwords.inLine(async ({ matches }) =>
    safeTry(async function* () {
      const tried = yield* await takeLimits(
        deps,
        ['loginOfEmail', account.email],
        ['loginOfAddress', address],
      );
      if (!(await giveBackIfBusy(tried, () => matches(password, account.passwordHash))))
        return err({ kind: 'wrongPassword' } as const);
      await tried.giveBack();
      return ok(undefined);
    }),
  );
};
