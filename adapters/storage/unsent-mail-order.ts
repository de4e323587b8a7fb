import type { UnsentMail } from '../../application/ports/mail/outbox.ts';

/** The office sees mails that are no longer retried first, then the others; the oldest first. */
export const compareUnsentMails = (a: UnsentMail, b: UnsentMail): number =>
  Number(a.givenUpAt === null) - Number(b.givenUpAt === null) ||
  a.waitsSince - b.waitsSince ||
  (a.id < b.id ? -1 : 1);
