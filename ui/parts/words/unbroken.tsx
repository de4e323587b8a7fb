import type { ReactNode } from 'react';

const WHOLE = /(\be-mail\p{L}*|\d\d\.\d\d(?:\.\d{4})?–\d\d\.\d\d\.\d{4}|\bCOVID-\d\d|\bBLIK-\p{L}+)/iu;

/**
 * A text in which no line ends within 'e-mail', 'COVID-19' or 'BLIK-iem' or between the days of a trip (27.06–04.07.2026), where browsers would break them. What is
 * copied and searched stays as it is written.
 */
export const unbroken = (text: string): ReactNode =>
  WHOLE.test(text)
    ? text.split(WHOLE).map((part, nth) =>
        nth % 2 === 1 ? (
          // biome-ignore lint/suspicious/noArrayIndexKey: the parts of a text never change places
          <span key={nth} className="nowrap">
            {part}
          </span>
        ) : (
          part
        ),
      )
    : text;

/** The same of what is a text alone; anything else stays as it is. */
export const unbrokenWords = (words: ReactNode): ReactNode => (typeof words === 'string' ? unbroken(words) : words);
