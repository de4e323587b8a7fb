import { type ReactNode, useEffect, useState } from 'react';
import css from './codes.module.css';

type Props = {
  readonly title: string;
  readonly touched: boolean;
  readonly children: ReactNode;
};

export const FoldedCodes = ({ title, touched, children }: Props) => {
  const [open, setOpen] = useState(touched);
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
