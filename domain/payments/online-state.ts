import type { Money } from '../money.ts';

/** Default of the brand setting `correctionMinutes` (R31.10). */
export const USUAL_CORRECTION_MINUTES = 10;

/** Online payment is done, partly done, or in the state of its last attempt (R53). */
export type OnlineState = 'paid' | 'part' | 'waiting' | 'refused' | 'open';

/** A superseded attempt at payment counts as rejected (R68). */
const BY_LAST = {
  pending: 'waiting',
  rejected: 'refused',
  ended: 'refused',
  completed: 'part',
} as const;

/** Returns the state of a booking's online payments; attempts do not matter if all is paid. */
export const onlineState = (
  money: { readonly paid: Money; readonly left: Money },
  last: keyof typeof BY_LAST | null,
): OnlineState => {
  if (money.left === 0 && money.paid !== 0) return 'paid';
  return last === null ? 'open' : BY_LAST[last];
};
