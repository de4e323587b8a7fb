import { atom } from 'jotai';
import { CONSENT_KEY } from '../../adapters/http/contract/consent-script.ts';
import { browserShelf, quietly, type Shelf } from './browserShelf.ts';

/** What the visitor said about statistics. `unasked`: nothing yet, or not looked up yet (and on the server, for everybody). */
export type Consent = 'unasked' | Answer;
export type Answer = 'granted' | 'refused';

/** The answer that this browser remembers. */
export const rememberedConsent = (shelf: Shelf): Consent => {
  const answer = quietly(() => shelf.getItem(CONSENT_KEY), null);
  return answer === 'granted' || answer === 'refused' ? answer : 'unasked';
};

/** `looked` tells an answer that is missing from one that is not known yet. */
export type ConsentStanding = { readonly consent: Consent; readonly looked: boolean };
export const consentAtom = atom<ConsentStanding>({ consent: 'unasked', looked: false });

/** Looks the answer up where nobody has yet. */
export const lookUpConsentAtom = atom(null, (_get, set): void =>
  set(consentAtom, (now) => (now.looked ? now : { consent: rememberedConsent(browserShelf()), looked: true })),
);

/** Gives or takes back the consent; remembered in this browser. */
export const answerConsentAtom = atom(null, (_get, set, consent: Answer): void => {
  const shelf = browserShelf();
  quietly(() => shelf.setItem(CONSENT_KEY, consent), undefined);
  set(consentAtom, { consent, looked: true });
});
