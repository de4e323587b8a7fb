import {
  BUOY,
  disc,
  faint,
  fill,
  INK,
  LAGOON,
  line,
  OAK,
  PAPER,
  PINE,
  placed,
  SAND_DEEP,
  SEA,
  SHALLOW,
  SLICKER,
  STEEL,
  WOOD,
} from '../flat/kit.ts';

const ground = (colour: string): string => fill('M0 0h600v600H0z', colour);

const planks = (wood: string, joint: string): string =>
  ground(wood) +
  line('M0 74h600M0 150h600M0 226h600M0 302h600M0 378h600M0 454h600M0 530h600', joint, 4);

const seen = (d: string, colour: string, part: number): string => faint(fill(d, colour), part);

const slice = (x: number, y: number, turn: number): string =>
  placed(
    x,
    y,
    `rotate(${turn})`,
    fill('M-120 0h240a120 120 0 0 1-240 0z', PINE) +
      fill('M-108 0h216a108 108 0 0 1-216 0z', '#e2f3ea') +
      fill('M-98 0h196a98 98 0 0 1-196 0z', '#e2553a') +
      fill(
        'M-60 24l6 14-10-2zM-20 18l6 14-10-2zM20 18l-6 14 10-2zM60 24l-6 14 10-2zM-36 52l6 14-10-2zM4 50l2 14-8-4zM40 52l-6 14 10-2z',
        INK,
      ),
  );

/** Slices of watermelon on a table, seen from above. */
export const watermelon = (): string =>
  planks(WOOD, OAK) +
  seen('M420 0h110L230 600H90z', '#fff6e0', 0.28) +
  disc(292, 312, 226, SHALLOW) +
  disc(292, 312, 206, PAPER) +
  slice(230, 210, -24) +
  slice(380, 300, 64) +
  slice(220, 396, 168) +
  disc(306, 300, 12, PINE) +
  placed(500, 110, 'rotate(24)', fill('M-14-60h28v90h-28zM-10 30h20v90h-20z', STEEL)) +
  fill('M60 520c30-40 90-40 110 0-20 34-90 34-110 0z', SLICKER);

export const porthole = (): string =>
  ground('#f0e0c4') +
  line('M0 60h600M0 540h600', '#dfc9a6', 8) +
  disc(300, 300, 236, OAK) +
  disc(300, 300, 214, WOOD) +
  '<clipPath id="o"><circle cx="300" cy="300" r="186"/></clipPath><g clip-path="url(#o)">' +
  ground('#f7b267') +
  fill('M0 0h600v220H0z', '#e98d63') +
  disc(340, 300, 92, '#ffd27a') +
  disc(340, 300, 66, '#fff3cd') +
  fill('M0 300q90-70 170-40t120 60h310v40H0z', '#a0584e') +
  fill('M0 330h600v270H0z', '#4a7f93') +
  line('M300 356h84M280 386h120M310 416h70M290 446h100', '#ffd27a', 9) +
  fill('M180 330v-92l-46 92zM188 330v-104l54 104z', PAPER) +
  fill('M122 336h140l-20 22H142z', INK) +
  '</g>' +
  line('M170 186q50-60 120-66', '#fff6e0', 12) +
  [0, 60, 120, 180, 240, 300]
    .map((turn) => placed(300, 300, `rotate(${turn})`, disc(0, -224, 9, STEEL)))
    .join('');

export const coil = (): string =>
  planks('#e2c08f', '#c99f68') +
  seen('M60 0h140l240 600H290z', '#fff6e0', 0.3) +
  disc(300, 310, 214, '#00000012') +
  [200, 166, 132, 98, 64]
    .map(
      (r) =>
        `<circle cx="300" cy="300" r="${r}" fill="none" stroke="${INK}" stroke-width="35"/><circle cx="300" cy="300" r="${r}" fill="none" stroke="${r % 3 === 2 ? PAPER : '#e9f0f0'}" stroke-width="28"/><circle cx="300" cy="300" r="${r}" fill="none" stroke="${SEA}" stroke-width="9" stroke-dasharray="26 22"/>`,
    )
    .join('') +
  disc(300, 300, 44, INK) +
  disc(300, 300, 38, PAPER) +
  line('M276 300q12-18 24 0t24 0', SEA, 9) +
  `<path d="M500 300q60 20 110 90" fill="none" stroke="${INK}" stroke-width="35"/><path d="M496 298q60 20 120 92" fill="none" stroke="${PAPER}" stroke-width="28"/>`;

export const mask = (): string =>
  ground(SAND_DEEP) +
  fill('M-20 60 420-60 660 470 210 660z', PAPER) +
  fill(
    'M40 44 100 26 300 640l-64 20zM190 4l60-18 210 560-70 30zM340-36l60-18 200 470-56 34z',
    LAGOON,
  ) +
  placed(
    300,
    300,
    'rotate(-18)',
    line('M-190-20Q-270 150-60 190M190-20Q270 150 60 190', INK, 30) +
      `<rect x="-200" y="-110" width="400" height="190" rx="80" fill="${INK}"/>` +
      `<rect x="-176" y="-88" width="164" height="142" rx="54" fill="#8cc4d6"/><rect x="12" y="-88" width="164" height="142" rx="54" fill="#8cc4d6"/>` +
      fill('M-40 40q40-60 80 0v50h-80z', INK) +
      line('M-140-50l40 60M48-50l40 60', PAPER, 14),
  ) +
  placed(
    470,
    360,
    'rotate(14)',
    line('M0-220V120q0 60-60 60', SLICKER, 34) +
      line('M0-220v60', BUOY, 34) +
      fill('M-70 150h40v60h-40z', INK),
  ) +
  placed(110, 500, '', fill('M0-60 18-20l44 4-34 28 12 44-40-24-40 24 12-44-34-28 44-4z', BUOY));
