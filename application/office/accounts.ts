import { err, ok, type Result } from 'neverthrow';
import type { Account } from '../../domain/accounts/account.ts';
import { isPlaced } from '../../domain/booking/booking.ts';
import { dayOf } from '../../domain/calendar.ts';
import { SHOP_SITE } from '../../domain/sites.ts';
import { lettersAndDigitsOf } from '../../domain/statements/line.ts';
import { normalizeEmail } from '../../domain/travellers/contact.ts';
import {
  type DeleteDeps,
  deleteAccount,
  type ErasedPlaces,
  erasePerson,
  eraseTravellerWithoutEmail,
  isTripAhead,
} from '../accounts/delete-account.ts';
import {
  type AccountExport,
  type ExportAccountDeps,
  exportAccount,
} from '../accounts/export-account.ts';
import { accountLock, loginCounterKeys } from '../accounts/limits.ts';
import { endAllSessions, saveAndEndAllSessions } from '../accounts/sessions.ts';
import { officeActor } from '../booking/actor.ts';
import { executeCodeCommand } from '../codes/submit-code-command.ts';
import type { PortDeps } from '../ports/ports.ts';
import { bookingLock } from '../ports/store.ts';
import {
  ANY_BOOKING,
  type BookingListDeps,
  type ListedBooking,
  listBookings,
  matchesNameOrContact,
} from './booking-list.ts';

/** Ends all sessions of an account for the office (ASVS V7.4.5). */
export const endSessionsByOffice =
  ({ store }: PortDeps<{ store: 'inTransaction' | 'accounts' }>) =>
  async (typed: string): Promise<Result<void, { readonly kind: 'unknownAccount' }>> => {
    const email = normalizeEmail(typed);
    const account = await store.accounts.byEmail(email);
    if (account === null) return err({ kind: 'unknownAccount' });
    await endAllSessions({ store }, account);
    return ok(undefined);
  };

export type FoundAccount = {
  readonly account: Account;
  readonly ambassador: boolean;
  readonly ahead: readonly string[];
  readonly others: readonly string[];
};

export type FindAccountsDeps = PortDeps<{
  store: 'accounts' | 'bookings' | 'ambassadors';
  catalogue: 'byId';
  clock: true;
}>;

export type FindPeopleDeps = FindAccountsDeps & BookingListDeps & PortDeps<{ store: 'vouchers' }>;

const foundAccount = async (
  { store, catalogue, clock }: FindAccountsDeps,
  account: Account,
): Promise<FoundAccount> => {
  const today = dayOf(clock.now());
  const [bookings, ambassador] = await Promise.all([
    store.bookings.ofAccount(account.id),
    store.ambassadors.isAmbassador(account.id),
  ]);
  const ahead = bookings
    .filter((booking) => isTripAhead(catalogue, booking, today))
    .map(({ id }) => id);
  const erasableIds = bookings.flatMap(({ id, status }) =>
    ahead.includes(id) || status === 'removed' ? [] : [id],
  );
  return { account, ambassador, ahead, others: erasableIds };
};

/** A booking that the search found. `account` is the e-mail of the account that owns it. */
type FoundBooking = Pick<ListedBooking, 'booking' | 'status'> & { readonly account: string | null };

export type FoundPeople = {
  readonly accounts: readonly FoundAccount[];
  /** Bookings that the search found, without those of the found accounts. */
  readonly bookings: readonly FoundBooking[];
};

/**
 * Finds accounts by name, e-mail, phone number or the code of a voucher that the account created.
 * Finds bookings by traveller, booking number, transfer title or used voucher.
 */
export const findAccountsAndBookings =
  (deps: FindPeopleDeps) =>
  async (typed: string): Promise<FoundPeople> => {
    const all = await deps.store.accounts.all();
    const letters = lettersAndDigitsOf(typed);
    const makers = (await deps.store.vouchers.all())
      .filter(({ code }) => letters !== '' && lettersAndDigitsOf(code) === letters)
      .map(({ accountId }) => accountId);
    const named = all.filter(
      ({ id, email, person }) =>
        makers.includes(id) || matchesNameOrContact({ ...person, email }, typed),
    );
    const accounts = await Promise.all(named.map((account) => foundAccount(deps, account)));
    const emailOf = new Map(all.map(({ id, email }) => [id, email]));
    const listed = new Set(accounts.flatMap(({ ahead, others }) => [...ahead, ...others]));
    const bookings: FoundBooking[] = [];
    for (const status of [null, 'draft'] as const)
      for await (const batch of listBookings(deps)({ ...ANY_BOOKING, status, name: typed }))
        for (const each of batch) {
          if (listed.has(each.booking.id)) continue;
          const owner = (await deps.store.bookings.get(each.booking.id))?.owner.accountId ?? '';
          const account = emailOf.get(owner) ?? null;
          bookings.push({ booking: each.booking, status: each.status, account });
        }
    return { accounts, bookings };
  };

export type EraseAccountDeps = DeleteDeps & FindAccountsDeps;

export type ErasureResult =
  | { readonly account: true }
  | ({ readonly account: false } & ErasedPlaces);

