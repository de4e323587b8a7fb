import { type MouseEvent, useEffect, useRef } from 'react';
import css from './ErrorSummary.module.css';
import { Notice } from './Notice.tsx';

export type SummaryError = {
  readonly fieldId: string;
  readonly text: string;
};

type Props = {
  readonly title: string;
  readonly faults: readonly SummaryError[];
  /**
   * The message that the summary shows below its title if no field has an error. `true`: the
   * summary then shows only the title.
   */
  readonly whole?: string | true | undefined;
  /** The summary takes the focus again when this number changes. */
  readonly attempt?: number;
};

export const ErrorSummary = ({ title, faults, whole, attempt = 1 }: Props) => {
  const box = useRef<HTMLDivElement>(null);
  const isVisible = faults.length > 0 || whole !== undefined;
  // biome-ignore lint/correctness/useExhaustiveDependencies: runs again after each refused try, not when a text changes
  useEffect(() => {
    if (isVisible) box.current?.focus();
  }, [isVisible, attempt]);
  if (!isVisible) return null;
  return (
    <div ref={box} tabIndex={-1} role="alert">
      <Notice kind="error" title={title}>
        {faults.length === 0 && whole}
        {faults.length > 0 && (
          <ul className={css.list}>
            {faults.map(({ fieldId, text }) => (
              <li key={`${fieldId} ${text}`}>
                <a href={`#${fieldId}`} onClick={focusField(fieldId)}>
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

/** A script moves the focus, because a link to an id would add a history entry. */
const focusField = (fieldId: string) => (event: MouseEvent) => {
  const field = document.getElementById(fieldId);
  if (!field) return;
  event.preventDefault();
  field.focus({ preventScroll: true });
  field.scrollIntoView({ block: 'center' });
};
