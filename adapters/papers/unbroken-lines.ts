import { splitUnbreakable } from '../words/unbroken.pl.ts';

/** pdfkit also breaks at hyphens ('e-mail', '81-350'). `widthOf` includes the following space. */
export const keepWordsWhole = (
  text: string,
  width: number,
  widthOf: (word: string) => number,
): string => {
  if (splitUnbreakable(text).length === 1) return text;
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
