import { disc, fill, INK, line, mirrored, oval, picture, planks, rect, shaded } from './kit.ts';
import { glints, outlook, sailAway } from './outlook.ts';
import type { Theme } from './themes.ts';
import {
  bread,
  cards,
  cushion,
  fish,
  flag,
  fruit,
  hat,
  moka,
  mug,
  plate,
  towel,
  wine,
} from './things.ts';

/**
 * The differences between the cockpits of the classes: a canvas roof, a hard roof, or a slatted
 * roof with lamps; and the things on the table.
 */
export type Cockpit = {
  readonly roof: 'canvas' | 'hard' | 'slats';
  readonly table: 'breakfast' | 'games' | 'supper';
};

const HORIZON = 338;

/** The wakes of the two hulls. They meet at the horizon. */
const WAKE =
  'M590 344C566 398 470 474 300 560h112C520 484 580 402 596 344zM588 360c-40 50-130 100-250 130 120-50 200-90 250-130z';

const roofOf = ({ wall, trim, wood, accent }: Theme, { roof }: Cockpit): string => {
  const posts =
    rect(150, 96, 22, 366, 6, wall[0]) +
    rect(164, 96, 8, 366, 4, wall[2]) +
    rect(1028, 96, 22, 366, 6, wall[0]) +
    rect(1028, 96, 8, 366, 4, wall[2]);
  const lamp = (x: number, y: number): string =>
    disc(x, y, 16, '#fff8dc', 'opacity=".5"') + disc(x, y, 9, '#fffdf2');
  if (roof === 'canvas') {
    const seams = [240, 480, 720, 960]
      .map(
        (x) =>
          `M${x} 8Q${600 + (x - 600) * 0.98} 60 ${600 + (x - 600) * 0.96} ${96 - Math.abs(x - 600) * 0.02}`,
      )
      .join('');
    return (
      line('M160 470V110M1040 470V110', '#e6ebe4', 12) +
      fill(
        'M0 0h1200v100q-90 44-180 4-90 44-210 2-100 40-210 0-110 42-210-2-100 40-220-2-90 40-180-2z',
        trim,
      ) +
      fill('M0 0h1200v52Q900 22 600 22T0 52z', shaded(trim, 0.25), 'opacity=".45"') +
      line(seams, '#ffffff', 3, 'opacity=".35"')
    );
  }
  const edge =
    fill('M0 84q300-34 600-34t600 34v30q-300-34-600-34T0 114z', wall[2]) +
    fill('M0 108q300-34 600-34t600 34v8q-300-34-600-34T0 116z', trim);
  if (roof === 'slats') {
    const slats = planks(
      12,
      40,
      1160,
      (x) =>
        `M${Math.round(600 + (x - 600) * 1.15)} 0L${Math.round(x)} ${Math.round(84 - (1 - ((x - 600) / 600) ** 2) * 18)}`,
    );
    const lantern = (x: number): string =>
      line(`M${x} 84v34`, INK, 3) +
      fill(`M${x - 18} 118h36l6 46h-48z`, accent, 'opacity=".9"') +
      fill(`M${x - 18} 118h36v-8h-36zM${x - 24} 164h48v8h-48z`, wood[2]) +
      disc(x, 144, 34, '#fff3c4', 'opacity=".3"');
    return (
      posts +
      fill('M0 0h1200v112q-300-34-600-34T0 112z', wood[0]) +
      line(slats, wood[2], 3, 'opacity=".6"') +
      edge +
      lantern(330) +
      lantern(870)
    );
  }
  return (
    posts +
    fill('M0 0h1200v112q-300-34-600-34T0 112z', wall[0]) +
    edge +
    fill('M0 0h1200v26Q900 4 600 4T0 26z', wall[1]) +
    lamp(360, 48) +
    lamp(600, 40) +
    lamp(840, 48)
  );
};

