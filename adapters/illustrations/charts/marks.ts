import {
  type Buoy,
  buoyRadius,
  type ChartFrame,
  type ChartSize,
  unprojectFromChart,
  type XY,
} from '../../http/contract/chart-frame.ts';
import { drawOutlinedText } from '../letters/letters.ts';
import type { Random } from '../scenes/paths.ts';
import { boxAround, type ChartContext } from './chart-space.ts';
import { CHART } from './colours.ts';
import { formatTenths, linePath, simplifyPath } from './ground.ts';
import { distanceFromLandAt, distanceFromWaterAt, isLand } from './terrain.ts';

export const chartSymbolScale = (size: ChartSize): number =>
  size === 'phone' ? 0.66 : size === 'wide' ? 1.1 : 1;

export const paintRouteLine = (path: readonly XY[], size: ChartSize): string => {
  const small = size === 'phone';
  const [half, height, pace] = small ? [1.7, 1, 3] : [2.4, 1.7, 4.2];
  let sailed = 0;
  const shifts = path.map((point, i) => {
    const before = path[i - 1] ?? point;
    const after = path[i + 1] ?? point;
    sailed += Math.hypot(point[0] - before[0], point[1] - before[1]);
    const [dx, dy] = [after[0] - before[0], after[1] - before[1]];
    const length = Math.hypot(dx, dy) || 1;
    return { point, nx: -dy / length, ny: dx / length, swing: height * Math.sin(sailed / pace) };
  });
  const wave = (side: number): readonly XY[] =>
    shifts.map(
      ({ point, nx, ny, swing }): XY => [
        point[0] + nx * (side * half + swing),
        point[1] + ny * (side * half + swing),
      ],
    );
  const round = 'stroke-linecap="round" stroke-linejoin="round"';
  return [
    `<path d="${linePath(simplifyPath(path, 0.5))}" fill="none" stroke="#fff" stroke-opacity=".9" stroke-width="${small ? 8 : 12}" ${round}/>`,
    `<path d="${linePath(simplifyPath(wave(-1), 0.25))}${linePath(simplifyPath(wave(1), 0.25))}" fill="none" stroke="${CHART.lagoon}" stroke-width="${small ? 1.1 : 1.5}" ${round}/>`,
  ].join('');
};

/** The first port's mark is yellow. A mark that was moved has a thin line to its port. */
export const paintBuoys = (buoys: readonly Buoy[], size: ChartSize): string => {
  const small = size === 'phone';
  const radius = buoyRadius(size);
  const threads = buoys.flatMap(({ port, at }) =>
    Math.hypot(port[0] - at[0], port[1] - at[1]) < 3
      ? []
      : [
          `<path d="${linePath([port, at])}" stroke="${CHART.ink}" stroke-width="1.5"/><circle cx="${formatTenths(port[0])}" cy="${formatTenths(port[1])}" r="${small ? 2 : 3}" fill="${CHART.ink}"/>`,
        ],
  );
  const discs = buoys.map(({ at: [x, y] }, i) => {
    const yellow = i === 0;
    const rim = yellow
      ? `<circle cx="${formatTenths(x)}" cy="${formatTenths(y)}" r="${radius - 0.75}" fill="none" stroke="${CHART.edge}" stroke-width="1.5"/>`
      : '';
    const size = small ? 11.5 : 15.5;
    const number = drawOutlinedText(String(i + 1), x, y + size * 0.35, {
      face: 'text',
      size,
      fill: yellow ? CHART.ink : '#fff',
      anchor: 'middle',
    });
    return `<circle cx="${formatTenths(x)}" cy="${formatTenths(y)}" r="${radius}" fill="${yellow ? CHART.slicker : CHART.ink}" stroke="#fff" stroke-width="${small ? 2 : 3}"/>${rim}${number}`;
  });
  return [...threads, ...discs].join('');
};

