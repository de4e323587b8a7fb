import { useCopying } from '../../../../hooks/useCopying.ts';
import { Button } from '../../../../parts/Button.tsx';

type Props = { readonly text: string; readonly action: string; readonly done: string };

/** Copies a code or a number of a trip. */
export const CopyText = ({ text, action, done }: Props) => {
  const { able, copied, copy } = useCopying(text);
  if (!able) return null;
  return (
    <span>
      <Button kind="line" small icon={copied ? 'check' : 'copy'} onClick={copy}>
        {copied ? done : action}
      </Button>
      <span className="vh" role="status">
        {copied && done}
      </span>
    </span>
  );
};
