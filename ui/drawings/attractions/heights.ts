import {
  BUOY,
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
  placed,
  SAND,
  SEA,
  SLICKER,
  STEEL,
  STONE,
  WOOD,
} from '../flat/kit.ts';
import { cloud, figure, sailAway, stage } from './stage.ts';

/** A railway beside a waterfall. */
export const railway = (): string =>
  [
    fill('M0 0h600v400H0z', '#cfe4ea'),
    fill('M0 150 120 20l80 90 110-110 120 140 60-60 110 110v260H0z', '#6f8f97') +
      fill('M120 20l40 44-30-6-26 22zM310 0l46 54-34-8-34 20z', PAPER),
    fill('M0 400V240q140-60 280-20t320-40v220z', '#5d8a5a'),
    line('M440 60q10 60-6 110t10 90', PAPER, 14),
    fill('M0 352 600 232v22L0 374z', STONE) + line('M0 350 600 230', INK_SOFT, 5),
    placed(
      290,
      288,
      'rotate(-11.300)',
      [-190, -60, 70]
        .map(
          (x) =>
            fill(`M${x} -64h120v58h-120z`, PINE) +
            fill(
              `M${x + 12} -50h26v22h-26zM${x + 48} -50h26v22h-26zM${x + 84} -50h26v22h-26z`,
              '#ffe9a8',
            ) +
            line(`M${x} -16h120`, SLICKER, 5) +
            disc(x + 26, 0, 9, INK) +
            disc(x + 94, 0, 9, INK),
        )
        .join(''),
    ),
    fill(
      'M40 400l18-60 20 60 20-90 24 90 20-60 22 60zM450 400l18-60 22 60 20-80 22 80 20-60 24 60z',
      MOSS,
    ),
  ].join('');

/** Steps up to a fortress. */
export const fortress = (): string =>
  [
    stage('dusk', 300, [110, 220, 32]),
    fill('M120 400 300 70q60-40 120 10l180 190v130z', '#8a7460') +
      fill('M260 400 360 60q60 10 80 40l160 170v130z', '#a58c72'),
    fill('M330 60h26V44h14v16h18V44h14v16h18V44h14v16h24v60H330z', STONE) +
      fill('M390 120v-26q12-16 24 0v26z', INK),
    line('M200 400 280 330 230 290 330 250 270 210 360 180 320 150 380 124', '#f2e4c4', 11),
    line('M356 100 250 200 200 300M470 110l60 80 50 30', STONE, 9),
    figure(240, 360, 0.9, BUOY),
    figure(292, 306, 0.75, SLICKER, SEA),
    figure(312, 246, 0.55, LAGOON),
    sailAway(80, 330, 0.9),
    fill('M0 330h60v-24h26v24h40v20H0z', '#6a5a52'),
  ].join('');

/** A road with hairpin bends above a bay. */
export const serpentine = (): string =>
  [
    stage('day', 300, [90, 70, 30]),
    cloud(420, 50, 0.8),
    fill('M0 300 180 90l60 50 110-130 250 190v200H0z', '#8f9a8a') +
      fill('M350 10l60 46-36 14-50-16z', '#dfe6df'),
    fill('M0 400V300q180-60 330-90t270 40v150z', '#6f8a62'),
    line(
      'M60 400q190-20 380-30 60-10 30-40t-280-10q-60-10-20-40t240-20q50-10 20-34t-170-10q-50-10-10-34t120-20q36-8 10-26t-80-20',
      '#f2e4c4',
      12,
    ),
    placed(
      310,
      316,
      '',
      fill('M-44-34h88q10 0 10 14V0h-108v-20q0-14 10-14z', BUOY) +
        fill('M-36-28h22v16h-22zM-8-28h22v16H-8zM20-28h22v16H20z', '#d7eef0') +
        disc(-28, 2, 9, INK) +
        disc(30, 2, 9, INK),
    ),
    fill('M0 330h110q-20 50-110 60z', '#27a0b8'),
    fill('M500 330l14-60 16 60zM540 350l14-60 16 60zM130 350l12-46 14 46z', PINE),
  ].join('');

/** A laurel forest in mist. */
export const cloudForest = (): string =>
  [
    fill('M0 0h600v400H0z', '#cfded2'),
    fill(
      'M40 400Q70 200 30 0h60q20 200 0 400zM470 400q-30-200 20-400h50q-30 200 0 400z',
      '#7d9a7c',
    ),
    fill('M0 0h600v60q-50 60-110 10-50 60-110 0-60 60-120 0-50 50-120 10-60 50-140 10z', '#5d8a5a'),
    fill('M0 190q150-40 300 0t300-10v60q-150 40-300 0T0 250z', '#e6efe6', ' opacity=".8"'),
    line(
      'M170 400Q150 240 230 150T220 0M230 180q60-20 90-90M420 400q30-130-40-220t10-180M390 210q-50-20-70-70',
      OAK,
      24,
    ),
    fill('M180 60q60-50 120 0t-20 70-110 0-20-60zM330 80q60-50 120 0t-20 60-110-10-20-50z', MOSS),
    fill('M0 400v-50q150-50 300-20t300-10v80z', '#3f6a45') +
      line('M260 400q20-50 60-60', '#d9c79c', 26),
    figure(300, 360, 0.9, SLICKER),
    figure(340, 350, 0.8, BUOY, SEA, '#d59a6b', '#6b4128'),
    line(
      'M50 380q-10-40 20-50M80 390q10-40 40-40M520 380q-10-40 20-50M550 390q0-30 30-40',
      '#7ba65f',
      8,
    ),
  ].join('');