type EraseFailure = { readonly kind: 'unknownAccount' | 'tripAhead' | 'bookerNeeds' };

/** Erases a fellow traveller by e-mail; refuses if all their trips still need the data (R39.2). */
const eraseFellowTraveller = async (
  { store, clock, committed }: EraseAccountDeps,
  email: string,
): Promise<Result<ErasureResult, EraseFailure>> => {
  const erased = await store.inTransaction<ErasureResult, EraseFailure>(
    [accountLock(email)],
    async (transaction) => {
      const places = await erasePerson(transaction, {
        ...{ email, accountId: '', asBooker: [], wholly: [], visitors: [], vouchers: [] },
        endedBefore: dayOf(clock.now()),
        counters: loginCounterKeys(email),
      });
      if (places.erased > 0) return ok({ account: false, ...places });
      return err({ kind: places.kept > 0 ? 'bookerNeeds' : 'unknownAccount' });
    },
  );
  if (erased.isOk()) committed();
  return erased;
};

/** Erases an account and confirms this by mail; refuses if the account has a trip ahead (R39). */
export const eraseAccount =
  (deps: EraseAccountDeps) =>
  async (typed: string): Promise<Result<ErasureResult, EraseFailure>> => {
    const email = normalizeEmail(typed);
    const account = await deps.store.accounts.byEmail(email);
    if (account === null) return eraseFellowTraveller(deps, email);
    return (await deleteAccount(deps)(account, SHOP_SITE))
      ? ok({ account: true })
      : err({ kind: 'tripAhead' });
  };

type EraseParticipantFailure =
  | { readonly kind: 'unknownBooking' | 'unknownParticipant' | 'bookerNeeds' }
  | { readonly kind: 'eraseByEmail'; readonly email: string };

/** Erases a participant who has no e-mail. If they have one, use `eraseAccount` (R39.2). */
export const eraseParticipant =
  ({ store, catalogue, clock, committed }: EraseAccountDeps) =>
  async (bookingId: string, userNum: number): Promise<Result<void, EraseParticipantFailure>> => {
    const done = await store.inTransaction<void, EraseParticipantFailure>(
      [bookingLock(bookingId)],
      async (transaction) => {
        const booking = await transaction.bookings.get(bookingId);
        if (booking === null || !isPlaced(booking)) return err({ kind: 'unknownBooking' });
        const person = booking.choices.participants.find(
          (each) => each.userNum === userNum,
        )?.person;
        if (person === undefined || person.firstName === '')
          return err({ kind: 'unknownParticipant' });
        if (person.email !== '') return err({ kind: 'eraseByEmail', email: person.email });
        const today = dayOf(clock.now());
        // If the days of the trip are unknown, it counts as not yet over.
        const endsOn = catalogue.byId(booking.siteId, booking.offerId)?.offer.to ?? today;
        return (await eraseTravellerWithoutEmail(
          transaction,
          { bookingId, userNum, endsOn },
          today,
        ))
          ? ok(undefined)
          : err({ kind: 'bookerNeeds' });
      },
    );
    if (done.isOk()) committed();
    return done;
  };

/** Exports an account; the data is the same as in the customer's own export (R39). */
export const exportAccountByOffice =
  (deps: FindAccountsDeps & ExportAccountDeps) =>
  async (typed: string): Promise<Result<AccountExport, { readonly kind: 'unknownAccount' }>> => {
    const account = await deps.store.accounts.byEmail(normalizeEmail(typed));
    return account === null
      ? err({ kind: 'unknownAccount' })
      : ok(await exportAccount(deps)(account));
  };

export type BlockDeps = PortDeps<{ store: 'inTransaction' | 'accounts'; clock: true }>;

type BlockFailure = { readonly kind: 'unknownAccount' | 'alreadyBlocked' | 'notBlocked' };

const without = ({ blocked: _blocked, ...account }: Account): Account => account;

/**
 * Blocks an account and ends its sessions; without a `reason`, unblocks it (R73). The journal does
 * not store the reason.
 */
export const blockOrUnblockAccount =
  ({ store, clock }: BlockDeps) =>
  async (
    name: string,
    typed: string,
    reason: string | null,
  ): Promise<Result<void, BlockFailure>> => {
    const email = normalizeEmail(typed);
    return store.inTransaction<void, BlockFailure>([accountLock(email)], async (transaction) => {
      const account = await transaction.accounts.byEmail(email);
      if (account === null) return err({ kind: 'unknownAccount' });
      if ((account.blocked !== undefined) === (reason !== null))
        return err({ kind: reason === null ? 'notBlocked' : 'alreadyBlocked' });
      const at = clock.now();
      if (reason === null) await transaction.accounts.save(without(account));
      else
        await saveAndEndAllSessions(transaction, { ...account, blocked: { reason, by: name, at } });
      const type = reason === null ? 'unblockAccount' : 'blockAccount';
      const command = { type, accountId: account.id } as const;
      await executeCodeCommand(transaction, { command, by: officeActor(name).by, at });
      return ok(undefined);
    });
  };
