import {
  BUOY,
  disc,
  faint,
  fill,
  INK,
  INK_SOFT,
  LAGOON,
  line,
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
import { bulbs, cloud, figure, sailAway, stage, swells } from './stage.ts';

/** A yacht seen from behind. The given point is the middle of its stern. */
const behind = (x: number, y: number, size: number, stripe: string): string =>
  placed(
    x,
    y,
    `scale(${size})`,
    line('M0-70V-300', STEEL, 7) +
      line('M0-292-50-40M0-292 50-40', INK, 2.5) +
      fill('M-66-46H66l-8 66q-58 22-116 0z', PAPER) +
      fill('M-63-26H63l-2 14H-61z', stripe) +
      line('M-56-46v-26H56v26', STEEL, 5),
  );

/** A yacht that moors stern-first between two boats. */
export const mooring = (): string =>
  [
    stage('golden', 190, [300, 120, 44]),
    fill('M0 190q80-40 160-30t120 30zM380 190q80-50 220-40v40z', '#b7967a'),
    behind(110, 280, 0.86, SEA),
    behind(300, 262, 0.78, BUOY),
    behind(490, 280, 0.86, PINE),
    fill('M0 330h600v70H0z', STONE) + fill('M0 322h600v12H0z', '#d3c19c'),
    line('M276 256 230 330M324 256l46 74', OAK, 6),
    fill('M216 318h28v14h-28zM356 318h28v14h-28z', INK),
    figure(210, 394, 1.1, SLICKER, SEA),
    figure(404, 394, 1.1, LAGOON, INK, '#d59a6b', '#c0602c'),
    line('M222 330q12-6 14-14M394 330q-12-6-14-14', '#c98d62', 6),
  ].join('');

/** A swing bridge that people turn by hand. */
export const swingBridge = (): string =>
  [
    stage('day', 200, [500, 70, 30]),
    cloud(120, 70, 0.8),
    fill('M0 200V110l60-60 60 60 40-40 50 60v70z', '#e9dcc0') +
      fill('M0 112 60 48l62 64zM118 130l42-62 54 62z', '#b4552f'),
    fill('M440 200v-70q70-50 160-30v100z', PINE),
    fill('M0 230h210v60H0zM420 230h180v60H420z', STONE) +
      fill('M170 220h40v180h-40zM420 220h40v180h-40z', '#d3c19c'),
    placed(
      440,
      224,
      'rotate(-24)',
      line('M0 0H-250M0-40H-210M0 0-60-40-110 0-160-40-210 0', INK, 10) + line('M0 8H-252', OAK, 8),
    ),
    figure(480, 228, 0.9, SLICKER),
    line('M500 228h50', OAK, 7),
    sailAway(300, 330, 2),
    swells([
      [230, 370],
      [350, 384],
    ]),
  ].join('');

/** A lock that lowers a yacht by two metres while its crew holds the ropes. */
export const lock = (): string =>
  [
    fill('M0 0h600v400H0z', '#a9dcee'),
    fill('M0 40q60-40 120 0t120 0 120 0 120 0 120 0v120H0z', PINE),
    fill('M0 130h600v50H0z', '#7fa05c'),
    fill('M0 170h150v230H0zM450 170h150v230H450z', STONE),
    line(
      'M0 220h150M0 270h150M0 320h150M450 220h150M450 270h150M450 320h150M60 170v50M110 220v50M60 270v50M500 170v50M550 220v50M500 270v50',
      '#d3c19c',
      4,
    ),
    fill('M150 190h300v120H150z', OAK) +
      line('M150 220h300M150 250h300M150 280h300', '#6b4020', 5) +
      line('M300 190v120', INK, 9),
    fill('M150 300h300v100H150z', '#1f7f8f') + fill('M150 300h300v12H150z', '#7fc6cc'),
    placed(
      300,
      366,
      '',
      line('M0-40V-250', STEEL, 7) +
        fill('M-100-40H110q-10 50-50 54H-60q-34-6-40-54z', PAPER) +
        line('M-96-26H104', BUOY, 6),
    ),
    line('M220 330 120 176M382 330l90-154', SLICKER, 5),
    figure(110, 172, 1, BUOY),
    figure(486, 172, 1, SLICKER, SEA),
    figure(262, 330, 0.85, LAGOON),
  ].join('');

/** A row of village houses on a quay. */
export const village = (): string => {
  const house = (x: number, wall: string, roof: string, high: number): string =>
    fill(`M${x} 260v-${high}h76v${high}z`, wall) +
    fill(`M${x - 8} ${262 - high}l46-34 46 34z`, roof) +
    fill(`M${x + 14} ${284 - high}h18v26h-18zM${x + 44} ${284 - high}h18v26h-18z`, SEA) +
    fill(`M${x + 28} 260v-34h20v34z`, OAK);
  return [
    stage('day', 260, [90, 66, 28]),
    fill('M0 260q80-150 220-130t200 40 180-40v130z', '#7f9a68'),
    house(60, '#f6e7cc', '#d9683f', 70),
    house(150, '#f3c9a8', '#b4552f', 90),
    house(244, PAPER, '#d9683f', 64),
    house(338, '#bfe0e4', '#b4552f', 84),
    house(432, '#f6dfae', '#d9683f', 70),
    fill('M0 256h600v22H0z', STONE),
    fill('M20 300h330v14H20z', WOOD) + line('M50 314v50M140 314v50M230 314v50M320 314v50', OAK, 10),
    placed(
      470,
      330,
      '',
      line('M0-16V-120', OAK, 8) +
        fill('M6-112v92h62q-20-60-62-92z', BUOY) +
        fill('M-70-18H80q-10 40-40 44h-80q-24-4-30-44z', SLICKER),
    ),
    figure(110, 302, 0.9, BUOY),
    figure(160, 302, 0.85, LAGOON, INK, '#94613d', '#17161a'),
    figure(270, 302, 0.9, PAPER, SEA),
  ].join('');
};

/** Yachts tied side by side at anchor. */
export const raft = (): string => {
  const hull = (x: number, stripe: string): string =>
    placed(
      x,
      300,
      '',
      line('M0-40V-220', STEEL, 6) +
        line('M0-214-34-40M0-214 34-40', INK, 2) +
        fill('M-42-50q42-30 84 0l-8 74q-34 16-68 0z', PAPER) +
        line('M-38-26q38 14 76 0', stripe, 7),
    );
  return [
    stage('day', 170, [500, 66, 30]),
    cloud(130, 60, 0.8),
    fill('M0 170q90-90 210-60t180 20 210-20v60z', '#7fa98e'),
    [90, 180, 270, 360, 450]
      .map((x, at) => hull(x, [SEA, BUOY, PINE, SLICKER, LAGOON][at] ?? SEA))
      .join(''),
    [135, 225, 315, 405].map((x) => fill(`M${x - 7} 276h14v26h-14z`, INK)).join(''),
    line('M60 262q210 60 420-4', INK, 2),
    [100, 150, 200, 250, 300, 350, 400, 450]
      .map((x, at) =>
        fill(`M${x} ${276 + (at % 3) * 4}h16l-8 18z`, [BUOY, SLICKER, LAGOON][at % 3] ?? BUOY),
      )
      .join(''),
    placed(
      300,
      364,
      '',
      `<g fill="none" stroke="#ef8fa0" stroke-width="18"><ellipse rx="42" ry="14"/></g>${line('M38-6q18-40-4-50t-18 12', '#ef8fa0', 13)}`,
    ),
    disc(140, 366, 11, '#c98d62') + disc(470, 362, 11, '#94613d'),
    swells([
      [170, 384],
      [380, 386],
    ]),
  ].join('');
};

/** A concert on a catamaran; the audience sits on the sterns around it. */
export const concert = (): string =>
  [
    stage('dusk', 210, [470, 190, 34]),
    fill('M0 210q90-70 200-50t160 50z', '#4c4566'),
    faint(fill('M250 120 60 0h120zM330 120 470 0H350z', '#ffd27a'), 0.35),
    fill('M150 250h280l-12 40H162z', PAPER) +
      fill('M160 286h60l-8 30h-44zM360 286h60l-8 30h-44z', INK),
    line('M180 250V130h220v120', OAK, 8),
    bulbs(
      'M180 134q110 50 220 0',
      [
        [210, 146],
        [250, 156],
        [290, 160],
        [330, 156],
        [370, 146],
      ],
      '#ffd97a',
    ),
    figure(250, 252, 1.05, BUOY),
    figure(330, 252, 1.05, SLICKER, INK, '#94613d', '#17161a'),
    placed(
      250,
      206,
      'rotate(-20)',
      line('M6 0h46', OAK, 5) + fill('M-22 0q0-14 14-13 8-6 16 0v26q-8 6-16 0-14 1-14-13z', WOOD),
    ),
    line('M330 252v-46M322 206h16', INK, 4),
    fill('M0 400V344q70-30 150-10t130-4 150 4 170-6v72z', '#2b3550'),
    figure(90, 372, 0.9, LAGOON, INK),
    figure(140, 378, 0.9, PAPER, SEA),
    figure(450, 376, 0.9, BUOY, INK),
    figure(510, 372, 0.9, SLICKER, INK_SOFT, '#d59a6b', '#c0602c'),
  ].join('');
