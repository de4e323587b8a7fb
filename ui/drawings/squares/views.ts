import {
  BUOY,
  BUOY_SHADE,
  disc,
  fill,
  INK,
  INK_SOFT,
  line,
  OAK,
  PAPER,
  PINE,
  placed,
  SEA,
  SLICKER,
  STEEL,
  swells,
  WOOD,
} from '../flat/kit.ts';

const SKIN = ['#d59a6b', '#b67a4e'] as const;

const ground = (colour: string): string => fill('M0 0h600v600H0z', colour);

/** A coffee mug on the rail. */
export const mug = (): string =>
  ground('#f6d9cf') +
  disc(420, 230, 150, '#fbe6d6') +
  disc(420, 230, 96, '#fff3cd') +
  fill('M0 330q120-110 260-70t180 20 160-30v120H0z', '#b38f97') +
  fill('M0 370h600v230H0z', '#7ea9b3') +
  line('M360 400h120M330 430h180M380 460h90', '#fff3cd', 8) +
  swells(
    [
      [30, 420],
      [120, 470],
      [30, 500],
    ],
    '#a9c8cf',
  ) +
  fill('M0 500h600v100H0z', WOOD) +
  fill('M0 486h600v26H0z', OAK) +
  line('M520 486V250M0 260h600', STEEL, 16) +
  placed(
    230,
    360,
    '',
    fill('M-84-60H84V100q0 30-30 30H-54q-30 0-30-30z', BUOY) +
      line('M84-26q74-4 66 50t-70 50', BUOY, 24) +
      `<ellipse cy="-60" rx="84" ry="20" fill="${BUOY_SHADE}"/>` +
      `<ellipse cy="-56" rx="68" ry="13" fill="#4d2c19"/>` +
      line('M-50 40q17-16 34 0t34 0 34 0', PAPER, 10) +
      line('M-30-110q-26-30 0-60t0-56M26-110q-26-30 0-60t0-56', PAPER, 9),
  );

const shirt = (x: number, colour: string, band: string | null): string =>
  placed(
    x,
    190,
    '',
    fill('M-74 0q74 24 148 0l46 74-46 26-18-24v150H-56V76l-18 24-46-26z', colour) +
      (band === null ? '' : line('M-54 110H54M-54 146H54M-54 182H54', band, 13)) +
      fill('M-66-20h14v36h-14zM52-20h14v36H52z', OAK),
  );

export const laundry = (): string =>
  ground('#8fd0e8') +
  disc(500, 90, 60, '#fff3cd') +
  fill('M40 90q40-50 90-20 50-40 90 10 40 0 40 30H10q0-20 30-20z', PAPER) +
  fill('M0 470q130-70 280-40t320-20v60H0z', PINE) +
  fill('M0 460h600v140H0z', '#2f9cb8') +
  swells([
    [60, 510],
    [250, 540],
    [440, 500],
  ]) +
  line('M-10 170q310 50 620 0', INK, 6) +
  shirt(140, PAPER, SEA) +
  placed(0, 10, '', shirt(330, SLICKER, null)) +
  placed(0, 2, '', shirt(510, BUOY, null)) +
  fill('M0 566h600v34H0z', PAPER) +
  line('M20 566V420M580 566V420M-10 424h620', STEEL, 9);

/** Feet over the bow, with a bay ahead. */
export const feet = (): string =>
  ground('#a9ddee') +
  disc(130, 110, 62, '#fff3cd') +
  fill('M0 240q110-110 230-60t170-10 200-30v120H0z', '#8fb09a') +
  fill('M370 250q60-90 130-90t110 60v40H370z', '#6f9a7c') +
  fill('M0 246h600v354H0z', '#27a5b8') +
  fill('M0 246h600v60Q300 330 0 300z', '#66c5cf') +
  swells([
    [50, 350],
    [440, 340],
    [30, 450],
    [490, 460],
  ]) +
  fill('M60 600Q200 360 300 330q100 30 240 270z', PAPER) +
  fill('M110 600Q220 410 300 380q80 30 190 220z', WOOD) +
  line('M300 330v90', STEEL, 10) +
  line('M160 600Q230 470 300 430M440 600Q370 470 300 430M230 600l50-130M370 600l-50-130', OAK, 4) +
  line('M40 590Q190 330 300 280q110 50 260 310M300 280v60', STEEL, 9) +
  ['', 'matrix(-1 0 0 1 600 0)']
    .map(
      (flip) =>
        `<g${flip === '' ? '' : ` transform="${flip}"`}>${fill('M150 600l60-150 56 12-30 138z', SKIN[0])}${fill('M196 470c-14-50-4-110 24-118 36-8 52 50 46 112-20 18-50 22-70 6z', SKIN[0])}${fill('M204 366a13 16 0 1 1 12-14zM226 350a12 15 0 1 1 12 2zM246 362a11 13 0 1 1 10 8z', SKIN[0])}${line('M212 470q24 8 46-6', SKIN[1], 5)}</g>`,
    )
    .join('');

/** The sail and the mast, seen from below. */
export const sail = (): string =>
  ground('#5fb6da') +
  fill(
    'M40 470q30-40 70-16 40-34 76 8 30 0 34 28H20q0-20 20-20zM420 110q24-30 54-12 30-26 58 6 24 0 26 22H404q0-16 16-16z',
    PAPER,
  ) +
  disc(110, 120, 70, '#fff3cd') +
  fill('M330 600 352 24Q520 300 590 600z', '#fffaf0') +
  fill('M352 24Q520 300 590 600H520Q470 300 352 24z', '#eadfc6') +
  line(
    'M348 150q54 10 74-4M342 280q90 14 140-4M338 410q120 18 190-4M334 530q140 18 230 0',
    '#d9c79c',
    5,
  ) +
  fill('M326 34Q150 300 40 600h270z', BUOY) +
  fill('M326 34Q210 300 130 600h80Q270 300 326 34z', PAPER) +
  line('M330 600 344 0', INK, 17) +
  line('M344 60h-60M344 60h60M338 300h-90M338 300h90', INK, 8) +
  line('M284 60 210 600M404 60l60 540', INK_SOFT, 3) +
  fill('M344 0l76 16-74 20z', SLICKER);
