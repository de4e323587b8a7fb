import type { Money } from '../money.ts';

/** State of online payment: everything paid, a part paid, pending, rejected, or not begun (R53). */
export type OnlineState = 'paid' | 'part' | 'waiting' | 'refused' | 'open';

/** State of the last attempt. A superseded attempt counts as rejected (R68). */
const BY_LAST = {
  pending: 'waiting',
  rejected: 'refused',
  ended: 'refused',
  completed: 'part',
} as const;

/**
 * State of online payment (R31, R53). Failed attempts do not matter once everything is paid. `last`
 * is the state of the last attempt; null without one.
 */
export const onlineState = (
  money: { readonly paid: Money; readonly left: Money },
  last: keyof typeof BY_LAST | null,
): OnlineState => {
  if (money.left === 0 && money.paid !== 0) return 'paid';
  return last === null ? 'open' : BY_LAST[last];
};
