import {
  BUOY,
  disc,
  fill,
  INK,
  LAGOON,
  line,
  OAK,
  PAPER,
  PINE,
  placed,
  SAND,
  SAND_DEEP,
  SEA,
  SLICKER,
  STEEL,
  STONE,
  WATER,
} from '../flat/kit.ts';

/** Vertical gradients for the sky and for the water. */
const sky = (id: string, from: string, to: string): string =>
  `<linearGradient id="${id}" x2="0" y2="1"><stop offset="0" stop-color="${from}"/><stop offset="1" stop-color="${to}"/></linearGradient>`;

/** A sitting person: a head above a shirt. */
const sailor = (x: number, y: number, shirt: string, size = 0.9): string =>
  placed(x, y, `scale(${size})`, fill('M-9 2q1-21 9-21t9 21z', shirt) + disc(0, -26, 7, OAK));

const FIGURES = [
  'M-4-9 1-12V5',
  'M-5-8c1-6 11-5 11 1 0 5-8 7-11 12H6',
  'M-5-12H5L-1-5c8-1 8 11 1 11-4 0-5-2-6-3',
] as const;
const SHIRTS = [[SLICKER], [BUOY, SEA], [PINE, STONE, PAPER]] as const;

/** A party in its dinghy with its position on the reserve list. The first one is yellow. */
const dinghy = (place: 0 | 1 | 2, x: number, y: number, size: number): string => {
  const next = place === 0;
  return placed(
    x,
    y,
    `scale(${size})`,
    SHIRTS[place].map((shirt, seat) => sailor(-40 + seat * 27, -10, shirt)).join('') +
      fill('M-64-22Q0-8 56-20q12-4 12-12l4 4q0 32-24 40H-50q-18-6-14-34z', PAPER) +
      fill('M-63-10Q0 4 66-8l-6 10Q0 14-58 4z', next ? SLICKER : LAGOON) +
      fill('M-50 12H48l-6 6H-44z', SAND_DEEP) +
      line('M44-22v-62', INK, 2.5) +
      disc(44, -96, 17, next ? SLICKER : INK) +
      placed(44, -93, '', line(FIGURES[place], next ? INK : PAPER, 3)),
  );
};

/** The yacht with its crew. A dashed outline in the cockpit marks the free place. */
const yacht = (x: number, y: number, size: number): string =>
  placed(
    x,
    y,
    `scale(${size})`,
    fill('M6-44V-330h5v286z', STEEL) +
      fill('M4-326C-40-250-84-160-98-72-60-64-30-64 4-70z', SAND) +
      line('M-22-270 4-262M-50-212 4-202M-74-152 4-140M-90-104 4-96', SAND_DEEP, 2) +
      fill('M12-318C14-230 8-130-4-74 50-58 92-52 132-46z', PAPER) +
      fill('M-104-68 8-62v-5l-112-7z', INK) +
      sailor(-112, -32, SLICKER, 0.8) +
      sailor(-94, -32, BUOY, 0.8) +
      sailor(-76, -32, SEA, 0.8) +
      sailor(58, -32, PINE, 0.8) +
      sailor(78, -32, STONE, 0.8) +
      `<circle cx="104" cy="-56" r="13" fill="${SAND}" stroke="${INK}" stroke-width="2.5" stroke-dasharray="5 4"/>` +
      fill('M-58-32q4-22 24-24 40-4 84 14l12 8z', PAPER) +
      fill('M-34-46q36-4 70 10l-76 1z', SEA) +
      fill('M-128-36C-40-28 60-32 142-50 130-16 116 2 100 12H-106C-118 6-126-14-128-36z', PAPER) +
      fill('M-126-24C-40-16 60-20 136-36l-5 9C62-10-40-6-123-12z', BUOY) +
      line('M-126-36v-34', INK, 2) +
      fill('M-126-70h-26v9h26z', PAPER) +
      fill('M-126-61h-26v9h26z', BUOY),
  );

/** A traveller who leaves the yacht in a dinghy, so that a place becomes free. */
const leaving = (x: number, y: number, size: number): string =>
  placed(
    x,
    y,
    `scale(${size})`,
    sailor(-14, -8, SLICKER) +
      fill('M-52-18q50 10 104-2-2 26-18 34h-70q-16-8-16-32z', STONE) +
      line('M-30-26 34 18', INK, 3),
  );

const dotted = (d: string): string => line(d, INK, 3.5, ' stroke-dasharray="1 9"');

/** The background: sky, two ranges of hills and the sea, `width` wide. */
const stage = (width: number, height: number): string =>
  `<defs>${sky('niebo', '#9cc9dc', '#fde8cf')}${sky('morze', '#b9d9d9', '#3f8fa2')}</defs>` +
  fill(`M0 0h${width}v190H0z`, 'url(#niebo)') +
  fill(`M0 190v-22q80-34 170-18t150 8 130 14H${width}v18z`, '#b9b3b4') +
  fill(`M${width} 190v-34q-60-22-120-6t-110 40z`, '#9a9aa3') +
  fill(`M0 190h${width}v${height - 190}H0z`, 'url(#morze)');

const drawing = (width: number, height: number, parts: readonly string[]): string =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}">${stage(width, height)}${parts.join('')}</svg>`;

/**
 * The reserve list: a traveller leaves, and the first party whose size fits gets the place. 900 ×
 * 330.
 */
export const queue = (): string =>
  drawing(900, 330, [
    line(
      'M40 300q20-6 40 0t40 0M420 306q20-6 40 0t40 0M760 312q20-6 40 0t40 0M600 226q16-5 32 0t32 0',
      WATER,
      2.5,
    ),
    leaving(62, 232, 0.8),
    dotted('M118 240q50 10 72 14'),
    yacht(300, 270, 0.76),
    dotted('M418 252q34-22 70 4'),
    dinghy(0, 552, 276, 0.92),
    dinghy(1, 696, 270, 0.84),
    dinghy(2, 826, 264, 0.76),
  ]);

/** The reserve list for phones, with the queue below the yacht. 420 × 420. */
export const tallQueue = (): string =>
  drawing(420, 420, [
    leaving(52, 226, 0.7),
    yacht(210, 262, 0.72),
    dotted('M340 298q6-32-18-52'),
    dinghy(0, 338, 340, 0.94),
    dinghy(1, 206, 366, 0.88),
    dinghy(2, 76, 386, 0.84),
  ]);
