import {
  disc,
  fill,
  INK,
  lighter,
  line,
  oval,
  picture,
  planks,
  rect,
  STEEL,
  shaded,
} from './kit.ts';
import { glints, outlook, sailAway } from './outlook.ts';
import type { Theme } from './themes.ts';
import { cards, cushion, fruit, kettle, map, mug, plant, tap, wine } from './things.ts';

/**
 * The differences between the saloons of the classes: the number of front windows, the lamp above
 * the table, and the things on it.
 */
export type Saloon = {
  readonly panes: 3 | 4 | 5;
  readonly lamp: 'shade' | 'spots' | 'globe';
  readonly table: 'map' | 'games' | 'wine';
};

const HORIZON = 306;

/** Returns the left and right edge of each front window. All lie between x = 216 and x = 984. */
const panesOf = (n: number): readonly (readonly [number, number])[] => {
  const width = (740 - (n - 1) * 16) / n;
  return Array.from(
    { length: n },
    (_, i) =>
      [Math.round(230 + i * (width + 16)), Math.round(230 + i * (width + 16) + width)] as const,
  );
};

const windows = (theme: Theme, { panes }: Saloon): string => {
  const { wall } = theme;
  const rows = panesOf(panes);
  const forward = rows.map(([a, b]) => `M${a} 188H${b}v190H${a}z`).join('');
  const sides = 'M40 116L196 184v200L40 420zM1160 116l-156 68v200l156 36z';
  const posts = rows
    .slice(1)
    .map(([a]) => `M${a - 8} 184v196`)
    .join('');
  const view = outlook(theme, {
    id: 'sl',
    top: 110,
    horizon: HORIZON,
    foot: 430,
    sun: [506, theme.time === 'day' ? 224 : 246, 30],
    ridge: 66,
  });
  return [
    `<clipPath id="slp"><path d="${forward}${sides}"/></clipPath><g clip-path="url(#slp)">${view}${sailAway(theme, 300, 300)}${glints(theme, 506, 324, 110)}</g>`,
    line('M216 182h768', wall[2], 5),
    line(`${posts}M212 166v224M988 166v224`, '#fffdf8', 12),
    fill('M40 116L196 184v10L40 128zM1160 116l-156 68v10l156-66z', wall[2]),
    rows.map(([a, b]) => rect(a, 184, b - a, 16, 8, lighter(wall[0]))).join(''),
  ].join('');
};

const galley = ({ wood, trim, accent, wall }: Theme): string =>
  [
    fill('M216 408h360v202H216z', wood[0]) +
      fill('M204 408h376v18H204z', '#fffdf4') +
      fill('M204 424h376v6H204z', wall[2]),
    line('M312 440v160M402 440v160M490 440v160M216 520h96', wood[2], 2.4),
    line('M238 452h42M238 534h42M340 452h36M426 452h36M512 452h40', INK, 5),
    rect(412, 470, 70, 92, 8, '#3b4c55') +
      rect(420, 488, 54, 44, 4, '#e39a4a') +
      line('M420 478h54', '#dfe8ea', 4),
    fill('M0 470l216-62v202L0 800z', wood[1]) +
      fill('M0 438l204-44 12 14v18L0 486z', '#fffdf4') +
      fill('M0 486l216-62v8L0 498z', wall[2]),
    line('M110 470v230M0 640l110-60', wood[2], 2.4) + line('M30 540l56-20M136 500l56-18', INK, 5),
    tap(262, 404),
    kettle(426, 404, trim),
    plant(540, 404, '#2f8fb3'),
    fruit(95, 448, '#2f8fb3', ['#f2c53b', '#f6d04a', accent]),
  ].join('');

const hanging = ({ accent, wood }: Theme, { lamp }: Saloon): string => {
  if (lamp === 'spots')
    return [640, 764, 888]
      .map((x) => disc(x, 140, 22, '#fff8dc', 'opacity=".5"') + disc(x, 140, 11, '#fffdf2'))
      .join('');
  const glow = fill('M728 298h76l120 268H628z', '#fff3c4', 'opacity=".2"');
  if (lamp === 'globe')
    return (
      line('M766 116V232', INK, 3) +
      disc(766, 268, 40, '#fff3d8') +
      line('M728 262q38 16 76 0M732 284q34 14 68 0', wood[1], 3) +
      disc(766, 268, 62, '#fff3c4', 'opacity=".25"')
    );
  return (
    line('M766 116V250', INK, 3) +
    fill('M728 296c0-30 16-48 38-48s38 18 38 48z', accent) +
    oval(766, 296, 38, 8, '#fff8dc') +
    glow
  );
};

