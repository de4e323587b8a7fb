import type { MailContent, MailOf, MessageContent } from '../../application/ports/mail/content.ts';
import type { MailPicture, NewMail, RenderedMail } from '../../application/ports/mail/outbox.ts';
import type { Settings } from '../../application/ports/system.ts';
import type { Instant } from '../../domain/calendar.ts';
import { SHOP_SITE } from '../../domain/sites.ts';
import type { BrandTokens } from '../brand/brand-tokens.ts';
import { newsletterLeavePageUrl } from '../http/contract/pages.pl.ts';
import { qrCodePng } from '../transfer-code/code-png.ts';
import { flattenBlocks } from '../words/block-list.ts';
import { calendarFile } from './calendar.ts';
import { mailCopy } from './copy.pl.ts';
import { CODE_CID, createMailHtmlRenderer, plainTextOfMail } from './layout.ts';
import { type MailWords, type Sender, writeLetter } from './letter.ts';
import { LETTERS_OUTSIDE_BOOKINGS } from './letters-outside-bookings.ts';
import { bookingMailWords } from './notification-letters.ts';

const isAboutBooking = (content: MailContent): content is MessageContent =>
  content.kind.startsWith('booking');

const wordsOf = (content: MailContent, sender: Sender): MailWords =>
  isAboutBooking(content)
    ? bookingMailWords(content, sender)
    : writeLetter(LETTERS_OUTSIDE_BOOKINGS, content, sender);

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
    const { subject, frame, ...words } = wordsOf(content, { brand, publicUrl, limits });
    const blocks = flattenBlocks(words.blocks);
    const firstName = 'firstName' in content ? content.firstName : '';
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
