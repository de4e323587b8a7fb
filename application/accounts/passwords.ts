import { err, ok, type Result, safeTry } from 'neverthrow';
import { type Account, isGuessable } from '../../domain/accounts/account.ts';
import { RESET_LINK_LIFETIME } from '../../domain/accounts/lifetimes.ts';
import type { Instant } from '../../domain/calendar.ts';
import { SITES } from '../../domain/sites.ts';
import type { PortDeps } from '../ports/ports.ts';
import { runTransaction, type Transaction } from '../ports/store.ts';
import {
  accountLock,
  clearLoginLimits,
  countAgainstRateLimit,
  countAttemptInRateLimits,
  createActivationLinkAndMail,
  type LimitDeps,
  rateLimitLock,
  runAndUncountIfPasswordsBusy,
  type TooMany,
} from './limits.ts';

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

type NewPasswordDeps = PortDeps<{ ids: true; clock: true }>;

type ChangingSession = { readonly siteId: number; readonly sessionHash: string | null };

/**
 * Saves a new password and mails the account's owner. Ends the account's reset links, and all its
 * sessions except the one with `sessionHash`; null ends all.
 */
const setNewPassword = async (
  deps: NewPasswordDeps,
  transaction: Transaction,
  account: Account,
  passwordHash: string,
  { siteId, sessionHash }: ChangingSession,
): Promise<void> => {
  await transaction.accounts.save({ ...account, passwordHash });
  await transaction.tokens.endAll(account.id, 'reset');
  await transaction.sessions.endAllOf(account.id, sessionHash);
  const { firstName } = account.person;
  await transaction.outbox.add({
    id: deps.ids.rowId(),
    siteId,
    to: account.email,
    content: { kind: 'passwordChanged', firstName },
    createdAt: deps.clock.now(),
  });
};

/**
 * While a reset link is valid, the shop sends no other link. Otherwise a stranger could request a
 * new link, and the owner's link would stop working (R43.9).
 */
const BARS_THE_NEXT: Instant = RESET_LINK_LIFETIME - 1;

const NO_VISITOR = '';

export type ResetDeps = LimitDeps & PortDeps<{ ids: true; committed: true }>;

type ResetRequest = {
  /** The account's e-mail address, already validated and in lower case. */
  readonly email: string;
  readonly siteId: number;
};

const answerOwner = async (
  { ids }: Pick<ResetDeps, 'ids'>,
  transaction: Transaction,
  account: Account,
  { email, siteId }: ResetRequest,
  at: Instant,
): Promise<void> => {
  // An inactive account gets an activation link, not a reset link. On the activation page, the
  // customer types the password of the registration or a new one.
  if (!account.active)
    return createActivationLinkAndMail({ ids }, transaction, {
      accountId: account.id,
      email,
      siteId,
      visitorId: NO_VISITOR,
      at,
    });
  const token = ids.token();
  const until = at + RESET_LINK_LIFETIME;
  await transaction.tokens.endAll(account.id, 'reset');
  await transaction.tokens.save({
    hash: ids.hashOf(token),
    kind: 'reset',
    accountId: account.id,
    expiresAt: until,
    visitorId: NO_VISITOR,
  });
  const { firstName } = account.person;
  await transaction.outbox.add({
    id: ids.rowId(),
    siteId,
    to: email,
    content: { kind: 'passwordReset', firstName, token, until },
    createdAt: at,
  });
};

/**
 * Mails a reset link. While a link of the account is valid, the shop sends no other (R43.1, R43.9).
 * For an unknown e-mail address, the call takes about the same time, so that its duration reveals
 * no account (R42.15).
 */
