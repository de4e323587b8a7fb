import { type FaceName, widthOf } from '../letters/letters.ts';
import { CHART } from './colours.ts';
import { GAZETTEER, type Named, type Names } from './gazetteer.ts';
import { project, type XY } from './geo.ts';
import { islandsOf, paintIsland } from './islandNames.ts';
import { type Box, boxAround } from './room.ts';
import type { SheetName } from './sheet.ts';
import { inlandAt, isLand, offshoreAt } from './terrain.ts';
import { FOAM, type Ground, least, samplesOf, wordBox, written } from './writing.ts';

/** The free place that lies deepest in its element and not far from a hint. */
const roomiest = ({ frame, room, unit }: Ground, name: string, face: FaceName, size: number, fits: (box: Box) => number): XY | null => {
  let best: { readonly at: XY; readonly worth: number } | null = null;
  const step = 14 * unit;
  for (let y = step; y < frame.H - step; y += step)
    for (let x = step; x < frame.W - step; x += step) {
      const box = wordBox(name, face, size, [x, y]);
      if (!room.isFree(box, 14 * unit)) continue;
      const worth = fits(box);
      if (worth > 0 && (best === null || worth > best.worth)) best = { at: [x, y], worth };
    }
  return best?.at ?? null;
};

/** How far a box keeps from the chart's edge, up to where it no longer matters. */
const rimOf = ({ frame, unit }: Ground, { left, right, top, bottom }: Box): number =>
  Math.min(40 * unit, left, top, frame.W - right, frame.H - bottom);

/** A country or coast where its land is widest near its place, in the colour of dry grass. */
const paintLand = (chart: Ground, { name, at: place }: Named): string => {
  const { frame, terrain, room, unit } = chart;
  const size = 24 * Math.max(unit, 0.7);
  const hint = project(frame, place);
  const reach = 240 * unit;
  const at = roomiest(chart, name, 'display', size, (box) => {
    const away = Math.hypot((box.left + box.right) / 2 - hint[0], (box.top + box.bottom) / 2 - hint[1]);
    const deep = least(samplesOf(box).map((point) => inlandAt(terrain, point)));
    return away > reach || deep < 3 * unit ? 0 : Math.min(deep, 30 * unit) + (1 - away / reach) * 90 * unit + rimOf(chart, box);
  });
  if (at === null) return '';
  room.take(wordBox(name, 'display', size, at));
  return written(name, 'display', size, at, CHART.country);
};

/** The sea's name where most of it is free. */
const paintSea = (chart: Ground, name: string): string => {
  const { terrain, room, unit } = chart;
  const size = 17 * Math.max(unit, 0.72);
  const at = roomiest(
    chart,
    name,
    'italic',
    size,
    (box) => Math.min(60 * unit, least(samplesOf(box).map((point) => offshoreAt(terrain, point)))) - 8 * unit,
  );
  if (at === null) return '';
  room.take(boxAround(at, widthOf(name, 'italic', size) + 30, size * 2));
  return written(name, 'italic', size, at, CHART.sea);
};

/** A bay, strait or lake in its place, or nearly; a lake too small for its name has it beside. */
const paintWater = ({ frame, terrain, room, unit }: Ground, { name, at: place }: Named): string => {
  const size = 15 * Math.max(unit, 0.75);
  const [x, y] = project(frame, place);
  const shifts = [0, 12, -12, 24, -24, 40, -40, 60, -60].flatMap((dy) =>
    [0, 30, -30, 60, -60].map((dx): XY => [x + dx * unit, y + dy * unit]),
  );
  const at = shifts.find((place) => room.isFree(wordBox(name, 'italic', size, place), FOAM));
  if (at === undefined) return '';
  room.take(wordBox(name, 'italic', size, at));
  return written(name, 'italic', size, at, CHART.sea, isLand(terrain, at) ? CHART.land : '#e9f7f4');
};

/** The lands whose places the chart shows; the nearest one where it shows none. */
const inView = ({ frame, room }: Ground, rows: readonly Named[]): readonly Named[] => {
  const far = ({ at }: Named): number => {
    const [x, y] = project(frame, at);
    return Math.hypot(x - frame.W / 2, y - frame.H / 2);
  };
  const seen = rows.filter(({ at }) => room.holds(boxAround(project(frame, at), 2, 2), 0));
  return seen.length > 0 ? seen : rows.toSorted((a, b) => far(a) - far(b)).slice(0, 1);
};

/** Names of lands, waters and islands; never one twice, and none across a wake. `taken` are the names of ports. */
export const paintPlaceNames = (ground: Ground, sheet: SheetName, taken: readonly string[]): string => {
  const islands = islandsOf(ground.terrain);
  const names: Names = GAZETTEER[sheet];
  const own = (rows: readonly Named[]): readonly Named[] => rows.filter(({ name }) => !taken.includes(name));
  return [
    ...names.waters.map((row) => paintWater(ground, row)),
    ...own(names.islands).map((row) => paintIsland({ ...ground, islands }, row)),
    ...inView(ground, own(names.lands)).map((row) => paintLand(ground, row)),
    names.sea === null ? '' : paintSea(ground, names.sea),
  ].join('');
};
