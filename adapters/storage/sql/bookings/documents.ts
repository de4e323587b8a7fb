import { type Buyer, NO_BUYER } from '../../../../domain/accounts/invoice.ts';
import { type Booking, placeClaimsOf, type Review } from '../../../../domain/booking/booking.ts';
import { correctedBuyer } from '../../../../domain/booking/placed/buyer-and-ksef.ts';
import type { Instant } from '../../../../domain/calendar.ts';
import type { GroupMembership } from '../../../../domain/groups/group.ts';
import type { ParticipantChoices } from '../../../../domain/party/choices.ts';
import { NOBODY, type Person } from '../../../../domain/party/person.ts';
import type { Payment } from '../../../../domain/payments/ledger.ts';
import { normalizeVoucherCode } from '../../../../domain/vouchers/voucher.ts';
import {
  decodePaymentTypeInRecord,
  encodeStoredPaymentType,
} from '../../../codecs/payment-types.ts';
import { type BookingOfVersion1, bookingFromVersion1 } from './documents-version-1.ts';
import { type BookingOfVersion3, bookingFromVersion3 } from './documents-version-3.ts';

type PaymentOfVersion2 = Omit<Payment, 'voucher'> & { readonly method: Payment['method'] };
type WithPayments = Extract<BookingOfVersion3, { readonly payments: unknown }>;
type OfVersion2<B> = B extends WithPayments
  ? Omit<B, 'payments'> & { readonly payments: readonly PaymentOfVersion2[] }
  : B;

/**
 * A booking in format version 2. A payment by voucher has no field for the voucher's code; the code
 * is a part of the payment's number.
 */
type BookingOfVersion2 = OfVersion2<BookingOfVersion3>;

const paymentOf = ({ method, ...payment }: PaymentOfVersion2): Payment =>
  method === 'voucher'
    ? { ...payment, method, voucher: normalizeVoucherCode(payment.id.split('/')[1] ?? '') }
    : { ...payment, method };

/** Converts a booking of format version 2: payments get a field for their voucher (R25). */
const bookingFromVersion2 = (booking: BookingOfVersion2): BookingOfVersion3 =>
  'payments' in booking ? { ...booking, payments: booking.payments.map(paymentOf) } : booking;

/** A participant's personal data, in a separate row: if it is erased, the booking remains (R39). */
type ParticipantData = {
  readonly person: Person;
  readonly berthFirstName: string;
  readonly berthLastName: string;
};
type BookerData = {
  readonly comments: string;
  readonly notes?: readonly string[];
  readonly buyer?: Buyer;
  readonly review?: string;
  readonly hideReason?: string;
};

export type PersonRow = { readonly userNum: number; readonly email: string; readonly data: string };
type BookingColumns = {
  readonly document: string;
  readonly visitor_id: string;
  readonly account_id: string | null;
};

type AnonymousChoices = Omit<ParticipantChoices, keyof ParticipantData>;

/** Format version of stored bookings. Their documents contain no account and no personal data. */
const VERSION = 4;
export const DOCUMENT_START = `{"v":${VERSION},`;

const isBlank = ({ person, berthFirstName, berthLastName }: ParticipantChoices): boolean =>
  berthFirstName === '' &&
  berthLastName === '' &&
  (person === NOBODY || JSON.stringify(person) === JSON.stringify(NOBODY));

const reviewOf = (booking: Booking): Review | undefined =>
  'review' in booking ? booking.review : undefined;

const reviewTexts = (booking: Booking): Pick<BookerData, 'review' | 'hideReason'> => {
  const review = reviewOf(booking);
  const hideReason = review?.hidden?.reason ?? '';
  return {
    ...(review === undefined || review.text === '' ? {} : { review: review.text }),
    ...(hideReason === '' ? {} : { hideReason }),
  };
};

const withReviewTexts = (
  review: Review,
  { review: text = '', hideReason: reason = '' }: Pick<BookerData, 'review' | 'hideReason'>,
): Review => ({
  ...review,
  text,
  ...(review.hidden === undefined ? {} : { hidden: { ...review.hidden, reason } }),
});

/** Returns one row for each participant who has personal data. */
export const personRowsOf = (booking: Booking): readonly PersonRow[] => {
  const rows: PersonRow[] = [];
  const comments = 'comments' in booking ? booking.comments : '';
  const notes = (booking.notes ?? []).map(({ text }) => text);
  const buyer = correctedBuyer(booking);
  const review = reviewTexts(booking);
  const isWritten = comments !== '' || notes.some((text) => text !== '');
  if (isWritten || buyer !== null || 'review' in review || 'hideReason' in review) {
    const data: BookerData = {
      comments,
      ...(notes.length === 0 ? {} : { notes }),
      ...(buyer === null ? {} : { buyer }),
      ...review,
    };
    rows.push({ userNum: 0, email: '', data: JSON.stringify(data) });
  }
  for (const participant of booking.choices.participants) {
    if (isBlank(participant)) continue;
    const { userNum, person, berthFirstName, berthLastName } = participant;
    const data: ParticipantData = { person, berthFirstName, berthLastName };
    rows.push({ userNum, email: person.email, data: JSON.stringify(data) });
  }
  return rows;
};

