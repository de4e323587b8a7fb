import type { AccountMail } from '../../application/ports/mail/content.ts';
import type { Instant } from '../../domain/calendar.ts';
import type { Limit } from '../../domain/limits.ts';
import { newPasswordPage, pages } from '../http/contract/pages.pl.ts';
import { formatMoment } from '../words/amounts-and-days.pl.ts';
import { accountCopy, linkWorks } from './account-copy.pl.ts';
import { buttonBlock, type MailBlock, noteBlock, spelledButtonBlock, textBlock } from './blocks.ts';
import type { LetterWords } from './notification-letters.ts';

/** The note names a moment instead of a duration, because the mail may be sent late. */
export const linkNoteBlock = (
  until: Instant | undefined,
  more: readonly string[] = [],
): MailBlock =>
  noteBlock([linkWorks(until === undefined ? null : formatMoment(until)), ...more].join(' '));

/** `publicUrl` has no slash at its end. `resets` is the rate limit of password links. */
export const accountLetter = (
  content: AccountMail,
  brand: string,
  publicUrl: string,
  resets: Limit | undefined,
): LetterWords => {
  switch (content.kind) {
    case 'passwordReset': {
      const { subject, lead, button: label, howOften, sooner, notMe } = accountCopy.passwordReset;
      const valid = linkNoteBlock(
        content.until,
        resets === undefined ? [] : [howOften(resets), sooner],
      );
      const link = spelledButtonBlock(label, publicUrl + newPasswordPage(content.token));
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
