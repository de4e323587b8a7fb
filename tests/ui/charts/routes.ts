import { OFFERS } from '../../../adapters/demo-catalogue/data/offers/offers.ts';
import { PORTS } from '../../../adapters/demo-catalogue/data/ports/ports.ts';
import { traitsOf } from '../../../adapters/demo-catalogue/documented.ts';
import type { ChartRoute } from '../../../ui/charts/chart.ts';
import { zoomOf } from '../../../ui/charts/extent.ts';

type Row = {
  readonly id: number;
  readonly name: string;
  readonly type: number;
  readonly ports: readonly string[];
};
const isRow = (row: unknown): row is Row =>
  typeof row === 'object' && row !== null && 'ports' in row && 'id' in row && 'name' in row;

const routeOf = ({ id, name, type, ports }: Row): ChartRoute => ({
  zoom: zoomOf(traitsOf({ id, name, typeId: type, countryId: 1, boatTripMarker: 'KilwaterBoat' })),
  ports: ports.map((key) => {
    const port = PORTS[key];
    if (port === undefined) throw new Error(`no port ${key}`);
    return { name: port.name, at: [port.longitude, port.latitude] };
  }),
});

export const demoRoutes = (): readonly { readonly offer: number; readonly route: ChartRoute }[] => {
  const seen = new Map(
    OFFERS.filter(isRow)
      .map((row) => ({ offer: row.id, route: routeOf(row) }))
      .toReversed()
      .map((found) => [JSON.stringify(found.route), found]),
  );
  return [...seen.values()].toSorted((a, b) => a.offer - b.offer);
};

export const demoRoute = (offer: number): ChartRoute => {
  const row = OFFERS.filter(isRow).find(({ id }) => id === offer);
  if (row === undefined) throw new Error(`no offer ${offer}`);
  return routeOf(row);
};
