import {
  BUOY,
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
  STEEL,
  shape,
  sheet,
  swells,
  WATER,
  WOOD,
  wind,
} from './kit.ts';

/** Tufts of sea grass. All blades of one green form one path, to save bytes. */
const grass = (
  roots: readonly (readonly [number, number])[],
  greens: readonly [string, string],
): string =>
  greens
    .map((green, half) => {
      const leans = half === 0 ? [-46, -16, 10, 40] : [-30, -4, 24];
      const blades = roots.flatMap(([x, y]) =>
        leans.map(
          (lean, at) =>
            `M${x + at * 16 - 26 + half * 8} ${y}q${Math.round(-lean / 3)}-40 ${lean}-${78 + ((at * 37 + x) % 42)}`,
        ),
      );
      return line(blades.join(''), green, 9);
    })
    .join('');

export const anchorageCutThrough = (): string =>
  sheet(SAND, [
    fill('M0 196h1200v404H0z', WATER),
    fill('M0 196h1200v70Q900 290 600 262T0 276z', SHALLOW),
    fill('M0 500q160-30 330 0t420 6 450-10v104H0z', SAND_DEEP),
    line('M0 500q160-30 330 0t420 6 450-10', SAND_SHADE, 4),
    line('M400 552q16-9 32 0t32 0M640 560q16-9 32 0t32 0M820 548q16-9 32 0t32 0', SAND_SHADE, 4),
    grass(
      [
        [20, 506],
        [100, 498],
        [178, 504],
        [256, 494],
        [1060, 512],
        [1130, 504],
        [1196, 512],
      ],
      [PINE, MOSS],
    ),
    moored(240, 214, 0.82),
    // The chain hangs and then lies on the sand. The part on the sand holds the yacht.
    line('M358 180C420 330 500 505 640 506q130 4 230-2', INK, 11),
    line('M358 180C420 330 500 505 640 506q130 4 230-2', STEEL, 4, ' stroke-dasharray="9 10"'),
    line('M870 504 966 492', INK, 11),
    shape('M930 472q36 8 62 54-52 8-84-14 26-10 22-40z', STEEL, 5),
    disc(868, 504, 9, INK),
    fill('M900 520q60-16 116 2l10 16H890z', SAND_DEEP),
    wind(900, 96, 180),
    placed(
      600,
      372,
      '',
      shape('M0 0q30-26 66 0l22-16v32L66 0q-36 26-66 0z', SLICKER, 3) + disc(18, -3, 4, INK),
    ),
    placed(
      730,
      408,
      'scale(.7)',
      shape('M0 0q30-26 66 0l22-16v32L66 0q-36 26-66 0z', SLICKER, 4) + disc(18, -3, 5, INK),
    ),
    swells([
      [40, 246],
      [520, 232],
      [760, 250],
      [1040, 236],
    ]),
  ]);

/** A yacht from above, bow to the right if `turn` is 0. The boom swings to the side `lee`. */
const fromAbove = (x: number, y: number, turn: number, lee: 1 | -1): string =>
  placed(
    x,
    y,
    `rotate(${turn})`,
    shape('M-62-20H0C34-20 58-10 74 0 58 10 34 20 0 20h-62q-8-20 0-40z', PAPER) +
      shape('M-50-11h34v22h-34z', SHALLOW, 3) +
      line(`M14 0q-30 ${lee * 2}-58 ${lee * 22}M66 0Q40 ${lee * 4} 16 ${lee * 20}`, SEA, 6) +
      disc(14, 0, 5, INK),
  );

export const manOverboard = (): string =>
  sheet(SHALLOW, [
    swells([
      [120, 90],
      [620, 60],
      [1070, 110],
      [90, 540],
      [700, 570],
      [1060, 520],
    ]),
    line(
      'M90 330H430C600 330 640 130 800 130c150 0 220 120 190 220-40 120-230 110-390 74',
      PAPER,
      22,
    ),
    line(
      'M90 330H430C600 330 640 130 800 130c150 0 220 120 190 220-40 120-230 110-390 74',
      LAGOON,
      6,
      ' stroke-dasharray="1 15"',
    ),
    fromAbove(210, 330, 0, 1),
    fromAbove(985, 246, 78, -1),
    fromAbove(530, 400, 166, -1),
    placed(
      496,
      490,
      '',
      disc(0, 0, 52, WATER) +
        line('M-52 22q13-9 26 0t26 0 26 0 26 0', PAPER, 5) +
        line('M-16 8-36-30M16 8 38-26', INK, 16) +
        line('M-16 8-36-30M16 8 38-26', '#d9a077', 9) +
        shape('M-28 26q0-26 28-26t28 26z', SLICKER) +
        shape('M-15-14a15 16 0 1 0 30 0 15 16 0 1 0-30 0z', '#d9a077'),
    ),
    line('M520 452l8-30', INK, 5),
    mark(1, 210, 268),
    mark(2, 1062, 232),
    mark(3, 536, 330, true),
    wind(170, 178, 0),
  ]);

/**
 * A rope with an ink outline. The outline has flat ends and the rope round ends, so that two parts
 * join without a seam.
 */
const rope = (d: string, colour: string): string =>
  `<path d="${d}" fill="none" stroke="${INK}" stroke-width="36"/>${line(d, colour, 27)}`;

/**
 * A cleat hitch from above. Rope parts below the horns come before the cleat and crossing parts
 * after it; this order shows the knot.
 */
export const cleatHitch = (): string =>
  sheet(WOOD, [
    line('M0 90h1200M0 230h1200M0 370h1200M0 510h1200', OAK, 4),
    shape('M470 236h260q24 0 24 24v80q0 24-24 24H470q-24 0-24-24v-80q0-24 24-24z', STEEL),
    rope('M-30 520C200 500 420 400 600 400 820 400 820 200 600 200 400 200 380 380 500 392', SEA),
    rope('M716 216C830 160 830 440 716 384', LAGOON),
    rope('M484 216C370 160 370 440 484 384', LAGOON),
    rope('M760 186C910 110 910 490 760 414', SLICKER),
    shape(
      'M250 300q0-30 36-34 150-6 314-6t314 6q36 4 36 34t-36 34q-150 6-314 6t-314-6q-36-4-36-34z',
      STEEL,
      5,
    ),
    line('M300 286q150-6 300-6t300 6', PAPER, 6),
    rope('M500 392 716 216', LAGOON),
    rope('M716 384 484 216', LAGOON),
    rope('M760 414 440 148', SLICKER),
    rope('M484 384Q500 396 760 186', SLICKER),
    line('M440 148l-12-10', BUOY, 27),
    mark(1, 200, 440),
    mark(2, 370, 214),
    mark(3, 900, 180, true),
  ]);
