import type { DrawnName } from '../../../adapters/http/contract/drawings.ts';
import { INK, line, PAPER, SAND, SHALLOW, SLICKER, WOOD } from '../flat/kit.ts';

type Part = 'bow' | 'otherBow' | 'aft' | 'otherAft';
/** The parts of the yacht that the booking includes, drawn in yellow. */
const YOURS: Readonly<Record<DrawnName<'rzut'>, readonly Part[]>> = {
  miejsce: ['bow'],
  kabina: ['otherAft'],
  jacht: ['bow', 'otherBow', 'aft', 'otherAft'],
};

const inked = (d: string, colour: string, width = 2): string =>
  `<path d="${d}" fill="${colour}" stroke="${INK}" stroke-width="${width}"/>`;
const box = (x: number, y: number, w: number, h: number, round: number): string =>
  `M${x + round} ${y}h${w - 2 * round}q${round} 0 ${round} ${round}v${h - 2 * round}q0 ${round}-${round} ${round}h${2 * round - w}q-${round} 0-${round}-${round}v${2 * round - h}q0-${round} ${round}-${round}z`;
/** One pillow means one person. */
const pillow = (x: number, y: number): string => inked(box(x, y, 9, 17, 4), PAPER, 1.4);

const HULL =
  'M22 46Q24 34 42 31 76 22 116 20h124c90 0 140 24 166 60-26 36-76 60-166 60H116Q76 138 42 129 24 126 22 114z';

/**
 * A yacht from above, bow to the right: four cabins, saloon and cockpit. The booked parts are
 * yellow. 426 × 160.
 */
export const berths = (way: DrawnName<'rzut'>): string => {
  const of = (part: Part): string => (YOURS[way].includes(part) ? SLICKER : SHALLOW);
  const aft = (y: number, colour: string): string =>
    inked(box(120, y, 66, 42, 6), colour) + line(`M120 ${y + 21}h66`, INK, 1.6);
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 426 160">${[
    inked(HULL, PAPER, 3.5),
    inked('M40 62h70v36H40z', SAND),
    aft(30, of('aft')),
    aft(88, of('otherAft')),
    [32, 53, 90, 111].map((y) => pillow(125, y)).join(''),
    inked('M200 30h70v16h-70zM200 114h70v16h-70z', SHALLOW),
    inked(box(212, 58, 48, 44, 6), WOOD),
    inked('M290 38c46 6 76 20 92 41H290z', of('bow')),
    inked('M290 122c46-6 76-20 92-41H290z', of('otherBow')),
    pillow(296, 52),
    pillow(296, 90),
    line('M280 26v108M194 24v112', INK, 2),
  ].join('')}</svg>`;
};
