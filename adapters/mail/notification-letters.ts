import type {
  AboutBooking,
  GiftUse,
  MailContent,
  ParticipantChange,
  PricedLine,
} from '../../application/ports/mail/content.ts';
import { REFUND_DAYS } from '../../domain/booking/placed/refunds.ts';
import type { Money } from '../../domain/money.ts';
import { describeLine, describeRow, paymentLinesName } from '../http/contract/names.pl.ts';
import { bookingPage, pages } from '../http/contract/pages.pl.ts';
import { formatDay, formatMoment, formatPrice } from '../words/amounts-and-days.pl.ts';
import { afterEndWords, lateDecidedWords } from './after-end-letter.ts';
import { type Block, button, facts, note, type Row, type Rows, text } from './blocks.ts';
import { copy } from './copy.pl.ts';
import {
  addedBlocks,
  lateRows,
  nextRows,
  paymentBlocks,
  transferBlocks,
} from './payment-blocks.ts';
import { timelyCopy } from './timely-copy.pl.ts';
import { type NotificationText, timelyWords } from './timely-letters.ts';
import { cancellingBlocks, tripBlock, tripBlockWithFreeDay, tripButton } from './trip-blocks.ts';
import { undoneWords } from './undone-letter.ts';

/**
 * The content of a mail or a message, in words and blocks. The renderer adds greeting and closing.
 */
export type LetterWords = {
  readonly subject: string;
  readonly firstName: string;
  readonly blocks: readonly Block[];
  /** Greeting and closing of a mail that is not for a customer. */
  readonly frame?: {
    readonly greeting: string;
    readonly closing: string;
    readonly footer: string;
    readonly replyTo: string;
  };
};
type PlacedContent = Extract<MailContent, { kind: 'bookingPlaced' }>;

/** '2 × Transfer z lotniska' → '120 PLN, płatne na miejscu' */
const onSpotFacts = (rows: NonNullable<PlacedContent['onSpot']>): Rows =>
  rows.map((row) => [
    copy.booking.times(row.times, describeRow(row)),
    copy.booking.onSpot(formatPrice(row.price).replace('PLN', row.currency)),
  ]);

/** A row for a sum; none if the sum is zero. */
const rowIfAny = (label: string, amount: Money): Rows =>
  amount > 0 ? [[label, formatPrice(amount)]] : [];

/** 'Zapłacono voucherem' → '300 PLN (PREZENT, zostaje na nim 0 PLN)' (R26.6) */
const giftRows = (label: string, gifts: readonly GiftUse[] | undefined, paid: Money): Rows =>
  gifts === undefined
    ? rowIfAny(label, paid)
    : gifts.map(({ code, used, remains }) => [
        label,
        copy.booking.giftUse(formatPrice(used), code, formatPrice(remains)),
      ]);

const placedFacts = ({
  travellers,
  price: amount,
  paid,
  gifts,
  loyalty,
  reserveList,
  onSpot = [],
}: PlacedContent): Rows => [
  [copy.booking.crew, copy.booking.people(travellers)],
  [reserveList ? copy.reserveList.price : copy.booking.price, formatPrice(amount)],
  ...(loyalty > 0 ? ([[copy.booking.loyalty, formatPrice(loyalty)]] as const) : []),
  ...giftRows(copy.booking.paid, gifts, paid),
  ...onSpotFacts(onSpot),
];

/** The confirmation of an order or a sign-up. */
export const placedWords = (content: PlacedContent, publicUrl: string): LetterWords => {
  const { firstName, offerName, bookingId, reserveList } = content;
  const words = reserveList ? copy.reserveList : copy.booking;
  const money = reserveList
    ? [text(copy.reserveList.nothingDue), note(copy.reserveList.leave)]
    : paymentBlocks(content);
  const ending = content.cancelling ? cancellingBlocks(content.cancelling) : [];
  const blocks = [
    text(words.lead),
    tripBlock(content, placedFacts(content)),
    ...money,
    ...ending,
    tripButton(content, publicUrl),
  ];
  return { subject: words.subject(offerName, bookingId), firstName, blocks };
};

type BookingMailContent = Exclude<Extract<MailContent, AboutBooking>, PlacedContent>;

type SavedChangeContent = Extract<
  BookingMailContent,
  { kind: 'bookingChanged' | 'bookingCancelAsked' | 'bookingVoucherPaid' }
>;
const COPY_OF = {
  bookingChanged: 'changed',
  bookingCancelAsked: 'cancelAsked',
  bookingVoucherPaid: 'voucherPaid',
} as const;

const changedFacts = (content: Extract<SavedChangeContent, { kind: 'bookingChanged' }>): Rows => {
  const { priceBefore, price: after, samePrice, paid, left, overpaid } = copy.changed;
  const prices: Rows =
    content.priceBefore === content.price
      ? [[samePrice, formatPrice(content.price)]]
      : [
          [priceBefore, formatPrice(content.priceBefore)],
          [after, formatPrice(content.price)],
        ];
  return [
    ...prices,
    ...rowIfAny(paid, content.paid),
    [left, formatPrice(content.left)],
    ...rowIfAny(overpaid, content.overpaid),
  ];
};

