import {
  BUOY,
  disc,
  faint,
  fill,
  INK,
  INK_SOFT,
  LAGOON,
  line,
  MOSS,
  OAK,
  PAPER,
  PINE,
  placed,
  SEA,
  SLICKER,
  STEEL,
  STONE,
  WOOD,
} from '../flat/kit.ts';
import { cloud, figure, sailAway, stage, swells } from './stage.ts';

const palm = (x: number, y: number, size: number): string =>
  placed(
    x,
    y,
    `scale(${size})`,
    line('M0 0Q-14-70 14-140', OAK, 11) +
      line(
        'M14-140q-50-30-80 14M14-140q-20-50-66-46M14-140q20-54 70-40M14-140q54-10 76 30M14-140q10 30-10 60',
        PINE,
        12,
      ),
  );

export const lagoon = (): string =>
  [
    fill('M0 0h600v400H0z', '#bfe9f2'),
    disc(500, 70, 34, '#fff6dc'),
    fill('M0 150q120-60 240-20t150 20z', '#7fa98e') + fill('M420 150q60-40 180-20v20z', '#9db98f'),
    fill('M0 150h600v250H0z', '#35b3c4'),
    fill('M0 220q150-40 330-10t270-10v200H0z', '#63cdd3') +
      fill('M0 290q170-40 340 0t260 0v110H0z', '#9fe3e0'),
    fill('M0 400v-50q160-50 330-10t270 6v54z', '#fbeed0'),
    placed(
      220,
      214,
      'scale(1.1)',
      line('M0-14V-120', STEEL, 4) + fill('M-60-16H66q-6 26-30 28h-70q-22-2-26-28z', PAPER),
    ) + faint(`<ellipse cx="226" cy="262" rx="70" ry="10" fill="#2a94a4"/>`, 0.5),
    palm(520, 372, 1.05),
    palm(570, 384, 0.8),
    figure(330, 356, 0.7, BUOY, '#f2ead6'),
    figure(364, 358, 0.7, SLICKER, SEA),
    fill('M90 366l40-30 40 30z', BUOY) + line('M130 336v44', OAK, 5),
  ].join('');

/** Rounded granite boulders with shallow water between them. */
export const boulders = (): string =>
  [
    fill('M0 0h600v400H0z', '#f8dcc8') + disc(160, 110, 40, '#fff6dc'),
    fill('M0 190h600v210H0z', '#4bb9be') + fill('M0 270q150-30 320 0t280 0v130H0z', '#93dcd6'),
    palm(480, 190, 1) + palm(540, 200, 1.2),
    fill(
      'M330 250q-20-120 60-130 70 10 80 130zM430 262q-10-90 60-110 90-10 120 40v90z',
      '#b08f7f',
    ) + fill('M350 240q-6-90 46-106 20 20 14 110zM470 250q0-60 40-80 20 30 10 84z', '#c9a996'),
    fill('M0 280q-10-110 70-120t100 120zM130 290q0-60 50-64t50 64z', '#9c7c70') +
      fill('M20 270q0-80 54-96 20 30 10 100z', '#b79686'),
    fill('M0 400v-60q180-50 340-10t260-10v80z', '#fbeed0'),
    figure(280, 350, 0.85, BUOY, '#f2ead6'),
    swells([
      [230, 250],
      [250, 300],
    ]),
  ].join('');

/** A narrow bay between two rock walls. */
export const cove = (): string =>
  [
    stage('day', 200, [300, 90, 30]),
    fill('M190 200h220v200H190z', '#4fc0cc'),
    fill('M0 0h190q20 60-6 110 40 60 20 110 30 60-20 180H0z', '#d9b98a') +
      fill('M0 0h120q10 60-20 120 40 60 10 120 20 70-10 160H0z', '#c3a06e'),
    fill('M600 0H410q-26 60 4 120-40 50-10 110-30 70 20 170h176z', '#d9b98a') +
      fill('M600 0H490q-20 60 14 130-40 50-6 110-20 70 10 160h92z', '#c3a06e'),
    line(
      'M130 60q-20 30-10 60M150 210q-20 30 0 60M470 80q20 30 6 60M450 230q20 20 10 60',
      '#a98553',
      5,
    ),
    fill('M0 0h180q-20 16-60 10-60 20-120 6zM420 0h180v20q-70 10-110-4-50 6-70-16z', PINE),
    sailAway(300, 236, 1.3),
    fill('M190 400q110-30 220 0z', '#fbeed0'),
    swells(
      [
        [220, 300],
        [310, 330],
      ],
      '#bfeef0',
    ),
  ].join('');

