import { unbrokenParts } from '../words/unbroken.pl.ts';

/**
 * A text with a line end before each word that would else be torn at its hyphen or dash ('e-mail', '81-350'): the PDF library knows no other way to keep
 * one together, and the letters have no hyphen that does not break. Other texts come back as they are. `widthOf`, in the unit of `width`, is asked as the
 * library asks: word by word, each with the space after it.
 */
export const unbrokenLines = (text: string, width: number, widthOf: (word: string) => number): string => {
  if (unbrokenParts(text).length === 1) return text;
  const lines: string[] = [];
  let left = 0;
  for (const word of text.split(/(?<= )/)) {
    const taken = widthOf(word);
    if (taken > left) {
      lines.push('');
      left = width;
    }
    lines.push(`${lines.pop()}${word}`);
    left -= taken;
  }
  return lines.map((line) => line.trimEnd()).join('\n');
};
