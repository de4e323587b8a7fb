import type { AboutBooking, SailingFacts } from '../../application/ports/mail/content.ts';
import type { TripTimeline } from '../../application/ports/mail/timeline.ts';
import type { CancellingTerms } from '../../domain/booking/placed/cancelling.ts';
import { parseGrosze } from '../http/contract/codecs/amounts.ts';
import { timelineTitle } from '../http/contract/names.pl.ts';
import { tripPageUrl } from '../http/contract/pages.pl.ts';
import { timelineLines } from '../http/contract/wizard/timeline.pl.ts';
import { presentTimeline } from '../http/server/present/timeline.ts';
import {
  formatDay,
  formatMoment,
  formatPrice,
  formatTripDays,
} from '../words/amounts-and-days.pl.ts';
import type { BlockList } from '../words/block-list.ts';
import { mailCopy } from './copy.pl.ts';

/** A part of a mail. The mail's text and its HTML are rendered from the same parts. */
export type MailBlock =
  | { readonly kind: 'text'; readonly text: string }
  | { readonly kind: 'note'; readonly text: string }
  /** `spelled`: print the button's web address too, for mail programs that show no buttons. */
  | {
      readonly kind: 'button';
      readonly label: string;
      readonly url: string;
      readonly spelled: boolean;
    }
  | { readonly kind: 'link'; readonly label: string; readonly url: string }
  | { readonly kind: 'facts'; readonly title: string; readonly rows: readonly FactRow[] }
  | { readonly kind: 'list'; readonly title: string; readonly items: readonly string[] }
  /** A QR code for a transfer. `text`: what a bank's app reads. `sum`: the amount in grosze. */
  | { readonly kind: 'code'; readonly text: string; readonly sum: number };

export type FactRow = readonly [name: string, value: string];
/** A row is null or false if the mail omits it. */
export type FactRows = readonly (FactRow | null | false)[];

export type MailBlocks = BlockList<MailBlock>;

export const textBlock = (words: string): MailBlock => ({ kind: 'text', text: words });
export const noteBlock = (words: string): MailBlock => ({ kind: 'note', text: words });
export const linkBlock = (label: string, url: string): MailBlock => ({ kind: 'link', label, url });
const buttonBlockWith =
  (spelled: boolean) =>
  (label: string, url: string): MailBlock => ({ kind: 'button', label, url, spelled });
export const buttonBlock = buttonBlockWith(false);
export const buttonBlockWithSpelledUrl = buttonBlockWith(true);
export const labelledValuesBlock = (title: string, rows: FactRows): MailBlock => ({
  kind: 'facts',
  title,
  rows: rows.filter((row) => row !== null && row !== false),
});
export const listBlock = (title: string, items: readonly string[]): MailBlock => ({
  kind: 'list',
  title,
  items,
});

export const blockText = (block: MailBlock): string => {
  switch (block.kind) {
    case 'text':
    case 'note':
      return block.text;
    case 'button':
    case 'link':
      return `${block.label}:\n${block.url}`;
    case 'facts':
      return [block.title, ...block.rows.map(([name, value]) => `  ${name}: ${value}`)].join('\n');
    case 'list':
      return [block.title, ...block.items.map((item) => `  - ${item}`)].join('\n');
    case 'code':
      return mailCopy.code.inText(formatPrice(block.sum));
  }
};

/** Returns a button to the trip's page. Readers who are not logged in see the login page first. */
export const tripButton = ({ bookingId }: AboutBooking, publicUrl: string): MailBlock =>
  buttonBlock(mailCopy.booking.button, publicUrl + tripPageUrl(bookingId));

const sailingRows = ({ place, yachts, journeys }: SailingFacts): FactRows => {
  const ways = journeys.map(({ name, boardedAt, times }) =>
    mailCopy.booking.times(times, boardedAt === null ? name : `${name}: ${boardedAt}`),
  );
  return [
    place !== '' && [mailCopy.booking.place, place],
    yachts.length > 0 && [mailCopy.booking.yacht, yachts.join(', ')],
    ways.length > 0 && [mailCopy.booking.journey, ways.join('; ')],
  ];
};

/** Returns the facts that every mail about a trip has, followed by the rows in `more`. */
export const tripBlock = (content: AboutBooking, more: FactRows): MailBlock =>
  labelledValuesBlock(mailCopy.booking.facts, [
    [mailCopy.booking.number, content.bookingId],
    [mailCopy.booking.offer, content.offerName],
    [mailCopy.booking.term, formatTripDays(content.from, content.to)],
    ...(content.sailing ? sailingRows(content.sailing) : []),
    ...more,
  ]);

export const tripFactsBlockWithFreeCancellation = (
  content: AboutBooking,
  more: FactRows,
): MailBlock => {
  const { freeLabel, until } = mailCopy.cancelling;
  const freeUntil = content.sailing?.freeUntil ?? null;
  return tripBlock(content, [
    ...more,
    freeUntil !== null && [freeLabel, until(formatDay(freeUntil))],
  ]);
};

export const timelineBlocks = (timeline: TripTimeline): MailBlocks => {
  const lines = timelineLines(presentTimeline(timeline), {
    money: (wire) => formatPrice(parseGrosze(wire) ?? 0),
    day: formatDay,
    moment: (iso) => formatMoment(Date.parse(iso)),
  });
  const rows = lines
    .filter(({ items }) => items === undefined)
    .map(
      ({ when, text, phone }): FactRow => [
        when,
        phone === undefined ? text : `${text} ${phone.name}: ${phone.number}.`,
      ],
    );
  return [
    labelledValuesBlock(timelineTitle, rows),
    lines.map(({ when, items }) => items && listBlock(when, items)),
  ];
};

/** Returns the cancellation fees and the last day of free cancellation (R48). */
export const cancellingBlocks = ({ freeUntil, fees }: CancellingTerms): MailBlocks => {
  const { title, free, days, keeps } = mailCopy.cancelling;
  const rows = fees.map(
    ({ fromDays, toDays, keepsPercent }) => [days(fromDays, toDays), keeps(keepsPercent)] as const,
  );
  return [
    freeUntil !== null && textBlock(free(formatDay(freeUntil))),
    labelledValuesBlock(title, rows),
  ];
};