/** A rock in the sea at sunset. */
export const seaRock = (): string =>
  [
    stage('dusk', 260, [430, 236, 46]),
    fill('M90 260q20-140 80-210 60-30 90 60 30 10 50 150z', '#4c3a52') +
      fill('M200 70q40 40 40 190h-50q30-100 10-190z', '#63496a'),
    fill('M330 260q10-50 40-60 30 10 40 60z', '#4c3a52'),
    line('M380 290h110M400 314h80M370 338h120', '#ffd27a', 6),
    [70, 160, 250, 480, 560]
      .map((x, at) =>
        placed(
          x,
          350 + (at % 2) * 14,
          '',
          line('M0-16V-90', '#20243c', 4) +
            fill('M-36-18H40q-6 20-22 22h-36q-16-2-18-22z', '#20243c'),
        ),
      )
      .join(''),
  ].join('');

/** Two steep walls close together. */
export const fjord = (): string =>
  [
    fill('M0 0h600v400H0z', '#cfe4ea'),
    fill('M230 230 280 90l40 50 30-40 40 130z', '#9fb8bf') +
      fill('M280 90l24 30-16 10-22-4z', PAPER),
    fill('M0 0h120l60 110 40 40 30 90-20 40H0z', '#55727a') +
      fill('M0 60l90 40 50 90 40 90H0z', '#3f5b63'),
    fill('M600 0H460l-50 130-30 30-20 90 20 30h220z', '#55727a') +
      fill('M600 80l-90 40-40 90-20 70h150z', '#3f5b63'),
    fill('M40 0l30 40 20-30 12-10zM470 0l20 50 30-30 20-20z', PAPER),
    line('M150 90q-4 60 6 100t-4 90', PAPER, 8) + line('M444 130q6 60-2 120', PAPER, 6),
    fill('M0 270h600v130H0z', '#2c6570') + fill('M200 270h200l60 130H140z', '#4a8a93'),
    sailAway(300, 300, 1.1),
    fill('M470 262h34v22h-34z', BUOY) + fill('M464 264l23-20 23 20z', INK),
    swells(
      [
        [90, 330],
        [330, 350],
        [430, 320],
      ],
      '#7fb2b8',
    ),
  ].join('');

/** Terraced waterfalls with wooden footbridges above them. */
export const waterfall = (): string => {
  const fall = (y: number, high: number, left: number, right: number): string =>
    fill(`M${left} ${y}H${right}v${high}H${left}z`, '#8fd0d8') +
    [0.08, 0.24, 0.4, 0.58, 0.74, 0.9]
      .map((part, at) =>
        line(
          `M${left + (right - left) * part} ${y + 4}q${at % 2 === 0 ? 6 : -6} ${high / 2} 0 ${high - 6}`,
          PAPER,
          9,
        ),
      )
      .join('') +
    [0.05, 0.2, 0.36, 0.5, 0.66, 0.82, 0.95]
      .map((part) => disc(Math.round(left + (right - left) * part), y + high, 15, PAPER))
      .join('');
  return [
    fill('M0 0h600v400H0z', '#d7eef0'),
    fill('M0 0h600v110q-50 30-100 0t-100 6-100-10-100 10-100-10-100 8z', PINE) +
      fill('M0 90q70-60 150-10t20 60H0zM600 80q-80-50-150 0t-30 70h180z', MOSS),
    fill('M150 100h300v40H150z', '#6fc3cc'),
    fall(138, 62, 170, 430),
    fill('M90 206q210-20 420 0l20 30H70z', '#5ab4c1'),
    fall(232, 70, 80, 520),
    fill('M0 310q300-24 600 0v90H0z', '#2f94a4'),
    fill(
      'M0 180q60 10 80 60l-10 90q-30 30-70 20zM600 170q-60 20-76 70l6 84q30 30 70 24z',
      '#7fa05c',
    ),
    fill('M0 300 600 262v20L0 322z', WOOD) +
      line('M0 264 600 226M60 300v-40M180 292v-40M300 284v-40M420 276v-40M540 268v-40', OAK, 6),
    figure(236, 290, 0.95, BUOY),
    figure(282, 288, 0.9, SLICKER, SEA, '#d59a6b', '#c0602c'),
    swells([
      [120, 366],
      [380, 360],
    ]),
  ].join('');
};

