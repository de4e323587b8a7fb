import { describe, expect, it } from 'vitest';
import { DAY_LENGTH } from '../../../domain/calendar.ts';
import { confirmed, mayAskAgain, QUESTION_LIFE, type Subscription } from '../../../domain/newsletter/subscription.ts';

const WAITS: Subscription = {
  ...{ siteId: 1, email: 'a@x.pl', consent: { wording: 'Tak', at: 0 }, askedAt: 1000, confirmedAt: null, questionHash: 'h', leaveKey: 'k' },
};

describe('an address on a list', () => {
  it('R42: that waits is asked again once a day at most, one that said yes never', () => {
    expect([999, 1000].map((more) => mayAskAgain(WAITS, DAY_LENGTH + more))).toEqual([false, true]);
    expect(mayAskAgain({ ...WAITS, confirmedAt: 1 }, 9 * DAY_LENGTH)).toBe(false);
  });

  it('its owner’s first word stands, and a question waits for thirty days', () => {
    expect(confirmed(WAITS, 7)).toEqual({ ...WAITS, confirmedAt: 7 });
    expect(confirmed(confirmed(WAITS, 7), 8).confirmedAt).toBe(7);
    expect(QUESTION_LIFE / DAY_LENGTH).toBe(30);
  });
});
