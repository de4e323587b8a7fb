import {
  BUOY,
  disc,
  fill,
  LAGOON,
  line,
  OAK,
  PAPER,
  PINE,
  placed,
  SEA,
  SLICKER,
  STONE,
  WOOD,
} from '../flat/kit.ts';
import { figure } from './stage.ts';

const stall = (x: number, a: string, b: string): string =>
  placed(
    x,
    0,
    '',
    line('M-80 130v210M80 130v210', OAK, 9) +
      fill('M-98 130l22-56H76l22 56z', a) +
      fill('M-59 130l13-56h30l-5 56zM20 130l-4-56h30l13 56z', b) +
      fill(
        'M-98 130q20 26 39 0 20 26 39 0 20 26 40 0 20 26 39 0 20 26 39 0v8q-20 22-39 0-20 22-39 0-20 22-40 0-20 22-39 0-19 22-39 0z',
        a,
      ) +
      fill('M-92 262H92v92H-92z', WOOD) +
      line('M-92 300H92M-92 332H92', OAK, 4),
  );

const pile = (x: number, y: number, colour: string): string =>
  [
    [-26, 0],
    [0, 0],
    [26, 0],
    [-13, -20],
    [13, -20],
    [0, -38],
  ]
    .map(([dx = 0, dy = 0]) => disc(x + dx, y + dy, 14, colour))
    .join('');

export const market = (): string =>
  [
    fill('M0 0h600v400H0z', '#cfeaf2'),
    fill(
      'M0 60h90v240H0zM110 30h80v270h-80zM420 40h90v260h-90zM530 70h70v230h-70zM220 70h160v230H220z',
      '#f6e7cc',
    ),
    fill(
      'M0 60 45 34l50 26zM104 30l46-24 46 24zM414 40l50-26 50 26zM210 70l90-40 90 40z',
      '#d9683f',
    ),
    fill('M0 300h600v100H0z', STONE),
    stall(140, BUOY, PAPER),
    stall(450, LAGOON, PAPER),
    pile(90, 250, SLICKER),
    pile(190, 250, BUOY),
    pile(400, 250, '#7ba65f'),
    fill('M450 262q-6-50 10-60t22 10 4 50zM490 262q-10-40 10-50t18 12 0 38z', '#5a3059'),
    figure(290, 388, 1.3, SLICKER, SEA, '#d59a6b', '#6b4128'),
    fill('M316 330h40l-6 34h-28z', OAK) +
      line('M320 330q16-30 32 0', OAK, 5) +
      fill('M320 330q6-26 16-10 10-20 16 10z', PINE),
  ].join('');
