import type { ReactNode } from 'react';
import { copyingCopy } from '../../../copy/copying.pl.ts';
import { CopyButton } from '../../../parts/words/CopyButton.tsx';
import css from './Thanks.module.css';

type Props = {
  readonly value: string;
  /** The row's name for screen readers, for example 'Numer konta'. */
  readonly what: string;
  readonly children: ReactNode;
};

/** Without clipboard access the value stands alone and can be selected. */
export const CopyableValue = ({ value, what, children }: Props) => (
  <span className={css.copied}>
    <span>{children}</span>
    <CopyButton kind="quiet" text={value} named={copyingCopy.copyOf(what)} />
  </span>
);
