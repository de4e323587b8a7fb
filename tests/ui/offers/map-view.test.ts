import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { chartFrameOf, projectToChart } from '../../../adapters/http/contract/chart-frame.ts';
import { visibleMapTiles } from '../../../ui/features/offers/route/tiles.ts';
import {
  bringIntoView,
  isZoomedFarOut,
  isZoomedInFully,
  isZoomedOutFully,
  type MapView,
  panView,
  showsFineChart,
  showsSurroundings,
  showsWholeMap,
  transformOf,
  WHOLE_VIEW,
  zoomBy,
  zoomIn,
  zoomOut,
} from '../../../ui/features/offers/route/use-map-view.ts';
import { demoRoute } from '../../adapters/illustrations/charts/routes.ts';

const part = fc.double({ min: 0, max: 1, noNaN: true });
const turn = fc.oneof(
  fc.constantFrom(zoomIn, zoomOut),
  fc.tuple(fc.double({ min: 0.2, max: 5, noNaN: true }), part, part).map(
    ([by, x, y]) =>
      (view: MapView) =>
        zoomBy(view, by, [x, y]),
  ),
  fc.tuple(part, part).map(
    ([x, y]) =>
      (view: MapView) =>
        panView(view, [2 * x - 1, 2 * y - 1]),
  ),
  fc.tuple(part, part).map(
    ([x, y]) =>
      (view: MapView) =>
        bringIntoView(view, [x, y]),
  ),
);
const views = fc
  .array(turn, { maxLength: 8 })
  .map((turns) => turns.reduce((view, next) => next(view), WHOLE_VIEW));

describe('the visible part of an offer’s route map (P-076)', () => {
  it('uses the more detailed drawing from zoom 2 on', () => {
    expect([WHOLE_VIEW, zoomIn(WHOLE_VIEW), zoomBy(WHOLE_VIEW, 2)].map(showsFineChart)).toEqual([
      false,
      false,
      true,
    ]);
  });

  it('P-078: never leaves the map of the surroundings, three times as wide and high as the route’s map', () => {
    fc.assert(
      fc.property(views, ({ scale, left, top }) => {
        expect(scale).toBeGreaterThanOrEqual(1 / 3 - 1e-9);
        for (const from of [left, top]) {
          expect(from).toBeGreaterThanOrEqual(-1);
          expect(from + 1 / scale).toBeLessThanOrEqual(2 + 1e-8);
        }
      }),
    );
  });

  it('moves to show a requested place, but stays if that place is already visible', () => {
    fc.assert(
      fc.property(views, part, part, (view, x, y) => {
        const after = bringIntoView(view, [x, y]);
        expect(x).toBeGreaterThanOrEqual(after.left - 1e-9);
        expect(x).toBeLessThanOrEqual(after.left + 1 / after.scale + 1e-9);
        expect(bringIntoView(after, [after.left, after.top])).toBe(after);
        expect(y - after.top).toBeLessThanOrEqual(1 / after.scale + 1e-9);
      }),
    );
  });

  it('P-078: a view past the chart’s edge shows the surroundings; zoomed out twice, it also names places', () => {
    expect(
      [WHOLE_VIEW, zoomIn(WHOLE_VIEW), zoomBy(WHOLE_VIEW, 3, [1, 1])].map(showsSurroundings),
    ).toEqual([false, false, false]);
    expect(
      [
        zoomOut(WHOLE_VIEW),
        panView(WHOLE_VIEW, [0.1, 0]),
        panView(zoomBy(WHOLE_VIEW, 2, [0, 0]), [0, -0.1]),
      ].map(showsSurroundings),
    ).toEqual([true, true, true]);
    expect(
      [WHOLE_VIEW, zoomOut(WHOLE_VIEW), zoomOut(zoomOut(WHOLE_VIEW))].map(isZoomedFarOut),
    ).toEqual([false, false, true]);
  });

  it('zooms in around the point under the finger, so that this point stays in place', () => {
    const corner = zoomBy(WHOLE_VIEW, 2, [0, 0]);
    expect([corner.left, corner.top]).toEqual([0, 0]);
    const { left, top } = zoomBy(WHOLE_VIEW, 2, [0.5, 1]);
    expect([left, top]).toEqual([0.25, 0.5]);
  });

  it('zooms only within limits; zooming out step by step shows the whole map again', () => {
    let view = WHOLE_VIEW;
    let steps = 0;
    while (!isZoomedInFully(view) && steps++ < 20) view = zoomIn(view);
    expect([isZoomedInFully(view), showsWholeMap(view)]).toEqual([true, false]);
    while (!showsWholeMap(view) && steps++ < 40) view = zoomOut(view);
    expect(view).toEqual(WHOLE_VIEW);
    while (!isZoomedOutFully(view) && steps++ < 60) view = zoomOut(view);
    expect(view).toEqual({ scale: expect.closeTo(1 / 3), left: -1, top: -1 });
    while (view.scale < 1 && steps++ < 80) view = zoomIn(view);
    expect(view).toEqual(WHOLE_VIEW);
    expect(transformOf(zoomBy(WHOLE_VIEW, 2, [1, 1]))).toBe('scale(2) translate(-50%, -50%)');
  });
});