const served = ({ trim, accent }: Theme, { table }: Saloon): string => {
  if (table === 'games')
    return (
      cards(700, 606, trim) +
      cards(800, 618, accent) +
      mug(880, 606, '#fff') +
      mug(628, 622, accent) +
      mug(768, 594, trim)
    );
  if (table === 'wine')
    return (
      wine(720, 614) +
      fruit(830, 618, '#dfeaea', ['#7d5a9c', '#8f6bb0', '#6d4a8c']) +
      cards(640, 616, trim)
    );
  return map(720, 604, trim) + mug(850, 606, '#fff') + mug(890, 592, accent) + mug(616, 624, trim);
};

/**
 * The saloon on the level of the cockpit, looking forward: the galley on the left, the table on
 * the right, the sea around.
 */
export const catamaranSaloon = (theme: Theme, saloon: Saloon): string => {
  const { wall, ceiling, wood, cloth, trim, accent } = theme;
  return picture([
    fill('M0 0h1200v800H0z', wall[0]) +
      fill('M0 0h1200L984 150H216z', ceiling) +
      fill('M0 0l216 150v460L0 800z', wall[1]) +
      fill('M1200 0L984 150v460l216 190z', wall[1]),
    fill('M216 150h768v460H216z', wall[0]) + fill('M0 800l216-190h768l216 190z', wood[0]),
    line(
      planks(16, -8, 8, (i) => `M${600 + i * 48} 610L${600 + i * 105} 800`),
      wood[2],
      1.6,
      'opacity=".4"',
    ),
    windows(theme, saloon),
    fill('M330 60h180l-16 46H366zM690 60h180l-36 46H706z', '#8fc6d8') +
      fill('M330 60h60l-30 24 6 22zM690 60h50l-26 46h-8z', '#dff1f2'),
    line('M330 60h180l-16 46H366zM690 60h180l-36 46H706z', wall[2], 5) +
      line('M246 168h708', wood[1], 7),
    fill('M216 378h768v26H216z', '#fffdf8') + fill('M216 400h768v8H216z', wall[2]),
    galley(theme),
    // the dinette
    fill('M640 404h344v206H640z', '#fffdf8') +
      [652, 764, 876].map((x) => rect(x, 396, 110, 116, 18, cloth[0])).join(''),
    fill('M640 500h350v54H620q-6-40 20-54z', cloth[2]) +
      fill('M620 552h364v60H640z', wall[1]) +
      line('M760 504l-3 48M872 504v48', cloth[0], 3),
    fill('M984 398l216-26v178l-216-30z', cloth[0]) +
      fill('M1200 372v30l-216 20v-24z', cloth[1], 'opacity=".5"'),
    fill('M984 512l216 36v112L912 566q-8-40 72-54z', cloth[2]) +
      fill('M908 560l292 100v140L980 640q-70-40-72-80z', '#fffdf8') +
      fill('M908 560l292 100v14L912 574z', wall[2]),
    line('M1090 386v144l-70 70', cloth[1], 3, 'opacity=".7"'),
    cushion(700, 469, -8, accent) + cushion(824, 469, 7, '#fff3d8', trim),
    fill('M1060 470l76 16q12 4 10 16l-6 54q-2 12-14 8l-70-22q-10-4-8-14l4-48q0-12 8-10z', trim),
    // the table of the dinette
    fill('M744 628h40l10 118h-60z', STEEL) + oval(764, 748, 66, 12, wood[2], 'opacity=".5"'),
    fill(
      'M640 566h258q16 0 24 12l40 44q8 16-12 16H582q-20 0-12-16l44-44q10-12 26-12z',
      lighter(wood[0], 0.3),
    ),
    fill('M568 628q0 10 14 10h368q14 0 14-10v12q0 12-14 12H582q-14 0-14-12z', wood[2]),
    fill('M690 566h60l-50 72h-86z', '#fff2cf', 'opacity=".5"'),
    served(theme, saloon),
    hanging(theme, saloon),
    // sunlight on the floor, and steps down into the hull
    fill('M330 610h120L330 800H130zM500 610h70l-50 190H400z', '#fff2cf', 'opacity=".5"'),
    fill('M0 740l84-66 100 16-92 110H0z', shaded(wood[2], 0.3)) +
      fill('M0 770l60-48 90 14-58 64H0z', shaded(wood[2], 0.5)) +
      line('M84 674l100 16', lighter(wood[0], 0.4), 7),
  ]);
};
