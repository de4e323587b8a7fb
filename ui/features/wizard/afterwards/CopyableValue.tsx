import type { ReactNode } from 'react';
import { copyingCopy } from '../../../copy/copying.pl.ts';
import { CopyButton } from '../../../parts/words/CopyButton.tsx';
import css from './Thanks.module.css';

type Props = {
  readonly value: string;
  /** Name of the value for screen readers, for example 'Numer konta'. */
  readonly what: string;
  readonly children: ReactNode;
};

/**
 * A value with a copy button. If the browser offers no clipboard, only the value is shown, as
 * selectable text.
 */
export const CopyableValue = ({ value, what, children }: Props) => (
  <span className={css.copied}>
    <span>{children}</span>
    <CopyButton kind="quiet" text={value} named={copyingCopy.copyOf(what)} />
  </span>
);
