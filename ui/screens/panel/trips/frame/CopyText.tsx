import { useState } from 'react';
import { Button } from '../../../../parts/Button.tsx';

type Props = { readonly text: string; readonly action: string; readonly done: string };

/** Copies a code or a number. Only a secure page may write to the clipboard; elsewhere the text is there to be marked. */
export const CopyText = ({ text, action, done }: Props) => {
  const [copied, setCopied] = useState(false);
  if (typeof navigator === 'undefined' || !('clipboard' in navigator)) return null;
  return (
    <span>
      <Button
        kind="line"
        small
        icon={copied ? 'check' : 'copy'}
        onClick={() => void navigator.clipboard.writeText(text).then(() => setCopied(true))}
      >
        {copied ? done : action}
      </Button>
      <span className="vh" role="status">
        {copied && done}
      </span>
    </span>
  );
};
