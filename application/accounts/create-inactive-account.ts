import { err, ok, type Result } from 'neverthrow';
import type { Account } from '../../domain/accounts/account.ts';
import type { Instant } from '../../domain/calendar.ts';
import type { Person } from '../../domain/party/person.ts';
import type { Ids } from '../ports/ids.ts';
import type { Transaction } from '../ports/store.ts';
import { sendActivation } from './activation.ts';

export type NewAccount = {
  /** The new account's e-mail in lower case (R34). The caller holds the e-mail's `accountLock`. */
  readonly email: string;
  readonly passwordHash: string | null;
  readonly person: Person;
  readonly newsletter: boolean;
  /** The browser that registers may activate the account without the password (R43). */
  readonly visitorId: string;
  readonly siteId: number;
  /** An account that this draft created in step 5 does not count as an existing account (R8). */
  readonly ownAccountId: string | null;
  readonly at: Instant;
};

export type NewAccountFailure =
  | { readonly kind: 'accountExists' }
  | { readonly kind: 'passwordMissing' };

const NO_INVOICE = { name: '', nip: '', address: '', city: '', zip: '' };

/** The first activation link of an overwritten account stays valid. */
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

/** Saves an inactive account, or overwrites a never activated one, and mails a link (R35). */
export const createInactiveAccount = async (
  deps: { readonly ids: Ids },
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
  await sendActivation(deps, transaction, { accountId: account.id, email, siteId, visitorId, at });
  return ok(account);
};
