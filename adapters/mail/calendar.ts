import ical, { ICalCalendarMethod, ICalEventStatus, ICalEventTransparency } from 'ical-generator';
import type { AboutBooking, MailContent } from '../../application/ports/mail/content.ts';
import type { MailFile } from '../../application/ports/mail/outbox.ts';
import { addDays, type Day, type Instant } from '../../domain/calendar.ts';
import { tripPageUrl } from '../http/contract/pages.pl.ts';
import { tripCalendarUid } from '../http/contract/screen-rules.ts';
import { mailCopy } from './copy.pl.ts';

/** Converts a day to midnight UTC, so that no time zone shifts it to another day. */
const wholeDay = (day: Day): Date => new Date(`${day}T00:00:00Z`);

type OfTrip = AboutBooking & { readonly version: number };

const tripOf = (content: MailContent): { readonly trip: OfTrip; readonly gone: boolean } | null => {
  const sails =
    (content.kind === 'bookingPlaced' && !content.reserveList) ||
    content.kind === 'bookingMovedUp' ||
    content.kind === 'bookingChanged';
  const isCancelled =
    content.kind === 'bookingCancelled' && !content.reserveList && content.unfinished !== true;
  if ((!sails && !isCancelled) || content.version === undefined) return null;
  return { trip: { ...content, version: content.version }, gone: isCancelled };
};

/**
 * Builds the calendar file of a trip; null if the mail needs none. All files of a booking have the
 * same UID. So a newer file replaces the booking's entry in the customer's calendar.
 */
export const calendarFile = (
  content: MailContent,
  brand: string,
  publicUrl: string,
  createdAt: Instant,
): MailFile | null => {
  const found = tripOf(content);
  if (found === null) return null;
  const { trip, gone: isCancelled } = found;
  const method = isCancelled ? ICalCalendarMethod.CANCEL : ICalCalendarMethod.PUBLISH;
  const calendar = ical({
    prodId: { company: brand, product: 'Rezerwacja', language: 'PL' },
    method,
  });
  calendar.createEvent({
    id: tripCalendarUid(trip.bookingId, brand),
    sequence: trip.version,
    stamp: new Date(createdAt),
    allDay: true,
    start: wholeDay(trip.from),
    end: wholeDay(addDays(trip.to, 1)),
    summary: trip.offerName,
    description: mailCopy.calendar.number(trip.bookingId),
    location: trip.sailing?.place ?? '',
    url: publicUrl + tripPageUrl(trip.bookingId),
    status: isCancelled ? ICalEventStatus.CANCELLED : ICalEventStatus.CONFIRMED,
    transparency: ICalEventTransparency.OPAQUE,
  });
  return {
    name: `rejs-${trip.bookingId}.ics`,
    type: `text/calendar; charset=utf-8; method=${method}`,
    text: `${calendar.toString()}\r\n`,
  };
};
