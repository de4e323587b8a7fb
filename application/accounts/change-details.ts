import { err, ok, type Result } from 'neverthrow';
import type { Account } from '../../domain/accounts/account.ts';
import {
  type AccountDetails,
  type AccountDetailsProblem,
  detailsProblems,
  normalizeDetails,
} from '../../domain/accounts/details.ts';
import { dayOf } from '../../domain/calendar.ts';
import type { Clock } from '../ports/clock.ts';
import type { Store } from '../ports/store.ts';
import { accountLock } from './activation.ts';

export type DetailsChange = {
  readonly person: Partial<AccountDetails['person']>;
  readonly invoice: Partial<AccountDetails['invoice']>;
};

export type DetailsFailure =
  | { readonly kind: 'invalid'; readonly problems: readonly AccountDetailsProblem[] }
  /** The details were changed in another window after they were read (R58). */
  | { readonly kind: 'stale'; readonly account: Account }
  | { readonly kind: 'unknownAccount' };

export type ChangeDetailsDeps = {
  readonly store: Pick<Store, 'inTransaction'>;
  readonly clock: Clock;
};

const applyDetails = ({ person, invoice }: Account, change: DetailsChange): AccountDetails => {
  const { email: _email, ...rest } = person;
  return normalizeDetails({
    person: { ...rest, ...change.person },
    invoice: { ...invoice, ...change.invoice },
  });
};

/** An older version is refused; null skips the check (R58). The e-mail cannot change. */
export const changeDetails =
  (deps: ChangeDetailsDeps) =>
  (
    account: Account,
    change: DetailsChange,
    expectedVersion: number | null,
  ): Promise<Result<void, DetailsFailure>> =>
    deps.store.inTransaction<void, DetailsFailure>(
      [accountLock(account.email)],
      async (transaction) => {
        const now = await transaction.accounts.byId(account.id);
        if (now === null) return err({ kind: 'unknownAccount' });
        if (expectedVersion !== null && expectedVersion !== now.version)
          return err({ kind: 'stale', account: now });
        const { person, invoice } = applyDetails(now, change);
        const problems = detailsProblems({ person, invoice }, dayOf(deps.clock.now()));
        if (problems.length > 0) return err({ kind: 'invalid', problems });
        await transaction.accounts.save({
          ...now,
          person: { ...person, email: now.email },
          invoice,
          version: now.version + 1,
        });
        return ok(undefined);
      },
    );