/** A wreck on a beach below a cliff, seen from the water. */
export const wreck = (): string =>
  [
    stage('day', 230, [80, 66, 28]),
    fill('M120 0h480v230H160q-50-60-20-120 0-60-20-110z', '#f0e2c4') +
      fill('M300 0h120q20 90-10 130t20 100H300q30-60 0-110t0-120z', '#dcc9a0'),
    fill('M110 0h490v20q-90 20-200 6-130 20-290-2z', PINE),
    fill('M170 250q60-40 200-40t230 20v50q-200 30-430-30z', '#fbeed0'),
    placed(
      380,
      236,
      'rotate(-7)',
      fill('M-110-20H90l30-26-14 70H-90z', '#8a4a2b') +
        fill('M-60-60h70v40h-70z', '#a5623c') +
        line('M-30-60v-46M40-20v-60', '#6b3820', 6) +
        line('M-90 4H96', '#6b3820', 5),
    ),
    fill('M0 260q160-30 330 10t270-4v134H0z', '#39b4d6') +
      fill('M0 330q150-30 300 0t300 0v70H0z', '#1f8fc4'),
    sailAway(140, 300, 1.3),
    swells([
      [300, 330],
      [430, 370],
    ]),
  ].join('');

/** An artificial island of heaped stones with a church. */
export const islet = (): string =>
  [
    stage('dusk', 240, [120, 130, 34]),
    fill('M0 240 120 70l70 70 90-120 110 130 60-50 150 140z', '#6a5a78') +
      fill('M0 240l90-60 90 30 120-50 140 50 160-40v70z', '#53496a'),
    fill('M170 262q130-34 270 0l-10 20H180z', STONE),
    fill('M230 190h90v66h-90zM330 140h40v116h-40z', PAPER) +
      fill('M222 194l53-40 53 40zM324 142l26-40 26 40z', '#b4552f'),
    disc(290, 184, 0, PAPER) + fill('M250 180q24-44 50 0z', '#6fa9b0'),
    fill('M264 256v-30q10-14 20 0v30zM342 170h16v24h-16z', INK_SOFT),
    fill('M390 258q-10-60 6-80 16 20 10 80zM200 258q-8-40 6-60 14 20 10 60z', MOSS),
    line('M200 300h210M230 324h150', '#f3c9a8', 5),
    placed(120, 340, '', fill('M-60-8Q0 12 70-12q-4 30-30 32h-70q-26-2-30-28z', OAK)),
    figure(110, 336, 0.75, SLICKER),
    figure(150, 336, 0.75, BUOY),
    swells([
      [300, 360],
      [460, 340],
    ]),
  ].join('');

/** Salt works: windmills, pink basins and heaps of salt. */
export const salt = (): string =>
  [
    stage('golden', 200, [130, 110, 40]),
    fill('M0 200h600v200H0z', '#e9a6a0') +
      fill('M0 250h600v10H0zM0 320h600v12H0z', '#c9886a') +
      line('M180 200 60 400M420 200l120 200', '#c9886a', 9),
    fill('M0 200h600v14H0z', '#b7967a'),
    placed(
      430,
      200,
      '',
      fill('M-44 0l10-110h68L44 0z', PAPER) +
        fill('M-40-108 0-150l40 42z', '#b4552f') +
        line('M0-112-70-160M0-112 70-64M0-112 48-182M0-112-48-42', OAK, 6) +
        fill(
          'M-66-166l30 22 8-12-30-22zM70-58 40-80l8-12 30 22zM42-188 22-158l12 8 20-30zM-42-36l20-30-12-8-20 30z',
          '#fff6e0',
        ),
    ),
    [110, 200, 290]
      .map(
        (x, at) =>
          fill(`M${x - 40} ${300 + at * 6}l40-46 40 46z`, PAPER) +
          fill(`M${x} ${254 + at * 6}l40 46h-34z`, '#f2dcd6'),
      )
      .join(''),
    line('M150 222h90M300 236h70M200 348h120', '#f9d3c4', 6),
    figure(330, 390, 1, SLICKER, SEA),
    line('M346 340l50 44', OAK, 6),
  ].join('');