const scatterPoints = (
  frame: ChartFrame,
  gap: number,
  random: Random,
  fits: (at: XY) => boolean,
): readonly XY[] => {
  const found: XY[] = [];
  const columns = Math.ceil(frame.W / gap);
  const rows = Math.ceil(frame.H / gap);
  for (let row = 0; row < rows; row++)
    for (let column = 0; column < columns; column++) {
      const at: XY = [
        (column + random.between(0.15, 0.85)) * gap,
        (row + random.between(0.15, 0.85)) * gap,
      ];
      if (fits(at) && !found.some(([x, y]) => Math.hypot(x - at[0], y - at[1]) < gap * 0.6))
        found.push(at);
    }
  return found;
};

export const paintSwells = (
  { frame, terrain, room, unit }: ChartContext,
  random: Random,
): string => {
  const far = 46 * unit;
  const places = scatterPoints(
    frame,
    74 * unit,
    random,
    (at) =>
      [-18, 0, 18].every((dx) => distanceFromLandAt(terrain, [at[0] + dx * unit, at[1]]) > far) &&
      room.isFree(boxAround(at, 44 * unit, 18 * unit), 8) &&
      random.chance(0.7),
  );
  const waves = places.map(
    ([x, y]) =>
      `M${formatTenths(x - 18 * unit)} ${formatTenths(y)}q${formatTenths(6 * unit)}-${formatTenths(5 * unit)} ${formatTenths(12 * unit)} 0t${formatTenths(12 * unit)} 0 ${formatTenths(12 * unit)} 0`,
  );
  return waves.length === 0
    ? ''
    : `<path d="${waves.join('')}" fill="none" stroke="#fff" stroke-opacity=".8" stroke-width="${formatTenths(1.8 * unit)}" stroke-linecap="round"/>`;
};

export const paintHills = (
  { frame, terrain, room, unit }: ChartContext,
  random: Random,
  flat: boolean,
): string => {
  const places = scatterPoints(
    frame,
    62 * unit,
    random,
    (at) =>
      distanceFromWaterAt(terrain, at) > 22 * unit &&
      room.isFree(boxAround(at, 40 * unit, 30 * unit), 4) &&
      random.chance(0.5),
  );
  const peaks = places.map(([x, y]) => {
    const s = random.between(0.9, 1.5) * unit;
    if (flat)
      return `M${formatTenths(x)} ${formatTenths(y)}v-${formatTenths(5 * s)}h-${formatTenths(5 * s)}l${formatTenths(5 * s)}-${formatTenths(13 * s)} ${formatTenths(5 * s)} ${formatTenths(13 * s)}h-${formatTenths(5 * s)}`;
    return `M${formatTenths(x - 9 * s)} ${formatTenths(y)}l${formatTenths(9 * s)}-${formatTenths(11 * s)} ${formatTenths(9 * s)} ${formatTenths(11 * s)}M${formatTenths(x)} ${formatTenths(y - 11 * s)}l${formatTenths(2.5 * s)} ${formatTenths(7 * s)}`;
  });
  return peaks.length === 0
    ? ''
    : `<path d="${peaks.join('')}" fill="none" stroke="${CHART.relief}" stroke-width="${formatTenths(1.6 * unit)}" stroke-linejoin="round" stroke-linecap="round"/>`;
};

const paintRose = ([x, y]: XY, unit: number): string =>
  `<g transform="translate(${formatTenths(x)} ${formatTenths(y)}) scale(${formatTenths(unit * 0.86)})" fill="none" stroke="${CHART.sea}" stroke-width="1.5"><circle r="33"/><circle r="27" stroke-dasharray="1 7.48" stroke-width="5" stroke-opacity=".5"/><path d="M-33 0h66"/><path d="M0-46 7 0 0 46-7 0z" fill="#fff"/><path d="M0-46 7 0H-7z" fill="${CHART.sea}"/></g>`;

export const paintBoat = ([x, y]: XY, unit: number): string =>
  `<g transform="translate(${formatTenths(x)} ${formatTenths(y)}) scale(${formatTenths(unit * 0.9)})"><path d="M-2-30v24h-15c2-10 7-19 15-24zM2-25c7 5 11 12 12 19H2z" fill="#fff" stroke="${CHART.ink}" stroke-width="1.6" stroke-linejoin="round"/><path d="M-19-2h38l-6 9h-25z" fill="${CHART.ink}" stroke="#fff" stroke-width="2" paint-order="stroke"/></g>`;

