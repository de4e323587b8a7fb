import { describe, expect, it } from 'vitest';
import {
  buoyRadius,
  buoysOf,
  CHART_DIMENSIONS,
  chartBounds,
  chartFrameOf,
  chartZoomOf,
  projectToChart,
  unprojectFromChart,
  widenChartFrame,
  type XY,
} from '../../../../adapters/http/contract/chart-frame.ts';
import { drawChart } from '../../../../adapters/illustrations/charts/chart.ts';
import { type Box, ChartSpace } from '../../../../adapters/illustrations/charts/chart-space.ts';
import { withMargin } from '../../../../adapters/illustrations/charts/ground.ts';
import { drawSinglePositionChart } from '../../../../adapters/illustrations/charts/place-chart.ts';
import { paintPortNames } from '../../../../adapters/illustrations/charts/port-names.ts';
import { sheetFor } from '../../../../adapters/illustrations/charts/sheet.ts';
import { buildTerrain } from '../../../../adapters/illustrations/charts/terrain.ts';
import { demoSite } from '../../blog/demo-blog.ts';
import { demoRoute, demoRoutes } from './routes.ts';

const sizes = ['page', 'wide', 'phone'] as const;
const wide = (offer: number, size: (typeof sizes)[number] = 'page'): number => {
  const { ports, zoom } = demoRoute(offer);
  const [west, , east] = chartBounds(chartFrameOf(ports, zoom, size));
  return east - west;
};

describe('the area that a chart shows (P-078)', () => {
  it('depends on the zoom, which is 6 or 7 by a trait of the offer and 9 without such a trait', () => {
    expect([
      chartZoomOf(['mapZoom6']),
      chartZoomOf(['mapZoom7', 'cup']),
      chartZoomOf(['cup']),
    ]).toEqual([6, 7, 9]);
  });

  it('becomes twice as wide if the zoom number is lower by 1', () => {
    const { ports } = demoRoute(54);
    const degrees = [9, 8, 7, 6].map((zoom) => {
      const [west, , east] = chartBounds(chartFrameOf(ports, zoom, 'page'));
      return east - west;
    });
    expect(degrees.slice(1).map((width, i) => width / (degrees[i] ?? 1))).toEqual([
      expect.closeTo(2),
      expect.closeTo(2),
      expect.closeTo(2),
    ]);
  });

  it('is wider for offers 31 and 82 than for other offers on the same coast, on every screen', () => {
    expect(wide(31)).toBeCloseTo(7.91, 1);
    expect(wide(82)).toBeCloseTo(3.96, 1);
    expect(wide(110)).toBeCloseTo(0.99, 1);
    for (const size of sizes) expect(wide(31, size)).toBeCloseTo(wide(31), 5);
  });

  it.each(demoRoutes())('offer $offer: every port lies on the chart at every zoom', ({ route }) => {
    for (const size of sizes) {
      const frame = chartFrameOf(route.ports, route.zoom, size);
      const { W, H } = CHART_DIMENSIONS[size];
      for (const [x, y] of route.ports.map(({ at }) => projectToChart(frame, at)))
        expect(x > 20 && y > 20 && x < W - 20 && y < H - 20).toBe(true);
    }
  });

  it.each(demoRoutes())(
    'offer $offer: the `beyond` chart is 3 times as wide as the route’s; one file of coastlines covers it',
    ({ route }) => {
      for (const size of ['page', 'phone'] as const) {
        const frame = chartFrameOf(route.ports, route.zoom, size);
        const [[west, , east], [westEdge, , right]] = [
          chartBounds(widenChartFrame(frame)),
          chartBounds(frame),
        ];
        expect([east - west, (west + east) / 2]).toEqual([
          expect.closeTo(3 * (right - westEdge)),
          expect.closeTo((westEdge + right) / 2),
        ]);
        const drawn = chartBounds(withMargin(widenChartFrame(frame)));
        const sheetWindow = sheetFor(drawn)?.window ?? [0, 0, 0, 0];
        expect(
          sheetWindow[0] <= drawn[0] &&
            sheetWindow[1] <= drawn[1] &&
            sheetWindow[2] >= drawn[2] &&
            sheetWindow[3] >= drawn[3],
        ).toBe(true);
      }
    },
  );

  it('converts a pixel back to its geographic position', () => {
    const frame = chartFrameOf(demoRoute(101).ports, 9, 'page');
    const [lon, lat] = unprojectFromChart(frame, projectToChart(frame, [16.44, 43.17]));
    expect([lon, lat]).toEqual([expect.closeTo(16.44), expect.closeTo(43.17)]);
  });
});

describe('buoys on a chart', () => {
  it.each(demoRoutes())(
    'offer $offer: no buoy covers another, and no buoy leaves the chart',
    ({ route }) => {
      for (const size of sizes) {
        const frame = chartFrameOf(route.ports, route.zoom, size);
        const radius = buoyRadius(size);
        const places = buoysOf(route.ports, frame, size).map(({ at }) => at);
        places.forEach(([x, y], i) => {
          expect(x >= radius && y >= radius && x <= frame.W - radius && y <= frame.H - radius).toBe(
            true,
          );
          for (const [ox, oy] of places.slice(i + 1))
            expect(Math.hypot(x - ox, y - oy)).toBeGreaterThanOrEqual(2 * radius - 1);
        });
      }
    },
  );

  it('do not overlap even if two ports are in one place', () => {
    const ports = [1, 2].map((n) => ({ name: `Port ${n}`, at: [16, 43] as const }));
    const [a, b] = buoysOf(ports, chartFrameOf(ports, 9, 'page'), 'page').map(({ at }) => at);
    expect(
      Math.hypot((a?.[0] ?? 0) - (b?.[0] ?? 0), (a?.[1] ?? 0) - (b?.[1] ?? 0)),
    ).toBeGreaterThan(27);
  });
});

