import {
  disc,
  fill,
  INK,
  lighter,
  line,
  mirrored,
  oval,
  picture,
  planks,
  rect,
  STEEL,
  shaded,
} from './kit.ts';
import { glints, outlook } from './outlook.ts';
import type { Theme } from './themes.ts';
import { books, cards, cushion, fruit, kettle, map, mug, plant, tap, wine } from './things.ts';

/**
 * The differences between the saloons of the classes: the windows along the side, the item on the
 * bulkhead, the things on the table.
 */
export type YachtSaloon = {
  readonly windows: 'two' | 'three' | 'long';
  readonly bulkhead: 'clock' | 'picture' | 'mirror';
  readonly table: 'map' | 'games' | 'wine';
};

// The vanishing point is (600, 250). Items at the edge of the picture are three times as large as
// items at the bulkhead.
const EYE = 250;

const PANES = {
  two: 'M0 150l182 32v132L0 340zM212 188l150 26v70l-150 24z',
  three: 'M0 166l104 18v136L0 332zM132 190l92 16v88l-92 14zM248 210l120 20v44l-120 20z',
  long: 'M0 146l366 66q10 2 10 10v46q0 8-10 10L0 344z',
} as const;

const wallOf = (theme: Theme, { windows }: YachtSaloon, id: string): string => {
  const { wall, wood } = theme;
  const pane = PANES[windows];
  const view = outlook(theme, {
    id,
    top: 120,
    horizon: EYE,
    foot: 350,
    sun: [120, theme.time === 'day' ? 186 : 214, 24],
    ridge: 52,
  });
  return [
    fill('M0 0h190L400 170v200L0 560z', wall[0]) + fill('M0 0h190L400 170v16L0 60z', wall[1]),
    `<clipPath id="${id}p"><path d="${pane}"/></clipPath><g clip-path="url(#${id}p)">${view}${glints(theme, 120, 268, 90)}</g>`,
    line(pane, wall[2], 5),
    fill('M0 352l400-70v26L0 408z', wood[0]) +
      fill('M0 400l400-96v10L0 424z', wood[2]) +
      line('M0 372l400-78', wood[2], 2, 'opacity=".5"'),
  ].join('');
};

/** The galley along the left side: stove, oven, a refrigerator with a lid, doors. */
const galley = ({ wood, trim, accent, wall }: Theme): string =>
  [
    fill('M0 540h176v260H0z', wood[1]) + fill('M176 540l176-124v344L176 1100z', wood[0]),
    fill('M0 516h184l176-124v24L184 540H0z', '#fffdf4') +
      fill('M0 516h184L360 392H262z', '#fffdf4') +
      fill('M0 540h184l176-124v10L184 550H0z', wall[2]),
    line('M232 506v294M286 468v294', wood[2], 2.4) +
      fill('M236 560l46-38v96l-46 44z', '#3b4c55') +
      fill('M242 586l34-28v44l-34 30z', '#e39a4a') +
      line('M238 572l42-34', '#dfe8ea', 4),
    line('M196 566l22-16M300 480l24-18M196 680l22-20M40 600h96M40 700h96', INK, 5),
    kettle(228, 468, trim),
    tap(92, 516),
    fruit(112, 530, '#2f8fb3', ['#f2c53b', '#f6d04a', accent], 0.7),
    plant(318, 420, '#2f8fb3', 0.8),
  ].join('');

const bulkheadOf = (theme: Theme, { bulkhead }: YachtSaloon): string => {
  const { wood, wall, cloth, trim, accent } = theme;
  const hung = {
    clock:
      disc(724, 244, 30, '#d9a441') +
      disc(724, 244, 23, '#fffdf6') +
      line('M724 244v-14M724 244l10 6', INK, 3) +
      disc(724, 316, 24, '#d9a441') +
      disc(724, 316, 18, '#fffdf6') +
      line('M724 316l8-10', trim, 3),
    picture:
      rect(680, 220, 88, 72, 5, wood[2]) +
      rect(687, 227, 74, 58, 3, '#bfe5ee') +
      fill('M687 262h74v23h-74z', cloth[0]) +
      fill('M718 264v-28l-18 28zM723 264v-24l14 24z', '#fffaea'),
    mirror:
      rect(684, 206, 80, 132, 38, wood[2]) +
      rect(691, 213, 66, 118, 32, '#cfe3e6') +
      fill('M700 300l44-76 10 14-44 76z', '#f2f8f8'),
  }[bulkhead];
  return [
    fill('M400 170h400v370H400z', wood[0]) +
      line('M460 176v360M668 176v360M740 176v360', wood[2], 2.4, 'opacity=".6"'),
    // the open door to the fore cabin
    rect(486, 206, 128, 334, 14, shaded(wood[2], 0.2)) +
      rect(496, 216, 108, 324, 8, wall[0]) +
      fill('M496 216h108v120H496z', wall[1]),
    rect(526, 232, 48, 34, 6, '#8fc6d8') + fill('M526 232h20l-12 34h-8z', '#dff1f2'),
    fill('M496 420l30-56h48l30 56v120H496z', cloth[0]) +
      fill('M522 372h24v-14q0-8-12-8t-12 8zM554 372h24v-14q0-8-12-8t-12 8z', '#fffdf6') +
      fill('M504 404h92l8 16H496z', '#fffdf6') +
      line('M496 470q54 14 108 0', cloth[2], 5),
    hung,
    line('M430 262q14-4 20 8', INK, 4) +
      fill('M440 270h26l-4 18h-18z', accent) +
      oval(452, 300, 34, 24, '#fff3c4', 'opacity=".45"'),
  ].join('');
};