/** An old plane tree in a town. */
export const planeTree = (): string =>
  [
    fill('M0 0h600v400H0z', '#cfeaf2'),
    fill('M0 130h110v190H0zM490 110h110v210H490z', '#f6e7cc') +
      fill('M-10 132l66-44 66 44zM480 112l66-40 66 40z', '#d9683f') +
      fill('M30 180h30v50H30zM530 170h30v50h-30z', SEA),
    fill('M0 310h600v90H0z', STONE) +
      line('M0 350h600M110 310l-50 90M490 310l60 90M300 310v90', '#d3c19c', 4),
    fill('M250 320q30-90-20-150l40 20q10-60 0-90h50q-10 60 10 90l40-30q-50 70-20 160z', OAK) +
      fill('M278 320q20-60 4-110 26 30 20 110z', '#6b4020'),
    disc(180, 130, 76, PINE) +
      disc(290, 80, 90, PINE) +
      disc(410, 130, 78, PINE) +
      disc(240, 110, 60, '#2f8a5c') +
      disc(360, 90, 60, '#2f8a5c'),
    line('M170 320v-80M430 320v-80', STEEL, 6),
    fill('M190 320h220v18H190z', '#d3c19c') +
      fill('M206 338h16v30h-16zM378 338h16v30h-16z', '#d3c19c'),
    figure(240, 322, 0.9, PAPER, INK, '#c98d62', '#e6e6e6'),
    figure(350, 322, 0.85, BUOY),
    figure(470, 380, 1, SLICKER, SEA),
  ].join('');

/** Prizes of a regatta: a cup and shirts. */
export const prizes = (): string =>
  [
    stage('dusk', 230, [480, 200, 34]),
    line('M0 60q150 60 300 0t300 0', INK, 3),
    [30, 90, 150, 210, 270, 330, 390, 450, 510, 570]
      .map((x, at) =>
        fill(
          `M${x - 14} ${74 + (at % 5 === 2 ? 14 : 6)}h28l-14 34z`,
          [BUOY, SLICKER, LAGOON, PAPER][at % 4] ?? BUOY,
        ),
      )
      .join(''),
    fill('M0 330h600v70H0z', WOOD) + line('M0 360h600', OAK, 4),
    fill('M60 290h120v50H60zM180 250h120v90H180zM300 304h120v36H300z', PAPER) +
      line('M120 310v20M236 276v30l10-30M356 316v12', SEA, 7),
    figure(120, 292, 1.1, LAGOON),
    figure(240, 252, 1.2, SLICKER, INK, '#d59a6b', '#c0602c'),
    figure(360, 306, 1.1, BUOY, SEA, '#94613d', '#17161a'),
    line('M226 188 196 130M254 188l30-58', '#d59a6b', 8),
    placed(
      240,
      116,
      '',
      fill('M-34-46h68q4 50-34 60-38-10-34-60z', '#f0c95c') +
        fill('M-7 10H7v20H-7zM-24 30h48v10h-48z', '#c99a2c') +
        line('M-34-36q-22 0-16 22t22 10M34-36q22 0 16 22t-22 10', '#f0c95c', 7),
    ),
    placed(
      500,
      330,
      '',
      fill('M-60-8q4-74 60-90 56 16 60 90z', STEEL) + fill('M-72-8H72v16H-72z', INK),
    ),
  ].join('');

/** A treasure hunt: an islet, a compass, and a map with a cross. */
export const treasure = (): string =>
  [
    stage('day', 180, [500, 66, 30]),
    sailAway(480, 196, 1),
    fill('M0 400V260q160-80 330-40t270 60v120z', '#fbeed0'),
    line('M110 270Q100 180 150 120', OAK, 13) +
      line(
        'M150 120q-50-30-80 14M150 120q-20-50-66-46M150 120q20-54 70-40M150 120q54-10 76 30',
        PINE,
        13,
      ),
    fill('M360 310h120v60H360z', OAK) +
      fill('M356 312q0-50 64-50t64 50z', '#a5703f') +
      fill('M410 304h20v24h-20z', SLICKER) +
      line('M360 340h120', '#6b4020', 5),
    fill('M376 276q40-30 88 0z', SLICKER),
    placed(
      250,
      330,
      'rotate(-8)',
      fill('M-70-40 0-52l70 10v84L0 54l-70-10z', SAND) +
        line('M-46 20q20-40 50-20t40-20', BUOY, 5, ' stroke-dasharray="3 9"') +
        line('M36-30l16 16M52-30 36-14', BUOY, 6),
    ),
    figure(230, 300, 0.95, BUOY, SEA, '#d59a6b', '#c0602c'),
    figure(300, 292, 0.8, SLICKER, INK),
    placed(
      120,
      350,
      '',
      disc(0, 0, 34, INK) +
        disc(0, 0, 27, PAPER) +
        fill('M0-22 7 0H-7z', BUOY) +
        fill('M0 22 7 0H-7z', INK_SOFT),
    ),
  ].join('');
