import type { AccountMail } from '../../application/ports/mail/content.ts';
import type { Instant } from '../../domain/calendar.ts';
import type { Limit } from '../../domain/limits.ts';
import { newPasswordPage, pages } from '../http/contract/pages.pl.ts';
import { moment } from '../words/amounts-and-days.pl.ts';
import { accountCopy, linkWorks } from './account-copy.pl.ts';
import { type Block, button, note, spelledButton, text } from './blocks.ts';
import type { LetterWords } from './news.ts';

/** Until when the link of a letter works; it may have waited long for a server, so that a length would mislead. */
export const linkNote = (until: Instant | undefined, more: readonly string[] = []): Block =>
  note([linkWorks(until === undefined ? null : moment(until)), ...more].join(' '));

/** Puts a mail about an account into words; `publicUrl` has no slash at its end, `resets` is how often a link to a new password may be had. */
export const accountLetter = (content: AccountMail, brand: string, publicUrl: string, resets: Limit | undefined): LetterWords => {
  switch (content.kind) {
    case 'passwordReset': {
      const { subject, lead, button: label, howOften, sooner, notMe } = accountCopy.passwordReset;
      const valid = linkNote(content.until, resets === undefined ? [] : [howOften(resets), sooner]);
      const link = spelledButton(label, publicUrl + newPasswordPage(content.token));
      return { subject: subject(brand), firstName: content.firstName, blocks: [text(lead), link, valid, note(notMe)] };
    }
    case 'passwordChanged': {
      const { subject, lead, notMe, button: label } = accountCopy.passwordChanged;
      const blocks = [text(lead), note(notMe), button(label, publicUrl + pages.passwordResetPlain)];
      return { subject: subject(brand), firstName: content.firstName, blocks };
    }
    case 'accountDeleted': {
      const { subject, lead, kept, back } = accountCopy.accountDeleted;
      return { subject: subject(brand), firstName: '', blocks: [text(lead), note(kept), text(back)] };
    }
  }
};
