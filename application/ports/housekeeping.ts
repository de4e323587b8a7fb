import type { Instant } from '../../domain/calendar.ts';

/** Moments before which stored data is outdated. */
export type Outdated = {
  /** Customers' sessions by last use, or by login (R44). */
  readonly customersSeen: Instant;
  readonly customersBegun: Instant;
  /** Sessions without login by last use (R8). */
  readonly visitorsSeen: Instant;
  /** Counted events (R42). */
  readonly events: Instant;
  /** Responses of keyed calls by their expiry. */
  readonly answers: Instant;
  /** E-mail tokens by their expiry (R43). */
  readonly tokens: Instant;
  /** Links to papers by their expiry (R38). */
  readonly paperLinks: Instant;
  /** Unconfirmed newsletter requests. */
  readonly newsletterAsked: Instant;
  /** Given-up mails, because they contain personal data. */
  readonly mailsGivenUp: Instant;
};

/** Removes outdated data. Any number of processes may do it at once and repeatedly. */
export type Housekeeping = { sweep(outdated: Outdated): Promise<void> };

/** What is held and pending in a shop, for monitoring. */
export type CurrentCounts = {
  /** Drafts with held places. */
  readonly holds: number;
  /** Mails that wait to be sent, and the age of the oldest. */
  readonly mailsWaiting: number;
  readonly oldestMail: Instant | null;
};
