import { drawOutlinedText } from '../letters/letters.ts';

export type PlanSpec = {
  readonly hull: 'monohull' | 'catamaran';
  readonly cabins: number;
  readonly berths: number;
  readonly bathrooms: number;
};

/**
 * The position of a berth on the yacht. The drawings have the bow at the top, so `Left` means port
 * and `Right` means starboard.
 */
export type Spot =
  | 'fore'
  | 'foreLeft'
  | 'foreRight'
  | 'midLeft'
  | 'midRight'
  | 'aft'
  | 'aftLeft'
  | 'aftRight'
  | 'bowLeft'
  | 'bowRight'
  | 'saloon'
  | 'bench';

export type PlanPlace = {
  readonly number: number;
  readonly spot: Spot;
  readonly persons: 1 | 2;
  readonly isCabin: boolean;
};

const CABINS: Readonly<Record<PlanSpec['hull'], Readonly<Record<number, readonly Spot[]>>>> = {
  monohull: {
    1: ['fore'],
    2: ['aft', 'fore'],
    3: ['aftLeft', 'aftRight', 'fore'],
    4: ['aftLeft', 'aftRight', 'foreLeft', 'foreRight'],
    5: ['aftLeft', 'aftRight', 'midLeft', 'midRight', 'fore'],
    6: ['aftLeft', 'aftRight', 'midLeft', 'midRight', 'foreLeft', 'foreRight'],
  },
  catamaran: {
    1: ['aftLeft'],
    2: ['aftLeft', 'aftRight'],
    3: ['aftLeft', 'aftRight', 'foreRight'],
    4: ['aftLeft', 'aftRight', 'foreLeft', 'foreRight'],
    5: ['aftLeft', 'aftRight', 'midRight', 'foreLeft', 'foreRight'],
    6: ['aftLeft', 'aftRight', 'midLeft', 'midRight', 'foreLeft', 'foreRight'],
  },
};

const MORE: Readonly<
  Record<PlanSpec['hull'], readonly { readonly spot: Spot; readonly holds: 1 | 2 }[]>
> = {
  monohull: [
    { spot: 'saloon', holds: 2 },
    { spot: 'bench', holds: 1 },
  ],
  catamaran: [
    { spot: 'bowLeft', holds: 1 },
    { spot: 'bowRight', holds: 1 },
    { spot: 'saloon', holds: 2 },
  ],
};

/** Returns a place to sleep for each berth; null if the yacht cannot have so many berths. */
export const sleepingPlacesOf = ({
  hull,
  cabins,
  berths,
}: PlanSpec): readonly PlanPlace[] | null => {
  const spots = CABINS[hull][cabins];
  if (spots === undefined || berths < cabins) return null;
  // With fewer than two berths per cabin, the last cabins are drawn for one person.
  const doubles = Math.min(cabins, berths - cabins);
  const cabinPlaces = spots.map((spot, i) => ({
    spot,
    persons: i < doubles ? (2 as const) : (1 as const),
    isCabin: true,
  }));
  let unplaced = berths - cabinPlaces.reduce((sum, { persons }) => sum + persons, 0);
  // If exactly two people have no cabin on a catamaran, they sleep in the saloon, not in the bows.
  const order = hull === 'catamaran' && unplaced === 2 ? MORE.catamaran.toReversed() : MORE[hull];
  const otherPlaces = order.flatMap(({ spot, holds }) => {
    const persons = Math.min(unplaced, holds);
    unplaced -= persons;
    return persons === 0
      ? []
      : [{ spot, persons: persons === 2 ? (2 as const) : (1 as const), isCabin: false }];
  });
  if (unplaced > 0) return null;
  return [...cabinPlaces, ...otherPlaces].map((place, i) => ({ number: i + 1, ...place }));
};

const BATHROOMS: Readonly<Record<PlanSpec['hull'], readonly Spot[]>> = {
  monohull: ['aftLeft', 'foreRight', 'aftRight', 'foreLeft', 'midRight', 'midLeft'],
  catamaran: ['aftLeft', 'aftRight', 'foreLeft', 'foreRight', 'midRight', 'midLeft'],
};

export const bathroomsOf = ({ hull, bathrooms }: PlanSpec): readonly Spot[] =>
  BATHROOMS[hull].slice(0, Math.min(6, bathrooms));

export const filledPath = (d: string, colour: string, extra = ''): string =>
  `<path d="${d}" fill="${colour}"${extra === '' ? '' : ` ${extra}`}/>`;
export const strokedPath = (d: string, colour: string, width = 2, extra = ''): string =>
  `<path d="${d}" fill="none" stroke="${colour}" stroke-width="${width}" stroke-linecap="round"${extra === '' ? '' : ` ${extra}`}/>`;
export const drawRectangle = (
  x: number,
  y: number,
  w: number,
  h: number,
  r: number,
  colour: string,
  extra = '',
): string =>
  `<rect x="${x}" y="${y}" width="${w}" height="${h}" rx="${r}" fill="${colour}"${extra === '' ? '' : ` ${extra}`}/>`;
