import type {
  ChangedParticipant,
  GiftUse,
  MailOf,
  MessageContent,
  PricedLine,
} from '../../application/ports/mail/content.ts';
import { REFUND_DAYS } from '../../domain/booking/placed/refunds.ts';
import type { Money } from '../../domain/money.ts';
import { fillPlan, unpaidOf } from '../../domain/payments/ledger.ts';
import {
  describePriceLine,
  describePriceRow,
  joinedPlanLinesName,
} from '../http/contract/names.pl.ts';
import { bookingPageUrl, pages, reviewPageUrl } from '../http/contract/pages.pl.ts';
import { formatDay, formatMoment, formatPrice } from '../words/amounts-and-days.pl.ts';
import {
  buttonBlock,
  cancellingBlocks,
  type FactRow,
  type FactRows,
  labelledValuesBlock,
  type MailBlock,
  type MailBlocks,
  noteBlock,
  textBlock,
  timelineBlocks,
  tripBlock,
  tripButton,
  tripFactsBlockWithFreeCancellation,
} from './blocks.ts';
import { mailCopy } from './copy.pl.ts';
import { type Letters, type MailWords, type Sender, writeLetter } from './letter.ts';
import {
  howToPayBlocks,
  latePaymentRows,
  nextPaymentRows,
  paymentMethodRows,
  surchargePaymentBlocks,
  transferMailBlocks,
} from './payment-blocks.ts';
import { scheduledCopy } from './scheduled-copy.pl.ts';
import {
  latePaymentDecisionLetter,
  paymentAfterCancellationLetter,
  SCHEDULED_LETTERS,
  undonePaymentLetter,
} from './scheduled-letters.ts';

type PlacedContent = MailOf<'bookingPlaced'>;

/** Returns rows of costs on the spot: '2 × Transfer z lotniska' → '120 PLN, płatne na miejscu'. */
const onSpotFacts = (rows: NonNullable<PlacedContent['onSpot']>): FactRows =>
  rows.map((row) => [
    mailCopy.booking.times(row.times, describePriceRow(row)),
    mailCopy.booking.onSpot(formatPrice(row.price).replace('PLN', row.currency)),
  ]);

const rowIfAny = (label: string, amount: Money): FactRow | null =>
  amount > 0 ? [label, formatPrice(amount)] : null;

/**
 * Returns a row for each gift voucher: 'Wpłata voucherem' → '300 PLN (KOD, zostaje na nim 0 PLN)'
 * (R26.6). The row has the amount used, the code and the rest. If the mail has no list of vouchers,
 * returns one row with the amount `paid`. If that amount is 0, returns no row.
 */
const giftRows = (label: string, gifts: readonly GiftUse[] | undefined, paid: Money): FactRows =>
  gifts === undefined
    ? [rowIfAny(label, paid)]
    : gifts.map(({ code, used, remains }) => [
        label,
        mailCopy.booking.giftUse(formatPrice(used), code, formatPrice(remains)),
      ]);

const placedFacts = (content: PlacedContent): FactRows => {
  const { booking, reserveList } = mailCopy;
  return [
    [booking.crew, booking.people(content.travellers)],
    [content.reserveList ? reserveList.price : booking.price, formatPrice(content.price)],
    rowIfAny(booking.loyalty, content.loyalty),
    ...giftRows(booking.paid, content.gifts, content.paid),
    ...onSpotFacts(content.onSpot ?? []),
  ];
};

const changedFacts = (content: MailOf<'bookingChanged'>): FactRows => {
  const words = mailCopy.changed;
  const prices: FactRows =
    content.priceBefore === content.price
      ? [[words.samePrice, formatPrice(content.price)]]
      : [
          [words.priceBefore, formatPrice(content.priceBefore)],
          [words.price, formatPrice(content.price)],
        ];
  return [
    ...prices,
    rowIfAny(words.paid, content.paid),
    [words.left, formatPrice(content.left)],
    rowIfAny(words.overpaid, content.overpaid),
  ];
};

/** Formats a choice and its price: 'Autokar z Polski: Katowice (480 PLN)', 'Dojazd (w cenie)'. */
const lineText = (line: PricedLine): string => {
  const cost =
    line.price === 0
      ? mailCopy.changed.included
      : formatPrice(line.price).replace('PLN', line.currency);
  return `${describePriceLine(line)} (${line.onSpot ? mailCopy.booking.onSpot(cost) : cost})`;
};

const linesText = (lines: readonly PricedLine[]): string =>
  lines.length === 0 ? mailCopy.changed.none : lines.map(lineText).join(', ');

/** A changed choice: 'Uczestnik 2, transport' → 'Dojazd (w cenie) → Autokar z Polski (480 PLN)'. */
const changeRow = ({ userNum, part, before, after }: ChangedParticipant): FactRow => [
  mailCopy.changed.whose(userNum, mailCopy.changed.parts[part]),
  before.length + after.length === 0
    ? mailCopy.changed.saved
    : mailCopy.changed.fromTo(linesText(before), linesText(after)),
];

