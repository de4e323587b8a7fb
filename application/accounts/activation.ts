import { err, ok, type Result } from 'neverthrow';
import { type Caller, canUseBooking } from '../booking/actor.ts';
import type { PortDeps } from '../ports/ports.ts';
import {
  accountLock,
  countAgainstRateLimit,
  createActivationLinkAndMail,
  type LimitDeps,
  rateLimitLock,
  type TooMany,
} from './limits.ts';

export type ActivateAgainDeps = LimitDeps &
  PortDeps<{ store: 'inTransaction' | 'bookings' | 'accounts'; ids: true; committed: true }>;

export type ActivateAgainFailure =
  | TooMany
  | { readonly kind: 'unknownBooking' }
  | { readonly kind: 'alreadyActive' };

/**
 * An id that no visitor has. It makes an activation link that belongs to no browser. With such a
 * link, every browser must send the password to activate the account (R43.4).
 */
const NO_VISITOR = '';

/**
 * Mails a new activation link (R69). If the caller's browser registered the account, it can
 * activate the account without the password. Otherwise every browser must send the password.
 */
export const resendActivationMail =
  (deps: ActivateAgainDeps) =>
  async (
    caller: Caller,
    bookingId: string,
    siteId: number,
  ): Promise<Result<void, ActivateAgainFailure>> => {
    const booking = await deps.store.bookings.get(bookingId);
    const accountId = booking?.owner.accountId ?? null;
    const account =
      booking === null || accountId === null || !canUseBooking(caller, booking)
        ? null
        : await deps.store.accounts.byId(accountId);
    if (account === null) return err({ kind: 'unknownBooking' });
    const { id, email } = account;
    const locks = [accountLock(email), rateLimitLock('activationOfEmail', email)];
    const sent = await deps.store.inTransaction<void, ActivateAgainFailure>(
      locks,
      async (transaction) => {
        const inactive = await transaction.accounts.byId(id);
        if (inactive === null) return err({ kind: 'unknownBooking' });
        if (inactive.active) return err({ kind: 'alreadyActive' });
        const counted = await countAgainstRateLimit(deps, transaction, [
          'activationOfEmail',
          email,
        ]);
        if (counted.isErr()) return err(counted.error);
        const requestedHere = await transaction.tokens.activates(id, caller.visitorId);
        const visitorId = requestedHere ? caller.visitorId : NO_VISITOR;
        await createActivationLinkAndMail(deps, transaction, {
          accountId: id,
          email,
          siteId,
          visitorId,
          at: deps.clock.now(),
        });
        return ok(undefined);
      },
    );
    if (sent.isOk()) deps.committed();
    return sent;
  };

export type DisownFailure = { readonly kind: 'tokenInvalid' } | { readonly kind: 'alreadyActive' };

export type DisownDeps = PortDeps<{
  store: 'inTransaction' | 'tokens' | 'accounts';
  ids: true;
  clock: true;
}>;

/**
 * Removes an account that was never activated ("To nie ja", R43). The browser keeps its bookings.
 */
export const disownAccount =
  (deps: DisownDeps) =>
  async (token: string): Promise<Result<void, DisownFailure>> => {
    const hash = deps.ids.hashOf(token);
    const stored = await deps.store.tokens.byHash(hash);
    const account =
      stored?.kind === 'activation' ? await deps.store.accounts.byId(stored.accountId) : null;
    if (stored === null || account === null) return err({ kind: 'tokenInvalid' });
    return deps.store.inTransaction<void, DisownFailure>(
      [accountLock(account.email)],
      async (transaction) => {
        const tokenNow = await transaction.tokens.byHash(hash);
        const current = await transaction.accounts.byId(account.id);
        if (current?.active === true) return err({ kind: 'alreadyActive' });
        if (tokenNow === null || current === null || tokenNow.expiresAt <= deps.clock.now())
          return err({ kind: 'tokenInvalid' });
        await transaction.tokens.endAll(current.id, 'activation');
        await transaction.tokens.endAll(current.id, 'reset');
        await transaction.accounts.remove(current.id);
        return ok(undefined);
      },
    );
  };
