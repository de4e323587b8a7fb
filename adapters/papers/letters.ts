import anyAscii from 'any-ascii';
import { create, type Font } from 'fontkit';
import { splitIntoUnbreakableParts } from '../words/unbroken.pl.ts';
import type { PaperSheet } from './blocks.ts';

export type Face = { readonly regular: Uint8Array; readonly bold: Uint8Array };

type Covers = (character: string) => boolean;

const coverageOf = ({ regular }: Face): Covers => {
  const font = create(Buffer.from(regular));
  if (!('hasGlyphForCodePoint' in font))
    throw new Error('The font file contains several fonts, but must contain one');
  const { hasGlyphForCodePoint } = font satisfies Font;
  return (character) => hasGlyphForCodePoint.call(font, character.codePointAt(0) ?? 0);
};

/**
 * Characters without a shape of their own, such as control characters and combining accents. If the
 * font lacks one, the text omits it.
 */
const SHAPELESS = /^[\p{Cc}\p{Cf}\p{Cs}\p{Cn}\p{Co}\p{Mn}]$/u;

/** Adds a Latin spelling to words that the font cannot print. Removes invisible characters. */
const transliterated = (text: string, covers: Covers): string => {
  let out = '';
  let run = '';
  const close = (): void => {
    const spaces = /\s*$/.exec(run)?.[0] ?? '';
    const foreign = run.slice(0, run.length - spaces.length);
    if (foreign !== '') out += `[${anyAscii(foreign).trim() || '?'}]`;
    out += spaces;
    run = '';
  };
  for (const character of text) {
    if (character === '\n') {
      close();
      out += character;
    } else if (/\s/.test(character)) {
      const space = covers(character) ? character : ' ';
      if (run === '') out += space;
      else run += space;
    } else if (covers(character)) {
      close();
      out += character;
    } else if (!SHAPELESS.test(character)) run += character;
  }
  close();
  return out;
};

/** Keys whose values are not printed: `code` holds a QR code's content, `href` a link's address. */
const UNSHOWN: ReadonlySet<string> = new Set(['kind', 'code', 'href']);

const mapTexts = (value: unknown, change: (text: string) => string, key = ''): unknown => {
  if (typeof value === 'string') return UNSHOWN.has(key) ? value : change(value);
  if (Array.isArray(value)) return value.map((each) => mapTexts(each, change, key));
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value).map(([name, each]) => [name, mapTexts(each, change, name)]),
  );
};

let ownCovers: Covers | undefined;
let wideCovers: Covers | undefined;

/** Chooses the shop's font, or a font with more letters. Transliterates what both lack (R38.17). */
export const chooseFontAndTransliterate = (
  sheet: PaperSheet,
  shopFace: Face,
  fallbackFace: () => Face,
): { readonly sheet: PaperSheet; readonly face: Face } => {
  ownCovers ??= coverageOf(shopFace);
  const covers = ownCovers;
  let isCovered = true;
  const composed = mapTexts(sheet, (text) => {
    const whole = text.normalize('NFC');
    for (const character of whole) if (character !== '\n' && !covers(character)) isCovered = false;
    return whole;
  });
  if (isCovered) return { sheet, face: shopFace };
  const face = fallbackFace();
  wideCovers ??= coverageOf(face);
  const all = wideCovers;
  // The cast is safe, because each text was replaced by a text. The compiler cannot see that.
  return { sheet: mapTexts(composed, (text) => transliterated(text, all)) as PaperSheet, face };
};

/** Breaks lines only between words. pdfkit would also break at hyphens ('e-mail', '81-350'). */
export const breakTextBetweenWords = (
  text: string,
  width: number,
  widthOf: (word: string) => number,
): string => {
  if (splitIntoUnbreakableParts(text).length === 1) return text;
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
