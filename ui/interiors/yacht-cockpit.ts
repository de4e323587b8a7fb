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
import { glints, outlook, sailAway } from './outlook.ts';
import type { Theme } from './themes.ts';
import {
  bread,
  cards,
  cushion,
  fish,
  flag,
  fruit,
  guitar,
  hat,
  moka,
  mug,
  plate,
  wine,
} from './things.ts';

/**
 * The differences between the cockpits of the classes: the roof, the things on the table, one or
 * two wheels.
 */
export type YachtCockpit = {
  readonly over: 'sprayhood' | 'bimini' | 'awning';
  readonly table: 'breakfast' | 'games' | 'supper';
  readonly wheels: 1 | 2;
};

const HORIZON = 330;
const WAKE = 'M590 338C574 396 520 474 420 566h150C580 484 592 400 597 338z';

const wheel = (x: number, { trim, wood }: Theme, r: number): string => {
  const spokes = Array.from({ length: 6 }, (_, i) => {
    const a = (i * Math.PI) / 3 + 0.26;
    return `M${x} 446L${Math.round(x + Math.cos(a) * r)} ${Math.round(446 + Math.sin(a) * r)}`;
  }).join('');
  return (
    fill(`M${x - 22} 470h44l12 110h-68z`, '#fffdf8') +
    fill(`M${x + 6} 470h16l12 110h-20z`, '#e3ddd0') +
    rect(x - 26, 424, 52, 34, 10, '#fffdf8') +
    disc(x, 434, 9, INK) +
    line(spokes, STEEL, 4) +
    disc(x, 446, r, 'none', `stroke="${wood[2]}" stroke-width="11"`) +
    disc(
      x,
      446,
      r,
      'none',
      `stroke="${lighter(wood[0])}" stroke-width="3" stroke-dasharray="26 18"`,
    ) +
    disc(x, 446, 11, trim)
  );
};

/** A bench along the side, its backrest with a winch, and the wires of the rail. */
const side = ({ cloth, wall }: Theme): string =>
  [
    line('M0 250L306 348M0 318L306 384', STEEL, 3) +
      line('M132 292v160M306 344v92', STEEL, 6) +
      line('M306 348h150M306 384h150M456 348v88', STEEL, 6),
    fill('M0 486l318-62q24-2 28 20l14 112L0 690z', '#fffdf8') +
      fill('M0 470l318-54q22-2 28 16l-28-4L0 488z', wall[1]),
    fill('M0 520l312-70q12-2 14 8l8 62L0 636z', cloth[0]) +
      line('M104 498l8 100M216 474l8 84', cloth[1], 3, 'opacity=".6"'),
    fill('M0 636l334-116 66 22q12 4 4 12L104 706Q56 726 0 728z', cloth[2]) +
      line('M112 598l84 52M224 558l70 42', cloth[1], 3, 'opacity=".5"'),
    fill('M0 728q58-2 106-22l298-152q10-4 8 8l-12 40L124 762Q64 786 0 788z', '#fffdf8') +
      fill('M0 776q62-4 118-28l290-164-8 18L124 762Q64 786 0 788z', wall[2]),
    rect(176, 434, 50, 20, 6, INK) +
      rect(182, 414, 38, 24, 8, STEEL) +
      line('M186 426h30', '#dfe8ea', 3) +
      oval(201, 412, 19, 7, '#c3d0d5'),
  ].join('');

const overhead = ({ trim, wood }: Theme, { over }: YachtCockpit): string => {
  if (over === 'bimini')
    return (
      line('M118 470Q110 130 190 60M1082 470Q1090 130 1010 60', STEEL, 9) +
      fill('M0 0h1200v64q-300 52-600 52T0 64z', trim) +
      fill('M0 52q300 52 600 52t600-52v18q-300 52-600 52T0 70z', shaded(trim, 0.3)) +
      line('M300 0q20 60 60 96M600 0v106M900 0q-20 60-60 96', '#ffffff', 3, 'opacity=".35"')
    );
  if (over === 'awning') {
    const bulbs = [60, 170, 280, 390, 500, 610, 720, 830, 940, 1050, 1150].map((x, i) => {
      const y = 118 + (i % 2) * 14 + Math.round(((x - 600) / 600) ** 2 * -40);
      return disc(x, y, 20, '#fff3c4', 'opacity=".35"') + disc(x, y, 8, '#fff3c4');
    });
    return (
      fill('M0 0h1200v56L600 112 0 56z', '#fff8ea') +
      fill(
        'M0 0h150L90 64 0 56zM300 0h150l-30 95-140-13zM600 0h150l20 96-170 16zM900 0h150l60 64-140 18z',
        trim,
        'opacity=".8"',
      ) +
      line('M0 60q150 90 300 56t300 26 300-26 300-56', wood[2], 2.5) +
      bulbs.join('')
    );
  }
  return (
    fill('M0 0h1200v150q-40-92-180-108-420-46-840 0Q40 58 0 150z', trim) +
    fill('M0 0h1200v60Q900 8 600 8T0 60z', shaded(trim, 0.25)) +
    line('M14 150Q52 66 190 50q410-44 820 0 138 16 176 100', STEEL, 8) +
    line('M330 36V8M870 36V8M600 28V6', '#ffffff', 4, 'opacity=".4"')
  );
};

