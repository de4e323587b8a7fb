import { describe, expect, it } from 'vitest';
import { beginsHold, holdsToEnd } from '../../../domain/booking/draft/holds.ts';
import { MINUTE } from '../../../domain/calendar.ts';
import { ordered } from './placed/placed-steps.ts';
import { allSteps, draftAfter, NOON, trip } from './steps.ts';

describe('a hold that begins (R8)', () => {
  const seated = draftAfter(allSteps(1));
  const lapsed = NOON + 30 * MINUTE;

  it('R8.1, R8.7: is begun by step 2, and by every later save once it has lapsed; by no save while it lives', () => {
    expect(beginsHold(draftAfter([trip(1)]), 'chooseBerths', NOON)).toBe(true);
    expect([lapsed - 1, lapsed].map((at) => beginsHold(seated, 'chooseBerths', at))).toEqual([false, true]);
    for (const type of ['chooseInsurance', 'nameParticipants', 'redeemVoucher', 'joinGroup'] as const)
      expect(
        [lapsed - 1, lapsed].map((at) => beginsHold(seated, type, at)),
        type,
      ).toEqual([false, true]);
    expect(beginsHold({ ...seated, reached: 2 }, 'chooseInsurance', lapsed)).toBe(true);
  });

  it('R8: not before step 2, by no command that saves nothing, and for no order', () => {
    expect(beginsHold(draftAfter([trip(1)]), 'redeemVoucher', NOON)).toBe(false);
    for (const type of ['releaseHold', 'confirm', 'note'] as const) expect(beginsHold(seated, type, lapsed), type).toBe(false);
    expect(beginsHold(ordered(1), 'chooseBerths', lapsed)).toBe(false);
  });

  it('R8.3, R8.4: a session has one on an offer and three in all: the newer ends the one on its offer, and the oldest beyond three', () => {
    const hold = (offerId: number) => ({ offerId });
    const ended = (...offers: readonly number[]) => holdsToEnd(offers.map(hold), 9, 3).map(({ offerId }) => offerId);
    expect([ended(), ended(1), ended(1, 2)]).toEqual([[], [], []]);
    expect(ended(1, 2, 3)).toEqual([1]);
    expect(ended(1, 2, 3, 4)).toEqual([1, 2]);
    expect(ended(1, 9, 2)).toEqual([9]);
    expect(ended(1, 9, 2, 3)).toEqual([9, 1]);
  });
});
