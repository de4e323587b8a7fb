import { describe, expect, it } from 'vitest';
import {
  chartBounds,
  chartFrameOf,
  type LonLat,
  milesBetween,
} from '../../../../adapters/http/contract/chart-frame.ts';
import {
  countRoutePointsOnLand,
  routeLegs,
} from '../../../../adapters/illustrations/charts/chart.ts';
import { legLengthsInMiles } from '../../../../adapters/illustrations/charts/place-chart.ts';
import { sheetFor } from '../../../../adapters/illustrations/charts/sheet.ts';
import { demoRoute, demoRoutes } from './routes.ts';

const routes = demoRoutes();

describe('the routes drawn on the demo’s charts', () => {
  it('are all covered by these tests', () => {
    expect(routes.length).toBeGreaterThan(30);
  });

  it.each(routes)(
    'offer $offer: the drawn route crosses no land, except under the buoy of a port',
    ({ route }) => {
      expect(countRoutePointsOnLand(route, 'page')).toBe(0);
      expect(countRoutePointsOnLand(route, 'phone')).toBe(0);
    },
  );

  it.each(routes)(
    'offer $offer: each leg leads from one port to the next and is no shorter than the straight line',
    ({ route }) => {
      const legs = routeLegs(route);
      expect(legs.length).toBe(route.ports.length - 1);
      legs.forEach(({ line, miles }, i) => {
        const from: LonLat = route.ports[i]?.at ?? [0, 0];
        const to: LonLat = route.ports[i + 1]?.at ?? [0, 0];
        expect(milesBetween(line[0] ?? [0, 0], from)).toBeLessThan(0.01);
        expect(milesBetween(line.at(-1) ?? [0, 0], to)).toBeLessThan(0.01);
        expect(miles).toBeGreaterThanOrEqual(milesBetween(from, to) * 0.999);
      });
    },
  );

  it.each(routes)(
    'offer $offer: coast data covers the whole chart, on a page, full screen and on a phone',
    ({ route }) => {
      for (const size of ['page', 'wide', 'phone'] as const) {
        const chartWindow = chartBounds(chartFrameOf(route.ports, route.zoom, size));
        const sheetWindow = sheetFor(chartWindow)?.window ?? [0, 0, 0, 0];
        expect([
          chartWindow[0] >= sheetWindow[0],
          chartWindow[1] >= sheetWindow[1],
          chartWindow[2] <= sheetWindow[2],
          chartWindow[3] <= sheetWindow[3],
        ]).toEqual([true, true, true, true]);
      }
    },
  );

  it('measures miles: Split to Hvar about 23, from the bay of Kotor to Budva about 33', () => {
    expect(routeLegs(demoRoute(101))[0]?.miles).toBeCloseTo(23, -1);
    expect(routeLegs(demoRoute(118)).at(-1)?.miles).toBeCloseTo(33, -1);
  });

  it('the miles beside a route are the length of that route on the chart, in whole miles', () => {
    const route = demoRoute(101);
    expect(legLengthsInMiles({ ports: route.ports, traits: [] })).toEqual(
      routeLegs(route).map(({ miles }) => Math.round(miles)),
    );
  });

  it('are the same each time they are computed', () => {
    const { ports, zoom } = demoRoute(54);
    const renamed = {
      zoom,
      ports: ports.map(({ at }) => ({ name: 'port', at: [at[0] + 1e-9, at[1]] as const })),
    };
    expect(routeLegs(renamed).map(({ miles }) => miles.toFixed(3))).toEqual(
      routeLegs({ ports, zoom }).map(({ miles }) => miles.toFixed(3)),
    );
  });
});
