import { type ReactNode, useEffect, useState } from 'react';
import css from './codes.module.css';

type Props = {
  readonly title: string;
  /** True if a code was typed, applied or refused. The section is then open. */
  readonly touched: boolean;
  readonly children: ReactNode;
};

/** A section of codes, folded to one line, because most people have no code. */
export const FoldedCodes = ({ title, touched, children }: Props) => {
  const [open, setOpen] = useState(touched);
  // Keep the section open when the customer empties its field.
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
