import { err, ok, type Result } from 'neverthrow';
import type { Account } from '../../domain/accounts/account.ts';
import {
  type AccountDetails,
  type AccountDetailsProblem,
  detailsProblems,
  normalizeDetails,
} from '../../domain/accounts/details.ts';
import { dayOf } from '../../domain/calendar.ts';
import type { PortDeps } from '../ports/ports.ts';
import { accountLock } from './limits.ts';

export type DetailsChange = {
  readonly person: Partial<AccountDetails['person']>;
  readonly invoice: Partial<AccountDetails['invoice']>;
};

export type DetailsFailure =
  | { readonly kind: 'invalid'; readonly problems: readonly AccountDetailsProblem[] }
  /** The customer changed the account in another window after this window had read it (R58). */
  | { readonly kind: 'stale'; readonly account: Account }
  | { readonly kind: 'unknownAccount' };

export type ChangeDetailsDeps = PortDeps<{ store: 'inTransaction'; clock: true }>;

const applyDetails = ({ person, invoice }: Account, change: DetailsChange): AccountDetails => {
  const { email: _email, ...personWithoutEmail } = person;
  return normalizeDetails({
    person: { ...personWithoutEmail, ...change.person },
    invoice: { ...invoice, ...change.invoice },
  });
};

/**
 * Changes an account, except its e-mail. Refuses an old `expectedVersion`; null skips this
 * check (R58).
 */
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
        const current = await transaction.accounts.byId(account.id);
        if (current === null) return err({ kind: 'unknownAccount' });
        if (expectedVersion !== null && expectedVersion !== current.version)
          return err({ kind: 'stale', account: current });
        const { person, invoice } = applyDetails(current, change);
        const problems = detailsProblems({ person, invoice }, dayOf(deps.clock.now()));
        if (problems.length > 0) return err({ kind: 'invalid', problems });
        await transaction.accounts.save({
          ...current,
          person: { ...person, email: current.email },
          invoice,
          version: current.version + 1,
        });
        return ok(undefined);
      },
    );
