import type { UnsentMail } from '../../application/ports/mail/outbox.ts';

/** Sorts unsent mails: first those given up, then the others. In both groups, the oldest first. */
export const compareUnsentMails = (a: UnsentMail, b: UnsentMail): number =>
  Number(a.givenUpAt === null) - Number(b.givenUpAt === null) ||
  a.waitsSince - b.waitsSince ||
  (a.id < b.id ? -1 : 1);
