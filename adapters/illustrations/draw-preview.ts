import type { BrandTokens } from '../brand/brand-tokens.ts';
import { type LinkPreview, PREVIEW_SIZE } from '../http/contract/previews.ts';
import { drawOutlinedText, textWidth } from './letters/letters.ts';
import { drawScene } from './scenes/scene.ts';

const { width: W, height: H } = PREVIEW_SIZE;
/** The rectangle behind a link preview's text. It covers the lower part of the scene. */
const PLATE = { x: 0, y: 448, w: W, h: H - 448, inside: 56 } as const;
const STAGE = 484;
const SIZES = [58, 52, 46, 40, 36, 32, 28] as const;

const breakTitle = (
  title: string,
  room: number,
): { readonly size: number; readonly lines: readonly string[] } => {
  for (const size of SIZES) {
    const lines: string[] = [];
    for (const word of title.split(/\s+/)) {
      const open = lines.at(-1);
      const longer = open === undefined ? word : `${open} ${word}`;
      if (open === undefined || textWidth(longer, 'display', size) > room) lines.push(word);
      else lines[lines.length - 1] = longer;
    }
    const most = size >= 46 ? 1 : size >= 36 ? 2 : 3;
    if (lines.length <= most && lines.every((line) => textWidth(line, 'display', size) <= room))
      return { size, lines };
  }
  return { size: 24, lines: [title] };
};

const drawLogo = ({ colours, logo }: BrandTokens, brand: string, x: number, y: number): string => {
  const size = 26;
  const name = drawOutlinedText(brand, x, y, {
    face: 'display',
    size,
    fill: colours.ink,
    anchor: 'end',
  });
  const left = x - textWidth(brand, 'display', size) - 40;
  const sign =
    logo?.replace('<svg', `<svg x="${Math.round(left)}" y="${y - 25}" width="34" height="34"`) ??
    '';
  return `${name}${sign}`;
};

/** Draws a link preview as SVG. Texts are outlines: the server's PNG renderer has no fonts. */
export const drawLinkPreviewPicture = (
  tokens: BrandTokens,
  { brand, title, line, price, per, scene: sceneName }: LinkPreview,
): string => {
  const { ink, inkSoft, paper } = tokens.colours;
  const picture = drawScene({ ...sceneName, width: W, height: STAGE, leaf: false });
  const right = PLATE.x + PLATE.w - PLATE.inside;
  const cost = price === '' ? 0 : Math.max(textWidth(price, 'display', 50), 190);
  const name = breakTitle(title, PLATE.w - 2 * PLATE.inside - Math.max(cost, 170) - 40);
  const rows = name.lines.length;
  const high = name.size * 1.12;
  const top = PLATE.y + (PLATE.h - rows * high - 40) / 2;
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${W} ${H}" width="${W}" height="${H}">`,
    picture.replace(/^<svg /, `<svg width="${W}" height="${STAGE}" `),
    `<rect y="${PLATE.y}" width="${W}" height="${PLATE.h + 40}" rx="28" fill="${paper}"/>`,
    ...name.lines.map((row, at) =>
      drawOutlinedText(row, PLATE.x + PLATE.inside, top + name.size * 0.84 + at * high, {
        face: 'display',
        size: name.size,
        fill: ink,
      }),
    ),
    drawOutlinedText(line, PLATE.x + PLATE.inside, top + rows * high + 28, {
      face: 'text',
      size: 25,
      fill: inkSoft,
    }),
    ...(price === ''
      ? [drawLogo(tokens, brand, right, PLATE.y + PLATE.h / 2 + 9)]
      : [
          drawOutlinedText(price, right, PLATE.y + 74, {
            face: 'display',
            size: 50,
            fill: ink,
            anchor: 'end',
          }),
          drawOutlinedText(per, right, PLATE.y + 106, {
            face: 'text',
            size: 22,
            fill: inkSoft,
            anchor: 'end',
          }),
          drawLogo(tokens, brand, right, PLATE.y + 152),
        ]),
    '</svg>',
  ].join('');
};
