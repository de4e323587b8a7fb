import { useEffect, useState } from 'react';

/** A page without focus, an old browser or a policy may refuse it. */
export type Copying = 'copied' | 'refused';

/** Copying never throws. */
export const copyTo = (clipboard: Pick<Clipboard, 'writeText'>, text: string): Promise<Copying> =>
  clipboard.writeText(text).then(
    () => 'copied',
    () => 'refused',
  );

/** Only a secure page may write to the clipboard (`able`); otherwise visitors select the text. */
export const useCopying = (text: string) => {
  const [able, setAble] = useState(false);
  const [said, setSaid] = useState<Copying | null>(null);
  useEffect(() => setAble('clipboard' in navigator), []);
  const copy = (): void => void copyTo(navigator.clipboard, text).then(setSaid);
  return { able, said, copy };
};
