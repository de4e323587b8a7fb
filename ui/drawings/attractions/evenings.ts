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
  SHALLOW,
  SLICKER,
  STEEL,
  WOOD,
} from '../flat/kit.ts';
import { bulbs, figure, sailAway, stage, swells } from './stage.ts';

export const tavern = (): string =>
  [
    stage('golden', 190, [110, 120, 40]),
    fill('M300 190q70-60 160-40t140-20v64H300z', '#b7967a'),
    sailAway(220, 204, 0.9),
    fill('M0 300h600v100H0z', '#d9b98a'),
    line('M0 330h600M0 364h600', '#c3a06e', 4),
    line('M40 400V40M560 400V40', OAK, 16),
    line('M0 44h600', OAK, 14),
    bulbs(
      'M40 60q130 60 260 10t260-10',
      [
        [90, 80],
        [160, 92],
        [230, 88],
        [310, 72],
        [390, 60],
        [470, 58],
      ],
      '#ffd97a',
    ),
    fill(
      'M0 0h600v30q-30 40-60 10-30 36-70 6-30 40-80 4-40 36-80-2-40 40-90 6-40 34-80-2-40 36-70 2-30 34-70 0z',
      MOSS,
    ),
    [
      [70, 52],
      [86, 60],
      [78, 72],
      [400, 56],
      [416, 62],
      [408, 74],
    ]
      .map(([x = 0, y = 0]) => disc(x, y, 9, '#5a3059'))
      .join(''),
    fill('M80 270h440l24 30H56z', PAPER),
    fill('M56 300h488v16H56z', SHALLOW),
    line('M120 316l-10 84M480 316l10 84', OAK, 12),
    `<ellipse cx="300" cy="272" rx="92" ry="19" fill="#9fb8bd"/><ellipse cx="300" cy="269" rx="78" ry="14" fill="${PAPER}"/>`,
    fill('M232 264q40-34 100-8l34-18v44l-34-14q-50 20-100-4z', STEEL) +
      disc(252, 258, 4, INK) +
      line('M286 246q8 16 0 30M310 246q8 16 0 30', '#8da0a8', 4),
    disc(376, 276, 11, SLICKER),
    fill('M150 200h22v24q12 10 12 26v24h-46v-24q0-16 12-26z', PINE),
    fill('M140 244h44v18h-44z', PAPER),
    line('M214 282v-22M454 284v-24', STEEL, 4),
    fill('M200 220h28q4 40-14 40t-14-40zM440 222h28q4 40-14 40t-14-40z', '#fff6e0'),
    fill('M202 236h24q-2 24-12 24t-12-24zM442 238h24q-2 24-12 24t-12-24z', BUOY),
  ].join('');

export const lighthouse = (): string =>
  [
    stage('dusk', 260, [120, 230, 36]),
    faint(fill('M330 90 0 20v90zM350 90l250-60v110z', '#ffe2a0'), 0.4),
    fill('M180 400q10-110 120-130t220 40l80 90z', '#5b4a4e'),
    fill('M230 400q20-80 100-96t150 50l60 46z', '#74605f'),
    fill('M306 290l14-176h40l14 176z', PAPER),
    fill('M312 218h56l4 40h-64zM317 150h46l3 34h-52z', BUOY),
    fill('M300 114h80v-12h-80z', INK) +
      fill('M318 102V72h44v30z', '#ffe9a8') +
      line('M318 102V72h44v30M340 72v30', INK, 5) +
      fill('M310 72l30-30 30 30z', INK),
    fill('M374 270h80v40h-80z', '#f6e7cc') +
      fill('M366 272l48-28 48 28z', '#d9683f') +
      fill('M404 284h20v26h-20z', SEA),
    figure(262, 336, 0.75, SLICKER),
    figure(284, 332, 0.72, LAGOON),
    line('M80 290h90M60 320h80', '#ffd27a', 6),
    sailAway(90, 262, 0.7),
  ].join('');

export const party = (): string =>
  [
    stage('dusk', 200, [440, 180, 42]),
    fill('M0 200q70-60 150-50t130 50z', '#4c4566'),
    line('M400 226h100M410 250h70', '#ffd27a', 6),
    fill('M0 400V310q160-50 330-30t270-20v140z', '#d9b98a'),
    line('M80 340Q70 180 120 90', OAK, 14),
    line('M120 90q-50-30-80 20M120 90q-10-50-60-50M120 90q30-50 80-20M120 90q50 0 60 50', PINE, 14),
    line('M560 330V110', OAK, 9),
    bulbs(
      'M124 96q210 110 434 20',
      [
        [170, 118],
        [230, 138],
        [300, 150],
        [370, 152],
        [440, 144],
        [510, 130],
      ],
      '#ffd97a',
    ),
    fill('M400 300h150l10 60H390z', WOOD) +
      fill('M386 290h180v16H386z', OAK) +
      fill('M420 250h24l-4 40h-16zM470 244h14v46h-14zM510 256h26l-6 34h-14z', LAGOON) +
      disc(522, 254, 9, SLICKER),
    figure(200, 350, 1.15, BUOY, '#f2ead6'),
    figure(262, 362, 1.2, SLICKER, SEA, '#d59a6b', '#c0602c'),
    figure(322, 346, 1.1, PAPER, INK, '#94613d', '#2b2a2f'),
    line('M186 282l-22-40M276 290l26-44M336 284l20-42', '#c98d62', 7),
  ].join('');

export const campfire = (): string =>
  [
    stage('night', 210, [110, 80, 28]),
    fill(
      'M0 210l20-80 22 80 20-110 24 110 22-90 22 90 20-60 24 60zM420 210l20-90 24 90 22-120 26 120 20-80 22 80 20-100 26 100z',
      '#0c2a38',
    ),
    fill('M0 400V300q150-40 300-20t300-10v130z', '#3a4a3c'),
    faint(disc(300, 300, 120, '#ff9d4a'), 0.22),
    line('M250 344l100 20M350 344l-100 20', OAK, 16),
    fill('M256 346q-16-60 30-110 4 30 24 44 4-24 0-40 50 50 34 106-44 20-88 0z', '#ff8a3c') +
      fill('M276 348q-6-40 22-66 20 30 26 66-24 10-48 0z', '#ffe2a0'),
    figure(150, 370, 1.25, BUOY, SEA),
    figure(454, 372, 1.25, LAGOON, INK, '#d59a6b', '#c0602c'),
    placed(
      440,
      318,
      'rotate(-24)',
      line('M10 0h86', OAK, 8) +
        fill('M-40 0q0-24 24-22 14-10 30 0v44q-16 10-30 0-24 2-24-22z', WOOD) +
        disc(-4, 0, 8, INK),
    ),
    figure(90, 352, 1.1, SLICKER, INK_SOFT, '#94613d', '#17161a'),
    swells(
      [
        [200, 240],
        [380, 250],
      ],
      '#2b5272',
    ),
  ].join('');
