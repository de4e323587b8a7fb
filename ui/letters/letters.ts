import display from './display.json' with { type: 'json' };
import italic from './italic.json' with { type: 'json' };
import text from './text.json' with { type: 'json' };

/** A letter: how far it moves on, where its first line starts, the steps from there, where its last line started; thousandths of the size. */
type Glyph = {
  readonly w: number;
  readonly x: number;
  readonly y: number;
  readonly d: string;
  readonly sx: number;
  readonly sy: number;
};
type Face = { readonly glyphs: ReadonlyMap<string, Glyph>; readonly kerning: ReadonlyMap<string, number> };

const face = (cut: { readonly glyphs: object; readonly kerning: object }): Face => ({
  glyphs: new Map<string, Glyph>(Object.entries(cut.glyphs)),
  kerning: new Map<string, number>(Object.entries(cut.kerning)),
});

/** Półtawski Nowy upright and slanted, Figtree: as the shop's pages have them (look.md, Type). */
const FACES = { display: face(display), italic: face(italic), text: face(text) };
export type FaceName = keyof typeof FACES;

/** The letter that stands for one that was never cut: without its accent, or nothing. */
const glyphOf = ({ glyphs }: Face, sign: string): Glyph | undefined =>
  glyphs.get(sign) ?? glyphs.get(sign.normalize('NFD').charAt(0)) ?? (/\s/.test(sign) ? glyphs.get(' ') : undefined);

const plain = (sign: string): string => sign.normalize('NFD').charAt(0);

/** A line of words as one path in thousandths of the type size, its baseline at 0; `width` in the same measure. */
export const lettering = (words: string, name: FaceName): { readonly d: string; readonly width: number } => {
  const used = FACES[name];
  let [pen, atX, atY, before] = [0, 0, 0, ''];
  const d: string[] = [];
  for (const sign of words) {
    const glyph = glyphOf(used, sign);
    if (glyph === undefined) continue;
    pen += used.kerning.get(plain(before) + plain(sign)) ?? 0;
    if (glyph.d !== '') {
      d.push(`m${pen + glyph.x - atX} ${glyph.y - atY}${glyph.d}`);
      [atX, atY] = [pen + glyph.sx, glyph.sy];
    }
    pen += glyph.w;
    before = sign;
  }
  return { d: d.join('').replace(/ -/g, '-'), width: pen };
};

/** How wide a line of words is at a type size, in its measure. */
export const widthOf = (words: string, name: FaceName, size: number): number => (lettering(words, name).width * size) / 1000;

type Anchor = 'start' | 'middle' | 'end';
type Style = {
  readonly face: FaceName;
  readonly size: number;
  readonly fill: string;
  readonly anchor?: Anchor;
  /** A rim in this colour keeps the words clear of what lies under them. */
  readonly halo?: { readonly colour: string; readonly width: number };
};
const SHIFT: Readonly<Record<Anchor, number>> = { start: 0, middle: 0.5, end: 1 };

/** Words drawn as outlines, so that a picture needs no font; [x, y] is their baseline. */
export const words = (line: string, x: number, y: number, { face: name, size, fill, anchor = 'start', halo }: Style): string => {
  const { d, width } = lettering(line, name);
  const scale = size / 1000;
  const left = Math.round((x - width * scale * SHIFT[anchor]) * 10) / 10;
  const rim = halo
    ? ` stroke="${halo.colour}" stroke-width="${Math.round(halo.width / scale)}" stroke-linejoin="round" paint-order="stroke"`
    : '';
  return `<path transform="translate(${left} ${Math.round(y * 10) / 10}) scale(${scale})" fill="${fill}"${rim} d="${d}"/>`;
};
