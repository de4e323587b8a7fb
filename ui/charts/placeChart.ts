import { widthOf } from '../letters/letters.ts';
import { randomFrom } from '../scenes/random.ts';
import { CHART } from './colours.ts';
import { type ChartSize, frameOf, type RoutePort } from './extent.ts';
import { paintFurniture } from './furniture.ts';
import { GAZETTEER } from './gazetteer.ts';
import { placeAt, project, windowOf, type XY } from './geo.ts';
import { paintGround } from './ground.ts';
import { r1 } from './lines.ts';
import { paintHills, paintSwells, unitOf } from './marks.ts';
import { paintPlaceNames } from './placeNames.ts';
import { paintTowns } from './portNames.ts';
import { boxAround, Room } from './room.ts';
import { sheetFor } from './sheet.ts';
import { canalsIn, ringsIn, surveyed } from './terrain.ts';
import { wordBox, written } from './writing.ts';

/** As near as the charts of most routes: a bay with the towns around it. */
const ZOOM = 9;
/** How much of the chart lies between its left edge and the place, so that the sea before it is seen. */
const LEFT = 0.36;

/** A pin with its point at a place, 44 high. */
const paintPin = ([x, y]: XY, unit: number): string =>
  `<g transform="translate(${r1(x)} ${r1(y)}) scale(${r1(unit)})"><ellipse rx="9" ry="3.5" fill="${CHART.ink}" fill-opacity=".25"/><path d="M0 0c-5-12-16-16-16-28a16 16 0 0 1 32 0c0 12-11 16-16 28z" fill="${CHART.slicker}" stroke="${CHART.ink}" stroke-width="2.5" stroke-linejoin="round"/><circle cy="-28" r="6" fill="${CHART.ink}"/></g>`;

/** A chart of the coast around one place with a pin in it, as one self-contained SVG. Throws where no coast of it is kept. */
export const placeChart = (place: RoutePort, size: ChartSize): string => {
  const middle = frameOf([place], ZOOM, size);
  const east = placeAt(middle, [middle.W * (1 - LEFT), middle.H / 2])[0] - place.at[0];
  const frame = { ...middle, west: middle.west + east };
  const sheet = sheetFor(windowOf(frame));
  if (sheet === null) throw new Error(`No coast is kept around ${place.name}`);
  const unit = unitOf(size);
  const [rings, canals] = [ringsIn(sheet, frame), canalsIn(sheet, frame)];
  const terrain = surveyed(rings, canals, frame);
  const room = new Room(frame, []);
  const random = randomFrom(`place ${place.name}`);
  const at = project(frame, place.at);
  room.take(boxAround([at[0], at[1] - 20 * unit], 40 * unit, 56 * unit));
  const letters = 18 * Math.max(unit, 0.78);
  // Beside the pin on its land side, where the sea's name never comes.
  const beside: XY = [at[0] - 24 * unit - widthOf(place.name, 'text', letters) / 2, at[1] - 24 * unit];
  room.take(wordBox(place.name, 'text', letters, beside));
  const own = written(place.name, 'text', letters, beside, CHART.ink, CHART.land);
  const others = (GAZETTEER[sheet.name].towns ?? []).filter(({ name }) => name !== place.name);
  const towns = paintTowns(
    others.map(({ name, at: town }) => ({ name, at: project(frame, town) })),
    size,
    terrain,
    room,
  );
  const furniture = paintFurniture(frame, terrain, room, unit);
  const names = paintPlaceNames(
    { frame, terrain, room, unit },
    sheet.name,
    [place, ...others].map(({ name }) => name),
  );
  const swells = paintSwells(frame, terrain, room, unit, random);
  const hills = paintHills(frame, terrain, room, unit, random, true);
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${frame.W} ${frame.H}" width="${frame.W}" height="${frame.H}">`,
    ...[paintGround({ frame, rings, canals, unit, nearer: 1 }, 'c'), swells, hills, names, furniture, towns, own, paintPin(at, unit)],
    '</svg>',
  ].join('');
};
