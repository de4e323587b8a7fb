import { err, ok } from 'neverthrow';
import type { Account } from '../../domain/accounts/account.ts';
import { type Booking, isPlaced } from '../../domain/booking/booking.ts';
import { bookerName, type PaperKind } from '../../domain/booking/placed/papers.ts';
import { addDays, type Day, dayOf } from '../../domain/calendar.ts';
import { erasePersonalDataFromJournal } from '../journal/stand-ins.ts';
import type { DataBesideBookings, NamedPlace } from '../ports/accounts.ts';
import type { Catalogue } from '../ports/catalogue.ts';
import type { PortDeps } from '../ports/ports.ts';
import { bookingLock, type Lock, type Transaction } from '../ports/store.ts';
import { accountLock, loginCounterKeys } from './limits.ts';

/** Returns true if the booking is an order or a sign-up and its trip has not ended (R39, R49). */
export const isTripAhead = (
  catalogue: Pick<Catalogue, 'byId'>,
  { status, siteId, offerId }: Booking,
  today: Day,
): boolean => {
  if (status !== 'confirmed' && status !== 'reserveList') return false;
  const offer = catalogue.byId(siteId, offerId)?.offer;
  // The catalogue lacks the offer, so the office must check whether the trip has ended.
  return offer === undefined || offer.to >= today;
};

export type PersonToErase = DataBesideBookings & {
  readonly asBooker: readonly string[];
  /** Abandoned drafts: the data of all their participants is erased, not only the person's. */
  readonly wholly: readonly string[];
  /**
   * Decides what is erased on a trip of another booker. The person's data is erased there only if
   * the trip ended before this day.
   */
  readonly endedBefore: Day;
};

export type ErasedPlaces = { readonly erased: number; readonly kept: number };

/** A booker's data is stored as participant 1; the free texts of the booking as participant 0. */
const BOOKER = [0, 1];

/**
 * The papers whose content is erased with the booker's data, because they concern only the booker.
 * Invoices are not in this list: their content stays (R39).
 */
const EMPTIED: readonly PaperKind[] = ['contract', 'annex'];

const isBookerErased = async (
  { bookings }: Pick<Transaction, 'bookings'>,
  { bookingId }: NamedPlace,
): Promise<boolean> => {
  const booking = await bookings.get(bookingId);
  return booking !== null && isPlaced(booking) && bookerName(booking) === '';
};

const canBeErased = async (
  transaction: Pick<Transaction, 'bookings'>,
  place: NamedPlace,
  endedBefore: Day,
): Promise<boolean> => place.endsOn < endedBefore || (await isBookerErased(transaction, place));

/**
 * Erases a fellow traveller without an e-mail; false if the booker still needs the data (R39.2).
 */
export const eraseTravellerWithoutEmail = async (
  transaction: Pick<Transaction, 'personal' | 'journal' | 'bookings'>,
  bookingAndParticipant: NamedPlace,
  endedBefore: Day,
): Promise<boolean> => {
  if (!(await canBeErased(transaction, bookingAndParticipant, endedBefore))) return false;
  await transaction.personal.forget(bookingAndParticipant.bookingId, [
    bookingAndParticipant.userNum,
  ]);
  await erasePersonalDataFromJournal(transaction, bookingAndParticipant.bookingId);
  return true;
};

/**
 * Erases a person (R39). Stand-ins replace the data in journal lines, so that a replay still works
 * (R46).
 */
export const erasePerson = async (
  transaction: Pick<Transaction, 'personal' | 'papers' | 'journal' | 'newsletter' | 'bookings'>,
  { asBooker, wholly, endedBefore, ...beside }: PersonToErase,
): Promise<ErasedPlaces> => {
  const { personal, papers } = transaction;
  const places = await personal.placesOf(beside.email);
  const over: NamedPlace[] = [];
  for (const place of places)
    if (asBooker.includes(place.bookingId) || (await canBeErased(transaction, place, endedBefore)))
      over.push(place);
  for (const { bookingId, userNum } of over) await personal.forget(bookingId, [userNum]);
  for (const bookingId of asBooker) {
    await personal.forget(bookingId, BOOKER);
    await papers.close(bookingId, EMPTIED);
  }
  for (const bookingId of wholly) await personal.forgetEverybody(bookingId);
  for (const bookingId of [...asBooker, ...wholly]) await personal.forgetAddress(bookingId);
  const losing = new Set([...over.map(({ bookingId }) => bookingId), ...asBooker, ...wholly]);
  for (const bookingId of losing) await erasePersonalDataFromJournal(transaction, bookingId);
  for (const { siteId } of await transaction.newsletter.ofEmail(beside.email))
    await transaction.newsletter.remove(siteId, beside.email);
  await personal.forgetBeside(beside);
  return { erased: over.length, kept: places.length - over.length };
};

export type DeleteDeps = PortDeps<{
  store: 'inTransaction' | 'bookings' | 'vouchers' | 'ambassadors';
  sessions: 'ofAccount';
  catalogue: 'byId';
  ids: true;
  clock: true;
  committed: true;
}>;

type CodesMade = { readonly vouchers: readonly string[]; readonly codes: readonly string[] };

/**
 * The account's ambassador codes expire. Its vouchers keep code and value, because a voucher is
 * money for any holder (R39.5). Only their descriptions are erased.
 */
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
      ...seen.map((booking) => bookingLock(booking.id)),
      ...created.vouchers.map((code): Lock => ({ kind: 'code', id: `voucher/${code}` })),
      ...created.codes.map((name): Lock => ({ kind: 'code', id: `ambassador/${name}` })),
    ];
    type Stopped = 'tripAhead' | 'begunMeanwhile';
    const result = await deps.store.inTransaction<void, Stopped>(locks, async (transaction) => {
      // Check again: the customer can have ordered a trip since the first read. Locks now prevent
      // new orders.
      const ownBookings = await transaction.bookings.ofAccount(id);
      if (ownBookings.some((booking) => !seen.some((locked) => locked.id === booking.id)))
        return err('begunMeanwhile');
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
    if (result.isErr() && result.error === 'begunMeanwhile')
      return deleteAccount(deps)(account, siteId);
    if (result.isOk()) deps.committed();
    return result.isOk();
  };