const served = ({ trim, accent }: Theme, { table }: YachtSaloon): string => {
  if (table === 'games')
    return (
      cards(720, 488, trim) + cards(810, 520, accent) + mug(880, 516, '#fff') + mug(690, 534, trim)
    );
  if (table === 'wine')
    return (
      wine(726, 492) +
      fruit(850, 526, '#dfeaea', ['#7d5a9c', '#8f6bb0', '#6d4a8c']) +
      cards(722, 536, trim)
    );
  return map(774, 504, trim) + mug(880, 520, '#fff') + mug(690, 540, accent);
};

/**
 * The saloon from the steps, looking forward: the galley on the left, the table with its benches
 * on the right, the open fore cabin ahead.
 */
export const yachtSaloon = (theme: Theme, saloon: YachtSaloon): string => {
  const { wall, ceiling, wood, cloth, trim, accent } = theme;
  return picture([
    fill('M0 0h1200v800H0z', wall[1]) + fill('M190 0h820L800 170H400z', ceiling),
    fill('M400 540h400l180 260H220z', wood[1]) +
      line(
        planks(10, -5, 5, (i) => `M${600 + i * 40} 540L${600 + i * 80} 800`),
        lighter(wood[0], 0.5),
        2.4,
        'opacity=".7"',
      ),
    wallOf(theme, saloon, 'ya') + mirrored(wallOf(theme, saloon, 'yb')),
    fill('M486 34h228l22 62H464z', '#8fc6d8') +
      fill('M486 34h80l-46 62h-56z', '#dff1f2') +
      line('M486 34h228l22 62H464z', wall[2], 7),
    line('M262 0L430 158M938 0L770 158', wood[1], 7) +
      [
        [360, 60],
        [840, 60],
        [420, 130],
        [780, 130],
      ]
        .map(
          ([x = 0, y = 0]) => disc(x, y, 14, '#fff8dc', 'opacity=".6"') + disc(x, y, 7, '#fffdf2'),
        )
        .join(''),
    bulkheadOf(theme, saloon),
    books(352, 290, [cloth[0], trim, accent], 0.55),
    // a bench on the left, behind the galley
    fill('M330 360l70-24v78l-70 36z', cloth[0]) +
      fill('M330 450l70-36h44l-94 74z', cloth[2]) +
      fill('M350 488l94-74v46l-94 90z', wood[1]),
    line('M636 150V600', STEEL, 20) + line('M631 150V600', '#c9d4d8', 5),
    galley(theme),
    // the dinette
    fill('M790 352h130v120H790z', cloth[0]) +
      line('M855 356v100', cloth[1], 3, 'opacity=".6"') +
      fill('M776 456h150v40H776z', cloth[2]),
    fill('M920 350l280-84v210L920 470z', cloth[0]) +
      fill('M1200 266v26L920 366v-16z', cloth[1], 'opacity=".5"') +
      line('M1050 312v158', cloth[1], 3, 'opacity=".6"'),
    fill('M920 462l280 20v178L1010 640 776 500v-8z', cloth[2]) +
      fill('M776 496l236 148 188 22v134h-150L776 600z', wood[1]) +
      fill('M776 496l236 148 188 22v14l-192-22L776 512z', wall[2]),
    cushion(862, 410, -6, '#fff3d8', trim) + cushion(1000, 426, 10, accent),
    fill('M1090 370l72-22q14-2 16 10l6 66q0 12-12 14l-70 10q-12 0-14-12l-6-50q0-12 8-16z', trim),
    // the table of the dinette, one leaf folded out
    fill('M770 556h44l14 190h-72z', wood[2]) +
      oval(792, 750, 70, 12, shaded(wood[2], 0.4), 'opacity=".5"'),
    fill(
      'M690 454h214q12 0 20 8l76 86q8 12-8 12H646q-14 0-10-12l36-84q6-10 18-10z',
      lighter(wood[0], 0.35),
    ),
    fill('M634 552q0 12 12 12h346q12 0 12-12v12q0 12-12 12H646q-12 0-12-12z', wood[2]),
    line('M786 456l10 104', wood[2], 2.4, 'opacity=".6"'),
    served(theme, saloon),
    fill('M470 540h60L420 800H300z', '#fff2cf', 'opacity=".32"'),
  ]);
};