/** 'Autokar z Polski: Katowice (480 PLN)', 'Dojazd (w cenie)' */
const lineText = (line: PricedLine): string => {
  const cost =
    line.price === 0
      ? copy.changed.included
      : formatPrice(line.price).replace('PLN', line.currency);
  return `${describeLine(line)} (${line.onSpot ? copy.booking.onSpot(cost) : cost})`;
};

const linesText = (lines: readonly PricedLine[]): string =>
  lines.length === 0 ? copy.changed.none : lines.map(lineText).join(', ');

/** 'Uczestnik 2, transport' → 'Dojazd (w cenie) → Autokar z Polski: Katowice (480 PLN)' (R37.11) */
const changeRow = ({ userNum, part, before, after }: ParticipantChange): Row => [
  copy.changed.whose(userNum, copy.changed.parts[part]),
  before.length + after.length === 0
    ? copy.changed.saved
    : copy.changed.fromTo(linesText(before), linesText(after)),
];

const changesBlocks = (changes: readonly ParticipantChange[]): readonly Block[] =>
  changes.length === 0 ? [] : [facts(copy.changed.what, changes.map(changeRow))];

/** What happens to an overpayment, in the panel's words (R31). */
const overpaidBlocks = (overpaid: Money | undefined): readonly Block[] =>
  (overpaid ?? 0) > 0 ? [note(copy.changed.overpaidStays)] : [];

/** Confirms what the customer has just saved. */
const savedBlocks = (content: SavedChangeContent): readonly Block[] => {
  switch (content.kind) {
    case 'bookingChanged': {
      const { lead, parts, something, notYou } = copy.changed;
      const what = content.changed.map((part) => parts[part]).join(', ');
      const added = content.added ? addedBlocks(content.added) : [];
      return [
        text(lead(what === '' ? something : what)),
        ...changesBlocks(content.changes ?? []),
        tripBlockWithFreeDay(content, changedFacts(content)),
        ...added,
        ...overpaidBlocks(content.overpaid),
        ...(content.byOffice ? [] : [note(notYou)]),
      ];
    }
    case 'bookingCancelAsked': {
      const { lead, paid, refund, nothing } = copy.cancelAsked;
      if (content.paid <= 0) return [text(lead), tripBlock(content, []), note(nothing)];
      const rows = [
        [paid, formatPrice(content.paid)],
        [refund, formatPrice(content.refund)],
      ] as const;
      return [text(lead), tripBlock(content, rows)];
    }
    case 'bookingVoucherPaid': {
      const { lead, amount, left, settled } = copy.voucherPaid;
      const rows: Rows = [
        ...giftRows(amount, content.gifts, content.amount),
        ...rowIfAny(left, content.left),
        ...nextRows(content.next),
      ];
      return [text(lead), tripBlock(content, rows), ...(content.left === 0 ? [note(settled)] : [])];
    }
  }
};

/**
 * Late lines of the plan: the lines, their sums, and every remaining way to pay them (R32, R63).
 */
const reminderBlocks = (
  content: Extract<BookingMailContent, { kind: 'bookingReminder' }>,
): readonly Block[] => {
  const { first, begun, later, onItsWay, late, left, asked: all, keep } = copy.reminder;
  const {
    line,
    numbers = [line],
    bankTransfer,
    paymentOption = 'installment',
    paymentType,
    keptUntil,
  } = content;
  const nameOf = (lines: readonly (typeof line)[]) => paymentLinesName(paymentOption, lines);
  const before = (content.earlier ?? []).toSorted((a, b) => a.line - b.line);
  const sums: Rows = [
    ...lateRows(before, paymentOption),
    ...(content.late === undefined
      ? []
      : ([[late(nameOf(numbers)), formatPrice(content.late)]] as const)),
    [left, formatPrice(content.left)] as const,
  ];
  const due = bankTransfer?.due;
  // One transfer pays all late lines, so the sum covers them.
  const asked: Rows =
    due === undefined
      ? []
      : [
          [
            content.late === undefined || due === content.late ? copy.booking.amount : all,
            formatPrice(due),
          ],
        ];
  return [
    text(
      line !== 1
        ? later([...before.map((each) => nameOf(each.numbers ?? [each.line])), nameOf(numbers)])
        : content.begun
          ? begun
          : first,
    ),
    tripBlockWithFreeDay(content, sums),
    ...(bankTransfer === null
      ? [text(copy.booking.online)]
      : [
          ...transferBlocks(bankTransfer, asked),
          ...(paymentType === 'online' ? [text(copy.booking.alsoOnline)] : []),
          text(onItsWay),
        ]),
    ...(keptUntil === undefined ? [] : [note(keep(formatDay(keptUntil)))]),
  ];
};

