import { err, ok } from 'neverthrow';
import type { Account } from '../../domain/accounts/account.ts';
import { addDays, type Day, dayOf } from '../../domain/calendar.ts';
import type { PortDeps } from '../ports/ports.ts';
import type { Lock, Transaction } from '../ports/store.ts';
import { erasePerson, isTripAhead } from './erase-person.ts';
import { accountLock, loginCounterKeys } from './limits.ts';

export type DeleteDeps = PortDeps<{
  store: 'inTransaction' | 'bookings' | 'vouchers' | 'ambassadors';
  sessions: 'ofAccount';
  catalogue: 'byId';
  ids: true;
  clock: true;
  committed: true;
}>;

type CodesMade = { readonly vouchers: readonly string[]; readonly codes: readonly string[] };

/** The account's ambassador codes expire. Its vouchers stay, because they are paid or promised. */
const forgetMaker = async (
  { vouchers, ambassadors }: Transaction,
  accountId: string,
  created: CodesMade,
  today: Day,
): Promise<void> => {
  for (const voucher of (await vouchers.get(created.vouchers)).values())
    await vouchers.save({ ...voucher, description: '' });
  const yesterday = addDays(today, -1);
  for (const name of created.codes) {
    const code = await ambassadors.code(name);
    if (code === null || (code.expiresOn !== null && code.expiresOn < yesterday)) continue;
    await ambassadors.saveCode({ ...code, expiresOn: yesterday });
  }
  await ambassadors.dismiss(accountId);
};

/**
 * Deletes an account but keeps accounting data (R39). Returns false if one of its trips has not
 * ended.
 */
export const deleteAccount =
  (deps: DeleteDeps) =>
  async (account: Account, siteId: number): Promise<boolean> => {
    const { id, email } = account;
    const at = deps.clock.now();
    const today = dayOf(at);
    const { bookings, vouchers, ambassadors } = deps.store;
    const [seen, ownVouchers, codes, sessions] = await Promise.all([
      bookings.ofAccount(id),
      vouchers.ofAccount(id),
      ambassadors.codesOf(id),
      deps.sessions.ofAccount(id),
    ]);
    const created: CodesMade = {
      vouchers: ownVouchers.map(({ code }) => code),
      codes: codes.map(({ name }) => name),
    };
    const locks: readonly Lock[] = [
      accountLock(email),
      ...seen.map((booking): Lock => ({ kind: 'booking', id: booking.id })),
      ...created.vouchers.map((code): Lock => ({ kind: 'code', id: `voucher/${code}` })),
      ...created.codes.map((name): Lock => ({ kind: 'code', id: `ambassador/${name}` })),
    ];
    const result = await deps.store.inTransaction<void, 'tripAhead'>(locks, async (transaction) => {
      // Check again: the customer can have ordered a trip since the first read. Locks now prevent
      // new orders.
      const read = await Promise.all(seen.map((booking) => transaction.bookings.get(booking.id)));
      const ownBookings = read
        .filter((booking) => booking !== null)
        .filter(({ owner }) => owner.accountId === id);
      if (ownBookings.some((booking) => isTripAhead(deps.catalogue, booking, today)))
        return err('tripAhead');
      const drafts = ownBookings
        .filter(({ status }) => status === 'draft')
        .map((booking) => booking.id);
      const placed = ownBookings
        .filter(({ status }) => status !== 'draft')
        .map((booking) => booking.id);
      await forgetMaker(transaction, id, created, today);
      const visitors = [
        ...new Set(
          [...sessions, ...ownBookings.map(({ owner }) => owner)].map(({ visitorId }) => visitorId),
        ),
      ];
      const books = {
        asBooker: placed,
        wholly: drafts,
        endedBefore: today,
        vouchers: created.vouchers,
      };
      await erasePerson(transaction, {
        email,
        accountId: id,
        ...books,
        visitors,
        counters: loginCounterKeys(email),
      });
      await transaction.tokens.endAll(id, 'activation');
      await transaction.tokens.endAll(id, 'reset');
      await transaction.sessions.endAllOf(id, null);
      await transaction.accounts.remove(id);
      await transaction.outbox.add({
        id: deps.ids.rowId(),
        siteId,
        to: email,
        content: { kind: 'accountDeleted' },
        createdAt: at,
      });
      return ok(undefined);
    });
    if (result.isOk()) deps.committed();
    return result.isOk();
  };
