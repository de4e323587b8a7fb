import { describe, expect, it } from 'vitest';
import { beginsHold, hasLostPlaces, heldUntil, holdsToEnd } from '../../../domain/booking/draft/holds.ts';
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

describe('what a hold keeps (R8)', () => {
  const seated = draftAfter(allSteps(1));
  const lapsed = NOON + 30 * MINUTE;

  it('R8.1: a draft’s places are held until its half hour is over; an order holds nothing, it has them', () => {
    expect([NOON, lapsed - 1, lapsed].map((at) => heldUntil(seated, at))).toEqual([lapsed, lapsed, null]);
    expect(heldUntil({ ...seated, hold: null }, NOON)).toBeNull();
    expect(heldUntil(ordered(1), NOON)).toBeNull();
  });

  it('R8.7: a draft has lost its places once the hold is over, from step 2 on; before it, on the list and with an order there are none to lose', () => {
    expect([lapsed - 1, lapsed].map((at) => hasLostPlaces(seated, at))).toEqual([false, true]);
    expect([1, 2, 3].map((reached) => hasLostPlaces({ ...seated, reached }, lapsed))).toEqual([false, true, true]);
    expect(hasLostPlaces({ ...seated, hold: null }, NOON)).toBe(true);
    expect(hasLostPlaces({ ...seated, reserveList: true, hold: null }, NOON)).toBe(false);
    expect(hasLostPlaces(ordered(1), lapsed)).toBe(false);
  });
});
