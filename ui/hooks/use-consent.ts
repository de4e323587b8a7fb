import { useAtomValue, useSetAtom } from 'jotai';
import { useEffect, useSyncExternalStore } from 'react';
import { type ConsentState, consentAtom, lookUpConsentAtom } from '../state/consent.ts';

const SERVED: ConsentState = { consent: 'unasked', looked: false };
const neverChanges = () => () => {};

/** Hydration must begin with the server's state, because React keeps the server's attributes. */
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
