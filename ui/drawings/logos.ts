import type { DrawnName } from '../../adapters/http/contract/drawings.ts';
import { drawOutlinedText, type FaceName } from '../letters/letters.ts';
import { BUOY, disc, fill, INK, LAGOON, line, PAPER, PINE, SEA, SLICKER } from './flat/kit.ts';

/**
 * The logo of an invented partner: a sign on the left, 96 high, and the name beside it in one or
 * two lines.
 */
type Sign = {
  readonly mark: string;
  readonly face: FaceName;
  readonly name: readonly [string] | readonly [string, string];
  readonly colour: string;
};

const LOGOS: Readonly<Record<DrawnName<'znak'>, Sign>> = {
  // Winter trips.
  'bialy-szlak': {
    mark:
      fill('M8 92 44 24 62 58 72 42 98 92z', SEA) +
      fill('M44 24l16 30-10-4-8 8-10-10-4 4zM72 42l9 17-6-2-6 5-4-8z', PAPER),
    face: 'display',
    name: ['Biały Szlak'],
    colour: SEA,
  },
  // Rain clothing.
  bosmanka: {
    mark:
      fill('M18 84c0-36 10-60 36-60s36 24 36 60z', BUOY) +
      fill('M8 80q46-16 92 0-4 16-18 12-28-8-56 0-14 4-18-12z', '#8f230e') +
      line('M54 28v38M38 34q-4 16-4 32M70 34q4 16 4 32', '#8f230e', 4),
    face: 'text',
    name: ['bosmanka'],
    colour: BUOY,
  },
  'dobra-polisa': {
    mark:
      fill('M14 24 54 12l40 12v30c0 26-16 42-40 52C30 96 14 80 14 54z', PINE) +
      line('M28 62q7-10 13 0t13 0 13 0 13 0M36 46 50 60 74 34', PAPER, 6),
    face: 'display',
    name: ['Dobra', 'Polisa'],
    colour: PINE,
  },
  kubryk: {
    mark:
      fill('M14 14h80v92H14z', INK) +
      disc(54, 52, 25, SLICKER) +
      fill('M14 68q10-10 20 0t20 0 20 0 20 0v38H14z', LAGOON),
    face: 'text',
    name: ['KUBRYK'],
    colour: INK,
  },
  // Youth camps.
  'maly-wiatr': {
    mark:
      fill('M50 14v70H14c2-30 14-54 36-70z', LAGOON) +
      fill('M58 34c14 14 22 30 24 50H58z', SLICKER) +
      line('M10 98q11-10 22 0t22 0 22 0 22 0', INK, 6),
    face: 'italic',
    name: ['Mały Wiatr'],
    colour: LAGOON,
  },
  'marina-lazur': {
    mark:
      disc(54, 60, 46, '#d7eef0') +
      line('M16 70q9.500-9 19 0t19 0 19 0 19 0M22 88q8-8 16 0t16 0 16 0 16 0', SEA, 6) +
      fill('M40 62V20h8v42zM62 62V32h8v30z', SEA) +
      fill('M48 22l22 10-22 10z', SLICKER),
    face: 'display',
    name: ['Marina', 'Lazur'],
    colour: SEA,
  },
  szekla: {
    mark:
      line('M32 34v26q0 34 22 34t22-34V34', INK, 15) +
      line('M18 32h72', INK, 13) +
      disc(18, 32, 10, SLICKER) +
      line('M84 32h10', SLICKER, 13),
    face: 'text',
    name: ['szekla'],
    colour: INK,
  },
  'zielona-kuchnia': {
    mark:
      fill('M10 58h88q-2 44-44 44T10 58z', PINE) +
      line('M28 44q-12-14 0-28M54 44q-12-14 0-28M80 44q-12-14 0-28', PINE, 6) +
      fill('M54 92c0-18 12-26 28-24 0 16-10 26-28 24z', '#8fb89a'),
    face: 'display',
    name: ['Zielona', 'Kuchnia'],
    colour: PINE,
  },
};

/** Returns the logo of a partner with a margin, 320 × 120, without a background. */
export const logo = (name: DrawnName<'znak'>): string => {
  const { mark, face, name: rows, colour } = LOGOS[name];
  const [size, first] = rows.length === 1 ? [face === 'text' ? 42 : 38, 73] : [36, 54];
  const drawn = rows
    .map((row, at) => drawOutlinedText(row, 116, first + at * 38, { face, size, fill: colour }))
    .join('');
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 384 144"><g transform="translate(20 12)">${mark}${drawn}</g></svg>`;
};
