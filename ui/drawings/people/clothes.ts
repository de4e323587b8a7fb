import {
  BUOY,
  disc,
  fill,
  INK,
  LAGOON,
  line,
  PAPER,
  PINE,
  SAND_DEEP,
  SEA,
  SHALLOW,
  SLICKER,
  STEEL,
} from '../flat/kit.ts';

const TORSO = 'M70 720C74 560 134 486 254 452q48 40 96 0C470 486 528 560 532 720z';
const RIM = 'M254 452q48 40 96 0';
const ARMS = (shade: string): string => line('M158 720q-2-60 18-104M446 720q2-60-18-104', shade, 6);

/** Clothes down to the chest, drawn over the neck of face.ts. */
export const CLOTHES = {
  stripes: () =>
    fill(TORSO, PAPER) +
    line(
      'M138 560q164 38 328 0M112 610q190 42 380 0M96 660q206 44 412 0M90 706q212 42 424 0',
      SEA,
      17,
    ) +
    line(RIM, SEA, 13) +
    ARMS('#d7dfe2'),
  polo: () =>
    fill(TORSO, SEA) +
    fill('M254 452q18 46 46 62 32-16 50-62l26 10q-16 56-76 84-58-28-72-84z', '#084e66') +
    line('M300 546v70', '#084e66', 6) +
    disc(300, 566, 5, PAPER) +
    disc(300, 598, 5, PAPER) +
    ARMS('#084e66') +
    fill('M396 600h36l-7 14h-22zM412 596v-30q-14 14-16 30zM418 596v-24q12 12 13 24z', PAPER),
  oilskin: () =>
    fill(TORSO, SLICKER) +
    fill('M240 450q10 70 60 96 52-26 64-96l34 12q-6 92-98 136-90-44-96-136z', '#e9a800') +
    line('M300 600v120', '#e9a800', 8) +
    line('M214 640h46M340 640h46', '#e9a800', 9) +
    line('M96 612q30-6 60 0M446 612q30-6 60 0', STEEL, 14) +
    ARMS('#e9a800'),
  vest: () =>
    fill(TORSO, INK) +
    fill(
      'M150 500q52-34 84-42l-8 262H132q-4-120 18-220zM452 500q-52-34-84-42l8 262h94q4-120-18-220z',
      BUOY,
    ) +
    line('M150 620h82M370 620h82', PAPER, 12) +
    line('M228 650h146', STEEL, 20) +
    fill('M284 634h34v32h-34z', INK) +
    line(RIM, '#1d4d5d', 9),
  knit: () =>
    fill(TORSO, '#e9dcc0') +
    line('M250 456q50 46 104 0', '#d2c095', 26) +
    line('M150 720q-4-90 26-140M452 720q4-90-26-140', '#d2c095', 6) +
    line(
      'M240 530l20 20-20 20 20 20-20 20 20 20-20 20 20 20-20 20M360 530l-20 20 20 20-20 20 20 20-20 20 20 20-20 20 20 20',
      '#d2c095',
      6,
    ) +
    line('M300 520v200', '#d2c095', 5),
  apron: () =>
    fill(TORSO, PAPER) +
    line(RIM, SHALLOW, 9) +
    line('M220 470l-14 90M384 470l12 90', PINE, 16) +
    fill('M196 552h210l20 168H176z', PINE) +
    fill('M240 650h124v50q0 12-12 12H252q-12 0-12-12z', '#0f5638') +
    line('M262 650v-34M276 650v-26', STEEL, 6) +
    ARMS('#d7dfe2'),
  linen: () =>
    fill(TORSO, '#f2ead6') +
    fill('M254 452q16 40 46 110 34-70 50-110l24 10q-30 90-72 162-46-72-76-162z', '#dccfae') +
    line('M301 620v100', '#dccfae', 5) +
    disc(316, 650, 5, INK) +
    disc(316, 694, 5, INK) +
    ARMS('#dccfae'),
  hoodie: () =>
    fill(TORSO, LAGOON) +
    fill('M196 478q30-34 60-34 44 44 92 0 34 4 60 34-20 70-106 82-84-12-106-82z', '#0f6b7b') +
    line('M262 540v56M342 540v56', PAPER, 6) +
    line('M180 690q120-30 240 0', '#0f6b7b', 6) +
    ARMS('#0f6b7b'),
  tshirt: () =>
    fill(TORSO, '#f08a5d') +
    line(RIM, '#d86f43', 12) +
    ARMS('#d86f43') +
    line('M250 610q12-12 25 0t25 0 25 0 25 0', PAPER, 9) +
    line('M262 640q10-10 20 0t20 0 20 0 20 0', PAPER, 7),
  dress: () =>
    fill(TORSO, '#2f7d74') +
    fill('M210 470q-8 70 92 118 98-48 90-118l-42-18q-48 40-96 0z', 'none') +
    line('M222 464q10 70 80 96 66-26 78-96', '#21635b', 9) +
    [130, 200, 270, 340, 410, 470]
      .map((x, i) => disc(x, 640 + (i % 2) * 44, 7, SAND_DEEP))
      .join('') +
    ARMS('#21635b'),
} as const satisfies Record<string, () => string>;
export type ClothesName = keyof typeof CLOTHES;
