import { disc, faint, fill, INK, line } from '../flat/kit.ts';

/** A skin's colour in light, in shade, and on cheeks and lips. */
export type Skin = readonly [string, string, string];
export const SKINS = {
  pale: ['#f3cfae', '#dcae88', '#e58f78'],
  fair: ['#e9b98f', '#cf966c', '#d9765c'],
  tanned: ['#d59a6b', '#b67a4e', '#bf5f45'],
  olive: ['#c08a5c', '#9d6b42', '#a94f3a'],
  brown: ['#94613d', '#75482b', '#8a3a2b'],
} as const satisfies Record<string, Skin>;

export type Mouth = 'smile' | 'grin' | 'calm';
const MOUTHS: Readonly<Record<Mouth, (warm: string) => string>> = {
  smile: (warm) => line('M266 344q34 30 70 0', INK, 5.5) + line('M288 374q12 6 26 0', warm, 5),
  grin: (warm) =>
    fill('M262 338q38 14 78 0-6 38-39 38t-39-38z', '#8f3a2c') +
    fill('M268 341q33 10 66 0l-4 11q-29 7-58 0z', '#fff') +
    line('M290 392q11 5 22 0', warm, 5),
  calm: (warm) => line('M272 348q28 14 58-4', INK, 5.5) + line('M290 374q11 5 22 0', warm, 5),
};

const EYES = {
  open:
    disc(262, 276, 7.5, INK) +
    disc(340, 276, 7.5, INK) +
    disc(264.5, 273, 2.2, '#fff') +
    disc(342.5, 273, 2.2, '#fff'),
  laughing: line('M248 280q14-16 28 0M326 280q14-16 28 0', INK, 5.5),
} as const;
export type Eyes = keyof typeof EYES;

/**
 * Draws neck, ears, head and features. The head's middle is at (300, 270); its top is at y = 150
 * and its chin at y = 412.
 */
export const face = ([light, shade, warm]: Skin, eyes: Eyes, mouth: Mouth, brow: string): string =>
  [
    fill('M252 360h98v92q-49 44-98 0z', shade),
    fill('M216 236q-40 2-36 50t34 40zM386 236q40 2 36 50t-34 40z', shade),
    fill('M204 250C204 172 250 148 301 148s97 24 97 102c0 92-34 162-97 162s-97-70-97-162z', light),
    // Shade on the right, because the light comes from the left.
    faint(
      fill(
        'M338 155c38 12 60 42 60 95 0 92-34 162-97 162 50-30 66-92 62-162-2-40-10-72-25-95z',
        shade,
      ),
      0.38,
    ),
    faint(disc(242, 318, 21, warm), 0.32),
    faint(disc(358, 318, 21, warm), 0.32),
    line('M246 247q16-12 34-4M322 243q18-8 34 4', brow, 7),
    EYES[eyes],
    line('M300 284q-14 26-4 32 8 4 16-2', shade, 6),
    MOUTHS[mouth](warm),
  ].join('');
