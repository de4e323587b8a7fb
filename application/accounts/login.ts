import { err, ok, type Result, safeTry } from 'neverthrow';
import type { Account } from '../../domain/accounts/account.ts';
import { type Instant, MINUTE } from '../../domain/calendar.ts';
import { normalizeEmail } from '../../domain/travellers/contact.ts';
import type { Session } from '../ports/accounts.ts';
import type { PortDeps } from '../ports/ports.ts';
import { runTransaction } from '../ports/store.ts';
import {
  accountLock,
  countAgainstRateLimit,
  countAttemptInRateLimits,
  createActivationLinkAndMail,
  type LimitDeps,
  rateLimitLock,
  runAndUncountIfPasswordsBusy,
  type TooMany,
} from './limits.ts';
import { type NewSession, newSession } from './sessions.ts';

const FRESH: Instant = 15 * MINUTE;

export type ProofFailure =
  | TooMany
  | { readonly kind: 'passwordNeeded' }
  | { readonly kind: 'wrongPassword' };

export type ProofDeps = LimitDeps & PortDeps<{ passwords: true }>;

type Claimant = {
  readonly account: Account;
  readonly session: Pick<Session, 'createdAt'>;
  readonly address: string;
  readonly password: string | null;
};

/**
 * Returns Ok if the login is recent or the password is right. Actions that need such proof call it
 * first. A wrong password counts as a failed login (R42, R69).
 */
export const requireFreshLogin = async (
  deps: ProofDeps,
  { account, session, address, password }: Claimant,
): Promise<Result<void, ProofFailure>> => {
  if (deps.clock.now() - session.createdAt <= FRESH) return ok(undefined);
  if (password === null) return err({ kind: 'passwordNeeded' });
  return deps.passwords.inLine(async ({ matches }) =>
    safeTry(async function* () {
      const tried = yield* await countAttemptInRateLimits(
        deps,
        ['loginOfEmail', account.email],
        ['loginOfAddress', address],
      );
      if (
        !(await runAndUncountIfPasswordsBusy(tried, () => matches(password, account.passwordHash)))
      )
        return err({ kind: 'wrongPassword' } as const);
      await tried.uncount();
      return ok(undefined);
    }),
  );
};

type Credentials = {
  readonly email: string;
  readonly password: string;
  readonly siteId: number;
  readonly address: string;
  readonly agent: string;
  readonly session: Session | null;
};

type LoginResult = { readonly begun: NewSession; readonly account: Account };
type LoginFailure = TooMany | { readonly kind: 'invalidCredentials' | 'accountBlocked' };

const REFUSED: LoginFailure = { kind: 'invalidCredentials' };

export type LoginDeps = LimitDeps &
  PortDeps<{ store: 'inTransaction' | 'accounts'; passwords: true; ids: true; committed: true }>;

/**
 * Mails a new activation link to a customer who logs in to an inactive account (R69). The caller
 * has already checked that the password is right (R42).
 */
const resendActivation = async (
  deps: LoginDeps,
  account: Account,
  { siteId, session }: Credentials,
): Promise<void> => {
  const at = deps.clock.now();
  const visitorId = session?.visitorId ?? deps.ids.rowId();
  const { email } = account;
  await runTransaction(
    deps.store,
    [accountLock(email), rateLimitLock('activationOfEmail', email)],
    async (transaction) => {
      const current = await transaction.accounts.byId(account.id);
      if (
        current === null ||
        current.active ||
        (await countAgainstRateLimit(deps, transaction, ['activationOfEmail', email])).isErr()
      )
        return;
      await createActivationLinkAndMail(deps, transaction, {
        accountId: current.id,
        email,
        siteId,
        visitorId,
        at,
      });
    },
  );
  deps.committed();
};

/**
 * Logs in, and gives the browser's drafts to the account. Returns null if the password was changed,
 * or all sessions were ended, while the shop checked the password (R43, R44).
 */
const beginSession = async (
  deps: LoginDeps,
  account: Account,
  { session, agent }: Credentials,
): Promise<LoginResult | null> => {
  const mine = session !== null && (session.accountId === null || session.accountId === account.id);
  const begun = newSession(deps, mine ? session.visitorId : deps.ids.rowId(), account.id, agent);
  const result = await deps.store.inTransaction<void, 'changed'>(
    [accountLock(account.email)],
    async (transaction) => {
      const current = await transaction.accounts.byId(account.id);
      if (current?.active !== true || current.passwordHash !== account.passwordHash)
        return err('changed');
      if (current.blocked !== undefined || current.sessionsEnded !== account.sessionsEnded)
        return err('changed');
      if (mine) await transaction.bookings.adopt(session.visitorId, account.id);
      await transaction.sessions.create(begun.session);
      if (session !== null) await transaction.sessions.end(session.hash);
      return ok(undefined);
    },
  );
  return result.isOk() ? { begun, account } : null;
};

/**
 * Logs in. The response is the same for an unknown e-mail, a wrong password and an inactive account
 * (R42).
 */
export const login =
  (deps: LoginDeps) =>
  (credentials: Credentials): Promise<Result<LoginResult, LoginFailure>> =>
    deps.passwords.inLine(async ({ matches }) =>
      safeTry(async function* () {
        const email = normalizeEmail(credentials.email);
        const tried = yield* await countAttemptInRateLimits(
          deps,
          ['loginOfEmail', email],
          ['loginOfAddress', credentials.address],
        );
        const account = await deps.store.accounts.byEmail(email);
        const right = await runAndUncountIfPasswordsBusy(tried, () =>
          matches(credentials.password, account?.passwordHash ?? null),
        );
        // Only a person who knows the password learns that the account is blocked (R73).
        if (right && account?.blocked !== undefined)
          return err({ kind: 'accountBlocked' } as const);
        const loggedIn =
          account !== null && right && account.active
            ? await beginSession(deps, account, credentials)
            : null;
        if (loggedIn !== null) {
          await tried.uncount();
          return ok(loggedIn);
        }
        if (account !== null && right) await resendActivation(deps, account, credentials);
        return err(REFUSED);
      }),
    );
