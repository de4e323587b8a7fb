import { err, ok, type Result, safeTry } from 'neverthrow';
import type { Account } from '../../domain/accounts/account.ts';
import { type Instant, MINUTE } from '../../domain/calendar.ts';
import type { Passwords } from '../ports/passwords.ts';
import type { Session } from '../ports/visits.ts';
import { type LimitDeps, type TooMany, take, trying } from './limits.ts';

/** So long after a login nobody is asked for the password again (R69). */
const FRESH: Instant = 15 * MINUTE;

export type ProofFailure = TooMany | { readonly kind: 'passwordNeeded' } | { readonly kind: 'wrongPassword' };

export type ProofDeps = LimitDeps & { readonly passwords: Passwords };

/** Somebody who is logged in, and the password that they gave with the call; null where they gave none. */
export type Claimant = {
  readonly account: Account;
  readonly session: Pick<Session, 'createdAt'>;
  readonly address: string;
  readonly password: string | null;
};

/**
 * Whether it is the customer who asks for what cannot be undone: their login is fresh, or the password came with the call. A wrong one
 * counts like a failed login (R42), so that a screen left open is no way to try passwords (R69).
 */
export const provedOwner = async (
  deps: ProofDeps,
  { account, session, address, password }: Claimant,
): Promise<Result<void, ProofFailure>> => {
  if (deps.clock.now() - session.createdAt <= FRESH) return ok(undefined);
  if (password === null) return err({ kind: 'passwordNeeded' });
  return deps.passwords.inLine(async ({ matches }) =>
    safeTry(async function* () {
      const tried = yield* await take(deps, ['loginOfEmail', account.email], ['loginOfAddress', address]);
      if (!(await trying(tried, () => matches(password, account.passwordHash)))) return err({ kind: 'wrongPassword' } as const);
      await tried.giveBack();
      return ok(undefined);
    }),
  );
};
