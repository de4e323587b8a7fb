import { project, type XY } from '../../http/contract/chart-projection.ts';
import { type FaceName, textWidth } from '../letters/letters.ts';
import { type Box, boxAround } from './chart-space.ts';
import { CHART } from './colours.ts';
import { type GazetteerPlace, namesOn, type SheetNames } from './gazetteer.ts';
import { islandsOf, paintIsland } from './island-names.ts';
import {
  COURSE_DISTANCE,
  minimum,
  type NameContext,
  paintName,
  samplesOf,
  wordBox,
} from './name-boxes.ts';
import type { SheetName } from './sheet.ts';
import { inlandAt, isLand, offshoreAt } from './terrain.ts';

/** The best place is deep inside the land or water and close to the point; null if none is free. */
const bestPlace = (
  { frame, room, unit }: NameContext,
  name: string,
  face: FaceName,
  size: number,
  fits: (box: Box) => number,
): XY | null => {
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

/** The distance is capped, because a larger distance from the chart's edge is no better. */
const rimOf = ({ frame, unit }: NameContext, { left, right, top, bottom }: Box): number =>
  Math.min(40 * unit, left, top, frame.W - right, frame.H - bottom);

const paintLand = (chart: NameContext, { name, at: place }: GazetteerPlace): string => {
  const { frame, terrain, room, unit } = chart;
  const size = 24 * Math.max(unit, 0.7);
  const hint = project(frame, place);
  const reach = 240 * unit;
  const at = bestPlace(chart, name, 'display', size, (box) => {
    const away = Math.hypot(
      (box.left + box.right) / 2 - hint[0],
      (box.top + box.bottom) / 2 - hint[1],
    );
    const deep = minimum(samplesOf(box).map((point) => inlandAt(terrain, point)));
    return away > reach || deep < 3 * unit
      ? 0
      : Math.min(deep, 30 * unit) + (1 - away / reach) * 90 * unit + rimOf(chart, box);
  });
  if (at === null) return '';
  room.take(wordBox(name, 'display', size, at));
  return paintName(name, 'display', size, at, CHART.country);
};

const paintSea = (chart: NameContext, name: string): string => {
  const { terrain, room, unit } = chart;
  const size = 17 * Math.max(unit, 0.72);
  const at = bestPlace(
    chart,
    name,
    'italic',
    size,
    (box) =>
      Math.min(60 * unit, minimum(samplesOf(box).map((point) => offshoreAt(terrain, point)))) -
      8 * unit,
  );
  if (at === null) return '';
  room.take(boxAround(at, textWidth(name, 'italic', size) + 30, size * 2));
  return paintName(name, 'italic', size, at, CHART.sea);
};

const paintWater = (
  { frame, terrain, room, unit }: NameContext,
  { name, at: place }: GazetteerPlace,
): string => {
  const size = 15 * Math.max(unit, 0.75);
  const [x, y] = project(frame, place);
  const shifts = [0, 12, -12, 24, -24, 40, -40, 60, -60].flatMap((dy) =>
    [0, 30, -30, 60, -60].map((dx): XY => [x + dx * unit, y + dy * unit]),
  );
  const at = shifts.find((place) =>
    room.isFree(wordBox(name, 'italic', size, place), COURSE_DISTANCE),
  );
  if (at === undefined) return '';
  room.take(wordBox(name, 'italic', size, at));
  return paintName(
    name,
    'italic',
    size,
    at,
    CHART.sea,
    isLand(terrain, at) ? CHART.land : '#e9f7f4',
  );
};

const landsInView = (
  { frame, room }: NameContext,
  rows: readonly GazetteerPlace[],
): readonly GazetteerPlace[] => {
  const far = ({ at }: GazetteerPlace): number => {
    const [x, y] = project(frame, at);
    return Math.hypot(x - frame.W / 2, y - frame.H / 2);
  };
  const seen = rows.filter(({ at }) => room.holds(boxAround(project(frame, at), 2, 2), 0));
  return seen.length > 0 ? seen : rows.toSorted((a, b) => far(a) - far(b)).slice(0, 1);
};

/** Each name appears once and never crosses a course. `portNames` are already on the chart. */
export const paintPlaceNames = (
  ground: NameContext,
  sheet: SheetName,
  portNames: readonly string[],
): string => {
  const islands = islandsOf(ground.terrain);
  const names: SheetNames = namesOn(sheet);
  const unlessPort = (rows: readonly GazetteerPlace[]): readonly GazetteerPlace[] =>
    rows.filter(({ name }) => !portNames.includes(name));
  return [
    ...names.waters.map((row) => paintWater(ground, row)),
    ...unlessPort(names.islands).map((row) => paintIsland({ ...ground, islands }, row)),
    ...landsInView(ground, unlessPort(names.lands)).map((row) => paintLand(ground, row)),
    names.sea === null ? '' : paintSea(ground, names.sea),
  ].join('');
};