export const requestPasswordReset =
  (deps: ResetDeps) =>
  async (request: ResetRequest): Promise<void> => {
    const at = deps.clock.now();
    await runTransaction(
      deps.store,
      [accountLock(request.email), rateLimitLock('resetOfEmail', request.email)],
      async (transaction) => {
        const account = await transaction.accounts.byEmail(request.email);
        const longest = account?.active === true ? BARS_THE_NEXT : undefined;
        const counted = await countAgainstRateLimit(
          deps,
          transaction,
          ['resetOfEmail', request.email],
          longest,
        );
        if (counted.isOk() && account !== null)
          await answerOwner(deps, transaction, account, request, at);
      },
    );
    deps.committed();
  };

type ResetFailure = TooCommon | { readonly kind: 'tokenInvalid' };

type PasswordReset = {
  readonly token: string;
  /** The new password: 6 to 128 characters (R42), and not a common one (R67). */
  readonly password: string;
  readonly siteId: number;
};

export type SaveResetDeps = NewPasswordDeps &
  PasswordJudgingDeps &
  PortDeps<{ store: 'inTransaction' | 'tokens' | 'accounts'; passwords: true; committed: true }>;

const INVALID: ResetFailure = { kind: 'tokenInvalid' };

/**
 * Saves a new password and ends sessions (R43, R42.17). The link stays valid if the password is
 * refused.
 */
export const saveResetPassword =
  (deps: SaveResetDeps) =>
  async ({ token, password, siteId }: PasswordReset): Promise<Result<void, ResetFailure>> => {
    const hash = deps.ids.hashOf(token);
    const stored = await deps.store.tokens.byHash(hash);
    const account =
      stored?.kind === 'reset' && deps.clock.now() < stored.expiresAt
        ? await deps.store.accounts.byId(stored.accountId)
        : null;
    if (account === null) return err(INVALID);
    if (await isCommonOrPersonalPassword(deps, password, account.email)) return err(TOO_COMMON);
    const passwordHash = await deps.passwords.hash(password);
    const locks = [
      accountLock(account.email),
      ...(['loginOfEmail', 'resetOfEmail'] as const).map((name) =>
        rateLimitLock(name, account.email),
      ),
    ];
    const result = await deps.store.inTransaction<void, ResetFailure>(
      locks,
      async (transaction) => {
        // Read link and account again: another request can have used or deleted them since.
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

export type PasswordChangeFailure = TooMany | TooCommon | { readonly kind: 'wrongPassword' };

type PasswordChange = {
  readonly account: Account;
  readonly oldPassword: string;
  readonly newPassword: string;
  readonly siteId: number;
  readonly sessionHash: string;
};

export type ChangePasswordDeps = LimitDeps &
  PasswordJudgingDeps &
  NewPasswordDeps &
  PortDeps<{ store: 'inTransaction'; passwords: true; committed: true }>;

const WRONG: PasswordChangeFailure = { kind: 'wrongPassword' };

/**
 * Changes the password and ends other sessions (R43). A wrong old password counts as a failed login
 * (R42).
 */
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
      if (await isCommonOrPersonalPassword(deps, newPassword, account.email))
        return err(TOO_COMMON);
      const passwordHash = yield* await deps.passwords.inLine(
        async ({ hash, matches }): Promise<Result<string, PasswordChangeFailure>> =>
          safeTry(async function* () {
            const tried = yield* await countAttemptInRateLimits(deps, [
              'loginOfEmail',
              account.email,
            ]);
            if (
              !(await runAndUncountIfPasswordsBusy(tried, () =>
                matches(oldPassword, account.passwordHash),
              ))
            )
              return err(WRONG);
            await tried.uncount();
            return ok(await hash(newPassword));
          }),
      );
      const result = await deps.store.inTransaction<void, PasswordChangeFailure>(
        [accountLock(account.email)],
        async (transaction) => {
          const current = await transaction.accounts.byId(account.id);
          // Another request can have changed the password in the meantime.
          if (current === null || current.passwordHash !== account.passwordHash) return err(WRONG);
          await setNewPassword(deps, transaction, current, passwordHash, { siteId, sessionHash });
          return ok(undefined);
        },
      );
      if (result.isOk()) deps.committed();
      return result;
    });
