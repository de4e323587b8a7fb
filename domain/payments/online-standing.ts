import type { Money } from '../money.ts';

/** What the shop knows of paying online: all is paid, a part arrived, one is waited for, was refused, or none was begun (R53). */
export type OnlineStanding = 'paid' | 'part' | 'waiting' | 'refused' | 'open';

/** How the payment that was begun last stands; one that a newer attempt took the place of came to nothing, as one that was refused (R68). */
const BY_LAST = { pending: 'waiting', rejected: 'refused', ended: 'refused', completed: 'part' } as const;

/**
 * How paying online stands (R31, R53): what failed does not matter any more once all is paid. `last` is the state of the payment that was
 * begun last, null where none was.
 */
export const onlineStanding = (
  money: { readonly paid: Money; readonly left: Money },
  last: keyof typeof BY_LAST | null,
): OnlineStanding => {
  if (money.left === 0 && money.paid !== 0) return 'paid';
  return last === null ? 'open' : BY_LAST[last];
};
