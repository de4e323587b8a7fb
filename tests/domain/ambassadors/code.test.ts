import { describe, expect, it } from 'vitest';
import {
  isAmbassadorCodeName,
  normalizeAmbassadorCodeName,
  unsettledCommission,
} from '../../../domain/ambassadors/code.ts';
import { zloty } from '../../../domain/money.ts';
import { amberCode } from '../booking/placed/placed-steps.ts';

describe('an ambassador code', () => {
  it.each([
    ['ABC', false],
    ['ABCD', true],
    ['A-1-', true],
    ['ABCDEFGHIJ0123456789', true],
    ['ABCDEFGHIJ0123456789X', false],
    ['abcd', false],
    ['ŻAGLE', false],
    ['AB CD', false],
    ['AB_CD', false],
    ['ABCD\n', false],
    ['', false],
  ])('R40.4: is %j a valid name of a code? %s', (name, valid) => {
    expect(isAmbassadorCodeName(name)).toBe(valid);
  });

  it('R40.4: two names that differ only in case are the same code', () => {
    expect(normalizeAmbassadorCodeName(' amber-27 ')).toBe('AMBER-27');
  });

  it('R40: unsettled commission is what the code earned less what is settled, and at least 0', () => {
    expect(unsettledCommission(amberCode({ settled: zloty(100) }), zloty(250))).toBe(zloty(150));
    expect(unsettledCommission(amberCode({ settled: zloty(100) }), zloty(100))).toBe(0);
    expect(unsettledCommission(amberCode({ settled: zloty(100) }), zloty(50))).toBe(0);
  });
});
