import { atom, useAtom, useAtomValue, useSetAtom } from 'jotai';
import { type ReactNode, useEffect, useRef } from 'react';
import { consentCopy } from '../../copy/analytics.pl.ts';
import { tied } from '../../format.ts';
import { useConsent } from '../../hooks/useConsent.ts';
import { Button } from '../../parts/Button.tsx';
import { type Answer, answerConsentAtom } from '../../state/consent.ts';
import css from './Consent.module.css';

/** The question was called back from the footer. */
const calledBackAtom = atom(false);

type QuestionProps = { readonly children: ReactNode; readonly onAnswer: (answer: Answer) => void };

/** The two answers look the same and are as wide as each other. */
const Question = ({ children, onAnswer }: QuestionProps) => (
  <>
    <p className={css.words}>
      <b id="zgoda">{tied(consentCopy.title)}</b> {children} <a href={consentCopy.privacyHref}>{consentCopy.privacy}</a>
    </p>
    <div className={css.answers}>
      {(['refused', 'granted'] as const).map((answer) => (
        <Button key={answer} kind="line" small data-consent={answer} onClick={() => onAnswer(answer)}>
          {consentCopy.answers[answer]}
        </Button>
      ))}
    </div>
  </>
);

/**
 * The question about statistics: a strip at the top of the page, in its flow, until it is answered. It is rendered with the page; whether it
 * is seen is told by the page's first script, before anything is painted. The reservation never shows it.
 */
export const ConsentStrip = () => {
  const { consent } = useConsent();
  const calledBack = useAtomValue(calledBackAtom);
  const answer = useSetAtom(answerConsentAtom);
  if (consent !== 'unasked' || calledBack) return null;
  return (
    <section className={css.strip} aria-labelledby="zgoda">
      <div className={`wrap ${css.room}`}>
        <Question onAnswer={answer}>{tied(consentCopy.brief)}</Question>
      </div>
    </section>
  );
};

/** In the footer: calls the question back, so that the answer can be changed. It keeps its place, and is seen once a press is heard. */
export const ConsentAgain = () => {
  const { consent, looked } = useConsent();
  const [calledBack, setCalledBack] = useAtom(calledBackAtom);
  const answer = useSetAtom(answerConsentAtom);
  const opener = useRef<HTMLButtonElement>(null);
  const question = useRef<HTMLElement>(null);
  useEffect(() => {
    if (calledBack) question.current?.focus();
  }, [calledBack]);
  return (
    <>
      <button
        type="button"
        ref={opener}
        className={looked ? css.callBack : `${css.callBack} ${css.deaf}`}
        aria-expanded={calledBack}
        onClick={() => setCalledBack((open) => !open)}
      >
        {consentCopy.label}
      </button>
      {calledBack && (
        <section className={css.again} aria-labelledby="zgoda" ref={question} tabIndex={-1}>
          <Question
            onAnswer={(word) => {
              answer(word);
              setCalledBack(false);
              opener.current?.focus();
            }}
          >
            {tied(consentCopy.text)} {tied(consentCopy.now[consent])}
          </Question>
        </section>
      )}
    </>
  );
};
