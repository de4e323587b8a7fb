import { useAtomValue, useSetAtom } from 'jotai';
import { useEffect } from 'react';
import { timeInWarsaw } from '../../../adapters/http/contract/warsaw.ts';
import type { HeldReservation } from '../../../adapters/http/contract/wizard/order.ts';
import { ownHoldCopy } from '../../copy/offers.pl.ts';
import { formatDeadline } from '../../moments.ts';
import { holdsAtom, requestHoldsOnceAtom } from '../../state/holds.ts';

/**
 * If several components of a page use this hook, only the first one loads the visitor's holds from
 * the server (R8.16).
 */
export const useOwnHold = (offerId: number): HeldReservation | null => {
  const holds = useAtomValue(holdsAtom);
  const ask = useSetAtom(requestHoldsOnceAtom);
  useEffect(() => ask(), [ask]);
  return holds.find(({ OfferId }) => OfferId === offerId) ?? null;
};

/**
 * If a hold has more seconds left than this, the text shows the hold's last day instead of minutes.
 * Only an age request (R33.5) or an order that the office prepared (R8.17) makes a hold so long.
 */
const DAY_NEEDED_SECONDS = 12 * 3600;

export const heldUntilText = ({ HoldUntil, HoldSeconds }: HeldReservation): string =>
  ownHoldCopy.until(
    HoldSeconds > DAY_NEEDED_SECONDS ? formatDeadline(HoldUntil) : timeInWarsaw(HoldUntil),
  );
