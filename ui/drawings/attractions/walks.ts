import {
  BUOY,
  BUOY_SHADE,
  disc,
  fill,
  INK,
  INK_SOFT,
  LAGOON,
  line,
  MOSS,
  OAK,
  PAPER,
  PINE,
  SEA,
  SLICKER,
  STEEL,
  STONE,
  WOOD,
} from '../flat/kit.ts';
import { figure, sailAway, stage } from './stage.ts';

const window = (x: number, y: number, shutter: string): string =>
  fill(`M${x} ${y}h26v40h-26z`, INK_SOFT) +
  fill(`M${x - 14} ${y - 2}h14v44h-14zM${x + 26} ${y - 2}h14v44h-14z`, shutter);

/** A lane between houses that leads to the sea. */
export const oldTown = (): string =>
  [
    fill('M0 0h600v400H0z', '#a9dcee'),
    fill('M230 160h140v90H230z', '#27a0b8'),
    sailAway(300, 216, 0.8),
    fill('M0 0h170l70 110v190L0 400zM600 0H420l-60 90v210l240 100z', '#f0dcb8'),
    fill('M170 0l70 110v190l-70 36zM420 0l-60 90v210l60 30z', '#dcc295'),
    fill('M0 400 240 290h120l240 110z', STONE),
    line(
      'M120 346l86 54M200 310l110 90M300 290v110M360 296l60 104M440 330l70 70M70 368h460M140 336h320M190 314h220',
      '#d3c19c',
      4,
    ),
    window(40, 60, PINE),
    window(40, 180, PINE),
    window(490, 70, SEA),
    window(500, 190, SEA),
    fill('M100 400V270q0-34 30-34t30 34v104z', OAK),
    fill('M440 356v-86q0-26 24-26t24 26v108z', BUOY_SHADE),
    line('M168 40q130 60 256 0M200 90q100 40 196-4', INK, 2.5),
    fill('M220 60h30l-4 40h-24zM280 68h26l4 34h-30zM340 60h30l4 38h-32z', PAPER),
    fill('M310 70h24l-2 30h-24z', SLICKER),
    fill('M196 330q-6-30 16-34t18 34zM400 334q-4-30 16-32t18 34z', PINE),
    fill('M192 328h42l-6 24h-30zM396 332h42l-6 24h-30z', '#d9683f'),
    figure(286, 350, 0.95, BUOY, '#f2ead6'),
    figure(324, 346, 0.9, PAPER, SEA, '#d59a6b', '#c0602c'),
  ].join('');

export const volcano = (): string =>
  [
    stage('dusk', 250, [500, 190, 30]),
    fill('M40 250 250 70q40-20 80 6L560 250z', '#4c3a4d'),
    fill('M250 70q40-20 80 6l30 26q-70 40-140 0z', '#2f2534'),
    fill('M276 72q-4-40 10-66 20 20 26 66z', '#ff8a3c'),
    fill('M286 72q2-24 8-36 10 14 10 36z', '#ffe2a0'),
    line('M292 76q-20 40-10 70t-14 50M308 80q16 30 40 50', '#ff8a3c', 6),
    [
      [250, 40],
      [330, 30],
      [266, 16],
      [350, 56],
      [318, 8],
    ]
      .map(([x = 0, y = 0]) => disc(x, y, 4, '#ffc36a'))
      .join(''),
    fill(
      'M250 20q-50-30-90 0-40-10-50 16 60 20 140 4zM320 10q60-30 90-6 40 0 40 22-60 16-130 6z',
      '#a78aa0',
    ),
    fill('M0 400V300q120-60 260-20t340-30v150z', '#3b2f3f'),
    line('M60 400q60-80 180-70t140-40 120-20', '#c99a7a', 9),
    figure(250, 344, 0.95, BUOY, INK, '#d9a077'),
    figure(300, 332, 0.85, SLICKER, INK_SOFT),
    figure(350, 318, 0.75, LAGOON),
    line('M234 300l-10 46M316 290l8 42', STEEL, 4),
  ].join('');

export const wine = (): string =>
  [
    stage('golden', 170, [470, 90, 40]),
    fill('M0 170q100-60 220-40t220 20 160-10v40H0z', '#b7a56a'),
    fill('M0 190q160-40 320-10t280-6v226H0z', '#9aa55c'),
    [0, 1, 2, 3, 4, 5]
      .map((at) =>
        line(`M${at * 130 - 40} 400Q${200 + at * 34} 260 ${250 + at * 20} 186`, MOSS, 22),
      )
      .join(''),
    fill('M120 150h60v36h-60zM110 152l40-26 40 26z', '#d9683f') +
      fill('M120 152h60v34h-60z', '#f6e7cc'),
    fill('M0 340h600v60H0z', WOOD),
    fill('M0 332h600v14H0z', OAK),
    fill('M150 150h34v50q26 20 26 60v78h-86v-78q0-40 26-60z', PINE),
    fill('M126 262h82v48h-82z', PAPER) + line('M142 290q9-9 18 0t18 0 16 0', LAGOON, 5),
    fill('M150 150h34v26h-34z', BUOY_SHADE),
    fill('M268 210h84q10 84-42 84t-42-84z', '#fffaf0') +
      fill('M272 246h76q-4 42-38 42t-38-42z', '#f0c95c') +
      line('M310 294v36M284 336h52', '#fffaf0', 8),
    [
      [430, 300],
      [452, 296],
      [474, 300],
      [440, 318],
      [464, 318],
      [452, 334],
    ]
      .map(([x = 0, y = 0]) => disc(x, y, 14, '#5a3059'))
      .join('') + line('M452 286q4-20 20-24', PINE, 6),
    fill('M520 306l60-20 10 40-80 12z', SLICKER) +
      disc(546, 314, 5, '#a56a00') +
      disc(566, 308, 4, '#a56a00'),
  ].join('');

export const ruins = (): string =>
  [
    stage('golden', 230, [150, 130, 48]),
    fill('M320 230q80-50 160-40t120-10v56H320z', '#b7967a'),
    fill('M0 400V300q120-50 300-46t300 6v140z', '#c9b98a'),
    fill('M150 270h330v18H150zM136 288h358v18H136z', STONE),
    [170, 240, 310, 380, 450]
      .map(
        (x, at) =>
          fill(
            `M${x - 16} 270l3-${at === 4 ? 96 : 150}h26l3 ${at === 4 ? 96 : 150}z`,
            at % 2 === 0 ? '#fff6e0' : '#f2e4c4',
          ) +
          line(
            `M${x - 5} 264v-${at === 4 ? 76 : 130}M${x + 5} 264v-${at === 4 ? 76 : 130}`,
            '#d9c79c',
            3,
          ) +
          (at === 4 ? '' : fill(`M${x - 22} 122h44v12h-44z`, STONE)),
      )
      .join(''),
    fill('M142 96h266v26H142zM142 96l133-44 80 26 53 18z', '#f2e4c4'),
    line('M156 110h240', '#d9c79c', 4),
    fill('M500 330h60v26h-60zM520 306h44v24h-44z', '#f2e4c4'),
    fill('M60 330q-10-110 10-140 22 40 12 140zM36 336q-8-80 6-100 18 30 10 100z', MOSS),
    figure(300, 372, 1, SEA, '#f2ead6'),
    figure(340, 376, 1.02, BUOY, INK, '#d59a6b', '#6b4128'),
  ].join('');
