import { err, ok } from 'neverthrow';
import type { Account } from '../../domain/accounts/account.ts';
import { dayOf } from '../../domain/calendar.ts';
import type { Lock } from '../ports/store.ts';
import { type AccountDeps, accountLock } from './deps.ts';
import { isAhead } from './trips-ahead.ts';

/**
 * Deletes an account (R39): false where a trip is still ahead. Else the account, its sessions and links go, and with them what bookings and
 * their journal know of the person; numbers, places and prices stay, because the books of the shop hang on them. Its owner is told by mail.
 */
export const deleteAccount =
  (deps: AccountDeps) =>
  async (account: Account, siteId: number): Promise<boolean> => {
    const { id, email } = account;
    const at = deps.clock.now();
    const today = dayOf(at);
    const seen = await deps.store.bookings.ofAccount(id);
    const locks: readonly Lock[] = [accountLock(email), ...seen.map((booking): Lock => ({ kind: 'booking', id: booking.id }))];
    const result = await deps.store.inTransaction<void, 'tripAhead'>(locks, async (transaction) => {
      // An order may have been made since: the drafts are locked now.
      const read = await Promise.all(seen.map((booking) => transaction.bookings.get(booking.id)));
      const own = read.filter((booking) => booking !== null).filter(({ owner }) => owner.accountId === id);
      if (own.some((booking) => isAhead(deps.catalogue, booking, today))) return err('tripAhead');
      const drafts = own.filter(({ status }) => status === 'draft').map((booking) => booking.id);
      const placed = own.filter(({ status }) => status !== 'draft').map((booking) => booking.id);
      await transaction.personal.erase({ email, accountId: id, asBooker: placed, wholly: drafts, endedBefore: today });
      await transaction.tokens.endAll(id, 'activation');
      await transaction.tokens.endAll(id, 'reset');
      await transaction.sessions.endAllOf(id, null);
      await transaction.accounts.remove(id);
      await transaction.outbox.add({ id: deps.ids.rowId(), siteId, to: email, content: { kind: 'accountDeleted' }, createdAt: at });
      return ok(undefined);
    });
    if (result.isOk()) deps.committed();
    return result.isOk();
  };
