import { atom } from 'jotai';
import { CONSENT_KEY } from '../../adapters/http/contract/head-script.ts';
import { type BrowserStorage, ignoreErrors, openBrowserStorage } from './browser-storage.ts';

/**
 * `unasked`: no decision yet, or the browser's storage was not read yet. The server has no storage.
 */
export type StatisticsConsent = 'unasked' | ConsentAnswer;
export type ConsentAnswer = 'granted' | 'refused';

export const readConsent = (shelf: BrowserStorage): StatisticsConsent => {
  const answer = ignoreErrors(() => shelf.getItem(CONSENT_KEY), null);
  return answer === 'granted' || answer === 'refused' ? answer : 'unasked';
};

/**
 * `looked`: the browser's storage was read. Until then, `unasked` means that the decision is not
 * known yet.
 */
export type ConsentState = { readonly consent: StatisticsConsent; readonly looked: boolean };
export const consentAtom = atom<ConsentState>({ consent: 'unasked', looked: false });

export const lookUpConsentAtom = atom(null, (_get, set): void =>
  set(consentAtom, (current) =>
    current.looked ? current : { consent: readConsent(openBrowserStorage()), looked: true },
  ),
);

export const answerConsentAtom = atom(null, (_get, set, consent: ConsentAnswer): void => {
  const shelf = openBrowserStorage();
  ignoreErrors(() => shelf.setItem(CONSENT_KEY, consent), undefined);
  set(consentAtom, { consent, looked: true });
});
