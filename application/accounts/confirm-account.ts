import { err, ok, type Result } from 'neverthrow';
import type { Account } from '../../domain/accounts/account.ts';
import { type Consent, markConfirmed } from '../../domain/newsletter/subscription.ts';
import { SHOP_SITE } from '../../domain/sites.ts';
import type { Clock } from '../ports/clock.ts';
import type { Ids } from '../ports/ids.ts';
import type { Passwords } from '../ports/passwords.ts';
import type { Store, Transaction } from '../ports/store.ts';
import { accountLock } from './activation.ts';
import {
  type PasswordJudgingDeps,
  rejectCommonPassword,
  TOO_COMMON,
  type TooCommon,
} from './password-strength.ts';

/** No confirmation mail is needed, because the activation proved the address. */
const subscribeByAccount = async (
  { ids }: { readonly ids: Pick<Ids, 'token'> },
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

export type Activation = {
  readonly token: string;
  readonly password: string | null;
  readonly visitorId: string | null;
  readonly newsletterWording: string;
};

export type ConfirmDeps = PasswordJudgingDeps & {
  readonly store: Pick<Store, 'inTransaction' | 'tokens' | 'accounts'>;
  readonly passwords: Passwords;
  readonly ids: Ids;
  readonly clock: Clock;
};

/** Activates without a login. A browser that did not register must send a password (R43). */
export const confirmAccount =
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
    if (password !== null && (await rejectCommonPassword(deps, password, account.email)))
      return err(TOO_COMMON);
    const passwordHash = password === null ? null : await deps.passwords.hash(password);

    return deps.store.inTransaction<void, ActivationFailure>(
      [accountLock(account.email)],
      async (transaction) => {
        // The activation link may have been used or replaced since the first read.
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

// A used activation link stays stored: a second click reports an active account.
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
