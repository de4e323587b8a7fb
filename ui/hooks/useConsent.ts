import { useAtomValue, useSetAtom } from 'jotai';
import { useEffect } from 'react';
import { type ConsentStanding, consentAtom, lookUpConsentAtom } from '../state/consent.ts';

/** The visitor's answer about statistics; the first reader on a page looks it up. */
export const useConsent = (): ConsentStanding => {
  const standing = useAtomValue(consentAtom);
  const lookUp = useSetAtom(lookUpConsentAtom);
  useEffect(() => lookUp(), [lookUp]);
  return standing;
};
