import { describe, expect, it } from 'vitest';
import { zloty } from '../../../domain/money.ts';
import { onlinePaymentState } from '../../../domain/payments/online-state.ts';

describe('the last attempt and the money paid decide the state of a booking’s online payments (R53)', () => {
  it.each([
    ['completed', 4098, 0, 'paid'],
    ['completed', 1000, 3098, 'part'],
    ['pending', 0, 4098, 'waiting'],
    ['pending', 300, 3798, 'waiting'],
    ['rejected', 0, 4098, 'refused'],
    ['ended', 0, 4098, 'refused'],
    ['rejected', 4098, 0, 'paid'],
    [null, 0, 4098, 'open'],
    [null, 0, 0, 'open'],
  ] as const)(
    'R53.4: with the last attempt %s, %i PLN paid and %i PLN left, the state of online payment is %s',
    (last, paid, leftToPay, state) => {
      expect(onlinePaymentState({ paid: zloty(paid), left: zloty(leftToPay) }, last)).toBe(state);
    },
  );
});
