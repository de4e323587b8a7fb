import { useEffect, useState } from 'react';
import { copyingCopy } from '../../copy/copying.pl.ts';
import { Button } from '../Button.tsx';
import css from './CopyButton.module.css';

/** `refused`: the browser does not allow the copy, for example because the page has no focus. */
type Copying = 'copied' | 'refused';

export const copyTo = (clipboard: Pick<Clipboard, 'writeText'>, text: string): Promise<Copying> =>
  clipboard.writeText(text).then(
    () => 'copied',
    () => 'refused',
  );

/** `able` is true if the page is allowed to write to the clipboard, which needs HTTPS. */
const useCopying = (text: string) => {
  const [able, setAble] = useState(false);
  const [outcome, setOutcome] = useState<Copying | null>(null);
  useEffect(() => setAble('clipboard' in navigator), []);
  const copy = (): void => void copyTo(navigator.clipboard, text).then(setOutcome);
  return { able, said: outcome, copy };
};

type Props = {
  readonly text: string;
  readonly kind?: 'line' | 'quiet';
  readonly action?: string;
  /** The label for screen readers must begin with the visible label. */
  readonly named?: string | undefined;
};

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