const notificationBlocks = (content: BookingMailContent): NotificationText => {
  const { bookingId, offerName } = content;
  switch (content.kind) {
    case 'bookingMovedUp': {
      const { subject, lead, due, decline } = copy.movedUp;
      const figures = tripBlockWithFreeDay(content, [
        [copy.booking.price, formatPrice(content.price)],
      ]);
      const until =
        content.wayAwaited === true || content.firstDue === undefined
          ? []
          : [text(due(formatMoment(content.firstDue), content.plan.length))];
      const money = [...until, ...paymentBlocks({ ...content, paid: 0 })];
      return {
        subject: subject(offerName, bookingId),
        blocks: [text(lead), figures, ...money, note(decline)],
      };
    }
    case 'bookingReminder':
      return { subject: copy.reminder.subject(bookingId), blocks: reminderBlocks(content) };
    case 'bookingCancelled': {
      const {
        subject,
        calledOff,
        because,
        paid,
        kept,
        refund,
        by,
        within,
        back,
        backPart,
        nothing,
        nothingBack,
        vouchersBack,
      } = copy.cancelled;
      const off = content.reason === 'organiser';
      const already = content.paid ?? content.refund;
      const money: Rows = [
        ...rowIfAny(paid, content.paid ?? 0),
        ...rowIfAny(kept, already - content.refund),
        ...rowIfAny(refund, content.refund),
      ];
      const all = already <= content.refund;
      const last =
        content.backBy === undefined ? within(REFUND_DAYS) : by(formatDay(content.backBy));
      const ending =
        content.refund > 0
          ? [note((all ? back : backPart)(last))]
          : [note(already > 0 ? nothingBack : nothing)];
      const blocks = [
        text(because[content.reason]),
        tripBlock(content, money),
        ...ending,
        ...(content.vouchersBack === undefined ? [] : [note(vouchersBack(content.vouchersBack))]),
      ];
      return { subject: off ? calledOff(offerName, bookingId) : subject(bookingId), blocks };
    }
    case 'bookingAgeCleared':
      return {
        subject: copy.ageCleared.subject(bookingId),
        blocks: [text(copy.ageCleared.lead), tripBlock(content, [])],
      };
    case 'bookingPaid': {
      const { subject, lead, amount, paid, left, nothing } = copy.paid;
      const figures = tripBlockWithFreeDay(content, [
        [amount, formatPrice(content.amount)],
        [paid, formatPrice(content.paid)],
        [left, formatPrice(content.left)],
        ...rowIfAny(copy.changed.overpaid, content.overpaid ?? 0),
        ...nextRows(content.next),
      ]);
      return {
        subject: subject(bookingId),
        blocks: [
          text(lead[content.how ?? 'online']),
          figures,
          ...(content.left === 0 ? [note(nothing)] : []),
          ...overpaidBlocks(content.overpaid),
        ],
      };
    }
    case 'bookingPaidAfterEnd':
      return afterEndWords(content);
    case 'bookingLateDecided':
      return lateDecidedWords(content);
    case 'bookingPaymentUndone':
      return undoneWords(content);
    case 'bookingRegrouped': {
      const { subject, lead, price: label } = copy.regrouped;
      const { left, overpaid } = copy.changed;
      const sums: Rows = [
        [label, formatPrice(content.price)],
        ...(content.left === undefined ? [] : ([[left, formatPrice(content.left)]] as const)),
        ...rowIfAny(overpaid, content.overpaid ?? 0),
      ];
      const blocks = [
        text(lead(content.travellers)),
        tripBlockWithFreeDay(content, sums),
        ...overpaidBlocks(content.overpaid),
      ];
      return { subject: subject(bookingId), blocks };
    }
    case 'bookingDue':
    case 'bookingWayNamed':
    case 'bookingDeparture':
    case 'bookingReturn':
    case 'bookingMessage':
      return timelyWords(content);
    case 'bookingChanged':
    case 'bookingCancelAsked':
    case 'bookingVoucherPaid':
      return {
        subject: copy[COPY_OF[content.kind]].subject(bookingId),
        blocks: savedBlocks(content),
      };
  }
};

/** The link of a mail: to the booking's page, back into a draft, or to the next trip. */
const linkOf = (content: BookingMailContent, publicUrl: string): Block => {
  if (content.kind === 'bookingAgeCleared')
    return button(copy.ageCleared.button, publicUrl + bookingPage(content.bookingId));
  return content.kind === 'bookingReturn'
    ? button(timelyCopy.return.button, publicUrl + pages.offers)
    : tripButton(content, publicUrl);
};

/**
 * Notifications about a booking after its order: moved up, late, cancelled, cleared, cheaper,
 * changed, paid by voucher.
 */
export const notificationWords = (content: BookingMailContent, publicUrl: string): LetterWords => {
  const { subject, blocks } = notificationBlocks(content);
  // No link if the page does not exist, or if a fellow traveller has no account for it.
  const gone =
    (content.kind === 'bookingCancelled' && content.unfinished === true) ||
    (content.kind === 'bookingMessage' && content.fellow === 'noPanel');
  return {
    subject,
    firstName: content.firstName,
    blocks: gone ? blocks : [...blocks, linkOf(content, publicUrl)],
  };
};
