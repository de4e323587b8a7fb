import { demoCatalogue } from '../../../../adapters/demo-catalogue/demo-catalogue.ts';
import { chartZoomOf } from '../../../../adapters/http/contract/chart-frame.ts';
import type { ChartRoute } from '../../../../adapters/illustrations/charts/chart.ts';
import type { CatalogueEntry } from '../../../../application/ports/catalogue.ts';

const ENTRIES = demoCatalogue('2027-03-01');

const routeOf = ({ offer, content }: CatalogueEntry): ChartRoute => ({
  zoom: chartZoomOf(offer.traits),
  ports: content.ports
    .filter(({ available }) => available)
    .map(({ name, longitude, latitude }) => ({ name, at: [longitude, latitude] })),
});

export const demoRoutes = (): readonly { readonly offer: number; readonly route: ChartRoute }[] => {
  const seen = new Map(
    ENTRIES.map((entry) => ({ offer: entry.offer.id, route: routeOf(entry) }))
      .toReversed()
      .map((found) => [JSON.stringify(found.route), found]),
  );
  return [...seen.values()].toSorted((a, b) => a.offer - b.offer);
};

export const demoRoute = (id: number): ChartRoute => {
  const entry = ENTRIES.find(({ offer }) => offer.id === id);
  if (entry === undefined) throw new Error(`no offer ${id}`);
  return routeOf(entry);
};
