import type { ReactNode } from 'react';
import css from './codes.module.css';

type Props = {
  readonly title: string;
  /** Something in it was typed, applied or refused: then it stands open. */
  readonly touched: boolean;
  readonly children: ReactNode;
};

/** Codes that most people do not have take one line, until somebody has one. */
export const FoldedCodes = ({ title, touched, children }: Props) => (
  <details className={css.folded} open={touched || undefined}>
    <summary>
      <h2>{title}</h2>
    </summary>
    <div className={css.unfolded}>{children}</div>
  </details>
);
