import { splitUnbreakable } from '../words/unbroken.pl.ts';

/** Breaks lines only between words. pdfkit would also break at hyphens ('e-mail', '81-350'). */
export const keepWordsWhole = (
  text: string,
  width: number,
  widthOf: (word: string) => number,
): string => {
  if (splitUnbreakable(text).length === 1) return text;
  const lines: string[] = [];
  let space = 0;
  for (const word of text.split(/(?<= )/)) {
    const wordWidth = widthOf(word);
    if (wordWidth > space) {
      lines.push('');
      space = width;
    }
    lines.push(`${lines.pop()}${word}`);
    space -= wordWidth;
  }
  return lines.map((line) => line.trimEnd()).join('\n');
};
