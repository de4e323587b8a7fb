import { err, ok, type Result, safeTry } from 'neverthrow';
import type { Account } from '../../domain/accounts/account.ts';
import type { Instant } from '../../domain/calendar.ts';
import { type Consent, markConfirmed } from '../../domain/newsletter/subscription.ts';
import { NOBODY, type Person } from '../../domain/party/person.ts';
import { SHOP_SITE } from '../../domain/sites.ts';
import type { PortDeps } from '../ports/ports.ts';
import { runTransaction, type Transaction } from '../ports/store.ts';
import {
  accountLock,
  countAttemptInRateLimits,
  createActivationLinkAndMail,
  type LimitDeps,
  type TooMany,
} from './limits.ts';
import {
  isCommonOrPersonalPassword,
  type PasswordJudgingDeps,
  TOO_COMMON,
  type TooCommon,
} from './passwords.ts';

/**
 * Subscribes the new account to the newsletter, if the customer chose this. No further mail asks
 * for confirmation, because the customer has just proved the e-mail address by activating the
 * account.
 */
const subscribeByAccount = async (
  { ids }: PortDeps<{ ids: 'token' }>,
  { newsletter }: Pick<Transaction, 'newsletter'>,
  { email, newsletter: wantsNewsletter, createdAt }: Account,
  { wording, at }: Consent,
): Promise<void> => {
  if (!wantsNewsletter) return;
  const existing = await newsletter.get(SHOP_SITE, email);
  const consent = { wording, at: createdAt };
  const request = {
    siteId: SHOP_SITE,
    email,
    consent,
    askedAt: createdAt,
    confirmedAt: null,
    questionHash: null,
  };
  await newsletter.save(markConfirmed(existing ?? { ...request, leaveKey: ids.token() }, at));
};

export type ActivationFailure =
  | TooCommon
  | { readonly kind: 'tokenInvalid' }
  | { readonly kind: 'alreadyActive' }
  | { readonly kind: 'passwordRequired' };

type Activation = {
  readonly token: string;
  readonly password: string | null;
  readonly visitorId: string | null;
  readonly newsletterWording: string;
};

export type ConfirmDeps = PasswordJudgingDeps &
  PortDeps<{
    store: 'inTransaction' | 'tokens' | 'accounts';
    passwords: true;
    ids: true;
    clock: true;
  }>;

/** Activates an account without logging in. The browser that registered needs no password (R43). */
export const activateNewAccount =
  (deps: ConfirmDeps) =>
  async ({
    token,
    password,
    visitorId,
    newsletterWording,
  }: Activation): Promise<Result<void, ActivationFailure>> => {
    const hash = deps.ids.hashOf(token);
    const stored = await deps.store.tokens.byHash(hash);
    const account =
      stored?.kind === 'activation' ? await deps.store.accounts.byId(stored.accountId) : null;
    if (stored === null || account === null) return err({ kind: 'tokenInvalid' });
    const refused = refusal(
      account.active,
      stored.expiresAt <= deps.clock.now(),
      password,
      stored.visitorId === visitorId,
    );
    if (refused !== null) return err(refused);
    if (password !== null && (await isCommonOrPersonalPassword(deps, password, account.email)))
      return err(TOO_COMMON);
    const passwordHash = password === null ? null : await deps.passwords.hash(password);

    return deps.store.inTransaction<void, ActivationFailure>(
      [accountLock(account.email)],
      async (transaction) => {
        // Read link and account again, under the lock: since the first read, another request can
        // have used or replaced the link.
        const tokenNow = await transaction.tokens.byHash(hash);
        const current = await transaction.accounts.byId(account.id);
        if (tokenNow === null || current === null) return err({ kind: 'tokenInvalid' });
        if (current.active) return err({ kind: 'alreadyActive' });
        await transaction.accounts.save({
          ...current,
          active: true,
          passwordHash: passwordHash ?? current.passwordHash,
        });
        await subscribeByAccount(deps, transaction, current, {
          wording: newsletterWording,
          at: deps.clock.now(),
        });
        return ok(undefined);
      },
    );
  };

// A used activation link stays stored, so that a second click can say that the account is active.
const refusal = (
  active: boolean,
  expired: boolean,
  password: string | null,
  sameBrowser: boolean,
): ActivationFailure | null => {
  if (active) return { kind: 'alreadyActive' };
  if (expired) return { kind: 'tokenInvalid' };
  return password === null && !sameBrowser ? { kind: 'passwordRequired' } : null;
};

