import { useEffect, useState } from 'react';

/** Copying a text. Only a secure page may write to the clipboard (`able`); elsewhere the text is there to be marked. */
export const useCopying = (text: string) => {
  const [able, setAble] = useState(false);
  const [copied, setCopied] = useState(false);
  useEffect(() => setAble('clipboard' in navigator), []);
  const copy = (): void => void navigator.clipboard.writeText(text).then(() => setCopied(true));
  return { able, copied, copy };
};
