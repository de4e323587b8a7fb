import type { UnsentMail } from '../../application/ports/mail/outbox.ts';

/** The order in which the office sees unsent mails: those that wait for it first, the oldest of each before the others. */
export const givenUpFirst = (a: UnsentMail, b: UnsentMail): number =>
  Number(a.givenUpAt === null) - Number(b.givenUpAt === null) || a.waitsSince - b.waitsSince || (a.id < b.id ? -1 : 1);
