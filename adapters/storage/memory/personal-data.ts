import type { RenderedMail } from '../../../application/ports/mail/outbox.ts';
import type { Message } from '../../../application/ports/messages.ts';
import type {
  DataBesideBookings,
  Erasure,
  PastTrip,
  PersonalData,
} from '../../../application/ports/personal-data.ts';
import { NO_BUYER } from '../../../domain/accounts/invoice.ts';
import type { Booking, Review } from '../../../domain/booking/booking.ts';
import { NOBODY } from '../../../domain/party/person.ts';
import type { BookingRow, BookingTable } from './bookings.ts';
import type { JournalTable } from './journal.ts';
import type { WaitingMail } from './mails.ts';
import type { SessionTables } from './sessions.ts';

export type PersonalTables = {
  readonly bookings: BookingTable;
  readonly journal: JournalTable;
  readonly messages: Map<string, Message>;
  readonly sentFiles: Map<string, Uint8Array>;
  readonly trips: PastTrip[];
  readonly visits: SessionTables;
  readonly mailbox: Map<string, RenderedMail>;
  readonly outbox: Map<string, WaitingMail | null>;
};

/** Removes a review's text, but not its stars, which averages count (R72.8). */
const withoutTexts = ({ hidden, ...review }: Review): Review => ({
  ...review,
  text: '',
  ...(hidden === undefined ? {} : { hidden: { ...hidden, reason: '' } }),
});

/** Erases data of participants; number 0 means free texts, such as comments and notes. */
const withoutPersonalData = (booking: Booking, isErased: (userNum: number) => boolean): Booking => {
  const participants = booking.choices.participants.map((participant) =>
    isErased(participant.userNum)
      ? { ...participant, person: NOBODY, berthFirstName: '', berthLastName: '' }
      : participant,
  );
  const choices = { ...booking.choices, participants };
  if (!isErased(0)) return { ...booking, choices };
  const silent =
    booking.notes === undefined
      ? {}
      : { notes: booking.notes.map((note) => ({ ...note, text: '' })) };
  const nobody = 'buyer' in booking ? { buyer: NO_BUYER } : {};
  const unwritten =
    'review' in booking && booking.review !== undefined
      ? { review: withoutTexts(booking.review) }
      : {};
  return 'comments' in booking
    ? { ...booking, ...silent, ...nobody, ...unwritten, choices, comments: '' }
    : { ...booking, ...silent, choices };
};

const eraseOutsideBookings = (
  shelves: PersonalTables,
  { email, accountId, visitors, counters, vouchers }: DataBesideBookings,
): void => {
  const { visits, mailbox, outbox, messages, sentFiles, trips, journal } = shelves;
  for (const [name, { call }] of visits.calls)
    if (visitors.some((visitor) => call.scope.startsWith(`${visitor} `))) visits.calls.delete(name);
  for (const key of counters) visits.events.delete(key);
  journal.forgetVouchers(vouchers);
  for (const { messageId, to } of [...mailbox.values()])
    if (to === email) mailbox.delete(messageId);
  for (const row of [...outbox.values()])
    if (row !== null && row.givenUpAt !== null && row.mail.to === email) outbox.delete(row.mail.id);
  for (const { id } of [...messages.values()].filter((message) => message.accountId === accountId))
    messages.delete(id);
  const brought = new Set(
    [...messages.values()].flatMap(({ attachments = [] }) =>
      attachments.flatMap((each) => ('id' in each ? [each.id] : [])),
    ),
  );
  for (const id of [...sentFiles.keys()]) if (!brought.has(id)) sentFiles.delete(id);
  for (let index = trips.length - 1; index >= 0; index -= 1)
    if (trips[index]?.email === email) trips.splice(index, 1);
};

export const stageErasure = (shelves: PersonalTables): Erasure & { readonly apply: () => void } => {
  const { bookings } = shelves;
  const changes: (() => void)[] = [];
  const later = async (change: () => void): Promise<void> => {
    changes.push(change);
  };
  const change = (bookingId: string, changed: (row: BookingRow) => BookingRow): Promise<void> =>
    later(() => {
      const row = bookings.all.get(bookingId);
      if (row !== undefined) bookings.set(changed(row));
    });
  const forget = (bookingId: string, isErased: (userNum: number) => boolean): Promise<void> =>
    change(bookingId, (row) => ({ ...row, booking: withoutPersonalData(row.booking, isErased) }));
  return {
    placesOf: async (email) =>
      [...bookings.all.values()].flatMap(({ booking, endsOn }) =>
        booking.choices.participants
          .filter(({ person }) => person.email === email)
          .map(({ userNum }) => ({ bookingId: booking.id, userNum, endsOn })),
      ),
    forget: (bookingId, userNums) => forget(bookingId, (userNum) => userNums.includes(userNum)),
    forgetEverybody: (bookingId) => forget(bookingId, () => true),
    forgetAddress: (bookingId) => change(bookingId, (row) => ({ ...row, address: null })),
    forgetBeside: (beside) => later(() => eraseOutsideBookings(shelves, beside)),
    apply: () => {
      for (const each of changes) each();
    },
  };
};

const byDay = (a: PastTrip, b: PastTrip): number =>
  a.endedOn < b.endedOn ? -1 : a.endedOn > b.endedOn ? 1 : a.siteId - b.siteId;

export const memoryPersonalData = ({ trips }: Pick<PersonalTables, 'trips'>): PersonalData => ({
  pastTrips: async (email) => trips.filter((trip) => trip.email === email).sort(byDay),
});
