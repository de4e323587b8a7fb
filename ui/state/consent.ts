import { atom } from 'jotai';
import { CONSENT_KEY } from '../../adapters/http/contract/consent-script.ts';
import { browserShelf, ignoreErrors, type Shelf } from './browser-shelf.ts';

/**
 * The visitor's answer about statistics. `unasked`: no answer, or not read from storage yet (always
 * so on the server).
 */
export type StatisticsConsent = 'unasked' | ConsentAnswer;
export type ConsentAnswer = 'granted' | 'refused';

export const readConsent = (shelf: Shelf): StatisticsConsent => {
  const answer = ignoreErrors(() => shelf.getItem(CONSENT_KEY), null);
  return answer === 'granted' || answer === 'refused' ? answer : 'unasked';
};

/** `looked` tells a missing answer from one that was not read yet. */
export type ConsentState = { readonly consent: StatisticsConsent; readonly looked: boolean };
export const consentAtom = atom<ConsentState>({ consent: 'unasked', looked: false });

/** Reads the answer from storage, once per page. */
export const lookUpConsentAtom = atom(null, (_get, set): void =>
  set(consentAtom, (now) =>
    now.looked ? now : { consent: readConsent(browserShelf()), looked: true },
  ),
);

/** Gives or withdraws the consent and stores it in this browser. */
export const answerConsentAtom = atom(null, (_get, set, consent: ConsentAnswer): void => {
  const shelf = browserShelf();
  ignoreErrors(() => shelf.setItem(CONSENT_KEY, consent), undefined);
  set(consentAtom, { consent, looked: true });
});
