import type { AccountMail } from '../../application/ports/mail/content.ts';
import { newPasswordPage, pages } from '../http/contract/pages.pl.ts';
import { accountCopy } from './account-copy.pl.ts';
import { button, note, spelledButton, text } from './blocks.ts';
import type { LetterWords } from './news.ts';

/** Puts a mail about an account into words; `publicUrl` has no slash at its end. */
export const accountLetter = (content: AccountMail, brand: string, publicUrl: string): LetterWords => {
  switch (content.kind) {
    case 'passwordReset': {
      const { subject, lead, button: label, valid, notMe } = accountCopy.passwordReset;
      const link = spelledButton(label, publicUrl + newPasswordPage(content.token));
      return { subject: subject(brand), firstName: content.firstName, blocks: [text(lead), link, note(valid), note(notMe)] };
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