const served = ({ trim, accent, wood, cloth }: Theme, { table }: YachtCockpit): string => {
  if (table === 'games')
    return (
      cards(560, 656, trim) +
      cards(660, 690, accent) +
      mug(520, 716, '#fff') +
      mug(706, 662, trim) +
      fruit(590, 640, cloth[0], ['#e86a4c', '#f2c53b', '#e2553a'])
    );
  if (table === 'supper')
    return (
      plate(528, 648, 0.74, wood[2]) +
      plate(680, 648, 0.74, wood[2]) +
      fish(602, 706) +
      wine(612, 654) +
      plate(494, 730, 0.9, wood[2]) +
      plate(712, 730, 0.9, wood[2])
    );
  return (
    bread(546, 652, wood[1]) +
    moka(664, 654) +
    plate(520, 712, 0.84, wood[2]) +
    plate(690, 712, 0.84, wood[2]) +
    mug(580, 706, trim) +
    mug(626, 728, '#fff')
  );
};

/** The cockpit between its benches, looking aft over the wheel to the wake and the coast. */
export const yachtCockpit = (theme: Theme, cockpit: YachtCockpit): string => {
  const { wood, trim, accent } = theme;
  const wheels =
    cockpit.wheels === 2 ? wheel(404, theme, 88) + wheel(796, theme, 88) : wheel(600, theme, 96);
  return picture([
    outlook(theme, {
      id: 'yk',
      top: 30,
      horizon: HORIZON,
      foot: 600,
      sun: [760, theme.time === 'day' ? 190 : 250, 44],
      ridge: 96,
    }),
    sailAway(theme, 250, HORIZON + 8, 1.2),
    glints(theme, 740, 354, 160),
    glints(theme, 160, 372, 120),
    fill(WAKE, '#fffaf0', 'opacity=".8"'),
    `<g transform="matrix(-1 0 0 1 1190 0)">${fill(WAKE, '#fffaf0', 'opacity=".8"')}</g>`,
    line('M600 0V196M600 196L498 410M600 196l102 214', STEEL, 4),
    // the open stern and the floor
    fill('M430 560h340l40 34H390z', wood[1]) + fill('M430 560h340l6 8H424z', lighter(wood[0])),
    fill('M392 590h416l290 210H102z', wood[0]) +
      line(
        planks(
          16,
          -8,
          8,
          (i) => `M${Math.round(600 + i * 25)} 590L${Math.round(600 + i * 62)} 800`,
        ),
        wood[2],
        2,
        'opacity=".45"',
      ),
    fill('M470 590h120l-40 210H330z', '#fff2cf', 'opacity=".35"'),
    cockpit.wheels === 2 ? wheels : '',
    side(theme) + mirrored(side(theme)),
    cockpit.wheels === 1 ? wheels : '',
    flag(466, 440),
    cushion(80, 566, -16, trim, '#ffffff') + cushion(1108, 574, 14, accent),
    cockpit.over === 'awning' ? guitar(1010, 560, wood) : hat(232, 566, trim),
    // the table with both leaves folded out
    fill('M566 756h68l12 44h-92z', shaded(wood[2], 0.2)),
    fill(
      'M500 630h200q10 0 16 10l84 110q6 10-6 10H406q-12 0-6-10l84-110q6-10 16-10z',
      lighter(wood[0], 0.3),
    ),
    fill('M398 752q0 12 12 12h380q12 0 12-12v12q0 10-12 10H410q-12 0-12-10z', wood[2]),
    line('M540 632L478 758M660 632l62 126', wood[2], 2.4, 'opacity=".6"'),
    served(theme, cockpit),
    overhead(theme, cockpit),
  ]);
};
