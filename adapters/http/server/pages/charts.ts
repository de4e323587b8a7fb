import type { FastifyInstance } from 'fastify';
import type { OfficePlace } from '../../../../application/content/content.ts';
import type { Catalogue } from '../../../../application/ports/catalogue.ts';
import { createRecentCache } from '../../../system/recent-cache.ts';
import {
  CHART_KINDS,
  CHART_SIZES,
  CHARTS,
  type ChartKind,
  type ChartSize,
} from '../../contract/chart-frame.ts';
import { refuseWith, sendRefusal } from '../pipeline/failures.ts';
import { CachedResponse, SVG_TYPE } from '../pipeline/page-cache.ts';

/** Positions: degrees east and north. An offer's traits set its chart's zoom (P-078). */
export type ChartOrder = {
  readonly offer: {
    readonly ports: readonly { readonly name: string; readonly at: readonly [number, number] }[];
    readonly traits: readonly string[];
  };
  readonly size: ChartSize;
  /** 'place': a chart with a pin at the first port and without a route. */
  readonly kind: ChartKind | 'place';
};
/** Draws a chart. Rejects if the drawing thread fails; a new thread draws the next chart. */
export type ChartDrawer = (order: ChartOrder) => Promise<string>;
type MilesOf = (offer: ChartOrder['offer']) => Promise<readonly number[]>;
/** Draws a link preview as PNG. Returns null if too many drawings already wait. */
export type PreviewDrawer = (preview: object) => Promise<Uint8Array> | null;

export type DrawingThread = {
  readonly chart: ChartDrawer;
  readonly miles: MilesOf;
  readonly preview: PreviewDrawer;
};

const MAX_CACHED = 200;

/** Returns an offer's route; null if the offer is unknown or its cruise visits no port. */
export type RouteOf = (offerId: number) => ChartOrder['offer'] | null;

export const createCruiseRouteFinder =
  (catalogue: Pick<Catalogue, 'byId'>, siteId: number): RouteOf =>
  (offerId) => {
    const entry = catalogue.byId(siteId, offerId);
    const open = entry?.content.ports.filter(({ available }) => available) ?? [];
    if (entry === undefined || open.length === 0) return null;
    const ports = open.map(({ name, longitude, latitude }) => ({
      name,
      at: [longitude, latitude] as const,
    }));
    return { ports, traits: entry.offer.traits };
  };

/** Caches miles by route, because an offer changes with every booking and its route does not. */
export const createLegLengthFinder = (routeOf: RouteOf, milesOf: MilesOf) => {
  const cached = createRecentCache<Promise<readonly number[]>>(MAX_CACHED);
  return async (offerId: number): Promise<readonly number[]> => {
    const route = routeOf(offerId);
    return route === null ? [] : cached(JSON.stringify(route), () => milesOf(route));
  };
};

const placeRoute = (place: OfficePlace | null): ChartOrder['offer'] | null =>
  place === null
    ? null
    : { ports: [{ name: place.town, at: [place.east, place.north] }], traits: [] };

const NAME = /^(\d{1,6}|biuro)-([a-z]+?)(?:-(course|near|around|beyond))?\.svg$/;
const isKind = (word: string): word is ChartKind => CHART_KINDS.some((kind) => kind === word);
const isSize = (word: string): word is ChartSize => CHART_SIZES.some((size) => size === word);

export const mountCharts = (
  app: FastifyInstance,
  draw: ChartDrawer,
  routeOf: RouteOf,
  officeAt: () => OfficePlace | null,
): void => {
  const cached = createRecentCache<Promise<CachedResponse>>(MAX_CACHED);
  const chartOf = (order: ChartOrder): Promise<CachedResponse> =>
    cached(JSON.stringify(order), async () => new CachedResponse(SVG_TYPE, await draw(order)));
  app.get<{ Params: { file: string } }>(`${CHARTS}/:file`, async (request, reply) => {
    const [, id, size = '', kind = 'whole'] = NAME.exec(request.params.file) ?? [];
    const isOffice = id === 'biuro';
    const offer = id === undefined ? null : isOffice ? placeRoute(officeAt()) : routeOf(Number(id));
    if (offer === null || !isSize(size) || !isKind(kind) || (isOffice && kind !== 'whole'))
      return sendRefusal(reply, refuseWith('notFound'));
    const chart = await chartOf({ offer, size, kind: isOffice ? 'place' : kind });
    return chart.send(request, reply.header('cache-control', 'public, max-age=86400'));
  });
};
