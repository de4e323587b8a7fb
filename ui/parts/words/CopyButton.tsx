import { copyingCopy } from '../../copy/copying.pl.ts';
import { useCopying } from '../../hooks/use-copying.ts';
import { Button } from '../Button.tsx';
import css from './CopyButton.module.css';

type Props = {
  readonly text: string;
  readonly kind?: 'line' | 'quiet';
  readonly action?: string;
  /**
   * The label for visitors who do not see the text beside it. It must begin with the visible label.
   */
  readonly named?: string | undefined;
};

/**
 * A copy button. Renders nothing without a clipboard. If the browser refuses the copy, a text says
 * so.
 */
export const CopyButton = ({ text, kind = 'line', action = copyingCopy.copy, named }: Props) => {
  const { able, said, copy } = useCopying(text);
  if (!able) return null;
  const copied = said === 'copied';
  return (
    <span className={css.copy}>
      <Button
        kind={kind}
        small
        icon={copied ? 'check' : 'copy'}
        aria-label={copied ? undefined : named}
        onClick={copy}
      >
        {copied ? copyingCopy.said.copied : action}
      </Button>
      <small className={said === 'refused' ? css.refused : 'vh'} role="status">
        {said !== null && copyingCopy.said[said]}
      </small>
    </span>
  );
};