type NewAccount = {
  /** The new account's e-mail, in lower case (R34). The caller holds its `accountLock`. */
  readonly email: string;
  readonly passwordHash: string | null;
  readonly person: Person;
  readonly newsletter: boolean;
  /** The browser that registers. It can later activate the account without the password (R43). */
  readonly visitorId: string;
  readonly siteId: number;
  /**
   * The account that already belongs to the draft, for example from an earlier request of step 5;
   * null if there is none. Registering its e-mail again is not refused with `accountExists` (R8).
   */
  readonly ownAccountId: string | null;
  readonly at: Instant;
};

type NewAccountFailure = { readonly kind: 'accountExists' } | { readonly kind: 'passwordMissing' };

const NO_INVOICE = { name: '', nip: '', address: '', city: '', zip: '' };

/**
 * Handles a repeated registration by the draft's own account. Overwrites the account if it is
 * inactive; an active account stays unchanged. The activation link that was mailed first stays
 * valid.
 */
const replaceInactiveAccount = async (
  transaction: Transaction,
  account: Account,
  input: NewAccount,
): Promise<Account> => {
  if (account.active) return account;
  const { person, newsletter, passwordHash } = input;
  const changed: Account = {
    ...account,
    person,
    newsletter,
    passwordHash: passwordHash ?? account.passwordHash,
  };
  await transaction.accounts.save(changed);
  return changed;
};

/** Creates an inactive account, or overwrites one, and mails the activation link (R35). */
export const createInactiveAccount = async (
  deps: PortDeps<{ ids: true }>,
  transaction: Transaction,
  input: NewAccount,
): Promise<Result<Account, NewAccountFailure>> => {
  const { email, passwordHash, person, newsletter, visitorId, siteId, at } = input;
  const existing = await transaction.accounts.byEmail(email);
  if (existing !== null && existing.id === input.ownAccountId)
    return ok(await replaceInactiveAccount(transaction, existing, input));
  if (existing?.active === true) return err({ kind: 'accountExists' });
  if (passwordHash === null) return err({ kind: 'passwordMissing' });
  const account: Account = {
    id: existing?.id ?? deps.ids.rowId(),
    email,
    passwordHash,
    active: false,
    createdAt: at,
    person: { ...person, email },
    invoice: NO_INVOICE,
    newsletter,
    ambassador: false,
    ...(existing?.blocked === undefined ? {} : { blocked: existing.blocked }),
    version: (existing?.version ?? -1) + 1,
  };
  if (existing !== null) await transaction.tokens.endAll(existing.id, 'activation');
  await transaction.accounts.save(account);
  await createActivationLinkAndMail(deps, transaction, {
    accountId: account.id,
    email,
    siteId,
    visitorId,
    at,
  });
  return ok(account);
};

type Registration = {
  readonly email: string;
  readonly password: string;
  readonly newsletter: boolean;
  readonly siteId: number;
  readonly visitorId: string;
  readonly address: string;
};

export type RegisterDeps = LimitDeps &
  PasswordJudgingDeps &
  PortDeps<{ store: 'inTransaction'; passwords: true; ids: true; committed: true }>;

/**
 * Returns the same result for every e-mail address. If an account has the address, its owner gets a
 * mail about the attempt (R35).
 */
export const createAccount =
  (deps: RegisterDeps) =>
  async (input: Registration): Promise<Result<void, TooMany | TooCommon>> =>
    safeTry(async function* () {
      // The check for common passwords uses only the typed password and e-mail. Its result is
      // therefore the same whether or not the e-mail has an account, and reveals no account (R67).
      if (await isCommonOrPersonalPassword(deps, input.password, input.email))
        return err(TOO_COMMON);
      const passwordHash = yield* await deps.passwords.inLine(async ({ hash }) => {
        const counted = await countAttemptInRateLimits(deps, [
          'registrationOfAddress',
          input.address,
        ]);
        return counted.isErr() ? err(counted.error) : ok(await hash(input.password));
      });
      await storeAccount(deps, input, passwordHash);
      deps.committed();
      return ok(undefined);
    });

const storeAccount = (
  deps: RegisterDeps,
  input: Registration,
  passwordHash: string,
): Promise<void> => {
  const { email, newsletter, siteId, visitorId } = input;
  const at = deps.clock.now();
  return runTransaction(deps.store, [accountLock(email)], async (transaction) => {
    const account = await createInactiveAccount(deps, transaction, {
      email,
      passwordHash,
      person: { ...NOBODY, email },
      newsletter,
      visitorId,
      siteId,
      ownAccountId: null,
      at,
    });
    const failure: NewAccountFailure | null = account.isErr() ? account.error : null;
    if (failure?.kind === 'accountExists')
      await transaction.outbox.add({
        id: deps.ids.rowId(),
        siteId,
        to: email,
        content: { kind: 'accountExists' },
        createdAt: at,
      });
  });
};
