import type { MailContent, MessageContent } from '../../application/ports/mail/content.ts';
import { type Instant, MINUTE } from '../../domain/calendar.ts';
import { CONFIRMATION_LIFETIME } from '../../domain/newsletter/subscription.ts';
import {
  activationPageUrl,
  disownPageUrl,
  newPasswordPageUrl,
  newsletterConfirmPageUrl,
  newsletterLeavePageUrl,
  pages,
  takeOverPageUrl,
} from '../http/contract/pages.pl.ts';
import {
  formatDay,
  formatMoment,
  formatPrice,
  formatTripDays,
} from '../words/amounts-and-days.pl.ts';
import { accountCopy, linkValidityText } from './account-copy.pl.ts';
import {
  buttonBlock,
  buttonBlockWithSpelledUrl,
  labelledValuesBlock,
  linkBlock,
  type MailBlock,
  noteBlock,
  textBlock,
} from './blocks.ts';
import { mailCopy } from './copy.pl.ts';
import { contactMailCopy, newsletterMailCopy } from './forms-copy.pl.ts';
import type { Letters } from './letter.ts';
import { officeMailCopy, preparedMailCopy } from './office-copy.pl.ts';
import { scheduledCopy } from './scheduled-copy.pl.ts';
import { splitIntoParagraphs } from './scheduled-letters.ts';

/** Says until when a link works. A time, not a duration, because the mail can arrive late. */
const linkValidityBlock = (until: Instant | undefined, more: readonly string[] = []): MailBlock =>
  noteBlock(
    [linkValidityText(until === undefined ? null : formatMoment(until)), ...more].join(' '),
  );

export const LETTERS_OUTSIDE_BOOKINGS: Letters<
  Exclude<MailContent['kind'], MessageContent['kind']>
> = {
  activation: ({ token, until }, { brand, publicUrl }) => {
    const { subject, lead, button: label, notMe, notMeButton } = mailCopy.activation;
    return {
      subject: subject(brand),
      blocks: [
        textBlock(lead),
        buttonBlockWithSpelledUrl(label, publicUrl + activationPageUrl(token)),
        linkValidityBlock(until),
        noteBlock(notMe),
        linkBlock(notMeButton, publicUrl + disownPageUrl(token)),
      ],
    };
  },
  accountExists: (_content, { brand, publicUrl }) => {
    const { subject, lead, button: label, notMe } = mailCopy.accountExists;
    return {
      subject: subject(brand),
      blocks: [textBlock(lead), buttonBlock(label, publicUrl + pages.login), noteBlock(notMe)],
    };
  },
  passwordReset: ({ token, until }, { brand, publicUrl, limits }) => {
    const { subject, lead, button: label, howOften, sooner, notMe } = accountCopy.passwordReset;
    const more = limits === undefined ? [] : [howOften(limits.resetOfEmail), sooner];
    return {
      subject: subject(brand),
      blocks: [
        textBlock(lead),
        buttonBlockWithSpelledUrl(label, publicUrl + newPasswordPageUrl(token)),
        linkValidityBlock(until, more),
        noteBlock(notMe),
      ],
    };
  },
  passwordChanged: (_content, { brand, publicUrl }) => {
    const { subject, lead, notMe, button: label } = accountCopy.passwordChanged;
    return {
      subject: subject(brand),
      blocks: [
        textBlock(lead),
        noteBlock(notMe),
        buttonBlock(label, publicUrl + pages.passwordResetPlain),
      ],
    };
  },
  accountDeleted: (_content, { brand }) => {
    const { subject, lead, kept, back } = accountCopy.accountDeleted;
    return {
      subject: subject(brand),
      blocks: [textBlock(lead), noteBlock(kept), textBlock(back)],
    };
  },
  newsletterAsked: ({ token, leaveKey }, { brand, publicUrl }) => {
    const { subject, lead, button: label, silence, leave } = newsletterMailCopy;
    return {
      subject: subject(brand),
      blocks: [
        textBlock(lead(brand)),
        buttonBlockWithSpelledUrl(label, publicUrl + newsletterConfirmPageUrl(token)),
        noteBlock(silence(CONFIRMATION_LIFETIME / MINUTE)),
        linkBlock(leave, publicUrl + newsletterLeavePageUrl(leaveKey)),
      ],
    };
  },
  voucherReady: (content, { brand, publicUrl }) => {
    const words = scheduledCopy.voucher;
    return {
      subject: words.subject(brand),
      blocks: [
        textBlock(words.lead[content.voucher]),
        labelledValuesBlock(words.facts, [
          [words.code, content.code],
          [words.value, formatPrice(content.value)],
          [words.until, content.expiresOn === null ? words.forever : formatDay(content.expiresOn)],
          content.description !== '' && [words.description, content.description],
        ]),
        buttonBlock(words.button, publicUrl + pages.vouchers),
      ],
    };
  },
  contactRequest: ({ email, contents, doubtful }, { brand }) => {
    const words = contactMailCopy;
    const doubt = doubtful && words.doubtful[doubtful];
    return {
      subject: (doubt ?? words).subject(email),
      blocks: [
        labelledValuesBlock(words.facts, [[words.email, email]]),
        doubt && textBlock(doubt.text),
        splitIntoParagraphs(contents).map(textBlock),
        noteBlock(words.reply),
      ],
      frame: {
        greeting: words.greeting,
        closing: words.closing(brand),
        footer: brand,
        replyTo: email,
      },
    };
  },
  // The office prepared the order. The mail has a link to step 6 (R55.4).
  orderPrepared: (content, { publicUrl }) => {
    const words = preparedMailCopy;
    return {
      subject: words.subject(content.offerName),
      blocks: [
        textBlock(words.lead),
        labelledValuesBlock(words.facts, [
          [words.trip, content.offerName],
          [words.days, formatTripDays(content.from, content.to)],
          [words.travellers, String(content.travellers)],
          [words.price, formatPrice(content.price)],
          [words.held, formatMoment(content.until)],
        ]),
        textBlock(words.documents),
        linkBlock(words.form, publicUrl + pages.informationForm),
        linkBlock(words.tripTerms, publicUrl + pages.tripTerms),
        linkBlock(words.terms, publicUrl + pages.terms),
        buttonBlockWithSpelledUrl(words.button, publicUrl + takeOverPageUrl(content.token)),
        noteBlock(words.after),
      ],
    };
  },
  officeNews: ({ day, events }, { brand }) => {
    const words = officeMailCopy;
    const [first] = events;
    return {
      subject:
        day !== undefined || first === undefined
          ? words.daySubject(day === undefined ? '' : formatDay(day), events.length)
          : words.subject(first.what, first.bookingId),
      blocks: [
        ...events.map(({ what, bookingId, offerName, from, travellers, price }) =>
          labelledValuesBlock(words.event(what, bookingId), [
            [words.trip, offerName],
            [words.from, formatDay(from)],
            [words.travellers, String(travellers)],
            price !== 0 && [words.price, formatPrice(price)],
          ]),
        ),
        noteBlock(words.details),
      ],
      frame: { greeting: words.greeting, closing: words.closing(brand), footer: brand },
    };
  },
};
