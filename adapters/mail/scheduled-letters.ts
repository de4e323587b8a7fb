import type { MailOf } from '../../application/ports/mail/content.ts';
import { joinedPlanLinesName } from '../http/contract/names.pl.ts';
import { packingCopy } from '../http/contract/wizard/timeline.pl.ts';
import { formatDay, formatMoment, formatPrice } from '../words/amounts-and-days.pl.ts';
import {
  type FactRows,
  labelledValuesBlock,
  listBlock,
  noteBlock,
  textBlock,
  timelineBlocks,
  tripBlock,
  tripFactsBlockWithFreeCancellation,
} from './blocks.ts';
import { mailCopy } from './copy.pl.ts';
import type { Letters, MailWords } from './letter.ts';
import {
  howToPayBlocks,
  latePaymentRows,
  paymentMethodRows,
  transferMailBlocks,
} from './payment-blocks.ts';
import { scheduledCopy } from './scheduled-copy.pl.ts';

export const splitIntoParagraphs = (written: string): readonly string[] =>
  written.split(/\r?\n/).filter((line) => line.trim() !== '');

export const SCHEDULED_LETTERS: Letters<
  | 'bookingDue'
  | 'bookingWayNamed'
  | 'bookingDeparture'
  | 'bookingReturn'
  | 'bookingReviewHidden'
  | 'bookingMessage'
> = {
  bookingDue: (content) => {
    const { subject, lead, until, left: leftLabel, asked: dueLabel, paid } = scheduledCopy.due;
    const {
      line,
      numbers = [line],
      due,
      amount,
      bankTransfer,
      paymentOption,
      paymentType,
    } = content;
    const name = joinedPlanLinesName(paymentOption, numbers);
    const sums: FactRows = [
      ...latePaymentRows(content.late ?? [], paymentOption),
      [until(name, formatDay(due)), formatPrice(amount)],
      [leftLabel, formatPrice(content.left)],
    ];
    const dueAmount = bankTransfer?.due ?? amount;
    const label = dueAmount === amount ? dueLabel : mailCopy.reminder.asked;
    return {
      subject: subject(content.bookingId),
      blocks: [
        textBlock(lead(name, formatDay(due))),
        tripFactsBlockWithFreeCancellation(content, sums),
        bankTransfer === null
          ? textBlock(mailCopy.booking.online)
          : [
              transferMailBlocks(bankTransfer, [[label, formatPrice(dueAmount)]]),
              paymentType === 'online' && textBlock(mailCopy.booking.alsoOnline),
              noteBlock(paid),
            ],
      ],
    };
  },
  bookingDeparture: (content) => {
    const words = scheduledCopy.departure;
    const rows: FactRows = [
      [words.crew, mailCopy.booking.people(content.travellers)],
      content.left > 0 && [words.left, formatPrice(content.left)],
    ];
    const blocks = [
      textBlock(words.lead),
      tripBlock(content, rows),
      content.placeText !== '' && textBlock(content.placeText),
      content.ways?.map((way) => textBlock(words.waySaid(way.name, way.text))),
      content.left > 0 && textBlock(words.pay),
      content.incomplete > 0 &&
        textBlock(words.incomplete(mailCopy.booking.people(content.incomplete))),
      content.timeline
        ? timelineBlocks(content.timeline)
        : listBlock(packingCopy.title, [
            content.exotic ? packingCopy.passport : packingCopy.idCard,
            ...packingCopy.things,
          ]),
      noteBlock(words.call),
    ];
    return { subject: words.subject(content.offerName, formatDay(content.from)), blocks };
  },
  bookingWayNamed: (content) => {
    const { subject, lead, due } = scheduledCopy.wayNamed;
    const { firstDue, plan } = content;
    const blocks = [
      textBlock(lead),
      tripFactsBlockWithFreeCancellation(content, []),
      firstDue !== undefined && textBlock(due(formatMoment(firstDue), plan.length)),
      howToPayBlocks({ ...content, paymentType: 'transfer' }),
    ];
    return { subject: subject(content.bookingId), blocks };
  },
  bookingReturn: (content) => {
    const { subject, lead, tell, loyalty, ask, published, decline } = scheduledCopy.return;
    // A mail that asks for a review must contain no advertising, so it does not mention the
    // loyalty rebate (R72).
    const more =
      content.reviewKey === undefined || content.reviewUntil === undefined
        ? [textBlock(tell), noteBlock(loyalty)]
        : [
            textBlock(ask),
            textBlock(published(formatDay(content.reviewUntil))),
            noteBlock(decline),
          ];
    return { subject: subject(content.offerName), blocks: [textBlock(lead), more] };
  },
  bookingReviewHidden: (content) => {
    const { subject, lead, why, reason, stars } = scheduledCopy.reviewHidden;
    return {
      subject: subject(content.offerName),
      blocks: [
        textBlock(lead),
        labelledValuesBlock(why, [[reason, content.reason]]),
        noteBlock(stars),
      ],
    };
  },
  bookingMessage: (content) => {
    const { subject, files, filesOfBooker, fellow } = scheduledCopy.message;
    const filesTitle = content.fellow === 'noPanel' ? filesOfBooker : files;
    return {
      subject: subject(content.title, content.bookingId),
      blocks: [
        splitIntoParagraphs(content.contents).map(textBlock),
        content.files.length > 0 && listBlock(filesTitle, content.files),
        tripBlock(content, []),
        content.fellow !== undefined && noteBlock(fellow),
      ],
    };
  },
};

