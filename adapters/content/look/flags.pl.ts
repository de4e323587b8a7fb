import { isColour } from './colours.ts';

/**
 * A flag of horizontal stripes (`rows`), vertical stripes (`columns`) or a cross. A repeated colour
 * makes a wide stripe.
 */
export type DrawnFlag =
  | { readonly rows: readonly string[] }
  | { readonly columns: readonly string[] }
  | { readonly ground: string; readonly cross: readonly string[] };

const DRAWN: Readonly<Record<string, DrawnFlag | string>> = {
  Belgia: { columns: ['#000000', '#fdda24', '#ef3340'] },
  Bułgaria: { rows: ['#ffffff', '#00966e', '#d62612'] },
  Dania: { ground: '#c8102e', cross: ['#ffffff'] },
  Estonia: { rows: ['#0072ce', '#000000', '#ffffff'] },
  Finlandia: { ground: '#ffffff', cross: ['#003580'] },
  Francja: { columns: ['#0055a4', '#ffffff', '#ef4135'] },
  Hiszpania: { rows: ['#c8102e', '#f6c400', '#f6c400', '#c8102e'] },
  Holandia: { rows: ['#ae1c28', '#ffffff', '#21468b'] },
  Irlandia: { columns: ['#169b62', '#ffffff', '#ff883e'] },
  Islandia: { ground: '#02529c', cross: ['#ffffff', '#dc1e35'] },
  Litwa: { rows: ['#fdb913', '#006a44', '#c1272d'] },
  Niemcy: { rows: ['#000000', '#dd0000', '#ffce00'] },
  Norwegia: { ground: '#ba0c2f', cross: ['#ffffff', '#00205b'] },
  Polska: { rows: ['#ffffff', '#d42b3a'] },
  Portugalia: { columns: ['#046a38', '#046a38', '#da291c', '#da291c', '#da291c'] },
  Szwecja: { ground: '#006aa7', cross: ['#fecc02'] },
  Tajlandia: { rows: ['#a51931', '#ffffff', '#2d2a4a', '#2d2a4a', '#ffffff', '#a51931'] },
  Włochy: { columns: ['#1f8a4c', '#ffffff', '#d2333f'] },
  Chorwacja:
    '<path fill="#e03c31" d="M0 0h18v4H0z"/><path fill="#fff" d="M0 4h18v4H0z"/><path fill="#1b4da0" d="M0 8h18v4H0z"/><path fill="#e03c31" d="M7 3h4v4.5q-2 2-4 0z"/><path fill="#fff" d="M8.3 3h1.4v1.5H8.3zM7 4.5h1.3V6H7zM9.7 4.5H11V6H9.7zM8.3 6h1.4v1.5H8.3z"/>',
  Czarnogóra:
    '<path fill="#d3ae3b" d="M0 0h18v12H0z"/><path fill="#c40308" d="M1 1h16v10H1z"/><path fill="#d3ae3b" d="M9 3l1 1 3-1-1 3-2 .8L11 9l-2-1-2 1 1-2.2L6 6 5 3l3 1z"/>',
  Grecja:
    '<path fill="#fff" d="M0 0h18v12H0z"/><path fill="#1f66b5" d="M0 0h18v1.34H0zM0 2.67h18V4H0zM0 5.34h18v1.33H0zM0 8h18v1.34H0zM0 10.67h18V12H0zM0 0h6.7v6.67H0z"/><path fill="#fff" d="M2.67 0h1.33v6.67H2.67zM0 2.67h6.7V4H0z"/>',
  Karaiby:
    '<path fill="#66ccff" d="M0 0h18v12H0z"/><path fill="#fff" d="M9 1l4.5 9.5h-9z"/><path fill="#111" d="M9 2.5l3.7 8H5.3z"/><path fill="#fcd116" d="M9 6l4.5 4.5h-9z"/>',
  Seszele:
    '<path fill="#007a3d" d="M0 12 18 8.5V12z"/><path fill="#fff" d="M0 12 18 4.5v4z"/><path fill="#d62828" d="M0 12 18 0v4.5z"/><path fill="#fcd856" d="M0 12 12 0h6z"/><path fill="#003d88" d="M0 12V0h6z"/><path fill="#fcd856" d="M0 12 6 0h6z"/>',
  Turcja:
    '<path fill="#e30a17" d="M0 0h18v12H0z"/><path fill="#fff" d="M8.6 3.6a3 3 0 1 0 0 4.8 2.5 2.5 0 1 1 0-4.8zM11.6 4.7l-.5 1-1.2.3 1.2.4.5 1 .3-1.1h1.2l-1-.6z"/>',
};

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

export const isFlag = (flag: DrawnFlag): boolean => {
  const colours = coloursOf(flag);
  return colours.length > 0 && colours.length <= 12 && colours.every(isColour);
};

/** The program's own flags by country name. A company's theme.yaml can replace flags or add more. */
export const PROGRAM_FLAGS: Readonly<Record<string, string>> = Object.fromEntries(
  Object.entries(DRAWN).map(([country, flag]) => [
    country,
    typeof flag === 'string' ? svgOf(flag) : drawFlag(flag),
  ]),
);