/** A mooring buoy in a protected bay. */
export const buoy = (): string =>
  [
    stage('day', 170, [500, 66, 28]),
    fill('M0 170q60-110 190-90t160 60 100 30z', '#9c8a5f') +
      fill('M0 170q60-70 150-50t150 50z', '#5d7a4c'),
    fill('M150 70h34V40h12V28h12v12h10v30h26v30h-94z', STONE),
    fill('M0 170h600v230H0z', '#2fa3b8') + fill('M0 270h600v130H0z', '#1d7f97'),
    placed(
      430,
      230,
      'scale(1.5)',
      line('M0-14V-120', STEEL, 4) + fill('M-60-16H66q-6 26-30 28h-70q-22-2-26-28z', PAPER),
    ),
    line('M340 236Q270 250 214 280', INK, 3),
    line('M206 296q-20 60 10 104', INK, 3) +
      disc(206, 290, 26, SLICKER) +
      fill('M181 284q24 12 50 0v12q-26 12-50 0z', BUOY),
    fill(
      'M60 400q-6-30 6-60 6 30 4 60zM90 400q-2-40 14-70 4 40-4 70zM300 400q-6-40 8-70 6 30 2 70zM520 400q-6-30 6-60 8 30 4 60z',
      '#14604e',
    ),
    fill('M300 330q26-24 52 0l18-12v26l-18-12q-26 26-52-2z', SLICKER) +
      fill('M110 350q20-18 40 0l14-10v20l-14-10q-20 20-40 0z', PAPER),
    cloud(330, 60, 0.6),
  ].join('');

/** Hot springs among stones. */
export const springs = (): string =>
  [
    stage('golden', 150, [480, 90, 36]),
    fill('M0 150q70-120 190-110t150 110z', '#a98a6a') +
      disc(190, 30, 17, '#f6efe2') +
      disc(214, 12, 22, '#f6efe2') +
      disc(176, 8, 14, '#f6efe2'),
    fill('M0 400V190q120-40 260-10t340-10v230z', '#c9a06e'),
    fill('M90 290q-10-60 110-64t230 0 100 70-220 70-220-76z', '#8d6a46') +
      fill('M110 286q0-44 100-48t200 0 90 56-190 56-200-64z', '#9ac0a6'),
    disc(80, 320, 30, STONE) +
      disc(130, 356, 36, '#d9c7a2') +
      disc(520, 330, 34, STONE) +
      disc(460, 366, 30, '#d9c7a2'),
    line(
      'M210 230q-14-26 0-48t-4-40M300 226q-14-26 0-48t-4-40M390 230q-14-26 0-48t-4-40',
      PAPER,
      8,
      ' opacity=".8"',
    ),
    disc(230, 270, 17, '#c98d62') +
      fill('M206 300q24-30 50 0z', '#8d6a46') +
      fill('M213 268a17 17 0 0 1 34-2q-16-8-34 2z', '#4d2c19'),
    disc(330, 282, 17, '#d59a6b') +
      fill('M304 312q26-30 54 0z', '#c98d62') +
      fill('M313 280a17 17 0 0 1 34-2q-16-8-34 2z', '#c0602c'),
    disc(408, 268, 16, '#94613d') +
      fill('M384 298q24-28 50 0z', '#6b5138') +
      fill('M392 266a16 16 0 0 1 32-2q-16-8-32 2z', '#17161a'),
  ].join('');

