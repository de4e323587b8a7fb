import { describe, expect, it } from 'vitest';
import { zloty } from '../../../domain/money.ts';
import { onlineStanding } from '../../../domain/payments/online-standing.ts';

describe('how paying online stands', () => {
  it.each([
    ['completed', 4098, 0, 'paid'],
    ['completed', 1000, 3098, 'part'],
    ['pending', 0, 4098, 'waiting'],
    // A gift voucher has paid a part: that is not the payment that is waited for.
    ['pending', 300, 3798, 'waiting'],
    ['rejected', 0, 4098, 'refused'],
    ['ended', 0, 4098, 'refused'],
    // What failed does not matter any more once all is paid.
    ['rejected', 4098, 0, 'paid'],
    // Nobody began one; on the reserve list nothing is to be paid, and nothing has come in.
    [null, 0, 4098, 'open'],
    [null, 0, 0, 'open'],
  ] as const)('R53.4: with the last one %s, %i PLN paid and %i PLN left it is %s', (last, paid, left, standing) => {
    expect(onlineStanding({ paid: zloty(paid), left: zloty(left) }, last)).toBe(standing);
  });
});
