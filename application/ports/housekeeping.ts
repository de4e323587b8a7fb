import type { Instant } from '../../domain/calendar.ts';

/** The moments before which kept things are of no use to anybody. */
export type Outdated = {
  /** Sessions of customers that were last seen, or begun, before these (R44). */
  readonly customersSeen: Instant;
  readonly customersBegun: Instant;
  /** Sessions without login that were last seen before this (R8). */
  readonly visitorsSeen: Instant;
  /** Counted events that happened before this (R42). */
  readonly events: Instant;
  /** First answers to keyed calls that are kept until this or less. */
  readonly answers: Instant;
  /** Tokens of e-mails that ended before this (R43). */
  readonly tokens: Instant;
  /** Links to papers that ended at this or before (R38). */
  readonly paperLinks: Instant;
  /** Questions whether the newsletter is meant that were asked before this and never answered. */
  readonly newsletterAsked: Instant;
  /** Mails that were given up before this: they name people. */
  readonly mailsGivenUp: Instant;
};

/** Clears away what is outdated. Any number of processes may do it at once, and again. */
export type Housekeeping = { sweep(outdated: Outdated): Promise<void> };

/** What is held and what waits in a shop at a moment, for whoever watches it. */
export type Standing = {
  /** Drafts that hold places. */
  readonly holds: number;
  /** Mails that were not sent yet and not given up, and since when the oldest of them waits. */
  readonly mailsWaiting: number;
  readonly oldestMail: Instant | null;
};