/** A wide lake with sailing boats. */
export const lake = (): string =>
  [
    stage('day', 190, [500, 66, 30]),
    cloud(120, 70, 0.9) + cloud(360, 50, 0.6),
    fill(
      'M0 190q20-20 40 0t40-4 40 4 40-6 40 6 40-2 40 2 40-6 40 6 40-4 40 4 40-2 40 2 40-4 40 4v6H0z',
      PINE,
    ),
    placed(
      260,
      300,
      'rotate(-14) scale(1.7)',
      fill('M0-8v-140q-70 60-86 140z', PAPER) +
        fill('M8-8v-120q46 40 64 110z', '#fff6dc') +
        fill('M-96 0h190q-10 26-40 28H-60q-30-4-36-28z', WOOD) +
        line('M-90 8H86', OAK, 4),
    ),
    disc(232, 288, 11, '#c98d62') +
      disc(200, 294, 11, '#d59a6b') +
      fill('M218 318q14-22 28 0zM186 322q14-22 28 0z', BUOY),
    sailAway(480, 206, 0.7),
    swells([
      [40, 360],
      [380, 350],
      [470, 376],
    ]),
    placed(470, 120, '', line('M-20 0q10-12 20 0 10-12 20 0', INK_SOFT, 4)),
  ].join('');

/** An island whose bare trees are full of cormorants. */
export const cormorants = (): string =>
  [
    stage('day', 230, [90, 70, 30]),
    fill('M180 240q120-40 280 0z', '#8f9a6a'),
    line(
      'M240 236V120M240 170l-40-40M240 150l36-40M320 236V90M320 150l-44-40M320 130l46-46M400 236V130M400 180l-34-30M400 166l36-40',
      STONE,
      11,
    ),
    [
      [200, 124],
      [276, 104],
      [240, 112],
      [276, 106],
      [320, 82],
      [366, 78],
      [366, 146],
      [436, 120],
      [400, 122],
    ]
      .map(([x = 0, y = 0], at) =>
        placed(
          x,
          y,
          at % 2 === 0 ? '' : 'scale(-1 1)',
          fill('M-10 8q-6-22 6-30 2-14 14-12l10 4-10 4q0 22-10 34z', INK),
        ),
      )
      .join(''),
    placed(120, 140, '', fill('M0 0q-40-30-70-6 40-4 66 14 24-24 64-22-30-22-60 14z', INK)),
    placed(510, 90, 'scale(.8)', fill('M0 0q-40-30-70-6 40-4 66 14 24-24 64-22-30-22-60 14z', INK)),
    sailAway(470, 320, 1.3),
    swells([
      [80, 320],
      [260, 350],
    ]),
  ].join('');

export const kayak = (): string =>
  [
    fill('M0 0h600v400H0z', '#d7eef0'),
    fill(
      'M0 0h600v170q-60-40-110 0-40-60-100-10-30-60-80-10-60-60-110 0-50-50-100 0-60-40-100 20z',
      PINE,
    ) + fill('M0 60q60-40 100 20T0 190zM600 50q-70-20-110 40t110 90z', MOSS),
    fill('M210 150h160l230 250H0z', '#5aa9a4') + fill('M250 150h70l90 250H150z', '#8cc9bd'),
    line('M60 400q20-80 60-120M540 400q-20-70-50-110', '#39523a', 9),
    fill('M150 320q150-40 310 0-150 44-310 0z', SLICKER) +
      fill('M240 316q20-14 44 0-20 14-44 0zM330 316q20-14 44 0-20 14-44 0z', OAK),
    figure(262, 352, 1, BUOY, SLICKER),
    figure(352, 352, 1, LAGOON, SLICKER, '#d59a6b', '#c0602c'),
    line('M210 250 320 330M300 330l110-80', OAK, 6) +
      fill('M196 236q20-6 28 14l-10 12q-20-8-18-26zM426 236q-20-6-28 14l10 12q20-8 18-26z', BUOY),
    swells(
      [
        [110, 370],
        [420, 376],
      ],
      '#c8ebe2',
    ),
  ].join('');
