import { SESSION_IDLE_LIFETIME, SESSION_MAX_LIFETIME } from '../../domain/accounts/lifetimes.ts';
import { DAY_LENGTH, type Instant } from '../../domain/calendar.ts';
import { CONFIRMATION_LIFETIME } from '../../domain/newsletter/subscription.ts';
import type { PortDeps } from '../ports/ports.ts';
import { longestRateLimitWindow } from './limits.ts';
import { anonymousSessionLifetime } from './sessions.ts';

/**
 * Used activation links stay stored for 30 days, so that a second click can say that the account is
 * active (R43).
 */
const TOKENS_REMEMBERED: Instant = 30 * DAY_LENGTH;

const GIVEN_UP_KEPT: Instant = 30 * DAY_LENGTH;

export type HousekeepingDeps = PortDeps<{ housekeeping: true; clock: true; settings: 'of' }>;

export const deleteExpiredRecords =
  ({ housekeeping, clock, settings }: HousekeepingDeps) =>
  (): Promise<void> => {
    const now = clock.now();
    return housekeeping.sweep({
      customersSeen: now - SESSION_IDLE_LIFETIME,
      customersBegun: now - SESSION_MAX_LIFETIME,
      visitorsSeen: now - anonymousSessionLifetime(settings),
      events: now - longestRateLimitWindow(settings),
      answers: now,
      tokens: now - TOKENS_REMEMBERED,
      paperLinks: now,
      newsletterAsked: now - CONFIRMATION_LIFETIME,
      mailsGivenUp: now - GIVEN_UP_KEPT,
    });
  };
