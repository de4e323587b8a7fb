import { describe, expect, it } from 'vitest';
import {
  canBeginHold,
  hasLostPlaces,
  holdEnd,
  holdsToEnd,
} from '../../../domain/booking/draft/holds.ts';
import { MINUTE } from '../../../domain/calendar.ts';
import { allSteps, draftAfter, NOON, tripStep } from './booking-steps.ts';
import { placedOrder } from './placed/placed-steps.ts';

describe('the start of a hold (R8)', () => {
  const seated = draftAfter(allSteps(1));
  const lapsed = NOON + 30 * MINUTE;

  it('R8.1, R8.7: step 2 can start a hold, and so can a later save after the hold expired', () => {
    expect(canBeginHold(draftAfter([tripStep(1)]), 'chooseBerths', NOON)).toBe(true);
    expect([lapsed - 1, lapsed].map((at) => canBeginHold(seated, 'chooseBerths', at))).toEqual([
      false,
      true,
    ]);
    for (const type of [
      'chooseInsurance',
      'nameParticipants',
      'redeemVoucher',
      'joinGroup',
    ] as const)
      expect(
        [lapsed - 1, lapsed].map((at) => canBeginHold(seated, type, at)),
        type,
      ).toEqual([false, true]);
    expect(canBeginHold({ ...seated, reached: 2 }, 'chooseInsurance', lapsed)).toBe(true);
  });

  it('R8: no hold starts before step 2, by a command that saves nothing, or for an order', () => {
    expect(canBeginHold(draftAfter([tripStep(1)]), 'redeemVoucher', NOON)).toBe(false);
    for (const type of ['releaseHold', 'confirm', 'note'] as const)
      expect(canBeginHold(seated, type, lapsed), type).toBe(false);
    expect(canBeginHold(placedOrder(1), 'chooseBerths', lapsed)).toBe(false);
  });

  it('R8.3, R8.4: a new hold ends the session’s hold on the offer; of more than three, the oldest ends', () => {
    const hold = (offerId: number) => ({ offerId });
    const ended = (...offers: readonly number[]) =>
      holdsToEnd(offers.map(hold), 9, 3).map(({ offerId }) => offerId);
    expect([ended(), ended(1), ended(1, 2)]).toEqual([[], [], []]);
    expect(ended(1, 2, 3)).toEqual([1]);
    expect(ended(1, 2, 3, 4)).toEqual([1, 2]);
    expect(ended(1, 9, 2)).toEqual([9]);
    expect(ended(1, 9, 2, 3)).toEqual([9, 1]);
  });
});

describe('places that a hold keeps (R8)', () => {
  const seated = draftAfter(allSteps(1));
  const lapsed = NOON + 30 * MINUTE;

  it('R8.1: a draft holds places for half an hour; an order has its places without a hold', () => {
    expect([NOON, lapsed - 1, lapsed].map((at) => holdEnd(seated, at))).toEqual([
      lapsed,
      lapsed,
      null,
    ]);
    expect(holdEnd({ ...seated, hold: null }, NOON)).toBeNull();
    expect(holdEnd(placedOrder(1), NOON)).toBeNull();
  });

  it('R8.7: from step 2 on a draft without an active hold has lost its places; an order keeps them', () => {
    expect([lapsed - 1, lapsed].map((at) => hasLostPlaces(seated, at))).toEqual([false, true]);
    expect([1, 2, 3].map((reached) => hasLostPlaces({ ...seated, reached }, lapsed))).toEqual([
      false,
      true,
      true,
    ]);
    expect(hasLostPlaces({ ...seated, hold: null }, NOON)).toBe(true);
    expect(hasLostPlaces({ ...seated, reserveList: true, hold: null }, NOON)).toBe(false);
    expect(hasLostPlaces(placedOrder(1), lapsed)).toBe(false);
  });

  it('R8.19: no places are lost if another accommodation in step 1 cleared the chosen units', () => {
    const wholeYacht = { ...tripStep(2), accommodation: 'whole', ownSkipper: true } as const;
    const draft = draftAfter([...allSteps(2).slice(0, 3), wholeYacht]);
    expect(draft).toMatchObject({ reached: 3, seats: [], hold: null });
    expect(hasLostPlaces(draft, NOON)).toBe(false);
  });
});
