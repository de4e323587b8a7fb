import type { ReactNode } from 'react';
import { nextCopy } from '../../../copy/wizard-thanks.pl.ts';
import { useCopying } from '../../../hooks/useCopying.ts';
import { Button } from '../../../parts/Button.tsx';
import css from './Thanks.module.css';

type Props = {
  /** What goes to the clipboard. */
  readonly value: string;
  /** Of which row, for who does not see it: 'Numer konta'. */
  readonly what: string;
  readonly children: ReactNode;
};

/** A value with a button that copies it; where nothing may be copied it stands alone, to be marked. */
export const Copied = ({ value, what, children }: Props) => {
  const { able, copied, copy } = useCopying(value);
  return (
    <span className={css.copied}>
      <span>{children}</span>
      {able && (
        <Button kind="quiet" small icon="copy" onClick={copy} aria-label={nextCopy.copyOf(what)}>
          {copied ? nextCopy.copied : nextCopy.copy}
        </Button>
      )}
      <span className="vh" role="status">
        {copied && nextCopy.copied}
      </span>
    </span>
  );
};
