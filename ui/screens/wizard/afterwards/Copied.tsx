import type { ReactNode } from 'react';
import { copyingCopy } from '../../../copy/copying.pl.ts';
import { CopyButton } from '../../../parts/words/CopyButton.tsx';
import css from './Thanks.module.css';

type Props = {
  /** What goes to the clipboard. */
  readonly value: string;
  /** Of which row, for who does not see it: 'Numer konta'. */
  readonly what: string;
  readonly children: ReactNode;
};

/** A value with a button that copies it; where nothing may be copied it stands alone, to be marked. */
export const Copied = ({ value, what, children }: Props) => (
  <span className={css.copied}>
    <span>{children}</span>
    <CopyButton kind="quiet" text={value} named={copyingCopy.copyOf(what)} />
  </span>
);
