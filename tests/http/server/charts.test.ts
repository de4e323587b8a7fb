import { brotliDecompressSync } from 'node:zlib';
import Fastify from 'fastify';
import { describe, expect, it } from 'vitest';
import { demoCatalogue } from '../../../adapters/demo-catalogue/demo-catalogue.ts';
import { chartUrl, officeChartUrl } from '../../../adapters/http/contract/chart-frame.ts';
import {
  type ChartDrawer,
  type ChartOrder,
  createCruiseRouteFinder,
  createLegLengthFinder,
  mountCharts,
  type RouteOf,
} from '../../../adapters/http/server/pages/charts.ts';
import type { OfficePlace } from '../../../application/content/content.ts';

const route: ChartOrder['offer'] = {
  ports: [{ name: 'Split', at: [16.44, 43.51] }],
  traits: ['mapZoom6'],
};

const serveCharts = (
  draw: ChartDrawer,
  routeOf: RouteOf = (id) => (id === 101 ? route : null),
  office: OfficePlace | null = null,
) => {
  const app = Fastify();
  mountCharts(app, draw, routeOf, () => office);
  return app;
};

describe('route maps, drawn as charts, over HTTP (P-076)', () => {
  it('the server computes the lengths of a route’s legs once, and again only after a failure', async () => {
    let measured = 0;
    const legs = createLegLengthFinder(
      (id) => (id === 101 ? { ...route } : null),
      async () => {
        measured += 1;
        if (measured === 1) throw new Error('the thread fell over');
        return [11, 26];
      },
    );
    await expect(legs(101)).rejects.toThrow();
    expect([await legs(101), await legs(101), await legs(7)]).toEqual([[11, 26], [11, 26], []]);
    expect(measured).toBe(2);
  });

  it('the zoom of an offer’s chart follows the offer’s traits; browsers are allowed to cache the chart', async () => {
    const orders: ChartOrder[] = [];
    const app = serveCharts(async (order) => {
      orders.push(order);
      return '<svg/>';
    });
    const answer = await app.inject({ url: chartUrl(101, 'phone') });
    expect([answer.statusCode, answer.headers['content-type'], answer.body]).toEqual([
      200,
      'image/svg+xml; charset=utf-8',
      '<svg/>',
    ]);
    expect(answer.headers['cache-control']).toBe('public, max-age=86400');
    expect(orders).toEqual([{ offer: route, size: 'phone', kind: 'whole' }]);
    const again = await app.inject({
      url: chartUrl(101, 'phone'),
      headers: { 'if-none-match': String(answer.headers.etag) },
    });
    expect([again.statusCode, orders.length]).toEqual([304, 1]);
  });

  it('P-112: the office’s map exists, with a pin, if site.yaml says where the office is', async () => {
    const orders: ChartOrder[] = [];
    const draw: ChartDrawer = async (order) => {
      orders.push(order);
      return '<svg/>';
    };
    const office = { town: 'Gdynia', east: 18.5, north: 54.5 };
    const app = serveCharts(draw, () => null, office);
    expect((await app.inject({ url: officeChartUrl('phone') })).statusCode).toBe(200);
    expect(orders).toEqual([
      {
        offer: { ports: [{ name: 'Gdynia', at: [18.5, 54.5] }], traits: [] },
        size: 'phone',
        kind: 'place',
      },
    ]);
    expect((await app.inject({ url: '/mapy/biuro-phone-near.svg' })).statusCode).toBe(404);
    expect((await serveCharts(draw).inject({ url: officeChartUrl('phone') })).statusCode).toBe(404);
  });

  it('the map omits a port that the content lists but the cruise does not visit', () => {
    const entries = demoCatalogue('2027-03-01');
    const partly = entries.filter(
      ({ content: { ports } }) =>
        ports.some(({ available }) => !available) && ports.some(({ available }) => available),
    );
    expect(partly.length).toBeGreaterThan(0);
    for (const entry of partly) {
      const found = createCruiseRouteFinder({ byId: () => entry }, 1)(entry.offer.id);
      expect(found?.ports.map(({ name }) => name)).toEqual(
        entry.content.ports.filter(({ available }) => available).map(({ name }) => name),
      );
    }
  });

  it('the map is sent compressed if the client accepts that', async () => {
    const svg = `<svg>${'<path d="M0 0"/>'.repeat(100)}</svg>`;
    const app = serveCharts(async () => svg);
    const answer = await app.inject({
      url: chartUrl(101, 'page'),
      headers: { 'accept-encoding': 'gzip, br' },
    });
    expect(answer.headers['content-encoding']).toBe('br');
    expect(brotliDecompressSync(answer.rawPayload).toString()).toBe(svg);
  });

  it('the map is drawn again when the route changes', async () => {
    let traits: readonly string[] = [];
    const app = serveCharts(
      async ({ offer }) => `<svg>${offer.traits.join()}</svg>`,
      () => ({ ...route, traits }),
    );
    expect((await app.inject({ url: chartUrl(101, 'page') })).body).toBe('<svg></svg>');
    traits = ['cup'];
    expect((await app.inject({ url: chartUrl(101, 'page') })).body).toBe('<svg>cup</svg>');
  });

  it('if drawing a map fails, the next request draws it again', async () => {
    let calls = 0;
    const app = serveCharts(async () => {
      calls++;
      if (calls === 1) throw new Error('the thread fell over');
      return '<svg/>';
    });
    expect((await app.inject({ url: chartUrl(101, 'page') })).statusCode).toBe(500);
    expect((await app.inject({ url: chartUrl(101, 'page') })).statusCode).toBe(200);
  });

  it.each([
    '/mapy/102-page.svg',
    '/mapy/101-huge.svg',
    '/mapy/101-page.png',
    '/mapy/x-page.svg',
    '/mapy/101-constructor.svg',
    '/mapy/101-page-place.svg',
  ])('the unknown page address %s gets 404', async (url) => {
    expect((await serveCharts(async () => '<svg/>').inject({ url })).statusCode).toBe(404);
  });
});
