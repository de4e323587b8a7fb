import type { MailOf } from '../../application/ports/mail/content.ts';
import { type Instant, MINUTE } from '../../domain/calendar.ts';
import type { Limit } from '../../domain/limits.ts';
import { CONFIRMATION_LIFETIME } from '../../domain/newsletter/subscription.ts';
import {
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
  type FactRows,
  labelledValuesBlock,
  linkBlock,
  type MailBlock,
  noteBlock,
  textBlock,
} from './blocks.ts';
import { newsletterMailCopy } from './forms-copy.pl.ts';
import type { MailWords } from './notification-letters.ts';
import { officeMailCopy as copy, preparedMailCopy as prepared } from './office-copy.pl.ts';
import { scheduledCopy } from './scheduled-copy.pl.ts';

export const officeEventsMailWords = (
  { day, events }: MailOf<'officeNews'>,
  brand: string,
): MailWords => {
  const [first] = events;
  const subject =
    day !== undefined || first === undefined
      ? copy.daySubject(day === undefined ? '' : formatDay(day), events.length)
      : copy.subject(first.what, first.bookingId);
  return {
    subject,
    firstName: '',
    blocks: [
      ...events.map(({ what, bookingId, offerName, from, travellers, price }) =>
        labelledValuesBlock(copy.event(what, bookingId), [
          [copy.trip, offerName],
          [copy.from, formatDay(from)],
          [copy.travellers, String(travellers)],
          price !== 0 && [copy.price, formatPrice(price)],
        ]),
      ),
      noteBlock(copy.details),
    ],
    frame: { greeting: copy.greeting, closing: copy.closing(brand), footer: brand },
  };
};

/** Builds the mail about an order that the office prepared, with a link to step 6 (R55.4). */
export const preparedOrderMailWords = (
  content: MailOf<'orderPrepared'>,
  publicUrl: string,
): MailWords => ({
  subject: prepared.subject(content.offerName),
  firstName: content.firstName,
  blocks: [
    textBlock(prepared.lead),
    labelledValuesBlock(prepared.facts, [
      [prepared.trip, content.offerName],
      [prepared.days, formatTripDays(content.from, content.to)],
      [prepared.travellers, String(content.travellers)],
      [prepared.price, formatPrice(content.price)],
      [prepared.held, formatMoment(content.until)],
    ]),
    textBlock(prepared.documents),
    linkBlock(prepared.form, publicUrl + pages.informationForm),
    linkBlock(prepared.tripTerms, publicUrl + pages.tripTerms),
    linkBlock(prepared.terms, publicUrl + pages.terms),
    buttonBlockWithSpelledUrl(prepared.button, publicUrl + takeOverPageUrl(content.token)),
    noteBlock(prepared.after),
  ],
});

export const voucherReadyMailWords = (
  content: MailOf<'voucherReady'>,
  brand: string,
  publicUrl: string,
): MailWords => {
  const words = scheduledCopy.voucher;
  const rows: FactRows = [
    [words.code, content.code],
    [words.value, formatPrice(content.value)],
    [words.until, content.expiresOn === null ? words.forever : formatDay(content.expiresOn)],
    content.description !== '' && [words.description, content.description],
  ];
  const blocks = [
    textBlock(words.lead[content.voucher]),
    labelledValuesBlock(words.facts, rows),
    buttonBlock(words.button, publicUrl + pages.vouchers),
  ];
  return { subject: words.subject(brand), firstName: content.firstName, blocks };
};

/** `publicUrl`: start of all links, without `/` at its end. */
export const newsletterConfirmationMailWords = (
  { token, leaveKey }: MailOf<'newsletterAsked'>,
  brand: string,
  publicUrl: string,
): MailWords => {
  const { subject, lead, button: label, silence, leave } = newsletterMailCopy;
  const confirm = buttonBlockWithSpelledUrl(label, publicUrl + newsletterConfirmPageUrl(token));
  const out = linkBlock(leave, publicUrl + newsletterLeavePageUrl(leaveKey));
  return {
    subject: subject(brand),
    firstName: '',
    blocks: [
      textBlock(lead(brand)),
      confirm,
      noteBlock(silence(CONFIRMATION_LIFETIME / MINUTE)),
      out,
    ],
  };
};

/** Says until when a link works. A time, not a duration, because the mail can arrive late. */
export const linkValidityBlock = (
  until: Instant | undefined,
  more: readonly string[] = [],
): MailBlock =>
  noteBlock(
    [linkValidityText(until === undefined ? null : formatMoment(until)), ...more].join(' '),
  );

/** Builds the mails about an account. `publicUrl`: start of all links, without `/` at its end. */
export const accountMailWords = (
  content: MailOf<'passwordReset' | 'passwordChanged' | 'accountDeleted'>,
  brand: string,
  publicUrl: string,
  resets: Limit | undefined,
): MailWords => {
  switch (content.kind) {
    case 'passwordReset': {
      const { subject, lead, button: label, howOften, sooner, notMe } = accountCopy.passwordReset;
      const valid = linkValidityBlock(
        content.until,
        resets === undefined ? [] : [howOften(resets), sooner],
      );
      const link = buttonBlockWithSpelledUrl(label, publicUrl + newPasswordPageUrl(content.token));
      return {
        subject: subject(brand),
        firstName: content.firstName,
        blocks: [textBlock(lead), link, valid, noteBlock(notMe)],
      };
    }
    case 'passwordChanged': {
      const { subject, lead, notMe, button: label } = accountCopy.passwordChanged;
      const blocks = [
        textBlock(lead),
        noteBlock(notMe),
        buttonBlock(label, publicUrl + pages.passwordResetPlain),
      ];
      return { subject: subject(brand), firstName: content.firstName, blocks };
    }
    case 'accountDeleted': {
      const { subject, lead, kept: keptNote, back } = accountCopy.accountDeleted;
      return {
        subject: subject(brand),
        firstName: '',
        blocks: [textBlock(lead), noteBlock(keptNote), textBlock(back)],
      };
    }
  }
};
