import {
  BUOY,
  disc,
  fill,
  INK,
  INK_SOFT,
  LAGOON,
  line,
  OAK,
  PAPER,
  placed,
  SAND,
  SEA,
  SHALLOW,
  SLICKER,
  STEEL,
  WOOD,
} from '../flat/kit.ts';
import { cloud, figure, sailAway, stage, swells } from './stage.ts';

/** A yacht's stern with its bathing ladder, seen from the water. */
const stern = (x: number, y: number): string =>
  placed(
    x,
    y,
    '',
    fill('M-150-70H40l-26 96h-100q-46 0-64-96z', PAPER) +
      fill('M-147-52H34l-5 18h-172z', SEA) +
      line('M-120-70v-34h120v34M-80-104v34M-40-104v34', STEEL, 5) +
      line('M20-30v90M46-30v90M20-4h26M20 22h26M20 48h26', STEEL, 5),
  );

/** A jump into the water from the stern. */
export const jump = (): string =>
  [
    stage('day', 180, [90, 76, 34]),
    cloud(430, 70, 0.8),
    fill('M330 180q70-70 150-50t120-20v70z', '#7fa98e'),
    stern(170, 250),
    figure(128, 182, 0.95, SLICKER),
    placed(
      330,
      190,
      'rotate(24)',
      line('M-6 0q-26-10-30-34M8 2q-8-20-30-30', '#c98d62', 11) +
        fill('M-14-4q-4-44 10-52 20-4 24 6 6 24-2 46z', BUOY) +
        line('M-6-44q-26-10-34-34M10-46q22-14 24-40', '#c98d62', 8) +
        disc(2, -66, 13, '#c98d62') +
        fill('M-11-68a13 13 0 0 1 26-2q-12-6-26 2z', '#4d2c19'),
    ),
    fill('M412 296q14-50 22 0 10-60 22 0 16-44 22 4z', PAPER),
    disc(450, 296, 12, '#d59a6b') + fill('M438 294a12 12 0 0 1 24-2q-12-6-24 2z', '#c0602c'),
    swells([
      [70, 340],
      [300, 356],
      [500, 340],
    ]),
  ].join('');

/** A participant steers for the first time. */
export const helm = (): string =>
  [
    stage('golden', 170, [440, 110, 40]),
    fill('M0 170q80-50 170-30t140 30z', '#b7967a'),
    fill('M0 400 150 230h300l150 170z', WOOD),
    line('M172 236 60 400M236 236l-50 164M300 236v164M364 236l50 164M428 236l112 164', OAK, 3),
    fill('M262 400l14-110h48l14 110z', PAPER) + fill('M268 276h64v24h-64z', INK),
    `<g fill="none" stroke="${STEEL}" stroke-width="10"><circle cx="300" cy="286" r="82"/></g>`,
    line(
      'M300 286v-78M300 286v78M300 286h-78M300 286h78M300 286l-55-55M300 286l55-55M300 286l-55 55M300 286l55 55',
      STEEL,
      5,
    ),
    disc(300, 286, 13, STEEL),
    figure(300, 356, 1.75, BUOY, INK_SOFT, '#d59a6b', '#6b4128'),
    line('M280 256q-26 0-48 4M320 256q26 0 48 4', BUOY, 12),
    disc(230, 262, 9, '#d59a6b') + disc(370, 262, 9, '#d59a6b'),
    figure(456, 372, 1.5, SLICKER),
    sailAway(96, 178, 0.7),
  ].join('');

