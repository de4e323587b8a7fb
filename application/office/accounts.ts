import { err, ok, type Result } from 'neverthrow';
import type { Account } from '../../domain/accounts/account.ts';
import { dayOf } from '../../domain/calendar.ts';
import { SHOP_SITE } from '../../domain/sites.ts';
import { normalEmail } from '../../domain/travellers/contact.ts';
import { type DeleteDeps, deleteAccount } from '../accounts/delete-account.ts';
import { isAhead } from '../accounts/trips-ahead.ts';
import type { Catalogue } from '../ports/catalogue.ts';
import type { Clock } from '../ports/clock.ts';
import type { Store } from '../ports/store.ts';
import { isCalled } from './folded.ts';

/** A customer's account as the office sees it. */
export type FoundAccount = {
  readonly account: Account;
  readonly ambassador: boolean;
  /** Bookings by number: those that are still before them, and the others. */
  readonly ahead: readonly string[];
  readonly others: readonly string[];
};

export type FindDeps = {
  readonly store: Pick<Store, 'accounts' | 'bookings' | 'ambassadors'>;
  readonly catalogue: Pick<Catalogue, 'byId'>;
  readonly clock: Clock;
};

const foundAccount = async ({ store, catalogue, clock }: FindDeps, account: Account): Promise<FoundAccount> => {
  const today = dayOf(clock.now());
  const [bookings, ambassador] = await Promise.all([store.bookings.ofAccount(account.id), store.ambassadors.isAmbassador(account.id)]);
  const ahead = bookings.filter((booking) => isAhead(catalogue, booking, today)).map(({ id }) => id);
  const others = bookings.flatMap(({ id, status }) => (ahead.includes(id) || status === 'removed' ? [] : [id]));
  return { account, ambassador, ahead, others };
};

/** Accounts by a part of the e-mail or of the name, by e-mail. */
export const findAccounts =
  (deps: FindDeps) =>
  async (typed: string): Promise<readonly FoundAccount[]> => {
    const all = await deps.store.accounts.all();
    const found = all.filter(({ email, person }) => isCalled({ ...person, email }, typed));
    return Promise.all(found.map((account) => foundAccount(deps, account)));
  };

export type EraseDeps = DeleteDeps & FindDeps;

/**
 * Erases an account for a customer who asks the office to, as their own deletion does (R39): refused while a trip is ahead, told by mail,
 * and what tax law wants kept stays.
 */
export const eraseAccount =
  (deps: EraseDeps) =>
  async (typed: string): Promise<Result<void, { readonly kind: 'unknownAccount' | 'tripAhead' }>> => {
    const account = await deps.store.accounts.byEmail(normalEmail(typed));
    if (account === null) return err({ kind: 'unknownAccount' });
    return (await deleteAccount(deps)(account, SHOP_SITE)) ? ok(undefined) : err({ kind: 'tripAhead' });
  };
