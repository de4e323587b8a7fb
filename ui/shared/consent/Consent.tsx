import { atom, useAtom, useAtomValue, useSetAtom } from 'jotai';
import { type ReactNode, useEffect, useRef } from 'react';
import { consentCopy } from '../../copy/analytics.pl.ts';
import { joinShortWordsByNoBreakSpaces } from '../../format.ts';
import { useStatisticsConsent } from '../../hooks/use-consent.ts';
import { Button } from '../../parts/Button.tsx';
import { answerConsentAtom, type ConsentAnswer } from '../../state/consent.ts';
import css from './Consent.module.css';

const calledBackAtom = atom(false);

type QuestionProps = {
  readonly children: ReactNode;
  readonly onAnswer: (answer: ConsentAnswer) => void;
};

/** The buttons for yes and no look the same, so that the page prefers neither answer. */
const Question = ({ children, onAnswer }: QuestionProps) => (
  <>
    <p className={css.words}>
      <b id="zgoda">{joinShortWordsByNoBreakSpaces(consentCopy.title)}</b> {children}{' '}
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
 * The server always renders the question, and the page hides it. The script in <head> makes it
 * visible if the browser's storage has no answer.
 */
export const ConsentStrip = () => {
  const { consent } = useStatisticsConsent();
  const calledBack = useAtomValue(calledBackAtom);
  const answer = useSetAtom(answerConsentAtom);
  if (consent !== 'unasked' || calledBack) return null;
  return (
    <section className={css.strip} aria-labelledby="zgoda">
      <div className={`wrap ${css.room}`}>
        <Question onAnswer={answer}>{joinShortWordsByNoBreakSpaces(consentCopy.brief)}</Question>
      </div>
    </section>
  );
};

/** The button's space is reserved; the button becomes visible when scripts run. */
export const ChangeConsentButton = () => {
  const { consent, looked } = useStatisticsConsent();
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
            {joinShortWordsByNoBreakSpaces(`${consentCopy.text} ${consentCopy.now[consent]}`)}
          </Question>
        </section>
      )}
    </>
  );
};
