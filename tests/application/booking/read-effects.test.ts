import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  parseRecordedPlanLine,
  parseRecordedRebate,
  parseRecordedRow,
} from '../../../application/booking/read-effects.ts';

describe('parsing recorded effects', () => {
  it('reads each price row with its item, and whether it is paid on the spot', () => {
    expect(parseRecordedRow('1 accommodation 501 234900')).toEqual({
      userNum: 1,
      kind: 'accommodation',
      thing: '501',
      price: 234_900,
      currency: 'PLN',
      onSpot: false,
    });
    expect(parseRecordedRow('2 point 1/2 0')).toMatchObject({ thing: '1/2', price: 0 });
    expect(parseRecordedRow('1 cabinSurcharge 30000')).toMatchObject({ thing: '', price: 30_000 });
    expect(parseRecordedRow('1 rebates -20000')).toMatchObject({ kind: 'rebates', price: -20_000 });
    expect(parseRecordedRow('1 organiserSkipper 70000 onSpot EUR')).toMatchObject({
      price: 70_000,
      currency: 'EUR',
      onSpot: true,
    });
  });

  it('reads each rebate with its rule and the limit that reduced it (R23)', () => {
    expect(parseRecordedRebate('1 loyalty R20 8000 of 10000 cutBy cap')).toEqual({
      userNum: 1,
      kind: 'loyalty',
      rule: 'R20',
      given: 8_000,
      asked: 10_000,
      cutBy: 'cap',
    });
    expect(parseRecordedRebate('12 voucher R25 500 of 500').cutBy).toBeNull();
  });

  it('reads each plan line with its due day (R28)', () => {
    expect(parseRecordedPlanLine('2 0 of 134900 2027-06-01')).toEqual({
      number: 2,
      paid: 0,
      amount: 134_900,
      due: '2027-06-01',
    });
    expect(parseRecordedPlanLine('1 5 of 10 firstDue').due).toBeNull();
  });

  it('throws an error for a text that is no recorded price row, rebate or plan line', () => {
    fc.assert(
      fc.property(fc.string(), (text) => {
        for (const read of [parseRecordedRow, parseRecordedRebate, parseRecordedPlanLine])
          expect(() => read(`x${text}`)).toThrow('is not a valid');
      }),
    );
    expect(() => parseRecordedRow('1 yacht 501 100')).toThrow('price row');
    expect(() => parseRecordedRebate('1 friendship R20 1 of 1')).toThrow('rebate');
  });
});
