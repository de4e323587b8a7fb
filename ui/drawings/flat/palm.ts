import {
  disc,
  fill,
  INK,
  line,
  MOSS,
  OAK,
  PINE,
  placed,
  SAND,
  SAND_SHADE,
  SHALLOW,
  SLICKER,
  shape,
  sheet,
  WOOD,
} from './kit.ts';

const RIBS = [-60, -45, -30, -15, 0, 15, 30, 45, 60];
const at = (degrees: number, far: number): string => {
  const turn = (degrees * Math.PI) / 180;
  return `${Math.round(Math.sin(turn) * far)} ${Math.round(-Math.cos(turn) * far)}`;
};
/**
 * A pleated palm leaf on its stalk, upright if `turn` is 0. Each rib ends in a tip, with a notch
 * between ribs.
 */
const fan = (turn: number, size: number, colour: string): string => {
  const rim = RIBS.map((rib) => `L${at(rib - 7.5, 134)}L${at(rib, 168 - Math.abs(rib) / 3)}`).join(
    '',
  );
  const ribs = RIBS.map((rib) => `M0 0L${at(rib, 130)}`).join('');
  return `<g transform="translate(430 206) rotate(${turn}) scale(${size})">${line('M0 0v-64', OAK, 10)}${placed(0, -56, '', shape(`M0 0${rim}z`, colour, 3) + line(ribs, '#7fbf95', 2))}</g>`;
};

export const cocoDeMer = (): string =>
  sheet(SAND, [
    disc(900, 140, 64, SLICKER),
    fill('M0 430q200-110 420-60t420-30 360 40v220H0z', SHALLOW),
    fill('M560 470q60-130 150-110 70-60 160 20 90-30 150 60l180 30v130H560z', '#c9bfae'),
    line('M640 420q30-40 70-44M800 384q40 0 60 34M960 412q30 4 46 26', '#a3988a', 5),
    fill('M0 520q300-50 620-20t580-10v110H0z', PINE),
    line(
      'M80 560l10-26M96 562l14-20M300 572l8-24M316 574l14-18M1080 560l10-26M1096 562l14-20M930 580l8-20',
      MOSS,
      6,
    ),
    shape('M408 540q16-170 8-336h30q-4 170 16 336z', WOOD),
    line('M412 470q22 10 46 0M416 400q20 10 36 0M418 330q18 9 32 0M418 266q16 8 30 0', OAK, 5),
    fan(-112, 0.72, MOSS),
    fan(112, 0.72, MOSS),
    fan(0, 0.88, MOSS),
    fan(-56, 0.92, PINE),
    fan(56, 0.92, PINE),
    shape(
      'M384 250c-26 4-30 50-2 58 26-4 28-54 2-58zM470 246c-26 4-30 50-2 58 26-4 28-54 2-58zM430 262c-26 4-30 54-2 62 26-4 28-58 2-62z',
      '#6f9a3c',
      3,
    ),
    // The seed is in the foreground and large, because this palm has the largest seed of all
    // plants.
    fill('M560 556a170 22 0 0 1 340 0 170 22 0 0 1-340 0z', MOSS),
    shape(
      'M730 320c-70-56-172 0-160 112 8 84 78 138 134 126 18-4 24-18 26-40 2 22 8 36 26 40 56 12 126-42 134-126 12-112-90-168-160-112z',
      '#6b4226',
      5,
    ),
    fill(
      'M712 352c-44-30-110 0-112 84-4-96 60-132 112-84zM838 372c34 40 22 116-22 150 22-42 34-96 22-150z',
      '#94613d',
    ),
    line('M730 322c-16 60-16 130 0 196', '#3a1f10', 11),
    line('M626 470q10 34 36 50M780 350q20-8 34 2', SAND_SHADE, 4),
    line('M716 318q14-20 30 0', INK, 7),
  ]);
