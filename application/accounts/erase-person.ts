import type { PaperKind } from '../../domain/booking/placed/papers.ts';
import type { Day } from '../../domain/calendar.ts';
import { forgetTyped } from '../journal/forget-typed.ts';
import type { KeptBeside } from '../ports/personal-data.ts';
import type { Transaction } from '../ports/store.ts';

/** Whose data is to go. */
export type Forgotten = KeptBeside & {
  /** Bookings that lose the booker's own data. */
  readonly asBooker: readonly string[];
  /** Bookings that lose everybody's data: drafts that nobody will take up again. */
  readonly wholly: readonly string[];
  /** Trips of others that ended before this day lose the person's data; on trips ahead it is their booker's still. */
  readonly endedBefore: Day;
};

/** The booker of a booking: participant 1, and 0 for what was written freely. */
const BOOKER = [0, 1];

/** Invoices stay for the books, as they were issued; a contract and its annexes are the booker's alone (R39). */
const EMPTIED: readonly PaperKind[] = ['contract', 'annex'];

/**
 * Takes a person's data away for good (R39): the booker's data, words, network address and papers, also where their e-mail stands at
 * another participant of their own bookings; the data of a traveller on trips of others that are over; and what is kept beside. The lines
 * of every booking that loses somebody get stand-ins for everybody, so that a replay comes to the same (R46). Places, prices and the
 * lines themselves stay.
 */
export const erasePerson = async (
  transaction: Pick<Transaction, 'personal' | 'papers' | 'journal' | 'newsletter'>,
  { asBooker, wholly, endedBefore, ...beside }: Forgotten,
): Promise<void> => {
  const { personal, papers } = transaction;
  const places = await personal.placesOf(beside.email);
  const over = places.filter(({ bookingId, endsOn }) => endsOn < endedBefore || asBooker.includes(bookingId));
  for (const { bookingId, userNum } of over) await personal.forget(bookingId, [userNum]);
  for (const bookingId of asBooker) {
    await personal.forget(bookingId, BOOKER);
    await papers.close(bookingId, EMPTIED);
  }
  for (const bookingId of wholly) await personal.forgetEverybody(bookingId);
  for (const bookingId of [...asBooker, ...wholly]) await personal.forgetAddress(bookingId);
  const losing = new Set([...over.map(({ bookingId }) => bookingId), ...asBooker, ...wholly]);
  for (const bookingId of losing) await forgetTyped(transaction, bookingId);
  for (const { siteId } of await transaction.newsletter.ofEmail(beside.email)) await transaction.newsletter.remove(siteId, beside.email);
  await personal.forgetBeside(beside);
};
