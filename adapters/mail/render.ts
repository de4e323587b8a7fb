import type { MailContent, MailOf, MessageContent } from '../../application/ports/mail/content.ts';
import type { MailPicture, NewMail, RenderedMail } from '../../application/ports/mail/outbox.ts';
import type { Settings } from '../../application/ports/system.ts';
import type { Instant } from '../../domain/calendar.ts';
import type { Limits } from '../../domain/limits.ts';
import { SHOP_SITE } from '../../domain/sites.ts';
import type { BrandTokens } from '../brand/brand-tokens.ts';
import {
  activationPageUrl,
  disownPageUrl,
  newsletterLeavePageUrl,
  pages,
} from '../http/contract/pages.pl.ts';
import { qrCodePng } from '../transfer-code/code-png.ts';
import { flattenBlocks } from '../words/block-list.ts';
import {
  buttonBlock,
  buttonBlockWithSpelledUrl,
  labelledValuesBlock,
  linkBlock,
  noteBlock,
  textBlock,
} from './blocks.ts';
import { calendarFile } from './calendar.ts';
import { mailCopy } from './copy.pl.ts';
import { contactMailCopy } from './forms-copy.pl.ts';
import { CODE_CID, createMailHtmlRenderer, plainTextOfMail } from './layout.ts';
import {
  accountMailWords,
  linkValidityBlock,
  newsletterConfirmationMailWords,
  officeEventsMailWords,
  preparedOrderMailWords,
  voucherReadyMailWords,
} from './letters-outside-bookings.ts';
import { type MailWords, notificationWords, orderMailWords } from './notification-letters.ts';
import { splitIntoParagraphs } from './scheduled-letters.ts';

const isAboutBooking = (content: MailContent): content is MessageContent =>
  content.kind.startsWith('booking');

const wordsOf = (
  content: MailContent,
  brand: string,
  publicUrl: string,
  limits: Limits | undefined,
): MailWords => {
  if (isAboutBooking(content))
    return content.kind === 'bookingPlaced'
      ? orderMailWords(content, publicUrl)
      : notificationWords(content, publicUrl);
  switch (content.kind) {
    case 'activation': {
      const { subject, lead, button: label, notMe, notMeButton } = mailCopy.activation;
      const activate = buttonBlockWithSpelledUrl(
        label,
        publicUrl + activationPageUrl(content.token),
      );
      const disown = linkBlock(notMeButton, publicUrl + disownPageUrl(content.token));
      return {
        subject: subject(brand),
        firstName: '',
        blocks: [
          textBlock(lead),
          activate,
          linkValidityBlock(content.until),
          noteBlock(notMe),
          disown,
        ],
      };
    }
    case 'passwordReset':
    case 'passwordChanged':
    case 'accountDeleted':
      return accountMailWords(content, brand, publicUrl, limits?.resetOfEmail);
    case 'accountExists': {
      const { subject, lead, button: label, notMe } = mailCopy.accountExists;
      return {
        subject: subject(brand),
        firstName: '',
        blocks: [textBlock(lead), buttonBlock(label, publicUrl + pages.login), noteBlock(notMe)],
      };
    }
    case 'newsletterAsked':
      return newsletterConfirmationMailWords(content, brand, publicUrl);
    case 'contactRequest': {
      const { greeting, facts: title, email, reply, closing } = contactMailCopy;
      const doubt = content.doubtful && contactMailCopy.doubtful[content.doubtful];
      const frame = { greeting, closing: closing(brand), footer: brand, replyTo: content.email };
      const blocks = [
        labelledValuesBlock(title, [[email, content.email]]),
        doubt && textBlock(doubt.text),
        splitIntoParagraphs(content.contents).map(textBlock),
        noteBlock(reply),
      ];
      return {
        subject: (doubt ?? contactMailCopy).subject(content.email),
        firstName: '',
        blocks,
        frame,
      };
    }
    case 'orderPrepared':
      return preparedOrderMailWords(content, publicUrl);
    case 'officeNews':
      return officeEventsMailWords(content, brand);
    case 'voucherReady':
      return voucherReadyMailWords(content, brand, publicUrl);
  }
};

const codePicture = (text: string): MailPicture => ({
  cid: CODE_CID,
  png: Buffer.from(qrCodePng(text)).toString('base64'),
});

/** True if the contract is attached: to mails about an order or a moved-up sign-up (R38). */
const bringsContract = (
  content: MailContent,
): content is MailOf<'bookingPlaced' | 'bookingMovedUp'> =>
  (content.kind === 'bookingPlaced' && !content.reserveList) || content.kind === 'bookingMovedUp';

/** True if the reader can unsubscribe: from the newsletter, or from requests for a review (R72). */
const canBeDeclined = (content: MailContent): boolean =>
  'leaveKey' in content || 'reviewKey' in content;

export type RenderDeps = {
  readonly tokens: BrandTokens;
  readonly settings: Settings;
  readonly addressOf: (siteId: number) => string;
  readonly sceneOf: (siteId: number, offerId: number) => string | null;
};

/** The Message-ID is the mail's id in the outbox, so that a mail sent twice can be recognized. */
export const createMailRenderer = ({
  settings,
  addressOf,
  sceneOf,
  tokens,
}: RenderDeps): ((mail: NewMail, sentAt: Instant) => RenderedMail) => {
  const html = createMailHtmlRenderer(tokens);
  return ({ id, siteId, to, content, createdAt }: NewMail, sentAt: Instant): RenderedMail => {
    const site = settings.of(siteId) ?? settings.of(SHOP_SITE);
    const brand = site?.name ?? '';
    const publicUrl = addressOf(siteId);
    const limits = settings.of(SHOP_SITE)?.limits;
    const { subject, firstName, frame, ...words } = wordsOf(content, brand, publicUrl, limits);
    const blocks = flattenBlocks(words.blocks);
    const letter = {
      subject,
      brand,
      greeting: frame?.greeting ?? mailCopy.greeting(firstName),
      blocks,
      closing: frame?.closing ?? mailCopy.closing(brand),
      footer:
        frame?.footer ?? mailCopy.footer(brand, site?.officeHours ?? '', canBeDeclined(content)),
      ...(frame === undefined && site !== undefined ? { office: site.office } : {}),
    };
    const host = URL.parse(publicUrl)?.hostname ?? 'localhost';
    const contract = bringsContract(content) ? { contractOf: content.bookingId } : {};
    const reply = frame?.replyTo === undefined ? {} : { replyTo: frame.replyTo };
    const leave =
      'leaveKey' in content
        ? { leaveUrl: publicUrl + newsletterLeavePageUrl(content.leaveKey) }
        : {};
    const scene =
      'offerId' in content && content.offerId !== undefined
        ? sceneOf(siteId, content.offerId)
        : null;
    const from = { name: brand, address: `rezerwacje@${host}` };
    return {
      messageId: `${id}@${host}`,
      from,
      to,
      ...reply,
      ...leave,
      ...contract,
      ...(scene === null ? {} : { scene }),
      subject,
      text: plainTextOfMail(letter),
      html: html(letter),
      pictures: blocks.flatMap((block) => (block.kind === 'code' ? [codePicture(block.text)] : [])),
      files: [calendarFile(content, brand, publicUrl, createdAt)].filter((file) => file !== null),
      sentAt,
    };
  };
};
