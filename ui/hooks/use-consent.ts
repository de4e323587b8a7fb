import { useAtomValue, useSetAtom } from 'jotai';
import { useEffect, useSyncExternalStore } from 'react';
import { type ConsentState, consentAtom, lookUpConsentAtom } from '../state/consent.ts';

const SERVED: ConsentState = { consent: 'unasked', looked: false };
const neverChanges = () => () => {};

/**
 * The first render must equal the server's HTML, because React does not correct attributes that
 * differ.
 */
export const useStatisticsConsent = (): ConsentState => {
  const consent = useAtomValue(consentAtom);
  const lookUp = useSetAtom(lookUpConsentAtom);
  const hydrated = useSyncExternalStore(
    neverChanges,
    () => true,
    () => false,
  );
  useEffect(() => lookUp(), [lookUp]);
  return hydrated ? consent : SERVED;
};
