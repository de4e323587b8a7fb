import { type Buoy, buoyRadius, type ChartSize, type XY } from '../../http/contract/chart-frame.ts';
import { drawOutlinedText, textWidth } from '../letters/letters.ts';
import { type Box, boxAround, type ChartSpace } from './chart-space.ts';
import { CHART } from './colours.ts';
import { formatTenths } from './ground.ts';
import { distanceFromWaterAt, isLand, type Terrain } from './terrain.ts';

const SIDES = [
  { dx: 1, dy: 0, anchor: 'start' },
  { dx: -1, dy: 0, anchor: 'end' },
  { dx: 0, dy: -1, anchor: 'middle' },
  { dx: 0, dy: 1, anchor: 'middle' },
  { dx: 0.75, dy: -0.75, anchor: 'start' },
  { dx: -0.75, dy: -0.75, anchor: 'end' },
  { dx: 0.75, dy: 0.75, anchor: 'start' },
  { dx: -0.75, dy: 0.75, anchor: 'end' },
] as const;

/** Shortens a port's name for the chart: „Pomena na Mljecie” becomes „Pomena”. */
export const shortPortName = (name: string): string => name.split(/ (?:na|w|we) /)[0] ?? name;

type NamePosition = { readonly box: Box; readonly left: number; readonly baseline: number };

const positionName = (
  [x, y]: XY,
  side: (typeof SIDES)[number],
  width: number,
  size: number,
  radius: number,
  far: number,
): NamePosition => {
  const gap = radius + far;
  const [cx, cy] = [x + side.dx * gap, y + side.dy * gap];
  const left = side.anchor === 'start' ? cx : side.anchor === 'end' ? cx - width : cx - width / 2;
  const middle = side.dy === 0 ? cy : cy + Math.sign(side.dy) * size * 0.42;
  return {
    box: {
      left: left - 2,
      right: left + width + 2,
      top: middle - size * 0.62,
      bottom: middle + size * 0.62,
    },
    left,
    baseline: middle + size * 0.35,
  };
};

const penaltyOf = (
  { box }: NamePosition,
  rank: number,
  room: ChartSpace,
  terrain: Terrain,
  foam: number,
): number => {
  if (!room.holds(box)) return Infinity;
  const samples = [0, 0.25, 0.5, 0.75, 1].flatMap((part): XY[] => {
    const x = box.left + (box.right - box.left) * part;
    return [
      [x, box.top],
      [x, box.bottom],
    ];
  });
  const ashore = samples.filter((point) => isLand(terrain, point)).length / samples.length;
  return (
    room.taken(box) * 1000 + room.crossed(box, foam) * 30 + Math.min(ashore, 1 - ashore) * 12 + rank
  );
};

const paintBeside = (
  name: string,
  at: XY,
  size: ChartSize,
  terrain: Terrain,
  room: ChartSpace,
): string => {
  const small = size === 'phone';
  const [letters, radius, foam] = [small ? 12.5 : 16, buoyRadius(size), small ? 4 : 6];
  const width = textWidth(name, 'text', letters);
  const choices = [small ? 4 : 6, small ? 9 : 14].flatMap((far, round) =>
    SIDES.map((side, rank) => {
      const choice = positionName(at, side, width, letters, radius, far);
      return { choice, ills: penaltyOf(choice, rank + round * 3, room, terrain, foam) };
    }),
  );
  const [best] = choices.toSorted((a, b) => a.ills - b.ills);
  if (best === undefined || best.ills >= 1000) return '';
  const { box, left, baseline } = best.choice;
  room.take(box);
  const middle: XY = [(box.left + box.right) / 2, (box.top + box.bottom) / 2];
  const ground = distanceFromWaterAt(terrain, middle) > 0 ? CHART.land : '#e9f7f4';
  return drawOutlinedText(name, left, baseline, {
    face: 'text',
    size: letters,
    fill: CHART.ink,
    halo: { colour: ground, width: small ? 3 : 4.5 },
  });
};

/** Writes the names of the ports. On a phone, only those of the first and the last port. */
export const paintPortNames = (
  names: readonly string[],
  buoys: readonly Buoy[],
  size: ChartSize,
  terrain: Terrain,
  space: ChartSpace,
): string => {
  const small = size === 'phone';
  const radius = buoyRadius(size);
  for (const { at } of buoys) space.take(boxAround(at, 2 * radius + 4, 2 * radius + 4));
  return buoys
    .map(({ at }, i) =>
      small && i > 0 && i < buoys.length - 1
        ? ''
        : paintBeside(shortPortName(names[i] ?? ''), at, size, terrain, space),
    )
    .join('');
};

/** Draws towns with a dot and a name. Omits a town if its name would cover something. */
export const paintTowns = (
  towns: readonly { readonly name: string; readonly at: XY }[],
  size: ChartSize,
  terrain: Terrain,
  space: ChartSpace,
): string =>
  towns
    .map(({ name, at: [x, y] }) => {
      if (!space.isFree(boxAround([x, y], 8, 8), 0)) return '';
      const written = paintBeside(name, [x, y], size, terrain, space);
      if (written === '') return '';
      space.take(boxAround([x, y], 10, 10));
      return `${written}<circle cx="${formatTenths(x)}" cy="${formatTenths(y)}" r="${size === 'phone' ? 2.6 : 3.6}" fill="${CHART.ink}"/>`;
    })
    .join('');
