import type { UnsentMail } from '../../application/ports/mail/outbox.ts';

/**
 * Order of unsent mails for the office: first those that are no longer retried, then the others;
 * the oldest first in each group.
 */
export const compareUnsentMails = (a: UnsentMail, b: UnsentMail): number =>
  Number(a.givenUpAt === null) - Number(b.givenUpAt === null) ||
  a.waitsSince - b.waitsSince ||
  (a.id < b.id ? -1 : 1);