/** A chart table: a chart, a pencil and a mug. */
export const chartTable = (): string =>
  [
    fill('M0 0h600v400H0z', WOOD),
    line('M0 90h600M0 190h600M0 290h600', OAK, 3),
    fill('M60 60 520 34l30 290L90 350z', SAND),
    fill('M150 60q60 30 50 90t40 100q-50 60-150 84L72 110q40-20 78-50z', '#f6dfae'),
    fill(
      'M330 90q40-20 70 10t-10 60q-50 10-70-20t10-50zM430 210q40-10 54 20t-40 40q-30-20-14-60z',
      '#f6dfae',
    ),
    line(
      'M214 210q40-40 90-30M330 184q50 20 80 60M430 254q20 30 10 60',
      LAGOON,
      6,
      ' stroke-dasharray="2 14"',
    ),
    disc(210, 212, 13, SLICKER) +
      disc(318, 178, 13, INK) +
      disc(418, 246, 13, INK) +
      disc(440, 322, 13, INK),
    placed(
      270,
      280,
      'rotate(-30)',
      fill('M0-8h130l26 8-26 8H0z', SLICKER) +
        fill('M130-8l26 8-26 8z', SAND) +
        fill('M0-8h-20v16H0z', BUOY),
    ),
    placed(150, 270, 'rotate(20)', line('M-30 60 0-40 30 60', STEEL, 7) + disc(0, -42, 9, INK)),
    disc(530, 120, 44, PAPER) +
      disc(530, 120, 34, '#6b4128') +
      line('M572 106q26 4 14 30', PAPER, 11),
  ].join('');

export const knots = (): string =>
  [
    fill('M0 0h600v400H0z', SHALLOW),
    fill('M0 300h600v100H0z', WOOD) + line('M0 340h600', OAK, 4),
    line('M60 60H540', OAK, 18),
    line('M150 60q-50 70 0 120t60-30-70-50-20 130 60 90', BUOY, 15),
    line('M300 60v90q0 60-50 60t-30-70 90-30 60 80-70 90', PAPER, 15),
    line('M440 60q-60 30-20 70t60-20-50-60-40 130 50 120', SLICKER, 15),
    figure(120, 396, 1.25, LAGOON, INK, '#d59a6b', '#c0602c'),
    figure(500, 396, 1.5, SEA),
    line('M486 320q-20-30-34-40', SEA, 12),
  ].join('');

/** The boat's radio, and a participant who learns to use it. */
export const radio = (): string =>
  [
    fill('M0 0h600v400H0z', '#cf9a5f'),
    line('M0 120h600M0 250h600', OAK, 3),
    fill('M60 70h330v200H60z', INK) + fill('M84 96h170v92H84z', '#bfe6c8'),
    line('M104 122h80M104 144h120M104 166h60', '#17714a', 8),
    disc(318, 142, 38, STEEL) + disc(318, 142, 28, INK_SOFT) + line('M318 142v-26', SLICKER, 6),
    disc(104, 226, 15, BUOY) +
      disc(150, 226, 15, STEEL) +
      disc(196, 226, 15, STEEL) +
      disc(242, 226, 15, STEEL),
    line('M280 212h84M280 228h84M280 244h84', INK_SOFT, 5),
    line('M390 220q60 40 20 80t40 70', INK, 8),
    placed(
      470,
      250,
      'rotate(14)',
      fill('M-38-60h76q12 60 0 130h-76q-12-70 0-130z', INK) +
        line('M-18-34h36M-18-18h36M-18-2h36', STEEL, 6),
    ),
    fill('M440 276q-20 20-10 60l50 64h120V260q-60-20-84 0z', '#c98d62') +
      fill('M500 330h100v70H500z', BUOY),
  ].join('');

/** A night sky far from lit shores. */
export const stars = (): string =>
  [
    stage('night', 270, [500, 70, 24]),
    line('M40 250Q260 80 560 20', '#2f5876', 60, ' opacity=".5"'),
    [30, 90, 140, 200, 250, 310, 360, 420, 470, 560, 110, 230, 330, 440, 60, 180, 290, 390, 540]
      .map((x, at) => disc(x, 20 + ((at * 67) % 220), at % 4 === 0 ? 3.6 : 2.2, PAPER))
      .join(''),
    fill('M0 270q60-40 140-20t120 20z', '#0c2438'),
    fill('M0 400V340q300-60 600 0v60z', '#2b3b44') + line('M0 352q300-60 600 0', STEEL, 5),
    line('M300 322V0', STEEL, 9) + fill('M308 10v280q120-20 210-30z', '#274760'),
    figure(200, 350, 1.3, '#8d4634', INK_SOFT),
    figure(140, 356, 1.2, '#a98a2f', INK, '#94613d', '#17161a'),
    disc(300, 326, 7, '#e0553a'),
  ].join('');

