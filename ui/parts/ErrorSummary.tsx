import { type MouseEvent, useEffect, useRef } from 'react';
import css from './ErrorSummary.module.css';
import { Notice } from './Notice.tsx';

export type FieldFault = {
  /** Id of the control to mend. */
  readonly fieldId: string;
  readonly text: string;
};

type Props = {
  /** „Brakuje jednej odpowiedzi” */
  readonly title: string;
  readonly faults: readonly FieldFault[];
  /** The form was refused as a whole: said without a field to lead to, with what to do where that is known. */
  readonly whole?: string | true | undefined;
  /** Number of tries so far: with each new one the summary takes focus again. */
  readonly attempt?: number;
};

/** Stands above a form that could not be taken: says what is missing and leads to each place. Nothing typed is lost. */
export const ErrorSummary = ({ title, faults, whole, attempt = 1 }: Props) => {
  const box = useRef<HTMLDivElement>(null);
  const shown = faults.length > 0 || whole !== undefined;
  // biome-ignore lint/correctness/useExhaustiveDependencies: focus follows tries, not wording
  useEffect(() => {
    if (shown) box.current?.focus();
  }, [shown, attempt]);
  if (!shown) return null;
  return (
    <div ref={box} tabIndex={-1} role="alert">
      <Notice kind="error" title={title}>
        {faults.length === 0 && whole}
        {faults.length > 0 && (
          <ul className={css.list}>
            {faults.map(({ fieldId, text }) => (
              <li key={`${fieldId} ${text}`}>
                <a href={`#${fieldId}`} onClick={leadTo(fieldId)}>
                  {text}
                </a>
              </li>
            ))}
          </ul>
        )}
      </Notice>
    </div>
  );
};

/** Moves focus itself: an address with a fragment would make a step in the history. */
const leadTo = (fieldId: string) => (event: MouseEvent) => {
  const field = document.getElementById(fieldId);
  if (!field) return;
  event.preventDefault();
  field.focus({ preventScroll: true });
  field.scrollIntoView({ block: 'center' });
};