export const bookingDocumentOf = (booking: Booking): string => {
  const participants = booking.choices.participants.map(
    ({ person: _p, berthFirstName: _f, berthLastName: _l, ...bare }): AnonymousChoices => bare,
  );
  const { owner: _owner, ...withoutOwner } = booking;
  const review = reviewOf(booking);
  const bare = {
    ...encodeStoredPaymentType(withoutOwner),
    choices: { ...booking.choices, participants },
    ...('comments' in booking ? { comments: '' } : {}),
    ...(booking.notes === undefined
      ? {}
      : { notes: booking.notes.map((note) => ({ ...note, text: '' })) }),
    ...('buyer' in booking ? { buyer: NO_BUYER } : {}),
    ...(review === undefined ? {} : { review: withReviewTexts(review, {}) }),
  };
  return JSON.stringify({ v: VERSION, booking: bare });
};

type StoredDocument =
  | { readonly v: 1; readonly booking: BookingOfVersion1 }
  | { readonly v: 2; readonly booking: BookingOfVersion2 }
  | { readonly v: 3; readonly booking: BookingOfVersion3 }
  | { readonly v: 4; readonly booking: Booking };

const upgradeBooking = (read: StoredDocument): Booking => {
  if (read.v === 1) return bookingFromVersion1(read.booking);
  if (read.v === 2) return bookingFromVersion3(bookingFromVersion2(read.booking));
  if (read.v === 3) return bookingFromVersion3(read.booking);
  if (read.v === VERSION) return read.booking;
  throw new Error(
    `A newer release stored a booking (in format version ${(read satisfies never as { readonly v: number }).v}). Start that release.`,
  );
};

const parseDocument = (text: string): Booking =>
  decodePaymentTypeInRecord(upgradeBooking(JSON.parse(text)));

export const upgradeStoredBooking = (document: string): string =>
  JSON.stringify(parseDocument(document));

/** Returns when group `code` was opened; null if the booking has another code (R21). */
export const groupOpening = (
  document: string,
  code: string,
): Pick<GroupMembership, 'openedOn' | 'days'> | null => {
  const { group } = parseDocument(document);
  if (group?.code !== code) return null;
  const { openedOn, days } = group;
  return { openedOn, ...(days === undefined ? {} : { days }) };
};

export const bookingFrom = (
  columns: BookingColumns,
  people: ReadonlyMap<number, string>,
): Booking => {
  const booking = parseDocument(columns.document);
  const participants = booking.choices.participants.map((bare): ParticipantChoices => {
    const text = people.get(bare.userNum);
    const data: ParticipantData =
      text === undefined
        ? { person: NOBODY, berthFirstName: '', berthLastName: '' }
        : JSON.parse(text);
    return { ...bare, ...data };
  });
  const owner = { visitorId: columns.visitor_id, accountId: columns.account_id };
  const bare = { ...booking, owner, choices: { ...booking.choices, participants } };
  const written = people.get(0);
  if (written === undefined) return bare;
  const { comments, notes = [], buyer, ...texts }: BookerData = JSON.parse(written);
  const { notes: storedNotes } = bare;
  const noted =
    storedNotes === undefined
      ? bare
      : {
          ...bare,
          notes: storedNotes.map((note, index) => ({ ...note, text: notes[index] ?? '' })),
        };
  const whole =
    'review' in noted && noted.review !== undefined
      ? { ...noted, review: withReviewTexts(noted.review, texts) }
      : noted;
  return 'comments' in whole
    ? { ...whole, comments, ...(buyer === undefined ? {} : { buyer }) }
    : whole;
};

export type UnitRow = {
  readonly unitId: number;
  readonly wholes: number;
  readonly pairs: number;
  readonly singles: number;
};

export const claimRowsOf = (
  booking: Booking,
): { readonly rows: readonly UnitRow[]; readonly until: Instant | null } => {
  const { seats, until } = placeClaimsOf(booking);
  return { rows: seats, until };
};

/** Returns a sign-up's rows of the reserve list: one per unit, with the time of the order (R11). */
export const waitingRowsOf = (
  booking: Booking,
): { readonly rows: readonly UnitRow[]; readonly placedAt: Instant } | null =>
  booking.status === 'reserveList' && booking.seats.length > 0
    ? { rows: booking.seats, placedAt: booking.placedAt }
    : null;
