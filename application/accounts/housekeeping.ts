import { DAY_LENGTH, type Instant } from '../../domain/calendar.ts';
import { QUESTION_LIFE } from '../../domain/newsletter/subscription.ts';
import type { Clock } from '../ports/clock.ts';
import type { Housekeeping } from '../ports/housekeeping.ts';
import type { Settings } from '../ports/settings.ts';
import { longestWindow } from './limits.ts';
import { anonymousLife, IDLE, LONGEST } from './sessions.ts';

/** A link that ended is remembered so long, because a late click on one of an active account gets a kind answer (R43). */
const TOKENS_REMEMBERED: Instant = 30 * DAY_LENGTH;

/** A mail that was given up is kept so long for the office to have it tried again. */
const GIVEN_UP_KEPT: Instant = 30 * DAY_LENGTH;

export type HousekeepingDeps = { readonly housekeeping: Housekeeping; readonly clock: Clock; readonly settings: Pick<Settings, 'of'> };

/** Clears away sessions, counted events, kept answers and links that are of no use any more (R8, R42–R44). */
export const keepHouse =
  ({ housekeeping, clock, settings }: HousekeepingDeps) =>
  (): Promise<void> => {
    const now = clock.now();
    return housekeeping.sweep({
      customersSeen: now - IDLE,
      customersBegun: now - LONGEST,
      visitorsSeen: now - anonymousLife(settings),
      events: now - longestWindow(settings),
      answers: now,
      tokens: now - TOKENS_REMEMBERED,
      paperLinks: now,
      newsletterAsked: now - QUESTION_LIFE,
      mailsGivenUp: now - GIVEN_UP_KEPT,
    });
  };