/** A fishing rod over the rail. */
export const fishing = (): string =>
  [
    stage('day', 160, [90, 70, 26]),
    fill('M180 160 290 30l60 70 60-60 110 120z', '#6f8f97') +
      fill('M290 30l30 36-24-6-20 20zM410 40l34 40-30-8-18 8z', PAPER),
    fill('M0 330q150-30 330 0l-30 70H0z', PAPER) +
      fill('M0 350q150-26 322 0l-6 14Q150 338 0 366z', SEA),
    line('M20 330v-60h260v56M110 270v60M200 270v60', STEEL, 5),
    figure(170, 342, 1.5, SLICKER, SLICKER),
    line('M190 250 380 130', OAK, 6) + line('M380 130q30 60 20 150', INK, 2),
    placed(
      404,
      300,
      'rotate(70)',
      fill('M-70 0q50-46 120-6l34-22v60L50 10q-70 36-120-10z', '#8f9a6a') +
        fill('M-60 4q60 26 106 6-50 22-106-6z', PAPER) +
        disc(-48, -6, 5, INK),
    ),
    fill('M372 360q14-30 22 0 8-36 20 0 12-26 20 4z', PAPER),
    swells([
      [450, 250],
      [500, 340],
    ]),
  ].join('');

export const cooking = (): string =>
  [
    fill('M0 0h600v400H0z', '#f6e7cc'),
    fill('M360 40h180v110H360z', '#a9dcee') +
      fill('M360 110h180v40H360z', LAGOON) +
      sailAway(430, 118, 0.7),
    line('M360 40h180v110H360zM450 40v110', OAK, 9),
    line('M40 60h260', OAK, 9) + line('M80 60v34M150 60v26M220 60v34', STEEL, 5),
    fill('M56 94h48v34q-24 16-48 0zM196 94h48v20q-24 20-48 0z', STEEL) +
      fill('M138 86h24v44h-24z', OAK),
    fill('M0 290h600v110H0z', WOOD) + fill('M0 280h600v18H0z', OAK),
    fill('M90 210h170v72H90z', BUOY) +
      fill('M80 204h190v14H80z', INK) +
      line('M62 226h28M260 226h28', INK, 9),
    line('M130 190q-14-24 0-44M176 190q-14-24 0-44M222 190q-14-24 0-44', PAPER, 7),
    figure(330, 296, 1.65, SEA, INK),
    fill('M308 196h44l8 84h-60z', PAPER),
    fill('M318 158h24q14-24-12-26t-12 26z', PAPER),
    disc(430, 266, 17, BUOY) + disc(466, 266, 17, BUOY) + disc(448, 244, 17, SLICKER),
    fill('M500 282q0-60 20-80l10 80zM530 282q10-50 34-60l-6 60z', '#17714a'),
  ].join('');

/** A film evening in the cockpit: the crew watches a film on a sheet. */
export const film = (): string =>
  [
    stage('night', 250, [70, 60, 20]),
    line('M150 40h330', OAK, 9) + fill('M160 44h310v170H160z', '#f3ead2'),
    fill('M170 54h290v90H170z', '#a9dcee') +
      fill('M170 144h290v60H170z', '#27a0b8') +
      fill('M360 110h100v60H360z', '#e9dcc0'),
    sailAway(270, 156, 1.1),
    fill('M0 400V330q300-50 600 0v70z', WOOD) + line('M0 340q300-50 600 0', OAK, 7),
    figure(130, 392, 1.35, BUOY, INK),
    figure(220, 396, 1.3, SLICKER, SEA, '#d59a6b', '#c0602c'),
    figure(380, 396, 1.35, LAGOON, INK, '#94613d', '#17161a'),
    figure(470, 392, 1.3, PAPER, INK_SOFT),
  ].join('');
