import { atom, useAtom, useAtomValue, useSetAtom } from 'jotai';
import { type ReactNode, useEffect, useRef } from 'react';
import { consentCopy } from '../../copy/analytics.pl.ts';
import { tieWords } from '../../format.ts';
import { useConsent } from '../../hooks/use-consent.ts';
import { Button } from '../../parts/Button.tsx';
import { type Answer, answerConsentAtom } from '../../state/consent.ts';
import css from './Consent.module.css';

/** True after the visitor reopened the question from the footer. */
const calledBackAtom = atom(false);

type QuestionProps = { readonly children: ReactNode; readonly onAnswer: (answer: Answer) => void };

/** Both answers have the same look and the same width. */
const Question = ({ children, onAnswer }: QuestionProps) => (
  <>
    <p className={css.words}>
      <b id="zgoda">{tieWords(consentCopy.title)}</b> {children}{' '}
      <a href={consentCopy.privacyHref}>{consentCopy.privacy}</a>
    </p>
    <div className={css.answers}>
      {(['refused', 'granted'] as const).map((answer) => (
        <Button
          key={answer}
          kind="line"
          small
          data-consent={answer}
          onClick={() => onAnswer(answer)}
        >
          {consentCopy.answers[answer]}
        </Button>
      ))}
    </div>
  </>
);

/**
 * The question about statistics: a strip at the top of the page until the visitor answers. The
 * server always renders it; the page's first script decides before the first paint whether it is
 * visible. The reservation never shows it.
 */
export const ConsentStrip = () => {
  const { consent } = useConsent();
  const calledBack = useAtomValue(calledBackAtom);
  const answer = useSetAtom(answerConsentAtom);
  if (consent !== 'unasked' || calledBack) return null;
  return (
    <section className={css.strip} aria-labelledby="zgoda">
      <div className={`wrap ${css.room}`}>
        <Question onAnswer={answer}>{tieWords(consentCopy.brief)}</Question>
      </div>
    </section>
  );
};

/**
 * A footer button that reopens the question, so that the visitor can change the answer. It keeps
 * its space and becomes visible when scripts run.
 */
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
            {tieWords(`${consentCopy.text} ${consentCopy.now[consent]}`)}
          </Question>
        </section>
      )}
    </>
  );
};
