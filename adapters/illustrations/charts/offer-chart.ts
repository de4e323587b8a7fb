import {
  type ChartKind,
  type ChartSize,
  type RoutePort,
  zoomOf,
} from '../../http/contract/chart-frame.ts';
import { chart, routeLegs } from './chart.ts';
import { placeChart } from './place-chart.ts';

/** Draws an offer's route at the zoom of its traits (P-078), or a place with a pin (P-112). */
export const offerChart = (
  { ports, traits }: { readonly ports: readonly RoutePort[]; readonly traits: readonly string[] },
  size: ChartSize,
  kind: ChartKind | 'place' = 'whole',
): string => {
  const [place] = ports;
  if (kind !== 'place') return chart({ ports, zoom: zoomOf(traits) }, size, kind);
  if (place === undefined) throw new Error('A chart needs at least one place');
  return placeChart(place, size);
};

/** Returns whole nautical miles between ports. The list has one item fewer than the ports. */
export const milesOf = ({
  ports,
  traits,
}: {
  readonly ports: readonly RoutePort[];
  readonly traits: readonly string[];
}): readonly number[] =>
  routeLegs({ ports, zoom: zoomOf(traits) }).map(({ miles }) => Math.round(miles));
