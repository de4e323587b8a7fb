import type { AboutBooking, Sailing } from '../../application/ports/mail/content.ts';
import type { CancellingTerms } from '../../domain/booking/placed/cancellation.ts';
import { tripPage } from '../http/contract/pages.pl.ts';
import { formatDay, formatTerm } from '../words/amounts-and-days.pl.ts';
import { type Block, button, facts, type Rows, text } from './blocks.ts';
import { copy } from './copy.pl.ts';

/** Visitors without a session reach the booking's page through the login. */
export const tripButton = ({ bookingId }: AboutBooking, publicUrl: string): Block =>
  button(copy.booking.button, publicUrl + tripPage(bookingId));

/** 'Gdzie', 'Jacht', 'Dojazd', in the panel's words. Unknown values have no row. */
const sailingRows = ({ place, yachts, journeys }: Sailing): Rows => {
  const ways = journeys.map(({ name, boardedAt, times }) =>
    copy.booking.times(times, boardedAt === null ? name : `${name}: ${boardedAt}`),
  );
  return [
    ...(place === '' ? [] : ([[copy.booking.place, place]] as const)),
    ...(yachts.length === 0 ? [] : ([[copy.booking.yacht, yachts.join(', ')]] as const)),
    ...(ways.length === 0 ? [] : ([[copy.booking.journey, ways.join('; ')]] as const)),
  ];
};

const freeRow = ({ freeUntil }: Sailing): Rows =>
  freeUntil === null
    ? []
    : [[copy.cancelling.freeLabel, copy.cancelling.until(formatDay(freeUntil))]];

/** Every mail about the trip has this block; the mail's own rows are last. */
export const tripBlock = (content: AboutBooking, more: Rows): Block =>
  facts(copy.booking.facts, [
    [copy.booking.number, content.bookingId],
    [copy.booking.offer, content.offerName],
    [copy.booking.term, formatTerm(content.from, content.to)],
    ...(content.sailing ? sailingRows(content.sailing) : []),
    ...more,
  ]);

/** Adds the last day of free cancellation to the trip's block (R48). */
export const tripBlockWithFreeDay = (content: AboutBooking, more: Rows): Block =>
  tripBlock(content, [...more, ...(content.sailing ? freeRow(content.sailing) : [])]);

/** The cost of cancelling, and the last day of free cancellation (R48). */
export const cancellingBlocks = ({ freeUntil, fees }: CancellingTerms): readonly Block[] => {
  const { title, free, days, keeps } = copy.cancelling;
  const rows = fees.map(
    ({ fromDays, toDays, keepsPercent }) => [days(fromDays, toDays), keeps(keepsPercent)] as const,
  );
  return [...(freeUntil === null ? [] : [text(free(formatDay(freeUntil)))]), facts(title, rows)];
};