describe('names of ports on a chart', () => {
  class Seen extends ChartSpace {
    readonly boxes: Box[] = [];
    override take(box: Box): void {
      this.boxes.push(box);
      super.take(box);
    }
  }
  const overlap = (a: Box, b: Box): boolean =>
    a.left < b.right && b.left < a.right && a.top < b.bottom && b.top < a.bottom;

  it('overlap neither each other nor buoys nor the drawn route, if the sea is large enough', () => {
    const frame = chartFrameOf([], 9, 'page');
    const course: readonly XY[] = Array.from({ length: 500 }, (_, i): XY => [100 + i, 270]);
    const buoys = [110, 150, 400].map((x) => ({ port: [x, 270] as const, at: [x, 270] as const }));
    const room = new Seen({ ...frame, ...CHART_DIMENSIONS.page }, course);
    const open = buildTerrain([], [], {
      ...frame,
      k: 700,
      west: 16,
      top: 48,
      ...CHART_DIMENSIONS.page,
    });
    paintPortNames(['Palmižana', 'Stari Grad', 'Hvar na Hvarze'], buoys, 'page', open, room);
    const names = room.boxes.slice(3);
    expect(names.length).toBe(3);
    room.boxes.forEach((box, i) => {
      expect(room.boxes.slice(i + 1).filter((other) => overlap(box, other))).toEqual([]);
    });
    for (const box of names) expect(room.crossed(box, 0)).toBe(0);
  });
});

describe('the chart of a single town, such as the office’s (P-112)', () => {
  const { office } = demoSite;

  it.each(['page', 'phone'] as const)(
    'the chart in the size for a %s shows the towns, the bay, and a pin at that town',
    (size) => {
      if (office === undefined) throw new Error('the demo names no place of its office');
      const svg = drawSinglePositionChart(
        { name: office.town, at: [office.east, office.north] },
        size,
      );
      expect(svg).not.toMatch(/<text|style=|<script|NaN|Infinity|undefined/);
      const [, x = '', y = ''] = /translate\(([\d.]+) ([\d.]+)\)[^>]*><ellipse/.exec(svg) ?? [];
      const { W, H } = CHART_DIMENSIONS[size];
      expect([Number(x) / W, Number(y) / H]).toEqual([
        expect.closeTo(0.36, 2),
        expect.closeTo(0.5, 2),
      ]);
      expect(svg.match(/<circle cx/g)?.length).toBeGreaterThanOrEqual(3);
    },
  );

  it('without coast data, no chart of the town is drawn', () => {
    expect(() =>
      drawSinglePositionChart({ name: 'Papeete', at: [-149.57, -17.53] }, 'page'),
    ).toThrow(/No stored coast data cover Papeete/);
  });
});

describe('the picture of a chart', () => {
  it('P-076: shows a coast in more detail on a map with a larger scale, and the same ports', () => {
    const route = demoRoute(101);
    const shore = (svg: string): number => /<path id="c" d="([^"]+)"/.exec(svg)?.[1]?.length ?? 0;
    const [whole, near] = [drawChart(route, 'page'), drawChart(route, 'page', 'near')];
    expect(shore(near)).toBeGreaterThan(1.3 * shore(whole));
    const buoys = (svg: string): readonly string[] =>
      svg.match(/<circle cx="[\d.]+" cy="[\d.]+" r="14"/g) ?? [];
    expect(buoys(near)).toEqual(buoys(whole));
    expect(near.length).toBeLessThan(400_000);
  });

  it('P-078: of the two wider charts, `around` has all buoys of the route’s chart, `beyond` has none', () => {
    const [routeChart, around] = [
      drawChart(demoRoute(82), 'page'),
      drawChart(demoRoute(82), 'page', 'around'),
    ];
    const buoys = (svg: string): number =>
      svg.match(/<circle cx="[\d.]+" cy="[\d.]+" r="14"/g)?.length ?? 0;
    expect(buoys(around)).toBe(buoys(routeChart));
    expect(around).not.toMatch(/<text|style=|<script|NaN|Infinity|undefined/);
    expect(around.length).toBeLessThan(160_000);
    const under = drawChart(demoRoute(82), 'page', 'beyond');
    expect([buoys(under), under.length < around.length]).toEqual([0, true]);
  });

  it('is one small SVG without fonts, styles or scripts, and always the same for the same route', () => {
    for (const size of sizes) {
      const svg = drawChart(demoRoute(118), size);
      expect(svg).toBe(drawChart(demoRoute(118), size));
      expect(svg).not.toMatch(/<text|style=|<script|on\w+="|NaN|Infinity|undefined/);
      expect(svg.length).toBeLessThan(160_000);
    }
  });

  it('has a yellow buoy at the first port and a dark one at every other port', () => {
    const svg = drawChart(demoRoute(248), 'page');
    expect(svg.match(/r="14" fill="#ffc629"/g)?.length).toBe(1);
    expect(svg.match(/r="14" fill="#0b3442"/g)?.length).toBe(3);
  });

  it('shows only sea if there is no coast data', () => {
    const far = {
      zoom: 9,
      ports: [
        { name: 'Papeete', at: [-149.57, -17.53] as const },
        { name: 'Moorea', at: [-149.83, -17.53] as const },
      ],
    };
    expect(
      drawChart(far, 'page').match(/fill="#ffc629"|fill="#0b3442"/g)?.length,
    ).toBeGreaterThanOrEqual(2);
  });
});
