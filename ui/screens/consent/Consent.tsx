import { atom, useAtom, useSetAtom } from 'jotai';
import { useEffect, useRef } from 'react';
import { consentCopy } from '../../copy/analytics.pl.ts';
import { tied } from '../../format.ts';
import { useConsent } from '../../hooks/useConsent.ts';
import { Button } from '../../parts/Button.tsx';
import { answerConsentAtom } from '../../state/consent.ts';
import css from './Consent.module.css';

/** The question was called back from the footer. */
const calledBackAtom = atom(false);
const CALL_BACK_ID = 'zgoda-ponownie';

/**
 * The question about statistics, at the foot of the window until it is answered. Both answers look the same, nothing is covered
 * that is asked, and the reservation, which has no footer, never shows it.
 */
export const ConsentBanner = () => {
  const { consent, looked } = useConsent();
  const [calledBack, setCalledBack] = useAtom(calledBackAtom);
  const answer = useSetAtom(answerConsentAtom);
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    if (calledBack) heading.current?.focus();
  }, [calledBack]);
  if (!calledBack && (!looked || consent !== 'unasked')) return null;
  const say = (word: 'granted' | 'refused') => {
    answer(word);
    setCalledBack(false);
    // Who came from the footer is there again.
    if (calledBack) document.getElementById(CALL_BACK_ID)?.focus();
  };
  return (
    <section className={css.banner} aria-labelledby="zgoda">
      <h2 id="zgoda" className={css.title} ref={heading} tabIndex={-1}>
        {consentCopy.title}
      </h2>
      <p>
        {tied(consentCopy.text)} <a href={consentCopy.privacyHref}>{consentCopy.privacy}</a>
      </p>
      {consent !== 'unasked' && <p className="muted">{consentCopy.now[consent]}</p>}
      <div className={css.answers}>
        <Button kind="line" small onClick={() => say('refused')}>
          {consentCopy.no}
        </Button>
        <Button kind="line" small onClick={() => say('granted')}>
          {consentCopy.yes}
        </Button>
      </div>
    </section>
  );
};

/** In the footer: calls the question back, so that the answer can be changed. It keeps its place, and is seen once a press is heard. */
export const ConsentAgain = () => {
  const { looked } = useConsent();
  const setCalledBack = useSetAtom(calledBackAtom);
  return (
    <button
      type="button"
      id={CALL_BACK_ID}
      className={looked ? css.callBack : `${css.callBack} ${css.deaf}`}
      onClick={() => setCalledBack(true)}
    >
      {consentCopy.label}
    </button>
  );
};
