import type { MailContent } from '../../application/ports/mail/content.ts';
import { MINUTE } from '../../domain/calendar.ts';
import { CONFIRMATION_LIFETIME } from '../../domain/newsletter/subscription.ts';
import { newsletterConfirmPage, newsletterLeavePage } from '../http/contract/pages.pl.ts';
import { linkBlock, noteBlock, spelledButtonBlock, textBlock } from './blocks.ts';
import { newsletterMailCopy } from './forms-copy.pl.ts';
import type { LetterWords } from './notification-letters.ts';

/** `publicUrl` is the base address of the links, without a slash at its end. */
export const newsletterLetter = (
  { token, leaveKey }: Extract<MailContent, { kind: 'newsletterAsked' }>,
  brand: string,
  publicUrl: string,
): LetterWords => {
  const { subject, lead, button: label, silence, leave } = newsletterMailCopy;
  const confirm = spelledButtonBlock(label, publicUrl + newsletterConfirmPage(token));
  const out = linkBlock(leave, publicUrl + newsletterLeavePage(leaveKey));
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
