import { err, ok } from 'neverthrow';
import type { Account } from '../../domain/accounts/account.ts';
import { addDays, type Day, dayOf } from '../../domain/calendar.ts';
import type { Lock, Transaction } from '../ports/store.ts';
import { type AccountDeps, accountLock } from './deps.ts';
import { erasePerson } from './erase-person.ts';
import { countersOf } from './limits.ts';
import { isAhead } from './trips-ahead.ts';

/** What an account leaves in other people's hands: vouchers by their codes, an ambassador's codes by their names. */
type Left = { readonly vouchers: readonly string[]; readonly codes: readonly string[] };

/**
 * A voucher is money or a promise in somebody's hand, so it stays as it is, but not what it was for. An ambassador's code took part in
 * prices and commission, so its name and figures stay; nobody can use it from today on.
 */
const letGo = async ({ vouchers, ambassadors }: Transaction, accountId: string, left: Left, today: Day): Promise<void> => {
  for (const voucher of (await vouchers.get(left.vouchers)).values()) await vouchers.save({ ...voucher, description: '' });
  const yesterday = addDays(today, -1);
  for (const name of left.codes) {
    const code = await ambassadors.code(name);
    if (code === null || (code.expiresOn !== null && code.expiresOn < yesterday)) continue;
    await ambassadors.saveCode({ ...code, expiresOn: yesterday });
  }
  await ambassadors.dismiss(accountId);
};

/**
 * Deletes an account (R39): false where a trip is still ahead. Else the account, its sessions and links go, and with them what bookings and
 * their journal know of the person; numbers, places and prices stay, because the books of the shop hang on them, and so do vouchers and
 * ambassador's codes without what they say of the person (docs/decisions/0002). Its owner is told by mail.
 */
export const deleteAccount =
  (deps: AccountDeps) =>
  async (account: Account, siteId: number): Promise<boolean> => {
    const { id, email } = account;
    const at = deps.clock.now();
    const today = dayOf(at);
    const { bookings, vouchers, ambassadors } = deps.store;
    const [seen, made, codes, sessions] = await Promise.all([
      bookings.ofAccount(id),
      vouchers.ofAccount(id),
      ambassadors.codesOf(id),
      deps.sessions.ofAccount(id),
    ]);
    const left: Left = { vouchers: made.map(({ code }) => code), codes: codes.map(({ name }) => name) };
    const locks: readonly Lock[] = [
      accountLock(email),
      ...seen.map((booking): Lock => ({ kind: 'booking', id: booking.id })),
      ...left.vouchers.map((code): Lock => ({ kind: 'code', id: `voucher/${code}` })),
      ...left.codes.map((name): Lock => ({ kind: 'code', id: `ambassador/${name}` })),
    ];
    const result = await deps.store.inTransaction<void, 'tripAhead'>(locks, async (transaction) => {
      // An order may have been made since: the drafts are locked now.
      const read = await Promise.all(seen.map((booking) => transaction.bookings.get(booking.id)));
      const own = read.filter((booking) => booking !== null).filter(({ owner }) => owner.accountId === id);
      if (own.some((booking) => isAhead(deps.catalogue, booking, today))) return err('tripAhead');
      const drafts = own.filter(({ status }) => status === 'draft').map((booking) => booking.id);
      const placed = own.filter(({ status }) => status !== 'draft').map((booking) => booking.id);
      await letGo(transaction, id, left, today);
      const visitors = [...new Set([...sessions, ...own.map(({ owner }) => owner)].map(({ visitorId }) => visitorId))];
      const books = { asBooker: placed, wholly: drafts, endedBefore: today, vouchers: left.vouchers };
      await erasePerson(transaction, { email, accountId: id, ...books, visitors, counters: countersOf(email) });
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