describe('map tiles under a route map (MAP_TILES_URL)', () => {
  const frame = chartFrameOf(demoRoute(101).ports, 9, 'page');
  const TEMPLATE = 'https://tile.example.org/{z}/{x}/{y}.png';
  const partsOf = (url: string): readonly number[] =>
    (/(\d+)\/(\d+)\/(\d+)\.png$/.exec(url) ?? []).slice(1).map(Number);

  it('follow Web Mercator: the zoom, column and row of a tile give the place of the tile’s corner', () => {
    for (const { url, x, y } of visibleMapTiles(frame, WHOLE_VIEW, TEMPLATE)) {
      const [z = 0, column = 0, row = 0] = partsOf(url);
      // All map services use this formula, which does not depend on the chart's projection.
      const lon = (column / 2 ** z) * 360 - 180;
      const lat = (Math.atan(Math.sinh(Math.PI * (1 - (2 * row) / 2 ** z))) * 180) / Math.PI;
      const [px, py] = projectToChart(frame, [lon, lat]);
      expect([x, y]).toEqual([expect.closeTo(px, 3), expect.closeTo(py, 3)]);
    }
  });

  it.each([
    ['the whole chart', WHOLE_VIEW],
    ['a corner at four times the zoom', zoomBy(WHOLE_VIEW, 4, [1, 0])],
  ])(
    'if the view is %s, tiles cover all of it; there are at most 42 tiles, and none twice',
    (_, view) => {
      const tiles = visibleMapTiles(frame, view, TEMPLATE);
      const [x, top] = [view.left * frame.W, view.top * frame.H];
      const [right, bottom] = [x + frame.W / view.scale, top + frame.H / view.scale];
      expect(Math.min(...tiles.map(({ x }) => x))).toBeLessThanOrEqual(x);
      expect(Math.min(...tiles.map(({ y }) => y))).toBeLessThanOrEqual(top);
      expect(Math.max(...tiles.map(({ x, size }) => x + size))).toBeGreaterThanOrEqual(right);
      expect(Math.max(...tiles.map(({ y, size }) => y + size))).toBeGreaterThanOrEqual(bottom);
      expect(tiles.length).toBeLessThanOrEqual(42);
      expect(new Set(tiles.map(({ url }) => url)).size).toBe(tiles.length);
    },
  );

  it('have more detail at a closer zoom', () => {
    const zoomAt = (view: MapView): number =>
      partsOf(visibleMapTiles(frame, view, TEMPLATE)[0]?.url ?? '')[0] ?? 0;
    expect(zoomAt(zoomBy(WHOLE_VIEW, 4)) - zoomAt(WHOLE_VIEW)).toBe(2);
  });
});
