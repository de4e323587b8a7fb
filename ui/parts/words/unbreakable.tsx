import type { ReactNode } from 'react';
import { splitUnbreakable } from '../../../adapters/http/contract/unbroken.pl.ts';

/** Renders a text in which e-mail addresses, COVID-19 and date ranges never wrap. */
export const renderUnbreakable = (text: string): ReactNode => {
  const parts = splitUnbreakable(text);
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

export const renderUnbreakableNode = (words: ReactNode): ReactNode =>
  typeof words === 'string' ? renderUnbreakable(words) : words;
