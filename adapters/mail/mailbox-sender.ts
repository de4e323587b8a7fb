import { ok } from 'neverthrow';
import type { Mailbox, MailSender } from '../../application/ports/mail/outbox.ts';

/** Keeps mails for reading, where no mail server is configured. */
export const mailboxSender = (mailbox: Mailbox): MailSender => ({
  send: async (mail) => {
    await mailbox.keep(mail);
    return ok(undefined);
  },
});
