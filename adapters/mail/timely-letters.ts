import type { MailContent } from '../../application/ports/mail/content.ts';
import { paymentLinesName } from '../http/contract/names.pl.ts';
import { formatDay, formatMoment, formatPrice } from '../words/amounts-and-days.pl.ts';
import { type Block, list, note, type Rows, text } from './blocks.ts';
import { copy } from './copy.pl.ts';
import { lateRows, paymentBlocks, transferBlocks } from './payment-blocks.ts';
import { timelyCopy } from './timely-copy.pl.ts';
import { tripBlock, tripBlockWithFreeDay } from './trip-blocks.ts';

/** Subject and content of a mail about a booking. The link to its page follows them. */
export type NotificationText = { readonly subject: string; readonly blocks: readonly Block[] };

type ScheduledContent = Extract<
  MailContent,
  {
    kind:
      | 'bookingDue'
      | 'bookingWayNamed'
      | 'bookingDeparture'
      | 'bookingReturn'
      | 'bookingMessage';
  }
>;
type Of<K extends ScheduledContent['kind']> = Extract<ScheduledContent, { kind: K }>;

const dueWords = (content: Of<'bookingDue'>): NotificationText => {
  const { subject, lead, until, left, asked, paid } = timelyCopy.due;
  const { line, numbers = [line], due, amount, bankTransfer, paymentOption, paymentType } = content;
  const name = paymentLinesName(paymentOption, numbers);
  const sums: Rows = [
    ...lateRows(content.late ?? [], paymentOption),
    [until(name, formatDay(due)), formatPrice(amount)],
    [left, formatPrice(content.left)],
  ];
  const ways =
    bankTransfer === null
      ? [text(copy.booking.online)]
      : [
          ...transferBlocks(bankTransfer, [
            [
              (bankTransfer.due ?? amount) === amount ? asked : copy.reminder.asked,
              formatPrice(bankTransfer.due ?? amount),
            ],
          ]),
          ...(paymentType === 'online' ? [text(copy.booking.alsoOnline)] : []),
          note(paid),
        ];
  return {
    subject: subject(content.bookingId),
    blocks: [text(lead(name, formatDay(due))), tripBlockWithFreeDay(content, sums), ...ways],
  };
};

const departureWords = (content: Of<'bookingDeparture'>): NotificationText => {
  const {
    subject,
    lead,
    waySaid,
    packing,
    passport,
    idCard,
    things,
    crew,
    incomplete,
    left,
    pay,
    call,
  } = timelyCopy.departure;
  const rows: Rows = [
    [crew, copy.booking.people(content.travellers)],
    ...(content.left > 0 ? ([[left, formatPrice(content.left)]] as const) : []),
  ];
  const blocks = [
    text(lead),
    tripBlock(content, rows),
    ...(content.placeText === '' ? [] : [text(content.placeText)]),
    ...(content.ways ?? []).map((way) => text(waySaid(way.name, way.text))),
    ...(content.left > 0 ? [text(pay)] : []),
    ...(content.incomplete > 0 ? [text(incomplete(copy.booking.people(content.incomplete)))] : []),
    list(packing, [content.exotic ? passport : idCard, ...things]),
    note(call),
  ];
  return { subject: subject(content.offerName, formatDay(content.from)), blocks };
};

/** Words of mails before a day, after the trip, and with the office's own message. */
export const timelyWords = (content: ScheduledContent): NotificationText => {
  switch (content.kind) {
    case 'bookingDue':
      return dueWords(content);
    case 'bookingDeparture':
      return departureWords(content);
    case 'bookingWayNamed': {
      const { subject, lead, due } = timelyCopy.wayNamed;
      const money = paymentBlocks({ ...content, paymentType: 'transfer' });
      const until =
        content.firstDue === undefined
          ? []
          : [text(due(formatMoment(content.firstDue), content.plan.length))];
      const blocks = [text(lead), tripBlockWithFreeDay(content, []), ...until, ...money];
      return { subject: subject(content.bookingId), blocks };
    }
    case 'bookingReturn': {
      const { subject, lead, tell, loyalty } = timelyCopy.return;
      return {
        subject: subject(content.offerName),
        blocks: [text(lead), text(tell), note(loyalty)],
      };
    }
    case 'bookingMessage': {
      const { subject, files, filesOfBooker, fellow } = timelyCopy.message;
      const written = paragraphs(content.contents).map(text);
      const attached =
        content.files.length === 0
          ? []
          : [list(content.fellow === 'noPanel' ? filesOfBooker : files, content.files)];
      const why = content.fellow === undefined ? [] : [note(fellow)];
      return {
        subject: subject(content.title, content.bookingId),
        blocks: [...written, ...attached, tripBlock(content, []), ...why],
      };
    }
  }
};

/**
 * Splits a message into paragraphs, one per line. Text and HTML keep the same order, and no part of
 * it is a tag.
 */
export const paragraphs = (written: string): readonly string[] =>
  written.split(/\r?\n/).filter((line) => line.trim() !== '');
