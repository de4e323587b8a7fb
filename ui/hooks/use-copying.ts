import { useEffect, useState } from 'react';

/**
 * Result of a copy. `refused`: the browser does not allow it, for example because the page has no
 * focus.
 */
export type Copying = 'copied' | 'refused';

export const copyTo = (clipboard: Pick<Clipboard, 'writeText'>, text: string): Promise<Copying> =>
  clipboard.writeText(text).then(
    () => 'copied',
    () => 'refused',
  );

/** Copies a text. `able` is true if the page may write to the clipboard, which needs HTTPS. */
export const useCopying = (text: string) => {
  const [able, setAble] = useState(false);
  const [said, setSaid] = useState<Copying | null>(null);
  useEffect(() => setAble('clipboard' in navigator), []);
  const copy = (): void => void copyTo(navigator.clipboard, text).then(setSaid);
  return { able, said, copy };
};
