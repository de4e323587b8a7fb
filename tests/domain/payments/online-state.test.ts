import { describe, expect, it } from 'vitest';
import { zloty } from '../../../domain/money.ts';
import { onlineState } from '../../../domain/payments/online-state.ts';

describe('state of online payment', () => {
  it.each([
    ['completed', 4098, 0, 'paid'],
    ['completed', 1000, 3098, 'part'],
    ['pending', 0, 4098, 'waiting'],
    // A gift voucher paid a part. The pending online payment is another one.
    ['pending', 300, 3798, 'waiting'],
    ['rejected', 0, 4098, 'refused'],
    ['ended', 0, 4098, 'refused'],
    // A failed payment does not matter once everything is paid.
    ['rejected', 4098, 0, 'paid'],
    // No online payment was started. On the reserve list nothing is due, so nothing is left.
    [null, 0, 4098, 'open'],
    [null, 0, 0, 'open'],
  ] as const)(
    'R53.4: if the last attempt is %s, %i PLN are paid and %i PLN left, the state is %s',
    (last, paid, left, standing) => {
      expect(onlineState({ paid: zloty(paid), left: zloty(left) }, last)).toBe(standing);
    },
  );
});
