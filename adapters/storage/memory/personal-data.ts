import type { Message } from '../../../application/ports/messages.ts';
import type { RenderedMail } from '../../../application/ports/outbox.ts';
import type { PastTrip } from '../../../application/ports/past-trips.ts';
import type { Erasure, Forgotten, PersonalData } from '../../../application/ports/personal-data.ts';
import type { Booking } from '../../../domain/booking/booking.ts';
import { NOBODY } from '../../../domain/party/person.ts';
import type { BookingTable } from './bookings.ts';
import type { JournalTable } from './journal.ts';
import { closePapers, type PaperRows } from './papers.ts';
import type { VisitShelves } from './visits.ts';

export type PersonalShelves = {
  readonly bookings: BookingTable;
  readonly journal: JournalTable;
  readonly messages: Map<string, Message>;
  readonly trips: PastTrip[];
  readonly papers: PaperRows;
  readonly visits: VisitShelves;
  readonly mailbox: Map<string, RenderedMail>;
};

const BOOKER = [0, 1];

/** A booking without what it knew of these participants; 0 is what its booker wrote freely. */
const without = (booking: Booking, gone: (userNum: number) => boolean): Booking => {
  const participants = booking.choices.participants.map((one) =>
    gone(one.userNum) ? { ...one, person: NOBODY, berthFirstName: '', berthLastName: '' } : one,
  );
  const choices = { ...booking.choices, participants };
  return 'comments' in booking && gone(0) ? { ...booking, choices, comments: '' } : { ...booking, choices };
};

const forget = ({ bookings, journal }: PersonalShelves, bookingId: string, gone: (userNum: number) => boolean): void => {
  const kept = bookings.all.get(bookingId);
  if (kept !== undefined) bookings.set({ ...kept, address: gone(0) ? null : kept.address, booking: without(kept.booking, gone) });
  journal.forget(bookingId);
};

/** Visits, mails and lines about vouchers; bookings are another matter. */
const carryElsewhere = (shelves: PersonalShelves, { email, accountId, visitors, counters, vouchers }: Forgotten): void => {
  const { visits, mailbox, messages, trips, journal } = shelves;
  for (const [name, { call }] of visits.calls)
    if (visitors.some((visitor) => call.scope.startsWith(`${visitor} `))) visits.calls.delete(name);
  for (const key of counters) visits.events.delete(key);
  journal.forgetVouchers(vouchers);
  for (const { messageId, to } of [...mailbox.values()]) if (to === email) mailbox.delete(messageId);
  for (const { id } of [...messages.values()].filter((message) => message.accountId === accountId)) messages.delete(id);
  for (let index = trips.length - 1; index >= 0; index -= 1) if (trips[index]?.email === email) trips.splice(index, 1);
};

const carry = (shelves: PersonalShelves, whose: Forgotten): void => {
  const { email, asBooker, wholly, endedBefore } = whose;
  for (const { booking, endsOn } of [...shelves.bookings.all.values()]) {
    const own = booking.choices.participants.filter(({ person }) => person.email === email).map(({ userNum }) => userNum);
    if (own.length > 0 && (endsOn < endedBefore || asBooker.includes(booking.id)))
      forget(shelves, booking.id, (userNum) => own.includes(userNum));
  }
  for (const id of asBooker) forget(shelves, id, (userNum) => BOOKER.includes(userNum));
  for (const id of asBooker) closePapers(shelves.papers, id);
  for (const id of wholly) forget(shelves, id, () => true);
  carryElsewhere(shelves, whose);
};

/** Erasing in a transaction: done when it ends well, after everything else. */
export const stagedErasure = (shelves: PersonalShelves): Erasure & { readonly apply: () => void } => {
  const asked: Forgotten[] = [];
  return {
    erase: async (whose) => {
      asked.push(whose);
    },
    apply: () => {
      for (const whose of asked) carry(shelves, whose);
    },
  };
};

const byDay = (a: PastTrip, b: PastTrip): number => (a.endedOn < b.endedOn ? -1 : a.endedOn > b.endedOn ? 1 : a.siteId - b.siteId);

export const memoryPersonalData = ({ trips }: Pick<PersonalShelves, 'trips'>): PersonalData => ({
  pastTrips: async (email) => trips.filter((trip) => trip.email === email).sort(byDay),
});
