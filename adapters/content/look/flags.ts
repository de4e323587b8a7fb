import { isColour } from './colours.ts';
import drawnFlags from './flags.json' with { type: 'json' };

/**
 * A drawn flag: horizontal stripes (`rows`), vertical stripes (`columns`), or a cross on a ground.
 * A colour that is repeated makes a wider stripe.
 */
export type DrawnFlag =
  | { readonly rows: readonly string[] }
  | { readonly columns: readonly string[] }
  | { readonly ground: string; readonly cross: readonly string[] };

const DRAWN: Readonly<Record<string, DrawnFlag | string>> = drawnFlags;

const [WIDTH, HEIGHT] = [18, 12];
const rect = (colour: string, x: number, y: number, width: number, height: number): string =>
  `<rect fill="${colour}" x="${x}" y="${y}" width="${width}" height="${height}"/>`;

const shapesOf = (flag: DrawnFlag): string => {
  if ('rows' in flag) {
    const high = HEIGHT / flag.rows.length;
    return flag.rows.map((colour, at) => rect(colour, 0, at * high, WIDTH, high)).join('');
  }
  if ('columns' in flag) {
    const wide = WIDTH / flag.columns.length;
    return flag.columns.map((colour, at) => rect(colour, at * wide, 0, wide, HEIGHT)).join('');
  }
  const bars = flag.cross.map((colour, at) => {
    const wide = at === 0 ? 3 : 1.5;
    return `${rect(colour, 6 - wide / 2, 0, wide, HEIGHT)}${rect(colour, 0, (HEIGHT - wide) / 2, WIDTH, wide)}`;
  });
  return `${rect(flag.ground, 0, 0, WIDTH, HEIGHT)}${bars.join('')}`;
};

const svgOf = (shapes: string): string =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${WIDTH} ${HEIGHT}" preserveAspectRatio="none">${shapes}</svg>`;

export const drawFlag = (flag: DrawnFlag): string => svgOf(shapesOf(flag));

const coloursOf = (flag: DrawnFlag): readonly string[] => {
  if ('rows' in flag) return flag.rows;
  return 'columns' in flag ? flag.columns : [flag.ground, ...flag.cross];
};

export const hasFlagDrawing = (flag: DrawnFlag): boolean => {
  const colours = coloursOf(flag);
  return colours.length > 0 && colours.length <= 12 && colours.every(isColour);
};

/**
 * The program's own flags by country name. A company's theme.yaml can replace flags or add more.
 */
export const PROGRAM_FLAGS: Readonly<Record<string, string>> = Object.fromEntries(
  Object.entries(DRAWN).map(([country, flag]) => [
    country,
    typeof flag === 'string' ? svgOf(flag) : drawFlag(flag),
  ]),
);
