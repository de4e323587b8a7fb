import {
  bathroomsOf,
  drawBerth,
  drawDeckBoards,
  drawGalley,
  drawHelm,
  drawLocker,
  drawNumber,
  drawRectangle,
  drawStairs,
  drawToilet,
  drawWashbasin,
  FLOOR,
  filledPath,
  INK,
  type PlanPlace,
  type PlanSpec,
  planPicture,
  RULE,
  SAND,
  SEAT,
  type Spot,
  strokeAttributes,
  strokedPath,
  TABLE,
} from './pieces.ts';

const WIDTH = 520;

type Side = 'Left' | 'Right';
type Rectangle = Omit<Parameters<typeof drawBerth>[0], 'persons' | 'on'>;

const stations = (hasMid: boolean) => {
  const stairs = 420;
  const mid = 504;
  const aftHead = hasMid ? mid + 186 : mid;
  const aft = aftHead + 68;
  return {
    fore: 196,
    foreHead: 352,
    stairs,
    mid,
    midHead: mid + 118,
    aftHead,
    aft,
    stern: aft + 170,
    height: aft + 278,
  };
};

export const drawCatamaranPlan = (
  spec: PlanSpec,
  places: readonly PlanPlace[],
  chosenBerth: number,
): string => {
  const heads = bathroomsOf(spec);
  const at = stations(places.some(({ spot }) => spot === 'midLeft' || spot === 'midRight'));
  const hasMid = at.aftHead > at.mid;
  const bottom = at.stern + 68;
  const hull = `M98 24C62 78 28 168 26 300V${bottom - 40}q0 40 30 40h86q28 0 28-40V250C170 160 140 78 98 24z`;
  const flip = (body: string): string => `<g transform="matrix(-1 0 0 1 ${WIDTH} 0)">${body}</g>`;
  const placeAt = (spot: Spot): PlanPlace | undefined =>
    places.find((place) => place.spot === spot);

  /**
   * Draws a berth with its number. `numberAt` is the distance from the top of the berth to the
   * number. If nobody sleeps at this spot, returns the drawing `otherwise`.
   */
  const bed = (spot: Spot, shape: Rectangle, numberAt: number, otherwise: string): string => {
    const place = placeAt(spot);
    return place === undefined
      ? otherwise
      : drawBerth({ ...shape, persons: place.persons, on: place.number === chosenBerth }) +
          drawNumber(shape.x + shape.w / 2, shape.y + numberAt, place.number);
  };

  const rooms = (side: Side): string => {
    const mirrored = side === 'Right';
    const X = (x: number, w: number): number => (mirrored ? WIDTH - x - w : x);
    const wall = (y: number, from = 28, to = 170): string =>
      strokedPath(
        `M${mirrored ? WIDTH - from : from} ${y}H${mirrored ? WIDTH - to : to}`,
        INK,
        2.4,
      );
    const head = (spot: Spot, y: number): string =>
      heads.includes(spot)
        ? drawToilet(X(40, 22), y + 14) + drawWashbasin(X(126, 34), y + 14)
        : drawLocker(X(40, 116), y + 14, 116, 38);
    const single = bed(
      `bow${side}`,
      { x: X(76, 48), y: 104, w: 48, h: 84 },
      58,
      drawLocker(X(78, 44), 128, 44, 48),
    );
    const middle = bed(
      `mid${side}`,
      { x: X(48, 104), y: at.mid + 8, w: 104, h: 102 },
      66,
      drawLocker(X(40, 116), at.mid + 20, 116, 78),
    );
    const middleHead =
      placeAt(`mid${side}`) === undefined
        ? drawLocker(X(40, 116), at.midHead + 14, 116, 38)
        : head(`mid${side}`, at.midHead);
    const between = hasMid ? middle + wall(at.midHead) + middleHead + wall(at.aftHead) : '';
    const fore = bed(
      `fore${side}`,
      { x: X(50, 104), y: 206, w: 104, h: 134 },
      98,
      drawLocker(X(50, 104), 214, 104, 118),
    );
    return [
      single,
      wall(at.fore, 46, 162),
      fore,
      wall(at.foreHead),
      head(`fore${side}`, at.foreHead),
      wall(at.stairs),
      drawStairs(X(124, 42), at.stairs + 12, 42, 4) +
        drawRectangle(X(34, 26), at.stairs + 12, 26, 60, 4, '#dcb07c', strokeAttributes(1.6)),
      wall(at.mid),
      between,
      head(`aft${side}`, at.aftHead),
      wall(at.aft),
      bed(`aft${side}`, { x: X(44, 112), y: at.aft + 14, w: 112, h: 142 }, 106, ''),
      wall(at.stern),
      [0, 1, 2]
        .map((i) =>
          strokedPath(
            `M${mirrored ? 476 : 44} ${at.stern + 16 + i * 16}H${mirrored ? 368 : 152}`,
            RULE,
            2.4,
          ),
        )
        .join(''),
    ].join('');
  };

  const table = bed(
    'saloon',
    { x: 246, y: 276, w: 92, h: 118, madeUp: true },
    86,
    filledPath('M338 276v128h-92v-28h62v-72h-62v-28z', SEAT, strokeAttributes(1.8)) +
      drawRectangle(246, 312, 54, 56, 8, TABLE, strokeAttributes(1.8)),
  );
  const deckFoot = at.stern;
  const cockpit = deckFoot - 226;
  const net = Array.from(
    { length: 8 },
    (_, i) => `M${160 + i * 28} 98v146M152 ${108 + i * 18}h216`,
  ).join('');
  return planPicture(WIDTH, at.height, [
    strokedPath(
      `M8 ${bottom + 24}q26-10 52 0t52 0 52 0M356 ${bottom + 24}q26-10 52 0t52 0 52 0`,
      '#17889b',
      3,
      'opacity=".55"',
    ),
    filledPath('M150 96h220v150H150z', '#fff') +
      strokedPath('M150 96h220M150 246h220', INK, 3) +
      strokedPath(net, RULE, 1, 'opacity=".7"'),
    filledPath(`M150 246h220v${deckFoot - 236}H150z`, '#fff'),
    filledPath(hull, '#ffffff', strokeAttributes(4)) +
      flip(filledPath(hull, '#ffffff', strokeAttributes(4))),
    filledPath(`M176 262q84-26 168 0v${cockpit - 272}H176z`, SAND, strokeAttributes(3)) +
      drawGalley(184, 276, 110) +
      drawRectangle(184, 386, 24, 62, 4, '#dcb07c', strokeAttributes(1.8)),
    table,
    drawRectangle(
      228,
      cockpit - 58,
      64,
      46,
      6,
      '#fff',
      `${strokeAttributes(1.6, RULE)} stroke-dasharray="4 4"`,
    ),
    drawRectangle(176, cockpit, 168, 216, 12, FLOOR, strokeAttributes(3)) +
      drawDeckBoards(180, cockpit, 160, 216),
    filledPath(`M184 ${cockpit + 120}h34v54h84v-54h34v88H184z`, SEAT, strokeAttributes(1.8)) +
      drawRectangle(226, cockpit + 70, 68, 92, 8, TABLE, strokeAttributes(1.8)) +
      drawHelm(322, cockpit + 36),
    rooms('Left'),
    rooms('Right'),
  ]);
};