/** The mail about an undone payment: what is due again, and what to do if that is wrong (R31). */
export const undonePaymentLetter = (content: MailOf<'bookingPaymentUndone'>): MailWords => {
  const { firstDue, keptUntil, ...more } = content;
  const { how, means, amount, on, paid, left: leftToPay, onItsWay, bookingId } = more;
  const words = mailCopy.undone[means === undefined ? how : 'means'];
  const rows: FactRows = [
    [words.amount, formatPrice(amount)],
    ...paymentMethodRows(means),
    [mailCopy.undone.paid, formatPrice(paid)],
    onItsWay === null
      ? [mailCopy.undone.left, formatPrice(leftToPay)]
      : [mailCopy.undone.onItsWay, formatPrice(onItsWay)],
  ];
  const settled = onItsWay === null && more.plan.length > 0 && leftToPay === 0;
  return {
    subject: words.subject(bookingId),
    blocks: [
      textBlock(words.lead(formatPrice(amount), formatDay(on))),
      tripFactsBlockWithFreeCancellation(content, rows),
      firstDue !== null && textBlock(mailCopy.undone.firstDue(formatMoment(firstDue))),
      howToPayBlocks({ ...more, ...(firstDue === null ? {} : { firstDue }) }),
      settled && noteBlock(mailCopy.undone.settled),
      keptUntil !== undefined && noteBlock(mailCopy.undone.keep(formatDay(keptUntil))),
      noteBlock(words.wrong),
    ],
  };
};

/** The mail about a payment that came after a cancellation: it is refunded or kept (R31, R70). */
export const paymentAfterCancellationLetter = (
  content: MailOf<'bookingPaidAfterEnd'>,
): MailWords => {
  const { bookingId, reason, how, means, amount, undecided = 0, onItsWay = 0, backBy } = content;
  const { subject, lead, calledOff, undecided: decides, stillWish } = mailCopy.afterEnd;
  return {
    subject: subject(bookingId),
    blocks: [
      textBlock((reason === 'organiser' ? calledOff : lead)[means === undefined ? how : 'means']),
      tripBlock(content, [
        [mailCopy.paid.amount, formatPrice(amount)],
        ...paymentMethodRows(means),
        onItsWay > 0 && [mailCopy.cancelled.refund, formatPrice(onItsWay)],
      ]),
      backBy !== undefined &&
        noteBlock(mailCopy.cancelled.backPart(mailCopy.cancelled.by(formatDay(backBy)))),
      undecided > 0 && noteBlock(decides(formatPrice(undecided))),
      reason === 'unpaid' && noteBlock(stillWish),
    ],
  };
};

export const latePaymentDecisionLetter = (content: MailOf<'bookingLateDecided'>): MailWords => {
  const { subject, lead, sum, wrong } = mailCopy.lateDecided;
  const { bookingId, decided, amount, undecided = 0 } = content;
  return {
    subject: subject(bookingId),
    blocks: [
      textBlock(lead),
      tripBlock(content, [[sum[decided], formatPrice(amount)]]),
      undecided > 0 && noteBlock(mailCopy.afterEnd.undecided(formatPrice(undecided))),
      noteBlock(wrong),
    ],
  };
};
