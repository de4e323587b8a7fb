import { describe, expect, it } from 'vitest';
import { DAY_LENGTH } from '../../../domain/calendar.ts';
import {
  CONFIRMATION_LIFETIME,
  canAskForConfirmationAgain,
  markConfirmed,
  type Subscription,
} from '../../../domain/newsletter/subscription.ts';

const WAITS: Subscription = {
  ...{
    siteId: 1,
    email: 'a@x.pl',
    consent: { wording: 'Tak', at: 0 },
    askedAt: 1000,
    confirmedAt: null,
    questionHash: 'h',
    leaveKey: 'k',
  },
};

describe('a newsletter subscription', () => {
  it('R42: an address that has not confirmed gets at most one mail a day; a confirmed address gets none', () => {
    expect([999, 1000].map((more) => canAskForConfirmationAgain(WAITS, DAY_LENGTH + more))).toEqual(
      [false, true],
    );
    expect(canAskForConfirmationAgain({ ...WAITS, confirmedAt: 1 }, 9 * DAY_LENGTH)).toBe(false);
  });

  it('a second confirmation keeps the time of the first; the link to confirm is valid for thirty days', () => {
    expect(markConfirmed(WAITS, 7)).toEqual({ ...WAITS, confirmedAt: 7 });
    expect(markConfirmed(markConfirmed(WAITS, 7), 8).confirmedAt).toBe(7);
    expect(CONFIRMATION_LIFETIME / DAY_LENGTH).toBe(30);
  });
});
