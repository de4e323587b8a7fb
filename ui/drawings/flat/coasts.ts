import {
  BUOY,
  BUOY_SHADE,
  disc,
  fill,
  INK,
  LAGOON,
  line,
  MOSS,
  mark,
  moored,
  OAK,
  PAPER,
  PINE,
  placed,
  SAND,
  SAND_DEEP,
  SAND_SHADE,
  SEA,
  SHALLOW,
  SLICKER,
  STONE,
  shape,
  sheet,
  swells,
  WATER,
} from './kit.ts';

/**
 * Bays and strait are at their real positions (1° of latitude = 4000 units, north up). The shore
 * between them is freehand.
 */
const BAYS =
  'M0 440Q120 470 180 520 235 585 247 545 228 470 190 420 150 370 175 340 215 300 270 318 340 325 400 352 450 372 480 350 540 310 590 320 640 325 668 285L678 232Q660 205 620 198 560 185 572 148 600 118 645 132 660 100 662 68 695 36 728 76 732 130 752 162 800 180 845 188 885 205 896 260 930 340 968 420 966 452 938 436 900 400 872 340 845 285 800 260 750 246 712 234L706 285Q740 330 748 390 765 450 805 500 805 562 750 562 690 542 640 562 600 545 580 492 520 452 470 422 440 402 415 408 380 412 352 442 312 482 332 532 338 570 322 588L332 640H-20V440z';
const COURSE =
  'M130 570Q270 600 280 470 280 390 360 375T520 400 660 350L694 258Q700 205 760 205 850 220 880 300 905 360 940 415';
const PEAKS: readonly (readonly [number, number])[] = [
  [90, 330],
  [330, 220],
  [430, 150],
  [490, 230],
  [800, 70],
  [1010, 520],
  [880, 500],
  [430, 520],
  [520, 70],
];

export const fjordOfKotor = (): string =>
  sheet(SAND, [
    line(BAYS, SAND_DEEP, 46),
    fill(BAYS, WATER),
    line(BAYS, SAND_SHADE, 4),
    line(
      PEAKS.map(([x, y]) => `M${x - 26} ${y + 20}l26-40 26 40m-34-28 8 10 7-8`).join(''),
      SAND_SHADE,
      4,
    ),
    line(COURSE, PAPER, 15),
    line(COURSE, LAGOON, 5, ' stroke-dasharray="1 13"'),
    line('M650 268h26M712 268h30M652 248h24M714 248h30', BUOY, 7),
    mark(1, 228, 372),
    mark(2, 690, 470),
    mark(3, 622, 160),
    mark(4, 836, 232),
    // The two islets are too small for this scale, so an inset shows them enlarged.
    disc(700, 172, 9, SAND),
    disc(724, 186, 9, SAND),
    line('M738 176 896 112', INK, 3),
    `<rect x="896" y="36" width="268" height="170" rx="22" fill="${SHALLOW}" stroke="${INK}" stroke-width="4"/>`,
    fill('M898 150h264v34q0 20-20 20H918q-20 0-20-20z', WATER),
    shape('M918 162q14-24 50-24t52 24z', SAND_SHADE, 3),
    shape('M940 140v-28l17-12 17 12v28z', PAPER, 3),
    line('M984 138v-32M997 139v-44M1010 148v-28M930 146v-24', MOSS, 10),
    shape('M1042 164q6-18 44-18t60 18z', STONE, 3),
    shape('M1060 147v-28h44v28zM1108 147V88l9-16 9 16v59z', PAPER, 3),
    shape('M1062 118q4-28 20-28t20 28z', LAGOON, 3),
    line('M922 184q12-8 24 0t24 0M1060 186q12-8 24 0t24 0', PAPER, 4),
  ]);

/**
 * Rows of stones; every second row is offset by half a stone. The third tint has no regular
 * rhythm, so that the wall looks handmade.
 */
const stones = (x: number, y: number, columns: number, rows: number): string =>
  Array.from({ length: rows }, (_row, row) =>
    Array.from({ length: columns }, (_column, column) => {
      const wide = 40 + ((row * 7 + column * 11) % 3) * 5;
      const tint =
        (row * 5 + column * 3) % 7 < 2 ? '#cdbd98' : (row + column * 2) % 5 === 0 ? '#f6ecd4' : '';
      const left = x + column * 56 + (row % 2 === 0 ? 4 : 26);
      return tint === ''
        ? ''
        : `<rect x="${left}" y="${y + row * 27}" width="${wide}" height="20" rx="6" fill="${tint}"/>`;
    }).join(''),
  ).join('');

export const tavernWithJetty = (): string =>
  sheet(SAND, [
    disc(1010, 150, 62, SLICKER),
    fill('M0 300Q160 120 380 170T800 280t400-40v200H0z', '#b9c9a4'),
    fill('M640 420q180-130 330-110t230 60v60H640z', '#8fae8e'),
    line('M690 340q40-16 80-2M860 330q50-10 90 6M60 290q30-30 70-44', PINE, 5),
    fill('M0 430h1200v170H0z', WATER),
    fill('M0 404h640l30 60H0z', STONE),
    line('M0 404h640l30 60H0', SAND_SHADE, 4),
    shape('M200 214h350v192H200z', STONE),
    stones(202, 222, 6, 7),
    shape('M170 218 236 126h278l66 92z', '#c9623f'),
    line(
      'M206 188h338M226 156h302M270 128l-26 88M336 128l-14 88M404 128v88M468 128l18 88',
      BUOY_SHADE,
      3,
    ),
    shape('M450 130V92h36v40z', STONE),
    shape('M240 406V296q0-26 34-26t34 26v110z', SEA),
    line('M274 272v134', INK, 3),
    shape('M384 268h68v70h-68z', SHALLOW),
    shape('M356 264h30v78h-30zM450 264h30v78h-30z', SEA),
    line('M418 268v70M384 302h68', INK, 3),
    line('M52 404V262M176 404V262M30 262h176', OAK, 9),
    ...[34, 66, 98, 130, 162, 194].map((x, at) =>
      disc(x, 252 + (at % 2) * 8, 24, at % 2 === 0 ? PINE : MOSS),
    ),
    line('M84 348h64M116 348v56M74 372h-14v32M158 372h14v32', INK, 7),
    line('M620 436v78M720 436v78M820 436v70', OAK, 14),
    shape('M566 420h300v20H566z', '#cf9a5f'),
    line('M846 420v-24', INK, 12),
    moored(1020, 446, 0.9),
    fill('M860 464h340v70H860z', WATER),
    line('M846 400q26 34 62 16', INK, 4),
    placed(1020, 480, '', line('M-96 0q16-9 32 0t32 0 32 0 32 0 32 0 32 0', PAPER, 5)),
    swells([
      [60, 520],
      [300, 560],
      [480, 510],
      [720, 564],
      [940, 552],
    ]),
  ]);
