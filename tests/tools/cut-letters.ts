import { readFileSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { create, type Font, type Glyph } from 'fontkit';

// Cuts the outlines of letters for drawings: npx node tests/tools/cut-letters.ts. Both font
// families are under the OFL (licences in ui/fonts).

const require = createRequire(import.meta.url);
const OUT = join(import.meta.dirname, '..', '..', 'adapters', 'illustrations', 'letters');
const FACES = {
  display: [
    '@fontsource/poltawski-nowy/files/poltawski-nowy-latin-600-normal.woff',
    '@fontsource/poltawski-nowy/files/poltawski-nowy-latin-ext-600-normal.woff',
  ],
  italic: [
    '@fontsource/poltawski-nowy/files/poltawski-nowy-latin-500-italic.woff',
    '@fontsource/poltawski-nowy/files/poltawski-nowy-latin-ext-500-italic.woff',
  ],
  text: ['@expo-google-fonts/figtree/600SemiBold/Figtree_600SemiBold.ttf'],
} as const;

const LETTERS = readFileSync(join(OUT, 'signs.txt'), 'utf8').replace('\n', '');
/** An accented letter uses the kerning of its plain letter. */
const KERNED_LETTERS = [...'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz.,'];
/** Thousandths of the type size below which kerning is invisible and left out. */
const MIN_VISIBLE_KERNING = 12;

const steps = (glyph: Glyph) => {
  const r = Math.round;
  const [first] = glyph.path.commands;
  const [fx, fy] = [r(first?.args[0] ?? 0), r(-(first?.args[1] ?? 0))];
  let [x, y, sx, sy] = [fx, fy, fx, fy];
  const step = (letter: string, args: readonly number[]): string => {
    const numbers = args.map((value, i) => (i % 2 === 0 ? r(value) - x : r(-value) - y));
    [x, y] = [r(args.at(-2) ?? 0), r(-(args.at(-1) ?? 0))];
    return `${letter}${numbers.join(' ').replace(/ -/g, '-')}`;
  };
  const d = glyph.path.commands.slice(1).map(({ command, args }) => {
    if (command === 'closePath') {
      [x, y] = [sx, sy];
      return 'z';
    }
    if (command === 'moveTo') {
      const moved = step('m', args);
      [sx, sy] = [x, y];
      return moved;
    }
    return step({ lineTo: 'l', quadraticCurveTo: 'q', bezierCurveTo: 'c' }[command], args);
  });
  return { w: r(glyph.advanceWidth), x: fx, y: fy, d: d.join(''), sx, sy };
};

const faceOf = (files: readonly string[]) => {
  const fonts = files.map((file) => {
    const font = create(readFileSync(require.resolve(file)));
    if (!('glyphForCodePoint' in font)) throw new Error(`${file} is a collection of fonts`);
    return font;
  });
  const fontOf = (sign: string): Font => {
    const found = fonts.find((font) => font.hasGlyphForCodePoint(sign.codePointAt(0) ?? 0));
    if (found === undefined) throw new Error(`no font has ${sign}`);
    return found;
  };
  const glyphs = Object.fromEntries(
    [...LETTERS].map((sign) => [
      sign,
      steps(fontOf(sign).glyphForCodePoint(sign.codePointAt(0) ?? 0)),
    ]),
  );
  const [main] = fonts;
  const pairs = KERNED_LETTERS.flatMap((a) =>
    KERNED_LETTERS.flatMap((b) => {
      const run = main?.layout(a + b);
      const kern = Math.round(
        (run?.positions[0]?.xAdvance ?? 0) - (run?.glyphs[0]?.advanceWidth ?? 0),
      );
      return Math.abs(kern) < MIN_VISIBLE_KERNING ? [] : [[a + b, kern] as const];
    }),
  );
  return { glyphs, kerning: Object.fromEntries(pairs) };
};

for (const [name, files] of Object.entries(FACES)) {
  const face = faceOf(files);
  const lines = (rows: object) =>
    Object.entries(rows)
      .map(([key, value]) => `${JSON.stringify(key)}: ${JSON.stringify(value)}`)
      .join(',\n');
  writeFileSync(
    join(OUT, `${name}.json`),
    `{"glyphs": {\n${lines(face.glyphs)}\n}, "kerning": {\n${lines(face.kerning)}\n}}\n`,
  );
}
