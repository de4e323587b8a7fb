import { type Buyer, NO_BUYER } from '../../../../domain/accounts/invoice.ts';
import { type Booking, claimsOf } from '../../../../domain/booking/booking.ts';
import { correctedBuyer } from '../../../../domain/booking/placed/invoiced.ts';
import type { Day, Instant } from '../../../../domain/calendar.ts';
import type { ParticipantChoices } from '../../../../domain/party/choices.ts';
import { NOBODY, type Person } from '../../../../domain/party/person.ts';
import { type BookingOfVersion1, fromVersion1 } from './documents-version-1.ts';
import { type BookingOfVersion2, fromVersion2 } from './documents-version-2.ts';
import { type BookingOfVersion3, fromVersion3 } from './documents-version-3.ts';

/** What of a participant is personal, kept in a row of its own so that erasing it never touches the booking (R39). */
type ParticipantData = { readonly person: Person; readonly berthFirstName: string; readonly berthLastName: string };
/** The row of number 0: what the booker wrote freely, and the office of them. */
type BookerData = { readonly comments: string; readonly notes?: readonly string[]; readonly buyer?: Buyer };

export type PersonRow = { readonly userNum: number; readonly email: string; readonly data: string };
/** The columns of a booking that are not in its document. */
export type BookingColumns = { readonly document: string; readonly visitor_id: string; readonly account_id: string | null };

type Bare = Omit<ParticipantChoices, keyof ParticipantData>;

/** The version in which documents are written. A booking is kept without its owner (a column) and without personal data. */
const VERSION = 4;

const isBlank = ({ person, berthFirstName, berthLastName }: ParticipantChoices): boolean =>
  berthFirstName === '' && berthLastName === '' && (person === NOBODY || JSON.stringify(person) === JSON.stringify(NOBODY));

/** A booking's personal data by participant; people who gave nothing have no row. */
export const peopleOf = (booking: Booking): readonly PersonRow[] => {
  const rows: PersonRow[] = [];
  const comments = 'comments' in booking ? booking.comments : '';
  const notes = (booking.notes ?? []).map(({ text }) => text);
  const buyer = correctedBuyer(booking);
  if (comments !== '' || notes.some((text) => text !== '') || buyer !== null) {
    const data: BookerData = { comments, ...(notes.length === 0 ? {} : { notes }), ...(buyer === null ? {} : { buyer }) };
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

/** A booking as its document: everything but its owner and its people. */
export const documentOf = (booking: Booking): string => {
  const participants = booking.choices.participants.map(({ person: _p, berthFirstName: _f, berthLastName: _l, ...bare }): Bare => bare);
  const { owner: _owner, ...rest } = booking;
  const bare = {
    ...rest,
    choices: { ...booking.choices, participants },
    ...('comments' in booking ? { comments: '' } : {}),
    ...(booking.notes === undefined ? {} : { notes: booking.notes.map((note) => ({ ...note, text: '' })) }),
    ...('buyer' in booking ? { buyer: NO_BUYER } : {}),
  };
  return JSON.stringify({ v: VERSION, booking: bare });
};

type StoredDocument =
  | { readonly v: 1; readonly booking: BookingOfVersion1 }
  | { readonly v: 2; readonly booking: BookingOfVersion2 }
  | { readonly v: 3; readonly booking: BookingOfVersion3 }
  | { readonly v: 4; readonly booking: Booking };

/** Reads a document of any version as one of today. */
const upToDate = (text: string): Booking => {
  const read: StoredDocument = JSON.parse(text);
  if (read.v === 1) return fromVersion1(read.booking);
  if (read.v === 2) return fromVersion3(fromVersion2(read.booking));
  if (read.v === 3) return fromVersion3(read.booking);
  if (read.v === VERSION) return read.booking;
  throw new Error(`A booking was kept by a newer program (document version ${(read satisfies never as { readonly v: number }).v})`);
};

/** What a document of any version says of its booking, as a document of today would. */
export const bookingIn = (document: string): string => JSON.stringify(upToDate(document));

/** The day on which a booking has opened the group of a code; null where its document is of no such group (R21). */
export const groupOpened = (document: string, code: string): Day | null => {
  const { group } = upToDate(document);
  return group?.code === code ? group.openedOn : null;
};

/** A booking from its columns and the data of its people, by participant number. */
export const bookingFrom = (columns: BookingColumns, people: ReadonlyMap<number, string>): Booking => {
  const booking = upToDate(columns.document);
  const participants = booking.choices.participants.map((bare): ParticipantChoices => {
    const text = people.get(bare.userNum);
    const data: ParticipantData = text === undefined ? { person: NOBODY, berthFirstName: '', berthLastName: '' } : JSON.parse(text);
    return { ...bare, ...data };
  });
  const owner = { visitorId: columns.visitor_id, accountId: columns.account_id };
  const bare = { ...booking, owner, choices: { ...booking.choices, participants } };
  const written = people.get(0);
  if (written === undefined) return bare;
  const { comments, notes = [], buyer }: BookerData = JSON.parse(written);
  const { notes: kept } = bare;
  const whole = kept === undefined ? bare : { ...bare, notes: kept.map((note, index) => ({ ...note, text: notes[index] ?? '' })) };
  return 'comments' in whole ? { ...whole, comments, ...(buyer === undefined ? {} : { buyer }) } : whole;
};

export type UnitRow = { readonly unitId: number; readonly wholes: number; readonly pairs: number; readonly singles: number };

/** The rows of a booking's claims, one a unit. */
export const claimRowsOf = (booking: Booking): { readonly rows: readonly UnitRow[]; readonly until: Instant | null } => {
  const { seats, until } = claimsOf(booking);
  return { rows: seats, until };
};

/** What a sign-up waits for, one row a unit, and since when; null for a booking that is none (R11). */
export const waitOf = (booking: Booking): { readonly rows: readonly UnitRow[]; readonly placedAt: Instant } | null =>
  booking.status === 'reserveList' && booking.seats.length > 0 ? { rows: booking.seats, placedAt: booking.placedAt } : null;
