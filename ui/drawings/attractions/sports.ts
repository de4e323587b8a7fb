import {
  BUOY,
  disc,
  faint,
  fill,
  INK,
  INK_SOFT,
  LAGOON,
  line,
  OAK,
  PAPER,
  PINE,
  placed,
  SEA,
  SLICKER,
  STEEL,
} from '../flat/kit.ts';
import { cloud, figure, sailAway, stage, swells } from './stage.ts';

export const paddleBoard = (): string =>
  [
    stage('golden', 190, [450, 110, 44]),
    fill('M0 190q60-90 150-70t140 50 120 20z', '#b99a78'),
    fill('M0 190q30-50 90-46t110 46z', '#8f9a6a'),
    line('M400 216h110M420 240h80M380 264h120', '#fff1cf', 6),
    `<ellipse cx="300" cy="338" rx="176" ry="20" fill="#2f7480"/>`,
    fill('M120 326q20-24 180-24t180 18q-10 26-180 26t-180-20z', PAPER),
    fill('M150 324q30-12 150-12t150 8q-30 12-150 12t-150-8z', SLICKER),
    figure(300, 320, 1.7, LAGOON, INK_SOFT),
    line('M286 226 372 358M268 214l18 12', INK, 6),
    fill('M362 344q18-4 24 12 4 20-8 26-16-12-16-38z', BUOY),
    swells([
      [60, 300],
      [470, 370],
      [80, 372],
    ]),
  ].join('');

export const nightSwim = (): string =>
  [
    stage('night', 180, [470, 80, 30]),
    [
      [60, 50],
      [120, 100],
      [180, 40],
      [260, 80],
      [330, 36],
      [390, 110],
      [550, 40],
      [90, 140],
      [300, 130],
    ]
      .map(([x = 0, y = 0]) => disc(x, y, 2.6, PAPER))
      .join(''),
    fill('M0 180q80-70 190-40t150 40z', '#0c2438'),
    placed(
      140,
      190,
      'scale(1.25)',
      fill('M-70-16h140q-6 22-34 26h-72q-28-2-34-26z', PAPER) +
        fill('M-40-16l10-14h60l12 14z', STEEL) +
        line('M0-30V-150', PAPER, 4) +
        disc(0, -146, 5, SLICKER),
    ),
    // Plankton glows where the water moves.
    faint(fill('M180 330q120-80 300-30 60 40-40 70H240q-90-10-60-40z', '#2f8f9f'), 0.55),
    line('M200 340q60-40 130-36M460 330q40 10 60 34M260 372q80 16 150 0', '#8df0e0', 6),
    [
      [230, 320],
      [270, 300],
      [420, 300],
      [480, 340],
      [510, 372],
      [210, 366],
      [380, 378],
      [300, 386],
      [450, 376],
      [250, 350],
    ]
      .map(([x = 0, y = 0], at) => disc(x, y, 3 + (at % 3), '#b8fff0'))
      .join(''),
    placed(
      350,
      310,
      '',
      line('M-30 30q-60-10-84 20M30 30q60-16 90 10', '#c98d62', 15) +
        fill('M-40 46q0-34 40-34t40 34q-40 16-80 0z', '#b0714a') +
        disc(0, -10, 28, '#c98d62') +
        fill('M-29-10a29 30 0 0 1 58 0q-28-16-58 0z', '#2b2a2f'),
    ),
  ].join('');

export const race = (): string =>
  [
    stage('day', 190, [90, 80, 34]),
    cloud(300, 70, 0.9),
    cloud(500, 110, 0.6),
    fill('M340 190q60-50 130-36t130 10v30H340z', '#7fa98e'),
    sailAway(410, 200, 0.7, '#fffaf0'),
    sailAway(520, 206, 0.8, SLICKER),
    placed(
      150,
      300,
      'rotate(-9) scale(1.5)',
      fill('M0-8v-140q-70 60-86 140z', PAPER) +
        fill('M8-8v-130q60 20 84 100-40 20-84 30z', BUOY) +
        fill('M26-36q-10-50-18-102 18 6 34 18 8 40 6 72z', PAPER) +
        fill('M-96 0h196q-10 26-40 28H-60q-30-4-36-28z', INK) +
        line('M-94 6H96', SLICKER, 4),
    ),
    placed(
      420,
      316,
      'rotate(-7) scale(1.2)',
      fill('M0-8v-140q-70 60-86 140z', '#fffaf0') +
        fill('M8-8v-130q60 20 84 100-40 20-84 30z', LAGOON) +
        fill('M-96 0h196q-10 26-40 28H-60q-30-4-36-28z', PAPER) +
        line('M-94 6H96', SEA, 5),
    ),
    placed(
      300,
      352,
      '',
      fill('M-30 20q4-74 30-84 26 10 30 84z', SLICKER) + fill('M-30 20h60v12h-60z', '#a56a00'),
    ),
    swells([
      [40, 360],
      [330, 390],
      [470, 372],
    ]),
  ].join('');

const bicycle = (x: number, y: number, size: number, frame: string): string =>
  placed(
    x,
    y,
    `scale(${size})`,
    '<g fill="none" stroke="#0b3442" stroke-width="6"><circle cx="-48" cy="0" r="34"/><circle cx="52" cy="0" r="34"/></g>' +
      line(
        'M-48 0-14-50H34L4 0H-48M-14-50 4 0M34-50 52 0M34-50l-6-20h22M-14-50l-4-16M-30-68h22',
        frame,
        7,
      ),
  );

export const bicycles = (): string =>
  [
    stage('day', 190, [480, 80, 36]),
    cloud(150, 70, 0.9),
    fill('M0 190q90-80 200-50t190 10 210-30v80H0z', '#5d9070'),
    fill('M230 236h110v24H230z', '#7fa98e') +
      fill('M262 200h46v40h-46zM256 202l29-20 29 20zM292 184v-26h14v40z', '#f6e7cc') +
      fill('M254 202l31-20 31 20zM288 160l11-16 11 16z', '#d9683f'),
    fill('M0 400V300q200-40 600-10v110z', '#c9b98a'),
    fill('M0 320V280q160-24 330-10l-30 20Q130 290 0 320z', '#7fa05c'),
    line('M40 310q-30-120 20-230M520 300q40-90 10-220', OAK, 13),
    [
      [60, 70, 54],
      [20, 110, 46],
      [100, 110, 44],
      [530, 70, 52],
      [570, 110, 44],
      [490, 110, 42],
    ]
      .map(([x = 0, y = 0, r = 0]) => disc(x, y, r, PINE))
      .join(''),
    bicycle(220, 336, 1, BUOY),
    bicycle(400, 344, 1.05, SEA),
    fill('M252 256h36v28h-36z', OAK),
  ].join('');
