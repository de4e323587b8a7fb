import type { ReactNode } from 'react';
import { unbrokenParts } from '../../../adapters/http/contract/unbroken.pl.ts';

/** A text in which no line ends within an e-mail, COVID-19 or the days of a trip, where browsers would break them. */
export const unbroken = (text: string): ReactNode => {
  const parts = unbrokenParts(text);
  if (parts.length === 1) return text;
  return parts.map((part, nth) =>
    nth % 2 === 1 ? (
      // biome-ignore lint/suspicious/noArrayIndexKey: the parts of a text never change places
      <span key={nth} className="nowrap">
        {part}
      </span>
    ) : (
      part
    ),
  );
};

/** The same of what is a text alone; anything else stays as it is. */
export const unbrokenWords = (words: ReactNode): ReactNode => (typeof words === 'string' ? unbroken(words) : words);