const served = ({ trim, accent, wood, cloth }: Theme, { table }: Cockpit): string => {
  const shade = wood[2];
  if (table === 'games')
    return (
      cards(520, 650, trim) +
      cards(690, 668, accent) +
      fruit(600, 640, cloth[0], ['#e2553a', '#e86a4c', '#cf4630']) +
      mug(430, 680, '#fff') +
      mug(780, 652, accent) +
      mug(470, 620, trim)
    );
  if (table === 'supper')
    return (
      plate(452, 622, 0.8, shade) +
      plate(748, 622, 0.8, shade) +
      plate(396, 678, 1, shade) +
      plate(804, 678, 1, shade) +
      fish(600, 664) +
      wine(660, 620) +
      bread(512, 612, wood[1])
    );
  return (
    plate(470, 612, 0.8, shade) +
    plate(730, 612, 0.8, shade) +
    plate(408, 672, 1, shade) +
    plate(792, 672, 1, shade) +
    fruit(600, 700, '#2f8fb3', ['#f08a2c', '#f59d33', '#ef8223']) +
    moka(666, 600) +
    bread(545, 610, wood[1]) +
    mug(493, 678, '#fff') +
    mug(741, 676, trim)
  );
};

/**
 * The cockpit under its roof, looking aft over the laid table. Two wakes lead back to the coast.
 */
export const catamaranCockpit = (theme: Theme, cockpit: Cockpit): string => {
  const { wall, wood, cloth, trim, accent } = theme;
  const sofa =
    fill('M0 470l232-20q16 0 16 16v86L0 640z', '#fffdf8') +
    fill('M0 486l210-16q14 0 14 12v52L0 604z', cloth[0]) +
    fill('M0 604l224-70 96 12q14 4 4 14L96 664q-40 14-96 14z', cloth[2]) +
    fill('M0 678q56 0 96-14l228-104q8-2 6 10l-12 30L110 712q-50 22-110 24z', '#fffdf8') +
    fill('M0 736q60-2 110-24l208-112 2 12L112 736Q66 762 0 764z', wall[2]) +
    line('M112 480l2 88 104 42', cloth[1], 3, 'opacity=".7"');
  return picture([
    outlook(theme, {
      id: 'ck',
      top: 40,
      horizon: HORIZON,
      foot: 620,
      sun: [792, theme.time === 'day' ? 176 : 262, 46],
      ridge: 100,
    }),
    sailAway(theme, 640, HORIZON + 12, 1.6),
    glints(theme, 770, 366, 170),
    glints(theme, 180, 386, 130),
    fill(WAKE, '#fffaf0', 'opacity=".78"'),
    `<g transform="matrix(-1 0 0 1 1196 0)">${fill(WAKE, '#fffaf0', 'opacity=".78"')}</g>`,
    // the floor
    fill('M0 800V640l270-86h660l270 86v160z', wood[0]) +
      fill('M0 640l270-86h660l270 86v24L930 572H270L0 664z', wood[1], 'opacity=".55"'),
    line(
      planks(18, -9, 9, (i) => `M${600 + i * 46} 556L${600 + i * 128} 800`),
      wood[2],
      1.6,
      'opacity=".45"',
    ),
    // the bench at the stern, and the rails
    line(
      'M236 420H330M870 420h94M236 420v130M300 420v80M900 420v80M964 420v130M236 462h84M880 462h84',
      '#fdfaf0',
      6,
    ),
    line('M236 423H330M870 423h94', wall[2], 1.5),
    rect(318, 424, 564, 136, 18, '#fffdf8') +
      fill('M318 536h564v12q0 12-12 12H330q-12 0-12-12z', wall[2]),
    [334, 513, 692].map((x) => rect(x, 432, 174, 74, 16, cloth[0])).join(''),
    fill('M328 500h544l20 30q2 14-14 14H322q-16 0-14-14z', cloth[2]) +
      line('M508 502l-4 40M690 502l4 40', cloth[0], 3),
    cushion(400, 477, -9, trim, '#ffffff') + cushion(812, 479, 8, accent),
    sofa + mirrored(sofa),
    towel(trim),
    hat(120, 596, trim),
    // the table
    fill('M548 716h104l16 84H532z', wall[2]) +
      fill('M640 716h12l16 84h-22z', shaded(wall[2])) +
      oval(600, 726, 330, 24, wood[2], 'opacity=".35"'),
    fill('M414 586h372q14 0 22 10l100 96q12 16-10 16H302q-22 0-10-16l100-96q8-10 22-10z', wood[0]),
    fill('M290 694q-2 14 12 14h596q14 0 12-14v12q0 16-16 16H306q-16 0-16-16z', wood[2]),
    fill('M500 586h80l-60 122h-150zM640 586h40l40 122h-62z', '#fff2cf', 'opacity=".45"'),
    served(theme, cockpit),
    flag(940, 552),
    roofOf(theme, cockpit),
  ]);
};
