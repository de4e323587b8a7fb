import { type ReactNode, useEffect, useState } from 'react';
import css from './codes.module.css';

type Props = {
  readonly title: string;
  /** A code was typed, applied or refused: the section is open. */
  readonly touched: boolean;
  readonly children: ReactNode;
};

/** Most people have no code, so the section is one line until it is opened. */
export const FoldedCodes = ({ title, touched, children }: Props) => {
  const [open, setOpen] = useState(touched);
  // An opened section stays open when its field is emptied.
  useEffect(() => {
    if (touched) setOpen(true);
  }, [touched]);
  return (
    <details
      className={css.folded}
      open={open}
      onToggle={({ currentTarget }) => setOpen(currentTarget.open)}
    >
      <summary>
        <h2>{title}</h2>
      </summary>
      <div className={css.unfolded}>{children}</div>
    </details>
  );
};
