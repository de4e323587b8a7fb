import display from './display.json' with { type: 'json' };
import italic from './italic.json' with { type: 'json' };
import text from './text.json' with { type: 'json' };

/**
 * A character's outline; all lengths are thousandths of the type size. `w`: width. `d`: SVG path
 * without its starting point. The path starts at (`x`, `y`) and ends at (`sx`, `sy`). The next
 * character's start is relative to that end.
 */
type Glyph = {
  readonly w: number;
  readonly x: number;
  readonly y: number;
  readonly d: string;
  readonly sx: number;
  readonly sy: number;
};
type Face = {
  readonly glyphs: ReadonlyMap<string, Glyph>;
  readonly kerning: ReadonlyMap<string, number>;
};

const readFace = (cut: { readonly glyphs: object; readonly kerning: object }): Face => ({
  glyphs: new Map<string, Glyph>(Object.entries(cut.glyphs)),
  kerning: new Map<string, number>(Object.entries(cut.kerning)),
});

const FACES = { display: readFace(display), italic: readFace(italic), text: readFace(text) };
export type FaceName = keyof typeof FACES;

/** Returns a character's outline. If the font lacks it: the character without its accent. */
const glyphOf = ({ glyphs }: Face, sign: string): Glyph | undefined =>
  glyphs.get(sign) ??
  glyphs.get(sign.normalize('NFD').charAt(0)) ??
  (/\s/.test(sign) ? glyphs.get(' ') : undefined);

const withoutAccent = (sign: string): string => sign.normalize('NFD').charAt(0);

/** Returns a text as outlines, in thousandths of the type size. The baseline is y = 0. */
const outlineText = (
  words: string,
  face: FaceName,
): { readonly d: string; readonly width: number } => {
  const used = FACES[face];
  let [pen, atX, atY, before] = [0, 0, 0, ''];
  const d: string[] = [];
  for (const sign of words) {
    const glyph = glyphOf(used, sign);
    if (glyph === undefined) continue;
    pen += used.kerning.get(withoutAccent(before) + withoutAccent(sign)) ?? 0;
    if (glyph.d !== '') {
      d.push(`m${pen + glyph.x - atX} ${glyph.y - atY}${glyph.d}`);
      [atX, atY] = [pen + glyph.sx, glyph.sy];
    }
    pen += glyph.w;
    before = sign;
  }
  return { d: d.join('').replace(/ -/g, '-'), width: pen };
};

export const textWidth = (words: string, face: FaceName, size: number): number =>
  (outlineText(words, face).width * size) / 1000;

type Anchor = 'start' | 'middle' | 'end';
type Style = {
  readonly face: FaceName;
  readonly size: number;
  readonly fill: string;
  readonly anchor?: Anchor;
  readonly halo?: { readonly colour: string; readonly width: number };
};
const SHIFT: Readonly<Record<Anchor, number>> = { start: 0, middle: 0.5, end: 1 };

/** Draws a text as outlines, which need no font. The point [x, y] is on the baseline. */
export const drawOutlinedText = (
  line: string,
  x: number,
  y: number,
  { face: name, size, fill, anchor = 'start', halo }: Style,
): string => {
  const { d, width } = outlineText(line, name);
  const scale = size / 1000;
  const left = Math.round((x - width * scale * SHIFT[anchor]) * 10) / 10;
  const rim = halo
    ? ` stroke="${halo.colour}" stroke-width="${Math.round(halo.width / scale)}" stroke-linejoin="round" paint-order="stroke"`
    : '';
  return `<path transform="translate(${left} ${Math.round(y * 10) / 10}) scale(${scale})" fill="${fill}"${rim} d="${d}"/>`;
};
