import type { FastifyInstance } from 'fastify';
import type { OfficePlace } from '../../../../application/content/content.ts';
import type { Catalogue } from '../../../../application/ports/catalogue.ts';
import { CHART_KINDS, CHART_SIZES, CHARTS, type ChartKind, type ChartSize } from '../../contract/charts.ts';
import { sendRefused } from '../frame/failures.ts';
import { KeptAnswer, SVG_TYPE } from '../frame/kept-answer.ts';
import { refuse } from '../frame/refused.ts';
import type { ChartDrawer, ChartOrder, MilesOf } from './chart-drawer.ts';

/** The offer's route, or null where there is no such offer or it calls at no port. */
export type RouteOf = (offerId: number) => ChartOrder['offer'] | null;

/** Routes out of the catalogue of a site; a port that is not called at is not on the chart (2.7). */
export const routesOf =
  (catalogue: Pick<Catalogue, 'byId'>, siteId: number): RouteOf =>
  (offerId) => {
    const entry = catalogue.byId(siteId, offerId);
    const open = entry?.content.ports.filter(({ available }) => available) ?? [];
    if (entry === undefined || open.length === 0) return null;
    const ports = open.map(({ name, longitude, latitude }) => ({ name, at: [longitude, latitude] as const }));
    return { ports, traits: entry.offer.traits };
  };

/** How long the legs of an offer's course are, in whole nautical miles; none where it calls at no port. */
export const legsOf =
  (routeOf: RouteOf, milesOf: MilesOf) =>
  async (offerId: number): Promise<readonly number[]> => {
    const route = routeOf(offerId);
    return route === null ? [] : milesOf(route);
  };

/** A place alone is a route of one port. */
const placeRoute = (place: OfficePlace | null): ChartOrder['offer'] | null =>
  place === null ? null : { ports: [{ name: place.town, at: [place.east, place.north] }], traits: [] };

/** Charts of the demo in all sizes. */
const KEPT = 200;
const NAME = /^(\d{1,6}|biuro)-([a-z]+?)(?:-(course|near|around|beyond))?\.svg$/;
const isKind = (word: string): word is ChartKind => CHART_KINDS.some((kind) => kind === word);
const isSize = (word: string): word is ChartSize => CHART_SIZES.some((size) => size === word);

/** Mounts the charts of the offers' routes at /mapy/101-page.svg, and that of the office at /mapy/biuro-page.svg; kept compressed for as long as the route is the same. */
export const mountCharts = (app: FastifyInstance, draw: ChartDrawer, routeOf: RouteOf, officeAt: () => OfficePlace | null): void => {
  const charts = new Map<string, Promise<KeptAnswer>>();
  const chartOf = (order: ChartOrder): Promise<KeptAnswer> => {
    const key = JSON.stringify(order);
    const known = charts.get(key);
    if (known !== undefined) return known;
    const drawn = draw(order).then((svg) => new KeptAnswer(SVG_TYPE, svg));
    const [oldest] = charts.keys();
    if (charts.size >= KEPT && oldest !== undefined) charts.delete(oldest);
    charts.set(key, drawn);
    // What failed once is tried again by the next who asks.
    drawn.catch(() => charts.delete(key));
    return drawn;
  };
  app.get<{ Params: { file: string } }>(`${CHARTS}/:file`, async (request, reply) => {
    const [, id, size = '', kind = 'whole'] = NAME.exec(request.params.file) ?? [];
    const isOffice = id === 'biuro';
    const offer = id === undefined ? null : isOffice ? placeRoute(officeAt()) : routeOf(Number(id));
    if (offer === null || !isSize(size) || !isKind(kind) || (isOffice && kind !== 'whole')) return sendRefused(reply, refuse('notFound'));
    const chart = await chartOf({ offer, size, kind: isOffice ? 'place' : kind });
    return chart.send(request, reply.header('cache-control', 'public, max-age=86400'));
  });
};
