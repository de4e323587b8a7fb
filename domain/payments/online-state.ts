import type { Money } from '../money.ts';

/**
 * Default of the brand setting `correctionMinutes`: the wait before the mail about an undone
 * payment (R31.10).
 */
export const USUAL_CORRECTION_MINUTES = 10;

/** 'paid': nothing is left to pay. Otherwise, the last attempt to pay decides the state (R53). */
export type OnlineState = 'paid' | 'part' | 'waiting' | 'refused' | 'open';

/** An attempt to pay that a newer attempt superseded counts as rejected (R68). */
const BY_LAST = {
  pending: 'waiting',
  rejected: 'refused',
  ended: 'refused',
  completed: 'part',
} as const;

/** Returns the state of a booking's online payments; if all is paid, attempts do not matter. */
export const onlinePaymentState = (
  money: { readonly paid: Money; readonly left: Money },
  lastAttemptState: keyof typeof BY_LAST | null,
): OnlineState => {
  if (money.left === 0 && money.paid !== 0) return 'paid';
  return lastAttemptState === null ? 'open' : BY_LAST[lastAttemptState];
};
