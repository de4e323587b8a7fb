import { err, type Result } from 'neverthrow';
import type { CodeRefusal } from '../../domain/codes/commands.ts';
import { normalEmail } from '../../domain/travellers/contact.ts';
import { office } from '../booking/giver.ts';
import type { ShopOutcome } from '../ports/journal.ts';
import type { Store } from '../ports/store.ts';
import { giveShop, type ShopDeps } from '../shop/give-shop.ts';

export type AppointFailure = CodeRefusal | { readonly kind: 'unknownAccount' | 'inactiveAccount' | 'alreadyAmbassador' };

export type AppointDeps = ShopDeps & { readonly store: Pick<Store, 'accounts' | 'ambassadors'> };

/** Makes the customer with this e-mail an ambassador, who then makes codes in the panel (R40). An account has to be activated first (R35). */
export const appointAmbassador =
  (deps: AppointDeps) =>
  async (name: string, email: string): Promise<Result<ShopOutcome, AppointFailure>> => {
    const account = await deps.store.accounts.byEmail(normalEmail(email));
    if (account === null) return err({ kind: 'unknownAccount' });
    if (!account.active) return err({ kind: 'inactiveAccount' });
    if (await deps.store.ambassadors.isAmbassador(account.id)) return err({ kind: 'alreadyAmbassador' });
    return giveShop(deps)(office(name).by, { type: 'appointAmbassador', accountId: account.id });
  };
