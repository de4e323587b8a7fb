import { copyingCopy } from '../../copy/copying.pl.ts';
import { useCopying } from '../../hooks/useCopying.ts';
import { Button } from '../Button.tsx';
import css from './CopyButton.module.css';

type Props = {
  /** What goes to the clipboard. */
  readonly text: string;
  readonly kind?: 'line' | 'quiet';
  readonly action?: string;
  /** What it copies, for who does not see what stands beside it; begins with the action's words. */
  readonly named?: string | undefined;
};

/** Copies a code, a number or a sum; where nothing may be copied there is no button, and what the browser refuses is told. */
export const CopyButton = ({ text, kind = 'line', action = copyingCopy.copy, named }: Props) => {
  const { able, said, copy } = useCopying(text);
  if (!able) return null;
  const copied = said === 'copied';
  return (
    <span className={css.copy}>
      <Button kind={kind} small icon={copied ? 'check' : 'copy'} aria-label={copied ? undefined : named} onClick={copy}>
        {copied ? copyingCopy.said.copied : action}
      </Button>
      <small className={said === 'refused' ? css.refused : 'vh'} role="status">
        {said !== null && copyingCopy.said[said]}
      </small>
    </span>
  );
};
