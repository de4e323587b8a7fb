import { mix } from '../scenes/colour.ts';

// Short names for the shapes of a room. Each interior drawing is a list of these shapes.

export const fill = (d: string, colour: string, extra = ''): string =>
  `<path d="${d}" fill="${colour}"${extra === '' ? '' : ` ${extra}`}/>`;
/** A line with round ends. */
export const line = (d: string, colour: string, width = 2, extra = ''): string =>
  `<path d="${d}" fill="none" stroke="${colour}" stroke-width="${width}" stroke-linecap="round"${extra === '' ? '' : ` ${extra}`}/>`;
export const rect = (
  x: number,
  y: number,
  w: number,
  h: number,
  r: number,
  colour: string,
  extra = '',
): string =>
  `<rect x="${x}" y="${y}" width="${w}" height="${h}" rx="${r}" fill="${colour}"${extra === '' ? '' : ` ${extra}`}/>`;
export const disc = (x: number, y: number, r: number, colour: string, extra = ''): string =>
  `<circle cx="${x}" cy="${y}" r="${r}" fill="${colour}"${extra === '' ? '' : ` ${extra}`}/>`;
export const oval = (
  x: number,
  y: number,
  a: number,
  b: number,
  colour: string,
  extra = '',
): string =>
  `<ellipse cx="${x}" cy="${y}" rx="${a}" ry="${b}" fill="${colour}"${extra === '' ? '' : ` ${extra}`}/>`;
export const turned = (degrees: number, x: number, y: number, body: string): string =>
  `<g transform="rotate(${degrees} ${x} ${y})">${body}</g>`;
/** Mirrors the shapes horizontally in a picture that is 1200 wide. */
export const mirrored = (body: string): string =>
  `<g transform="matrix(-1 0 0 1 1200 0)">${body}</g>`;
export const moved = (x: number, y: number, body: string, scale = 1): string =>
  `<g transform="translate(${x} ${y})${scale === 1 ? '' : ` scale(${scale})`}">${body}</g>`;
/** Joins n + 1 strokes at equal distances into one path. */
export const planks = (n: number, from: number, to: number, path: (i: number) => string): string =>
  Array.from({ length: n + 1 }, (_, i) => path(from + ((to - from) * i) / n)).join('');

/** Returns a whole picture, 1200 × 800, the size of a scene. */
export const picture = (body: readonly string[]): string =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 1200 800" preserveAspectRatio="xMidYMid slice" aria-hidden="true">${body.join('')}</svg>`;

export const INK = '#0e3a4f';
export const LEAF = '#5d7d55';
export const LEAF_DARK = '#3f6248';
export const STEEL = '#8da0a8';
export const CLOTH = '#fffdf6';

/** `shaded` returns the colour in a room's shade, `lighter` the colour in sunlight. */
export const shaded = (colour: string, part = 0.18): string => mix(colour, '#4a3a2c', part);
export const lighter = (colour: string, part = 0.25): string => mix(colour, '#fff6e0', part);