/** Possible lengths of the scale bar in nautical miles. A chart gets the longest one that fits. */
const SCALES = [1, 2, 5, 10, 20, 50, 100] as const;

type ScaleBar = { readonly length: number; readonly text: string };

const scaleBarOf = (frame: ChartFrame, lat: number, unit: number): ScaleBar => {
  const mile = frame.k / Math.cos((lat * Math.PI) / 180) / 60;
  const miles = SCALES.findLast((n) => n * mile <= 120 * unit) ?? 1;
  return { length: miles * mile, text: `${miles} ${SCALE_WORDS[miles]}` };
};
const SCALE_WORDS: Readonly<Record<(typeof SCALES)[number], string>> = {
  1: 'mila morska',
  2: 'mile morskie',
  5: 'mil morskich',
  10: 'mil morskich',
  20: 'mil morskich',
  50: 'mil morskich',
  100: 'mil morskich',
};

const paintScale = ([x, y]: XY, { length, text }: ScaleBar, unit: number): string => {
  const size = unit < 1 ? 10.5 : 13;
  const rule = `<path d="M${formatTenths(x)} ${formatTenths(y - 5)}v5h${formatTenths(length)}v-5M${formatTenths(x + length / 2)} ${formatTenths(y - 4)}v4" fill="none" stroke="${CHART.ink}" stroke-width="1.5"/>`;
  return (
    rule +
    drawOutlinedText(text, x + length / 2, y + size * 1.35, {
      face: 'text',
      size,
      fill: CHART.ink,
      anchor: 'middle',
    })
  );
};

export const paintRoseAndScaleBar = ({ frame, terrain, room, unit }: ChartContext): string => {
  const { W, H } = frame;
  const scale = scaleBarOf(frame, unprojectFromChart(frame, [W / 2, H / 2])[1], unit);
  const half: XY = [33 * unit, 44 * unit];
  const edge = 14 * unit;
  const corners = ([w, h]: XY): readonly XY[] =>
    [0, 0.5, 1, 1.5].flatMap((inwards): readonly XY[] => {
      const [x, y] = [w + edge + inwards * w, h + edge];
      return [
        [W - x, H - y],
        [x, H - y],
        [W - x, y],
        [x, y],
      ];
    });
  // Rates a place for the compass rose or the scale bar; the lowest rating is best. A place half on
  // land and half on water is worst, because a drawing across a coast is hard to read.
  const mixed = (width: number, height: number, [x, y]: XY): number => {
    const parts = [-0.5, -0.25, 0, 0.25, 0.5];
    const points = parts.flatMap((px) => parts.map((py): XY => [x + px * width, y + py * height]));
    const ashore = points.filter((point) => isLand(terrain, point)).length / points.length;
    return Math.min(ashore, 1 - ashore) + (ashore > 0.5 ? 0.05 : 0);
  };
  const choose = (width: number, height: number): XY | undefined => {
    const places = corners([width / 2, height / 2]).filter((at) =>
      room.isFree(boxAround(at, width, height), 10),
    );
    return places.toSorted((a, b) => mixed(width, height, a) - mixed(width, height, b))[0];
  };
  const rose = choose(half[0] * 2, half[1] * 2);
  if (rose !== undefined) room.take(boxAround(rose, half[0] * 2, half[1] * 2));
  const [width, height] = [Math.max(scale.length, 96 * unit) + 8, 34 * unit];
  const rule = choose(width, height);
  if (rule !== undefined) room.take(boxAround(rule, width, height));
  return [
    rose === undefined ? '' : paintRose(rose, unit),
    rule === undefined
      ? ''
      : paintScale([rule[0] - scale.length / 2, rule[1] - 4 * unit], scale, unit),
  ].join('');
};
