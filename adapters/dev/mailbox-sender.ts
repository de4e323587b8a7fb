import { ok } from 'neverthrow';
import type { Mailbox, MailSender } from '../../application/ports/mail/outbox.ts';

export const mailboxSender = (mailbox: Mailbox): MailSender => ({
  send: async (mail) => {
    await mailbox.keep(mail);
    return ok(undefined);
  },
});