const oval = (x: number, y: number, a: number, b: number, colour: string, extra = ''): string =>
  `<ellipse cx="${x}" cy="${y}" rx="${a}" ry="${b}" fill="${colour}"${extra === '' ? '' : ` ${extra}`}/>`;

export const INK = '#0b3442';
export const [SHALLOW, SAND, WOOD, TABLE, SEAT, FLOOR, RULE, YELLOW] = [
  '#d7eef0',
  '#fff5df',
  '#dcb07c',
  '#eecb98',
  '#5aa3b3',
  '#f3e3c6',
  '#6d8b94',
  '#ffc629',
] as const;

export const strokeAttributes = (width: number, colour = INK): string =>
  `stroke="${colour}" stroke-width="${width}"`;

/** All pillows use this SVG element, so that tests can count the people in a drawing. */
const PILLOW = drawRectangle(0, 0, 34, 17, 6, '#ffffff', `id="p" ${strokeAttributes(1.6)}`);
const pillow = (x: number, y: number): string => `<use href="#p" x="${x}" y="${y}"/>`;

const pillows = (middle: number, y: number, persons: 1 | 2): string =>
  persons === 2 ? pillow(middle - 37, y) + pillow(middle + 3, y) : pillow(middle - 17, y);

type Berth = {
  readonly x: number;
  readonly y: number;
  readonly w: number;
  readonly h: number;
  readonly persons: 1 | 2;
  readonly on: boolean;
  readonly madeUp?: boolean;
};

/** Draws a berth. A dashed outline: a table or bench that becomes a berth at night. */
export const drawBerth = ({ x, y, w, h, persons, on, madeUp = false }: Berth): string =>
  drawRectangle(
    x,
    y,
    w,
    h,
    10,
    on ? YELLOW : SHALLOW,
    `${strokeAttributes(2.2)}${madeUp ? ' stroke-dasharray="7 5"' : ''}`,
  ) +
  pillows(x + w / 2, y + 8, persons) +
  strokedPath(`M${x + 6} ${y + 38}h${w - 12}`, INK, 1.4, 'opacity=".5"');

export const drawShapedBerth = (
  d: string,
  middle: number,
  y: number,
  persons: 1 | 2,
  isChosen: boolean,
): string =>
  filledPath(d, isChosen ? YELLOW : SHALLOW, `${strokeAttributes(2.2)} stroke-linejoin="round"`) +
  pillows(middle, y, persons);

export const drawNumber = (x: number, y: number, n: number): string =>
  `<circle cx="${x}" cy="${y}" r="16" fill="${INK}" stroke="#fff" stroke-width="3"/>${drawOutlinedText(String(n), x, y + 6.6, { face: 'text', size: 19, fill: '#fff', anchor: 'middle' })}`;

export const drawToilet = (x: number, y: number): string =>
  drawRectangle(x, y, 22, 8, 3, '#fff', strokeAttributes(1.6)) +
  oval(x + 11, y + 18, 9, 12, '#fff', strokeAttributes(1.6));
export const drawWashbasin = (x: number, y: number): string =>
  drawRectangle(x, y, 34, 26, 6, '#fff', strokeAttributes(1.6)) +
  oval(x + 17, y + 13, 11, 8, SHALLOW, strokeAttributes(1.4));

export const drawLocker = (x: number, y: number, w: number, h: number): string =>
  drawRectangle(x, y, w, h, 4, WOOD, strokeAttributes(1.6)) +
  strokedPath(`M${x + w / 2} ${y}v${h}`, INK, 1.4, 'opacity=".6"');

export const drawStairs = (x: number, y: number, w: number, n: number): string =>
  Array.from({ length: n }, (_, i) =>
    drawRectangle(x, y + i * 15, w, 15, 0, '#f0e0c4', strokeAttributes(1.4)),
  ).join('');

export const drawGalley = (x: number, y: number, h: number): string => {
  const ring = (dx: number, dy: number): string =>
    `<circle cx="${x + dx}" cy="${y + dy}" r="6" fill="none" ${strokeAttributes(1.8)}/>`;
  return (
    drawRectangle(x, y, 40, h, 4, WOOD, strokeAttributes(1.8)) +
    ring(12, 16) +
    ring(28, 16) +
    ring(12, 34) +
    ring(28, 34) +
    drawRectangle(x + 7, y + 52, 26, 22, 5, '#fff', strokeAttributes(1.6))
  );
};

export const drawHelm = (x: number, y: number): string =>
  `<circle cx="${x}" cy="${y}" r="15" fill="none" ${strokeAttributes(3)}/>${strokedPath(`M${x} ${y - 15}v30M${x - 15} ${y}h30`, INK, 2)}`;

export const drawDeckBoards = (x: number, y: number, w: number, h: number): string =>
  strokedPath(
    Array.from(
      { length: Math.floor(w / 21) },
      (_, i) => `M${x + 16 + i * 21} ${y + 4}v${h - 8}`,
    ).join(''),
    '#c8935c',
    1.4,
    'opacity=".55"',
  );

/** Screen readers skip this drawing, because the list beside it says the same as text. */
export const planPicture = (width: number, height: number, body: readonly string[]): string =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" width="${width}" height="${height}" aria-hidden="true"><defs>${PILLOW}</defs>${body.join('')}</svg>`;
