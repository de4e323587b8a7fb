import {
  bathroomsOf,
  drawBerth,
  drawDeckBoards,
  drawGalley,
  drawHelm,
  drawLocker,
  drawNumber,
  drawRectangle,
  drawShapedBerth,
  drawStairs,
  drawToilet,
  drawWashbasin,
  FLOOR,
  filledPath,
  INK,
  type PlanPlace,
  type PlanSpec,
  planPicture,
  SAND,
  SEAT,
  type Spot,
  strokeAttributes,
  strokedPath,
  TABLE,
  WOOD,
} from './pieces.ts';

const WIDTH = 320;
const MIDDLE = WIDTH / 2;
const BOW = 14;
const FULL = 330;
const HALF = 134;
const WALL = 8;

const half = (y: number): number =>
  y >= FULL ? HALF : HALF * (1 - ((FULL - y) / (FULL - BOW)) ** 1.9) ** 0.72;

const outline = (height: number): string => {
  const heights = Array.from({ length: 24 }, (_, i) => BOW + (FULL - BOW) * (i / 23) ** 1.6);
  const at =
    (side: 1 | -1) =>
    (y: number): string =>
      `${Math.round((MIDDLE + side * half(y)) * 10) / 10} ${Math.round(y * 10) / 10}`;
  const stern = height - 26;
  return `M${heights.map(at(-1)).join('L')}V${stern - 90}C${MIDDLE - HALF} ${stern - 40} ${MIDDLE - HALF + 10} ${stern} ${MIDDLE - HALF + 24} ${stern}H${MIDDLE + HALF - 24}C${MIDDLE + HALF - 10} ${stern} ${MIDDLE + HALF} ${stern - 40} ${MIDDLE + HALF} ${stern - 90}L${heights.toReversed().map(at(1)).join('L')}z`;
};

const stations = (cabins: number, bathrooms: readonly Spot[]) => {
  const fore = 100;
  const foreHeads = fore + 150;
  const mid = foreHeads + 58;
  const hasMid = cabins >= 5;
  const midHeads = mid + (hasMid ? 122 : 0);
  const hasMidHeads = bathrooms.some((spot) => spot === 'midLeft' || spot === 'midRight');
  const saloon = midHeads + (hasMidHeads ? 58 : 0);
  const aftHeads = saloon + 168;
  const aft = aftHeads + 62;
  const cockpit = aft + (cabins >= 2 ? 136 : 0);
  return {
    fore,
    foreHeads,
    mid,
    hasMid,
    midHeads,
    hasMidHeads,
    saloon,
    aftHeads,
    aft,
    cockpit,
    height: cockpit + 164,
  };
};

const wall = (y: number): string =>
  strokedPath(`M${Math.round(MIDDLE - half(y))} ${y}H${Math.round(MIDDLE + half(y))}`, INK, 2.4);

const headsRow = (y: number, left: boolean, right: boolean): string => {
  const edge = Math.round(half(y) - 12);
  const [x, w] = [MIDDLE - edge, edge - 26];
  const port = left
    ? drawToilet(x + 5, y + 12) + drawWashbasin(x + w - 39, y + 12)
    : drawLocker(x + 4, y + 10, w - 8, 36);
  const from = MIDDLE + 26;
  const starboard = right
    ? drawWashbasin(from + 5, y + 12) + drawToilet(from + w - 27, y + 12)
    : drawLocker(from + 4, y + 10, w - 8, 36);
  return (
    port +
    starboard +
    strokedPath(`M${MIDDLE - 26} ${y}v58M${from} ${y}v58`, INK, 2) +
    wall(y) +
    wall(y + 58)
  );
};

