/**
 * The shop's colours, equal to the tokens of the style sheets. Drawings in texts are flat shapes
 * on sand, without light effects.
 */
export const [INK, INK_SOFT, SEA, LAGOON, PAPER] = [
  '#0b3442',
  '#34596a',
  '#0a6480',
  '#17889b',
  '#ffffff',
] as const;
export const [SAND, SAND_DEEP, SAND_SHADE, SHALLOW, WATER] = [
  '#fff1cf',
  '#f6dfae',
  '#d3b273',
  '#d7eef0',
  '#9fd3da',
] as const;
export const [SLICKER, BUOY, BUOY_SHADE, PINE, MOSS] = [
  '#ffc629',
  '#bf3418',
  '#8f230e',
  '#17714a',
  '#0f5638',
] as const;
export const [OAK, WOOD, STONE, STEEL] = ['#8a5a30', '#cf9a5f', '#e9dcc0', '#c4d2d6'] as const;

export const fill = (d: string, colour: string, more = ''): string =>
  `<path d="${d}" fill="${colour}"${more}/>`;
/** Makes one shape partly transparent. `opacity` is from 0 to 1. */
export const faint = (drawn: string, opacity: number): string =>
  drawn.replace('/>', ` opacity="${opacity}"/>`);
export const line = (d: string, colour: string, width: number, more = ''): string =>
  `<path d="${d}" fill="none" stroke="${colour}" stroke-width="${width}" stroke-linecap="round" stroke-linejoin="round"${more}/>`;
/** A coloured shape with an ink outline. */
export const shape = (d: string, colour: string, width = 4): string =>
  `<path d="${d}" fill="${colour}" stroke="${INK}" stroke-width="${width}" stroke-linejoin="round"/>`;
export const disc = (x: number, y: number, r: number, colour: string): string =>
  `<circle cx="${x}" cy="${y}" r="${r}" fill="${colour}"/>`;
export const placed = (x: number, y: number, more: string, drawn: string): string =>
  `<g transform="translate(${x} ${y})${more === '' ? '' : ` ${more}`}">${drawn}</g>`;

/** Small waves, each starting at its point. */
export const swells = (
  at: readonly (readonly [number, number])[],
  colour: string = PAPER,
): string => line(at.map(([x, y]) => `M${x} ${y}q18-12 36 0t36 0`).join(''), colour, 5);

const FIGURES = [
  'M-6-8 1-13V13',
  'M-8-7c2-9 16-8 16 1 0 7-11 11-16 19H9',
  'M-7-13H7L-1-3c11-1 12 16 1 16-5 0-7-2-9-5',
  'M4 13v-26L-9 6H9',
];
/**
 * A numbered mark as on route maps: a white number from 1 to 4 on ink. The chosen mark is yellow.
 */
export const mark = (figure: number, x: number, y: number, chosen = false): string =>
  placed(
    x,
    y,
    '',
    disc(0, 0, 25, chosen ? SLICKER : INK) +
      line(FIGURES[figure - 1] ?? '', chosen ? INK : PAPER, 4.5),
  );

/** A wind symbol. It points right if `turn` is 0 degrees. */
export const wind = (x: number, y: number, turn: number): string =>
  placed(x, y, `rotate(${turn})`, line('M-70-22H30M-90 0H62M-70 22H30M38-22 64 0 38 22', INK, 6));

/**
 * A yacht from the side with stowed sails, bow to the right. The given point is on the waterline;
 * keel and rudder lie below it.
 */
export const moored = (x: number, y: number, size: number): string =>
  placed(
    x,
    y,
    `scale(${size})`,
    line('M22-236-112-38M22-236 136-42M22-236V-40', INK, 3) +
      fill('M-6 14h44l-8 62q-16 8-32 0zM-104 12h22l-4 44h-14z', INK_SOFT) +
      shape('M-128-36C-60-44 60-44 146-46 134-8 110 18 60 18H-70C-104 16-122-6-128-36z', PAPER) +
      fill('M-123-16C-40-10 60-12 136-22l-6 11C70 2-40 2-118-5z', SEA) +
      shape('M-70-40q12-24 40-24h62q26 0 42 22z', STEEL) +
      line('M-34-52h16M0-52h16', INK, 7) +
      line('M18-84H-92', INK, 16) +
      line('M18-84H-92', SHALLOW, 9) +
      line('M22-240V-44', INK, 6),
  );

/** Returns a whole drawing, 1200 × 600, on a background colour. */
export const sheet = (ground: string, drawn: readonly string[]): string =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 1200 600">${fill('M0 0h1200v600H0z', ground)}${drawn.join('')}</svg>`;
