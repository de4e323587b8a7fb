import { PLACED_STATUSES } from '../../domain/booking/booking.ts';
import { ledgerOfBooking } from '../../domain/booking/placed/dues.ts';
import { type ShownStatus, shownStatus } from '../../domain/booking/placed/status.ts';
import type { BookingSummary } from '../../domain/booking/summary.ts';
import { type Day, dayOf, type Instant } from '../../domain/calendar.ts';
import type { Ledger } from '../../domain/payments/ledger.ts';
import { SITES } from '../../domain/sites.ts';
import { lettersAndDigitsOf } from '../../domain/statements/line.ts';
import { cleanOneLineText } from '../../domain/text/clean.ts';
import { transliterate } from '../../domain/text/transliterate.ts';
import type { CatalogueEntry } from '../ports/catalogue.ts';
import type { PortDeps } from '../ports/ports.ts';

const foldText = (text: string): string =>
  transliterate(cleanOneLineText(text)).toLowerCase().replace(/\s+/g, ' ').trim();

/**
 * Compares texts without accents and case; Greek and Cyrillic letters become Latin ones. If no
 * character of the typed text has a Latin form, compares the texts as typed.
 */
const includesText = (text: string, typed: string): boolean => {
  const folded = foldText(typed);
  return folded === ''
    ? cleanOneLineText(text).includes(cleanOneLineText(typed))
    : foldText(text).includes(folded);
};

type Called = {
  readonly firstName: string;
  readonly lastName: string;
  readonly email: string;
  readonly phone: string;
};

/** A search by phone number needs this many digits; fewer would find too many people. */
const FEWEST_DIGITS = 5;

const digitsOf = (text: string): string => text.replace(/\D/g, '');

const matchesPhone = (phone: string, typed: string): boolean => {
  const digits = /^[\d\s+().-]+$/.test(cleanOneLineText(typed))
    ? digitsOf(typed).replace(/^(?:00)?48(?=\d{9}$)/, '')
    : '';
  return digits.length >= FEWEST_DIGITS && digitsOf(phone).includes(digits);
};

/** Compares names in any order, and ignores accents and case. */
export const matchesNameOrContact = (
  { firstName, lastName, email, phone }: Called,
  typed: string,
): boolean =>
  includesText(`${firstName} ${lastName} ${firstName} ${email}`, typed) ||
  matchesPhone(phone, typed);

const vouchersOf = ({ payments, voucherCodes }: BookingSummary): readonly string[] => [
  ...payments.flatMap((payment) => (payment.method === 'voucher' ? [payment.voucher] : [])),
  ...voucherCodes,
];

/** Returns true if the text matches booking number, transfer title, used voucher or traveller. */
const matchesBooking = (booking: BookingSummary, typed: string): boolean => {
  const letters = lettersAndDigitsOf(typed);
  return (
    letters.includes(booking.id) ||
    vouchersOf(booking).some((code) => letters !== '' && lettersAndDigitsOf(code) === letters) ||
    booking.people.some((person) => matchesNameOrContact(person, typed))
  );
};

export type ListedStatus = ShownStatus | 'draft';

export type BookingListQuery = {
  readonly offerId: number | null;
  readonly siteId: number | null;
  readonly status: ListedStatus | null;
  readonly from: Day | null;
  readonly until: Day | null;
  /**
   * Selects bookings that were ordered or cancelled, or whose customer asked to cancel, on this day
   * or later. Null selects all.
   */
  readonly since: Day | null;
  readonly unpaid: boolean;
  readonly name: string | null;
};

export const ANY_BOOKING: BookingListQuery = {
  ...{ offerId: null, siteId: null, status: null, name: null },
  ...{ from: null, until: null, since: null, unpaid: false },
};

export type ListedBooking = {
  readonly booking: BookingSummary;
  readonly entry: CatalogueEntry;
  readonly status: ListedStatus;
  readonly ledger: Ledger | null;
};

export type BookingListDeps = PortDeps<{
  store: 'bookings';
  catalogue: 'byId' | 'all';
  clock: true;
}>;

const toListedBooking = (
  deps: Pick<BookingListDeps, 'catalogue'>,
  booking: BookingSummary,
  today: Day,
): ListedBooking | null => {
  const entry = deps.catalogue.byId(booking.siteId, booking.offerId);
  const { status, plan, payments } = booking;
  if (entry === undefined || status === 'removed') return null;
  if (status === 'draft') return { booking, entry, status, ledger: null };
  return {
    booking,
    entry,
    status: shownStatus({ status, plan, payments }, entry.offer, today),
    ledger: ledgerOfBooking(booking),
  };
};

export type BookingEvent = {
  readonly what: 'order' | 'sign-up' | 'wants to cancel' | 'cancelled';
  readonly at: Instant;
};

/** Returns the latest of order, request to cancel and cancellation; a draft has none of them. */
export const latestEvent = ({
  orderedAt,
  status,
  cancelAskedAt,
  cancellation,
}: BookingSummary): BookingEvent | null => {
  if (cancellation !== null) return { what: 'cancelled', at: cancellation.cancelledAt };
  if (status === 'confirmed' && cancelAskedAt !== null)
    return { what: 'wants to cancel', at: cancelAskedAt };
  if (orderedAt === null) return null;
  return { what: status === 'reserveList' ? 'sign-up' : 'order', at: orderedAt };
};

const happenedSince = (booking: BookingSummary, since: Day): boolean => {
  const event = latestEvent(booking);
  return event !== null && dayOf(event.at) >= since;
};

const isWanted = (
  { booking, status, ledger }: ListedBooking,
  criteria: BookingListQuery,
): boolean =>
  (criteria.siteId === null || booking.siteId === criteria.siteId) &&
  (criteria.status === null || status === criteria.status) &&
  (criteria.since === null || happenedSince(booking, criteria.since)) &&
  (!criteria.unpaid || (booking.status === 'confirmed' && ledger !== null && ledger.left > 0)) &&
  (criteria.name === null || matchesBooking(booking, criteria.name));

const offersByDay = (
  catalogue: BookingListDeps['catalogue'],
  { offerId, from, until }: BookingListQuery,
): readonly (readonly number[])[] => {
  const days = new Map<Day, Set<number>>();
  for (const { offer } of SITES.flatMap((siteId) => catalogue.all(siteId))) {
    const isOutside =
      (offerId !== null && offer.id !== offerId) ||
      (from !== null && offer.from < from) ||
      (until !== null && offer.from > until);
    if (!isOutside) days.set(offer.from, (days.get(offer.from) ?? new Set()).add(offer.id));
  }
  return [...days.keys()].toSorted().map((day) => [...(days.get(day) ?? [])]);
};

/** Yields the bookings that match the query, in one batch for each day on which trips start. */
export const listBookings = (deps: BookingListDeps) =>
  async function* (query: BookingListQuery): AsyncGenerator<readonly ListedBooking[]> {
    const states = query.status === 'draft' ? (['draft'] as const) : PLACED_STATUSES;
    const today = dayOf(deps.clock.now());
    const people = query.name === null ? 'booker' : 'everybody';
    for (const offerIds of offersByDay(deps.catalogue, query)) {
      const found: BookingSummary[] = [];
      for (const offerId of offerIds)
        found.push(...(await deps.store.bookings.summariesOf(states, offerId, people)));
      const wanted: ListedBooking[] = [];
      for (const booking of found.sort((a, b) => (a.id < b.id ? -1 : 1))) {
        const listed = toListedBooking(deps, booking, today);
        if (listed !== null && isWanted(listed, query)) wanted.push(listed);
      }
      if (wanted.length > 0) yield wanted;
    }
  };