export const drawMonohullPlan = (
  spec: PlanSpec,
  places: readonly PlanPlace[],
  chosenBerth: number,
): string => {
  const heads = bathroomsOf(spec);
  const at = stations(spec.cabins, heads);
  const has = (spot: Spot): boolean => heads.includes(spot);
  const [left, right] = [MIDDLE - HALF + 12, MIDDLE + HALF - 12];
  const [mid, aft] = [
    { y: at.mid + 8, w: 92, h: 104, number: 68 },
    { y: at.aft + 8, w: 92, h: 118, number: 76 },
  ];
  /**
   * Berths that are not in the bow. `number`: the distance from the top of the berth to the number
   * that is drawn on it.
   */
  const rectangles = {
    midLeft: { ...mid, x: left },
    midRight: { ...mid, x: right - mid.w },
    aft: { ...aft, x: MIDDLE - 60, w: 120 },
    aftLeft: { ...aft, x: left },
    aftRight: { ...aft, x: right - aft.w },
    bench: { x: left, y: at.saloon + 100, w: 50, h: 62, number: 46, madeUp: true },
    saloon: { x: right - 96, y: at.saloon + 26, w: 96, h: 108, number: 78, madeUp: true },
  };
  const bed = ({ spot, persons, number }: PlanPlace): string => {
    const on = number === chosenBerth;
    const edge = (y: number): number => half(y) - WALL - 4;
    const [top, foot] = [at.fore + 14, at.foreHeads - 10];
    if (spot === 'fore') {
      const d = `M${MIDDLE - edge(top)} ${top}H${MIDDLE + edge(top)}L${MIDDLE + edge(foot)} ${foot}H${MIDDLE - edge(foot)}z`;
      return (
        drawShapedBerth(d, MIDDLE, foot - 26, persons, on) + drawNumber(MIDDLE, top + 62, number)
      );
    }
    if (spot === 'foreLeft' || spot === 'foreRight') {
      const side = spot === 'foreLeft' ? -1 : 1;
      const inner = MIDDLE + side * 6;
      const d = `M${inner} ${top}L${MIDDLE + side * edge(top)} ${top}L${MIDDLE + side * edge(foot)} ${foot}H${inner}z`;
      return (
        drawShapedBerth(d, MIDDLE + side * (edge(foot) / 2 + 2), foot - 26, persons, on) +
        drawNumber(MIDDLE + side * 50, top + 66, number)
      );
    }
    if (spot === 'bowLeft' || spot === 'bowRight') return '';
    const { number: numberAt, ...shape } = rectangles[spot];
    const { x, y, w } = shape;
    return drawBerth({ ...shape, persons, on }) + drawNumber(x + w / 2, y + numberAt, number);
  };
  const sleepsInSaloon = places.some(({ spot }) => spot === 'saloon');
  const sleepsOnBench = places.some(({ spot }) => spot === 'bench');
  const dinette = sleepsInSaloon
    ? ''
    : filledPath(
        `M${MIDDLE + HALF - 8} ${at.saloon + 10}v148h-96v-30h66v-88h-66v-30z`,
        SEAT,
        strokeAttributes(1.8),
      ) + drawRectangle(MIDDLE + 46, at.saloon + 52, 50, 62, 6, TABLE, strokeAttributes(1.8));
  const bench = sleepsOnBench
    ? ''
    : drawRectangle(MIDDLE - HALF + 10, at.saloon + 102, 38, 56, 8, SEAT, strokeAttributes(1.8));
  const cockpitTop = at.cockpit + 12;
  return planPicture(WIDTH, at.height, [
    filledPath(outline(at.height), '#ffffff', `${strokeAttributes(4)} stroke-linejoin="round"`),
    strokedPath(`M${MIDDLE - 18} 72h36M${MIDDLE} 50v34`, INK, 2),
    wall(at.fore),
    filledPath(`M${MIDDLE - HALF + 2} ${at.saloon}h${2 * HALF - 4}v168h${4 - 2 * HALF}z`, SAND),
    wall(at.foreHeads),
    spec.cabins === 4 || spec.cabins === 6
      ? strokedPath(`M${MIDDLE} ${at.fore}V${at.foreHeads}`, INK, 2.4)
      : '',
    headsRow(at.foreHeads, has('foreLeft'), has('foreRight')),
    at.hasMid
      ? strokedPath(`M${MIDDLE - 26} ${at.mid}v122M${MIDDLE + 26} ${at.mid}v122`, INK, 2) +
        wall(at.midHeads)
      : '',
    at.hasMidHeads ? headsRow(at.midHeads, has('midLeft'), has('midRight')) : '',
    drawGalley(MIDDLE - HALF + 10, at.saloon + 10, 84),
    dinette,
    bench,
    wall(at.aftHeads),
    headsRow(at.aftHeads, has('aftLeft'), has('aftRight')),
    drawStairs(MIDDLE - 20, at.aftHeads + 4, 40, 3),
    spec.cabins >= 3 ? strokedPath(`M${MIDDLE} ${at.aft + 30}V${at.cockpit}`, INK, 2.4) : '',
    drawRectangle(MIDDLE - 100, cockpitTop, 200, 100, 14, FLOOR, strokeAttributes(3)) +
      drawDeckBoards(MIDDLE - 96, cockpitTop, 192, 100),
    drawRectangle(MIDDLE - 94, cockpitTop + 8, 40, 62, 8, SEAT, strokeAttributes(1.8)) +
      drawRectangle(MIDDLE + 54, cockpitTop + 8, 40, 62, 8, SEAT, strokeAttributes(1.8)),
    drawRectangle(MIDDLE - 22, cockpitTop + 10, 44, 52, 6, TABLE, strokeAttributes(1.8)),
    spec.berths >= 10
      ? drawHelm(MIDDLE - 44, cockpitTop + 84) + drawHelm(MIDDLE + 44, cockpitTop + 84)
      : drawHelm(MIDDLE, cockpitTop + 82),
    drawRectangle(MIDDLE - 70, cockpitTop + 108, 140, 14, 4, WOOD, strokeAttributes(1.6)),
    ...places.map(bed),
    strokedPath(
      `M${MIDDLE - 90} ${at.height - 8}q18-8 36 0t36 0 36 0 36 0 36 0`,
      '#17889b',
      3,
      'opacity=".55"',
    ),
  ]);
};
