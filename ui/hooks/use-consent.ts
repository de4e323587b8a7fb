import { useAtomValue, useSetAtom } from 'jotai';
import { useEffect, useSyncExternalStore } from 'react';
import { type ConsentState, consentAtom, lookUpConsentAtom } from '../state/consent.ts';

const SERVED: ConsentState = { consent: 'unasked', looked: false };
const neverChanges = () => () => {};

/**
 * The first reader on a page looks the answer up. A part that hydrates later reads the server's
 * state first, because React keeps the attributes of the server's HTML.
 */
export const useStatisticsConsent = (): ConsentState => {
  const standing = useAtomValue(consentAtom);
  const lookUp = useSetAtom(lookUpConsentAtom);
  const hydrated = useSyncExternalStore(
    neverChanges,
    () => true,
    () => false,
  );
  useEffect(() => lookUp(), [lookUp]);
  return hydrated ? standing : SERVED;
};
