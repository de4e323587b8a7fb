import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { groupRebate, travellersMissingToNextGroupStep } from '../../../domain/groups/group.ts';
import { loyaltyRebate } from '../../../domain/loyalty/loyalty.ts';
import { sum, zloty } from '../../../domain/money.ts';
import {
  capOf,
  grantRebatesUpToCap,
  minutePeriodNameOn,
  minutePeriodOn,
  type RequestedRebate,
} from '../../../domain/pricing/rebates.ts';
import { amounts, OFFER, SETTINGS } from '../../arbitraries/offers.ts';
import { runs } from '../../support/runs.ts';

describe('the tables of rebates', () => {
  it.each([
    ['2026-11-01', 'firstMinute'],
    ['2027-01-31', 'firstMinute'],
    ['2027-02-01', 'secondMinute'],
    ['2027-04-30', 'secondMinute'],
    ['2027-05-01', null],
  ])('W-197, R19.1: on %s the offer is in the minute period %s', (today, minute) => {
    expect(minutePeriodNameOn(OFFER, today)).toBe(minute);
  });

  it('R19: an offer need not have both First and Second Minute: it can have one of them or none', () => {
    expect(
      minutePeriodNameOn({ firstMinuteUntil: null, secondMinuteUntil: '2027-04-30' }, '2027-01-01'),
    ).toBe('secondMinute');
    expect(
      minutePeriodNameOn({ firstMinuteUntil: '2027-01-31', secondMinuteUntil: null }, '2027-02-01'),
    ).toBe(null);
    expect(
      minutePeriodNameOn({ firstMinuteUntil: null, secondMinuteUntil: null }, '2027-02-01'),
    ).toBe(null);
  });

  it('R19: minutePeriodOn returns the minute period of a day, with its last day', () => {
    const [firstMinuteUntil, secondMinuteUntil] = ['2027-01-31', '2027-04-30'];
    const period = (today: string) =>
      minutePeriodOn({ firstMinuteUntil, secondMinuteUntil }, today);
    expect(period('2027-01-31')).toEqual({ name: 'firstMinute', until: firstMinuteUntil });
    expect(period('2027-02-01')).toEqual({ name: 'secondMinute', until: secondMinuteUntil });
    expect(period('2027-05-01')).toBeNull();
  });

  it.each([
    [0, 0],
    [1, 40],
    [2, 60],
    [3, 80],
    [4, 100],
    [40, 100],
  ])('W-201, R20.1: %i past trips give a loyalty rebate of %i PLN', (trips, rebate) => {
    expect(loyaltyRebate(SETTINGS, trips)).toBe(zloty(rebate));
  });

  it.each([
    [1, 0],
    [5, 0],
    [6, 40],
    [8, 40],
    [9, 60],
    [12, 60],
    [13, 80],
    [15, 80],
    [16, 100],
    [60, 100],
  ])('W-199, R21.1: in a group of %i each traveller gets %i PLN', (travellers, rebate) => {
    expect(groupRebate(SETTINGS, travellers)).toBe(zloty(rebate));
  });

  it.each([
    [1, { travellers: 5, rebate: zloty(40) }],
    [6, { travellers: 3, rebate: zloty(60) }],
    [15, { travellers: 1, rebate: zloty(100) }],
    [16, null],
  ])(
    'R21: a group of %i needs so many more travellers for the next rebate; null at the largest: %j',
    (travellers, step) => {
      expect(travellersMissingToNextGroupStep(SETTINGS, travellers)).toEqual(step);
    },
  );

  it('W-198, R23.1: the cap is 300 PLN under First Minute, 200 under Second Minute, otherwise 120 PLN', () => {
    expect(capOf(SETTINGS, 'firstMinute')).toBe(zloty(300));
    expect(capOf(SETTINGS, 'secondMinute')).toBe(zloty(200));
    expect(capOf(SETTINGS, null)).toBe(zloty(120));
  });
});

const ask = (amount: number): RequestedRebate => ({ kind: 'office', rule: 'R18', asked: amount });

describe('rebates granted in order until the cap or the price is reached', () => {
  it('R23: if cap and price are equal, the receipt names the cap as the reason of the cut', () => {
    expect(grantRebatesUpToCap([ask(20_000)], 15_000, 15_000, 1, null)).toMatchObject([
      { given: 15_000, cutBy: 'cap' },
    ]);
    expect(grantRebatesUpToCap([ask(20_000)], 15_000, 14_999, 1, null)).toMatchObject([
      { given: 14_999, cutBy: 'price' },
    ]);
  });

  it('R23.2: the last rebates are cut so that the sum fits the cap', () => {
    const granted = grantRebatesUpToCap(
      [ask(20_000), ask(10_000), ask(4000)],
      30_000,
      234_900,
      1,
      null,
    );
    expect(granted.map((line) => [line.given, line.cutBy])).toEqual([
      [20_000, null],
      [10_000, null],
      [0, 'cap'],
    ]);
    expect(
      grantRebatesUpToCap([ask(20_000), ask(8000), ask(4000)], 30_000, 234_900, 1, null).map(
        (line) => line.given,
      ),
    ).toEqual([20_000, 8000, 2000]);
  });

  it('R23: rebates are never more than the price from which they are subtracted', () => {
    expect(
      grantRebatesUpToCap([ask(20_000), ask(4000)], 30_000, 15_000, 1, null).map((line) => [
        line.given,
        line.cutBy,
      ]),
    ).toEqual([
      [15_000, 'price'],
      [0, 'price'],
    ]);
  });

  it('R23: rebates exceed neither request, cap nor price; after the first cut rebate all others are 0', () => {
    fc.assert(
      fc.property(
        fc.array(amounts(50_000), { maxLength: 8 }),
        amounts(60_000),
        amounts(60_000),
        (amounts, cap, price) => {
          const granted = grantRebatesUpToCap(amounts.map(ask), cap, price, 1, null);
          expect(sum(granted.map((line) => line.given))).toBe(Math.min(cap, price, sum(amounts)));
          const firstCut = granted.findIndex((line) => line.given < line.asked);
          granted.forEach((line, index) => {
            expect(line.given).toBeGreaterThanOrEqual(0);
            expect(line.given).toBeLessThanOrEqual(line.asked);
            expect(line.cutBy === null).toBe(line.given === line.asked);
            if (firstCut >= 0 && index > firstCut) expect(line.given).toBe(0);
          });
        },
      ),
      runs(500),
    );
  });
});
