import { useAtomValue, useSetAtom } from 'jotai';
import { useEffect, useSyncExternalStore } from 'react';
import { type ConsentState, consentAtom, lookUpConsentAtom } from '../state/consent.ts';

const SERVED: ConsentState = { consent: 'unasked', looked: false };
const neverChanges = () => () => {};

/**
 * The visitor's answer about statistics; the first reader on a page looks it up. A part that hydrates after that reads the server's state first,
 * because React keeps the attributes of the server's HTML.
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
