import { ok } from 'neverthrow';
import type { Mailbox, MailSender } from '../../application/ports/mail/outbox.ts';

/** Stores mails for reading if no mail server is configured. */
export const mailboxSender = (mailbox: Mailbox): MailSender => ({
  send: async (mail) => {
    await mailbox.keep(mail);
    return ok(undefined);
  },
});
