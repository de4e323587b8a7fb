import type { Instant } from '../../domain/calendar.ts';

export type SweepLimits = {
  readonly customersSeen: Instant;
  readonly customersBegun: Instant;
  readonly visitorsSeen: Instant;
  readonly events: Instant;
  readonly answers: Instant;
  readonly tokens: Instant;
  readonly paperLinks: Instant;
  readonly newsletterAsked: Instant;
  readonly mailsGivenUp: Instant;
};

export type Housekeeping = { sweep(outdated: SweepLimits): Promise<void> };

export type CurrentCounts = {
  readonly holds: number;
  readonly mailsWaiting: number;
  readonly oldestMail: Instant | null;
};
