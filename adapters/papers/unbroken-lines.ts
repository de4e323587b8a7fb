import { splitUnbreakable } from '../words/unbroken.pl.ts';

/**
 * Inserts a line end before each word that would otherwise break at its hyphen or dash ('e-mail',
 * '81-350'). The PDF library has no other way to keep a word together, and the font has no
 * non-breaking hyphen. Other texts are returned unchanged. `widthOf` measures in the unit of
 * `width`, word by word as the library does, each with its following space.
 */
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