/** Explains an overpayment that a change caused, in the same words as the panel (R31). */
const overpaidBlock = (overpaid: Money | undefined): MailBlock | null =>
  (overpaid ?? 0) > 0 ? noteBlock(mailCopy.changed.overpaidStays) : null;

/** The mail about late payments: all late plan lines with amounts, all ways to pay (R32, R63). */
const reminderBlocks = (content: MailOf<'bookingReminder'>): MailBlocks => {
  const words = mailCopy.reminder;
  const {
    line,
    numbers = [line],
    bankTransfer,
    paymentOption = 'installment',
    paymentType,
    keptUntil,
  } = content;
  const nameOf = (lines: readonly (typeof line)[]) => joinedPlanLinesName(paymentOption, lines);
  const before = (content.earlier ?? []).toSorted((a, b) => a.line - b.line);
  const sums: FactRows = [
    ...latePaymentRows(before, paymentOption),
    content.late !== undefined && [words.late(nameOf(numbers)), formatPrice(content.late)],
    [words.left, formatPrice(content.left)],
  ];
  const due = bankTransfer?.due;
  // The amount due contains all late plan lines, because one transfer can pay them together.
  const dueLabel =
    content.late === undefined || due === content.late ? mailCopy.booking.amount : words.asked;
  return [
    textBlock(
      line !== 1
        ? words.later([
            ...before.map((each) => nameOf(each.numbers ?? [each.line])),
            nameOf(numbers),
          ])
        : content.begun
          ? words.begun
          : words.first,
    ),
    tripFactsBlockWithFreeCancellation(content, sums),
    bankTransfer === null
      ? textBlock(mailCopy.booking.online)
      : [
          transferMailBlocks(bankTransfer, [due !== undefined && [dueLabel, formatPrice(due)]]),
          paymentType === 'online' && textBlock(mailCopy.booking.alsoOnline),
          textBlock(words.onItsWay),
        ],
    keptUntil !== undefined && noteBlock(words.keep(formatDay(keptUntil))),
  ];
};

