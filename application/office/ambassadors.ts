import { err, type Result } from 'neverthrow';
import type { CodeRefusal } from '../../domain/codes/commands.ts';
import type { Money } from '../../domain/money.ts';
import { normalizeEmail } from '../../domain/travellers/contact.ts';
import { officeActor } from '../booking/actor.ts';
import { type ChangeCodeDeps, changeCode } from '../codes/change-code.ts';
import type { CodeOutcome } from '../ports/journal.ts';
import type { Store } from '../ports/store.ts';

export type AppointFailure =
  | CodeRefusal
  | { readonly kind: 'unknownAccount' | 'inactiveAccount' | 'alreadyAmbassador' };

export type AppointDeps = ChangeCodeDeps & {
  readonly store: Pick<Store, 'accounts' | 'ambassadors'>;
};

/** Makes an active account an ambassador (R35), who creates codes in the panel (R40). */
export const appointAmbassador =
  (deps: AppointDeps) =>
  async (name: string, email: string): Promise<Result<CodeOutcome, AppointFailure>> => {
    const account = await deps.store.accounts.byEmail(normalizeEmail(email));
    if (account === null) return err({ kind: 'unknownAccount' });
    if (!account.active) return err({ kind: 'inactiveAccount' });
    if (await deps.store.ambassadors.isAmbassador(account.id))
      return err({ kind: 'alreadyAmbassador' });
    return changeCode(deps)(officeActor(name).by, {
      type: 'appointAmbassador',
      accountId: account.id,
    });
  };

/** Records commission paid outside the shop; by default all unsettled commission (R40). */
export const settleCommission =
  (deps: ChangeCodeDeps) =>
  (name: string, code: string, value: Money | null): Promise<Result<CodeOutcome, CodeRefusal>> =>
    changeCode(deps)(officeActor(name).by, { type: 'settleCommission', name: code, value });
