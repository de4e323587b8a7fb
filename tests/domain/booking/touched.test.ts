import { describe, expect, it } from 'vitest';
import { touchedBy } from '../../../domain/booking/touched.ts';
import { change, join, ordered, pay, redeem, signedUp, useCode } from './placed/placed-steps.ts';
import { accepted, allSteps, berths, draftAfter, give, insured, order, trip } from './steps.ts';

const NOTHING = { units: [], asksTaken: false, vouchers: [], group: null, ambassadorCode: null };
const used = (code: string) => ({ userNum: 1, code, kind: 'discount', value: 1 }) as const;

describe('what a command may change besides its booking (R10)', () => {
  it('R10: nothing where there is none yet', () => {
    expect(touchedBy(null, trip(1))).toEqual(NOTHING);
    expect(touchedBy(ordered(1), { type: 'createDraft', offerId: 1, siteId: 1 })).toEqual(NOTHING);
  });

  it('R10: the places that it has and those that it asks for, ascending, each once', () => {
    expect(touchedBy(draftAfter([trip(2)]), berths([502, 501])).units).toEqual([501, 502]);
    expect(touchedBy(draftAfter([trip(1), berths([502])]), berths([501])).units).toEqual([501, 502]);
    expect(touchedBy(draftAfter([trip(1), berths([502])]), { ...berths([501]), berths: [] }).units).toEqual([502]);
    expect(touchedBy(draftAfter([trip(2), berths([502, 502])]), berths([501, 502])).units).toEqual([501, 502]);
    expect(touchedBy(draftAfter([trip(2)]), berths([502, 502])).units).toEqual([502]);
    expect(touchedBy(ordered(2), insured(2)).units).toEqual([501]);
    expect(touchedBy(draftAfter([trip(2), berths([502, 501])]), insured(2)).units).toEqual([501, 502]);
    const moves = change({
      berths: [
        { userNum: 2, unitId: 5 },
        { userNum: 1, unitId: 700 },
      ],
    });
    expect(touchedBy(ordered(2), moves).units).toEqual([5, 501, 700]);
    expect(touchedBy(ordered(2), change({})).units).toEqual([501]);
    const [answer] = berths([501]).berths;
    if (answer === undefined) throw new Error('an answer');
    expect(touchedBy(draftAfter([trip(1)]), { ...berths([501]), berths: [{ ...answer, unitId: null }] }).units).toEqual([]);
  });

  it('R10, R26: the vouchers of a draft, the one that is named, and those that an end gives back', () => {
    const draft = { ...draftAfter(allSteps(1)), vouchers: [used('B'), used('A')] };
    expect(touchedBy(draft, insured(1)).vouchers).toEqual(['B', 'A']);
    expect(touchedBy(draft, redeem(' c ')).vouchers).toEqual(['B', 'A', 'C']);
    expect(touchedBy(draft, redeem('a')).vouchers).toEqual(['B', 'A']);
    const placed = { ...ordered(1), vouchers: [used('B')] };
    expect(touchedBy(placed, pay(1)).vouchers).toEqual([]);
    expect(touchedBy(placed, redeem('c')).vouchers).toEqual(['C']);
    for (const ends of [
      { type: 'cancel', reason: 'customer' },
      { type: 'callOff' },
      { type: 'cancelUnpaid', statementsUntil: null },
    ] as const)
      expect(touchedBy(placed, ends).vouchers, ends.type).toEqual(['B']);
    const waits = { ...signedUp(1), vouchers: [used('B')] };
    expect(touchedBy(waits, { type: 'leaveReserveList' }).vouchers).toEqual(['B']);
    const over = accepted(give(placed, { type: 'cancel', reason: 'customer' }));
    expect(touchedBy(over, { type: 'cancel', reason: 'customer' }).vouchers).toEqual([]);
  });

  it('R10, R21: the group that it is in or names, where the command has to do with groups at all', () => {
    const grouped = { ...ordered(1), group: { code: 'GRUPA222', openedOn: '2027-05-15', counts: true } };
    expect(touchedBy(grouped, { type: 'regroup' }).group).toBe('GRUPA222');
    expect(touchedBy(grouped, pay(1)).group).toBeNull();
    expect(touchedBy(ordered(1), join).group).toBe('GRUPA222');
    expect(touchedBy(grouped, { ...join, type: 'joinGroup', code: 'OTHER222' }).group).toBe('GRUPA222');
    expect(touchedBy(ordered(1), { type: 'createGroup' }).group).toBeNull();
    expect(touchedBy(draftAfter(allSteps(1)), order()).group).toBeNull();
  });

  it('R10, R22: the ambassador’s code that it names', () => {
    expect(touchedBy(draftAfter([]), useCode).ambassadorCode).toBe('AMBER-27');
    expect(touchedBy(draftAfter([]), join).ambassadorCode).toBeNull();
    expect(touchedBy(draftAfter([]), redeem('X')).ambassadorCode).toBeNull();
  });
});
