import { useAtomValue, useSetAtom } from 'jotai';
import { useEffect } from 'react';
import type { HeldReservation } from '../../adapters/http/contract/wizard/held.ts';
import { askHoldsOnceAtom, holdsAtom } from '../state/holds.ts';

/**
 * Returns the visitor's hold on an offer. The first component on a page that uses it asks the shop
 * (R8.16).
 */
export const useOwnHold = (offerId: number): HeldReservation | null => {
  const holds = useAtomValue(holdsAtom);
  const ask = useSetAtom(askHoldsOnceAtom);
  useEffect(() => ask(), [ask]);
  return holds.find(({ OfferId }) => OfferId === offerId) ?? null;
};
