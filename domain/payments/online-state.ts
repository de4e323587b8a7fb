import type { Money } from '../money.ts';

/**
 * State of online payment (R53): everything is paid, a part is paid, the last attempt is pending,
 * the last attempt was rejected, or none has begun.
 */
export type OnlineState = 'paid' | 'part' | 'waiting' | 'refused' | 'open';

/** A superseded attempt counts as rejected (R68). */
const BY_LAST = {
  pending: 'waiting',
  rejected: 'refused',
  ended: 'refused',
  completed: 'part',
} as const;

/**
 * `last`: state of the last attempt, null without one. A failed attempt does not matter once
 * everything is paid (R31, R53).
 */
export const onlineState = (
  money: { readonly paid: Money; readonly left: Money },
  last: keyof typeof BY_LAST | null,
): OnlineState => {
  if (money.left === 0 && money.paid !== 0) return 'paid';
  return last === null ? 'open' : BY_LAST[last];
};
