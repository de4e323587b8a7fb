import {
  BUOY,
  disc,
  faint,
  fill,
  INK,
  LAGOON,
  line,
  MOSS,
  OAK,
  PAPER,
  PINE,
  placed,
  SEA,
  SLICKER,
  WOOD,
} from '../flat/kit.ts';
import { figure, stage, swells } from './stage.ts';

const fish = (x: number, y: number, size: number, colour: string, stripe: string): string =>
  placed(
    x,
    y,
    `scale(${size})`,
    fill('M-30 0q26-28 56 0l20-14v28L26 0q-30 28-56 0z', colour) +
      line('M-6-13q6 13 0 26M8-11q5 11 0 22', stripe, 4) +
      disc(-18, -3, 3, INK),
  );

export const snorkelling = (): string =>
  [
    fill('M0 0h600v400H0z', '#3fb4c4'),
    fill('M0 0h600v70q-75 16-150 0t-150 0-150 0-150 0z', '#bfe9ee'),
    faint(fill('M120 70l70 330H60zM330 70l150 330H330z', '#66c7d2'), 0.5),
    fill('M0 400v-80q40-30 90-10t110-4 120 20 130-30 150 20v84z', '#e9d3a0'),
    line(
      'M60 330q-16-40 4-70M80 336q10-40-4-80M96 336q20-30 18-62M520 330q-20-40-4-84M544 336q8-50-8-90M560 336q24-30 16-66',
      PINE,
      10,
    ),
    fill('M420 350q-10-60 20-70 10 20 14 40 4-40 30-50 16 30 0 80z', '#e2705a'),
    fill('M150 356q10-40 40-40t40 40z', '#d9b06a'),
    line('M160 340q30-20 60 0M170 326q20-10 40 0', '#b98a3c', 4),
    // A snorkeller, face down with the arms beside the body.
    placed(
      300,
      120,
      'rotate(6)',
      line('M60 10l80 26M60 0l86 4', '#c98d62', 15) +
        fill('M136-10l58-8 6 18-62 8zM132 24l50 26-10 16-52-28z', SLICKER) +
        fill('M-50-18q60-22 116 8 10 18-10 24-60 10-106-8z', BUOY) +
        line('M-30 6q-10 40 20 56', '#c98d62', 13) +
        disc(-72, -2, 24, '#c98d62') +
        fill('M-96-8a24 24 0 0 1 42-14q-6 14-20 14z', '#4d2c19') +
        fill('M-100 2h30v22h-22q-10 0-8-22z', INK) +
        fill('M-95 6h20v13h-14q-6 0-6-13z', '#bfe9ee') +
        line('M-62-6q-6-50-2-76', SLICKER, 8),
    ),
    fish(120, 220, 0.9, SLICKER, INK),
    fish(190, 262, 0.7, SLICKER, INK),
    fish(470, 200, 1, PAPER, SEA),
    fish(392, 254, 0.7, PAPER, SEA),
    [
      [260, 60, 6],
      [246, 44, 4],
      [268, 30, 5],
    ]
      .map(([x = 0, y = 0, r = 0]) => disc(x, y, r, PAPER))
      .join(''),
  ].join('');

export const blueCave = (): string =>
  [
    fill('M0 0h600v400H0z', '#17384a'),
    fill('M210 210Q240 60 330 70t100 140z', '#d9f2f4'),
    fill('M0 210h600v190H0z', '#1f8fc4'),
    fill('M150 210h330l80 190H60z', '#4cc0e8'),
    fill('M220 210h200l40 190H170z', '#a6e8f6'),
    fill(
      'M0 0h600v230q-40-10-60-70-30 20-60-40-60-90-150-76-100 8-120 130-20 50-60 36-40 40-70 20H0z',
      '#2a4d5c',
    ),
    fill('M0 0h600v90q-50 40-90-10-90-60-190-40-110 0-150 90-70 60-170 50z', '#3b6373'),
    line('M240 250h60M330 240h70M200 290h80M350 300h90M230 350h100', PAPER, 5),
    placed(
      330,
      300,
      '',
      fill('M-110-14Q0 12 130-18q-4 44-40 46h-160q-40-2-40-42z', BUOY) +
        fill('M-110-14Q0 12 130-18v14Q0 24-110 0z', '#8f230e') +
        fill('M-134-10h30v34h-22z', INK),
    ),
    figure(280, 296, 0.9, SLICKER),
    figure(330, 298, 0.95, PAPER, SEA, '#d59a6b', '#c0602c'),
    figure(384, 294, 0.85, LAGOON),
    fill('M200 300q130 24 270-14-6 42-40 42H260q-50-4-60-28z', BUOY),
  ].join('');

const dolphin = (x: number, y: number, size: number, turn: number): string =>
  placed(
    x,
    y,
    `rotate(${turn}) scale(${size})`,
    fill(
      'M-110 34q20-90 100-96l26-34q10 20 6 38 60 12 90 62-16-8-30-8 6 22-4 38-14-20-36-32-60-16-110 22-20 14-42 10z',
      '#48707f',
    ) +
      fill('M-110 34q30-40 80-46 60-8 100 14-60-12-104 18-34 22-76 14z', '#c9dde0') +
      disc(-84, 8, 4, INK),
  );

export const dolphins = (): string =>
  [
    stage('golden', 200, [140, 120, 46]),
    fill('M330 200q60-70 150-60t120-20v84H330z', '#b7967a'),
    dolphin(220, 210, 1.05, -6),
    dolphin(430, 250, 0.8, 4),
    fill('M0 280q75-16 150 0t150 0 150 0 150 0v120H0z', '#3f8d99'),
    fill('M90 286q40-40 70 0zM290 290q30-34 60 0zM350 300q26-24 50 0zM480 300q24-30 50 0z', PAPER),
    swells([
      [60, 340],
      [260, 360],
      [460, 344],
    ]),
  ].join('');

export const turtle = (): string =>
  [
    fill('M0 0h600v400H0z', '#2fa9b0'),
    faint(fill('M60 0h120l150 400H130zM330 0h90l160 400H430z', '#5fc5c8'), 0.45),
    fill('M0 400v-60q90-30 190-8t200-6 210-10v84z', '#ecd9ac'),
    line('M60 350q-14-40 6-80M84 356q12-30 0-64M540 350q18-40 0-90M520 356q-14-34 2-64', MOSS, 11),
    placed(
      300,
      190,
      'rotate(-12)',
      fill(
        'M90-36q80-70 120-50 0 46-90 80zM80 40q50 70 100 70 0-40-60-86zM-80 40q-60 20-70 60 40 6 96-38zM-90-30q-50-40-84-24 6 34 76 50z',
        '#5f8a4f',
      ) +
        fill('M120-22q60-14 76 18 0 34-40 34-30 0-44-16z', '#7ba65f') +
        disc(172, -2, 5, INK) +
        fill('M-130 10Q-110-80 10-80T138 4Q110 84 0 84T-130 10z', OAK) +
        fill('M-104 8Q-86-58 10-60T112 4Q88 62 0 62T-104 8z', WOOD) +
        line('M-50-50-20 6-56 54M60-50 34 6 60 54M-104 6H112', OAK, 7),
    ),
    [
      [470, 90, 8],
      [486, 64, 5],
      [466, 44, 6],
    ]
      .map(([x = 0, y = 0, r = 0]) => disc(x, y, r, '#bfe9ee'))
      .join(''),
  ].join('');