const LETTERS: Letters<MessageContent['kind']> = {
  ...SCHEDULED_LETTERS,
  bookingPaidAfterEnd: paymentAfterCancellationLetter,
  bookingLateDecided: latePaymentDecisionLetter,
  bookingPaymentUndone: undonePaymentLetter,
  bookingPlaced: (content) => {
    const { offerName, bookingId, reserveList } = content;
    const words = reserveList ? mailCopy.reserveList : mailCopy.booking;
    const money = reserveList
      ? [textBlock(mailCopy.reserveList.nothingDue), noteBlock(mailCopy.reserveList.leave)]
      : howToPayBlocks(content);
    return {
      subject: words.subject(offerName, bookingId),
      blocks: [
        textBlock(words.lead),
        tripBlock(content, placedFacts(content)),
        money,
        content.timeline && timelineBlocks(content.timeline),
        content.cancelling && cancellingBlocks(content.cancelling),
      ],
    };
  },
  bookingMovedUp: (content) => {
    const { subject, lead, due, decline } = mailCopy.movedUp;
    const { offerName, bookingId, firstDue, plan, timeline, wayAwaited, paid = 0 } = content;
    const dueFirst = fillPlan(plan, paid).lines.find(
      (line) => line.due === null && unpaidOf(line) > 0,
    );
    return {
      subject: subject(offerName, bookingId),
      blocks: [
        textBlock(lead),
        tripFactsBlockWithFreeCancellation(content, [
          [mailCopy.booking.price, formatPrice(content.price)],
        ]),
        wayAwaited !== true &&
          firstDue !== undefined &&
          dueFirst !== undefined &&
          textBlock(due(formatMoment(firstDue), dueFirst.number === 1 ? plan.length : 1)),
        howToPayBlocks({ ...content, paid }),
        timeline && timelineBlocks(timeline),
        noteBlock(decline),
      ],
    };
  },
  bookingReminder: (content) => ({
    subject: mailCopy.reminder.subject(content.bookingId),
    blocks: reminderBlocks(content),
  }),
  bookingCancelled: (content) => {
    const words = mailCopy.cancelled;
    const { offerName, bookingId } = content;
    const off = content.reason === 'organiser';
    const already = content.paid ?? content.refund;
    const money: FactRows = [
      rowIfAny(words.paid, content.paid ?? 0),
      rowIfAny(words.kept, already - content.refund),
      rowIfAny(words.refund, content.refund),
    ];
    const all = already <= content.refund;
    const last =
      content.backBy === undefined
        ? words.within(REFUND_DAYS)
        : words.by(formatDay(content.backBy));
    const nothing = already > 0 ? words.nothingBack : words.nothing;
    return {
      subject: off ? words.calledOff(offerName, bookingId) : words.subject(bookingId),
      blocks: [
        textBlock(words.because[content.reason]),
        tripBlock(content, money),
        noteBlock(content.refund > 0 ? (all ? words.back : words.backPart)(last) : nothing),
        content.vouchersBack !== undefined && noteBlock(words.vouchersBack(content.vouchersBack)),
      ],
    };
  },
  bookingAgeCleared: (content) => ({
    subject: mailCopy.ageCleared.subject(content.bookingId),
    blocks: [textBlock(mailCopy.ageCleared.lead), tripBlock(content, [])],
  }),
  bookingPaid: (content) => {
    const { subject, lead, amount, paid, left: leftLabel, nothing } = mailCopy.paid;
    const figures = tripFactsBlockWithFreeCancellation(content, [
      [amount, formatPrice(content.amount)],
      ...paymentMethodRows(content.means),
      [paid, formatPrice(content.paid)],
      [leftLabel, formatPrice(content.left)],
      rowIfAny(mailCopy.changed.overpaid, content.overpaid ?? 0),
      ...nextPaymentRows(content.next),
    ]);
    return {
      subject: subject(content.bookingId),
      blocks: [
        textBlock(lead[content.means === undefined ? (content.how ?? 'online') : 'means']),
        figures,
        content.left === 0 && noteBlock(nothing),
        overpaidBlock(content.overpaid),
      ],
    };
  },
  bookingRegrouped: (content) => {
    const { subject, lead, price: label } = mailCopy.regrouped;
    const { left: leftLabel, overpaid } = mailCopy.changed;
    const sums: FactRows = [
      [label, formatPrice(content.price)],
      content.left !== undefined && [leftLabel, formatPrice(content.left)],
      rowIfAny(overpaid, content.overpaid ?? 0),
    ];
    return {
      subject: subject(content.bookingId),
      blocks: [
        textBlock(lead(content.travellers)),
        tripFactsBlockWithFreeCancellation(content, sums),
        overpaidBlock(content.overpaid),
      ],
    };
  },
  bookingChanged: (content) => {
    const { subject, lead, parts, something, what, notYou } = mailCopy.changed;
    const { changed, changes = [] } = content;
    return {
      subject: subject(content.bookingId),
      blocks: [
        textBlock(lead(changed.map((part) => parts[part]).join(', ') || something)),
        changes.length > 0 && labelledValuesBlock(what, changes.map(changeRow)),
        tripFactsBlockWithFreeCancellation(content, changedFacts(content)),
        content.added && surchargePaymentBlocks(content.added),
        overpaidBlock(content.overpaid),
        !content.byOffice && noteBlock(notYou),
      ],
    };
  },
  bookingCancelAsked: (content) => {
    const { subject, lead, paid, refund, nothing } = mailCopy.cancelAsked;
    const rows: FactRows = [
      [paid, formatPrice(content.paid)],
      [refund, formatPrice(content.refund)],
    ];
    return {
      subject: subject(content.bookingId),
      blocks: [
        textBlock(lead),
        tripBlock(content, content.paid > 0 ? rows : []),
        content.paid <= 0 && noteBlock(nothing),
      ],
    };
  },
  bookingVoucherPaid: (content) => {
    const { subject, lead, amount, left: leftLabel, settled } = mailCopy.voucherPaid;
    const rows: FactRows = [
      ...giftRows(amount, content.gifts, content.amount),
      rowIfAny(leftLabel, content.left),
      ...nextPaymentRows(content.next),
    ];
    return {
      subject: subject(content.bookingId),
      blocks: [textBlock(lead), tripBlock(content, rows), content.left === 0 && noteBlock(settled)],
    };
  },
};

const linkOf = (content: MessageContent, publicUrl: string): MailBlock => {
  if (content.kind === 'bookingAgeCleared')
    return buttonBlock(mailCopy.ageCleared.button, publicUrl + bookingPageUrl(content.bookingId));
  if (content.kind !== 'bookingReturn') return tripButton(content, publicUrl);
  const { button, review } = scheduledCopy.return;
  return content.reviewKey === undefined
    ? buttonBlock(button, publicUrl + pages.offers)
    : buttonBlock(review, publicUrl + reviewPageUrl(content.reviewKey));
};

/** True for mails about a removed draft, and to a traveller without an account. */
const hasNoPage = (content: MessageContent): boolean =>
  (content.kind === 'bookingCancelled' && content.unfinished === true) ||
  (content.kind === 'bookingMessage' && content.fellow === 'noPanel');

/** Writes a mail about a booking, with a link to the page where its recipient can read more. */
export const bookingMailWords = (content: MessageContent, sender: Sender): MailWords => {
  const { subject, blocks } = writeLetter(LETTERS, content, sender);
  return { subject, blocks: [blocks, !hasNoPage(content) && linkOf(content, sender.publicUrl)] };
};
