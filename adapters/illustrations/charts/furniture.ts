import { type ChartFrame, unproject, type XY } from '../../http/contract/chart-frame.ts';
import { boxAround, type ChartSpace } from './chart-space.ts';
import { paintRose, paintScale, scaleBarOf } from './marks.ts';
import { isLand, type Terrain } from './terrain.ts';

export const paintRoseAndScaleBar = (
  frame: ChartFrame,
  terrain: Terrain,
  room: ChartSpace,
  unit: number,
): string => {
  const { W, H } = frame;
  const scale = scaleBarOf(frame, unproject(frame, [W / 2, H / 2])[1], unit);
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
  // Returns how evenly an item covers land and water. Across a coast, an item is hard to read.
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
