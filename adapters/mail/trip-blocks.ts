import type { AboutBooking, Sailing } from '../../application/ports/mail/content.ts';
import type { CancellingTerms } from '../../domain/booking/placed/cancellation.ts';
import { tripPage } from '../http/contract/pages.pl.ts';
import { day, term } from '../words/amounts-and-days.pl.ts';
import { type Block, button, facts, type Rows, text } from './blocks.ts';
import { copy } from './copy.pl.ts';

/** To the booking's own page in the panel; whoever is not logged in comes there by way of the login. */
export const toTrip = ({ bookingId }: AboutBooking, publicUrl: string): Block =>
  button(copy.booking.button, publicUrl + tripPage(bookingId));

/** 'Gdzie', 'Jacht', 'Dojazd', in the panel's words; what is not known has no row. */
const sailingRows = ({ place, yachts, journeys }: Sailing): Rows => {
  const ways = journeys.map(({ name, boardedAt, times }) => copy.booking.times(times, boardedAt === null ? name : `${name}: ${boardedAt}`));
  return [
    ...(place === '' ? [] : ([[copy.booking.place, place]] as const)),
    ...(yachts.length === 0 ? [] : ([[copy.booking.yacht, yachts.join(', ')]] as const)),
    ...(ways.length === 0 ? [] : ([[copy.booking.journey, ways.join('; ')]] as const)),
  ];
};

const freeRow = ({ freeUntil }: Sailing): Rows =>
  freeUntil === null ? [] : [[copy.cancelling.freeLabel, copy.cancelling.until(day(freeUntil))]];

/** The trip as every mail about it names it; what it is about comes last. */
export const trip = (content: AboutBooking, more: Rows): Block =>
  facts(copy.booking.facts, [
    [copy.booking.number, content.bookingId],
    [copy.booking.offer, content.offerName],
    [copy.booking.term, term(content.from, content.to)],
    ...(content.sailing ? sailingRows(content.sailing) : []),
    ...more,
  ]);

/** The same with the day until which cancelling costs nothing (R48). */
export const tripWithFreeDay = (content: AboutBooking, more: Rows): Block =>
  trip(content, [...more, ...(content.sailing ? freeRow(content.sailing) : [])]);

/** What cancelling costs, and until when nothing (R48). */
export const cancellingBlocks = ({ freeUntil, fees }: CancellingTerms): readonly Block[] => {
  const { title, free, days, keeps } = copy.cancelling;
  const rows = fees.map(({ fromDays, toDays, keepsPercent }) => [days(fromDays, toDays), keeps(keepsPercent)] as const);
  return [...(freeUntil === null ? [] : [text(free(day(freeUntil)))]), facts(title, rows)];
};
