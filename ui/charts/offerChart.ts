import type { ChartKind } from '../../adapters/http/contract/charts.ts';
import { chart, legsOf } from './chart.ts';
import { type ChartSize, type RoutePort, zoomOf } from './extent.ts';
import { placeChart } from './placeChart.ts';

/** The chart of an offer: its ports in their order, as near as its traits say (P-078); or that of one place with a pin (P-112). */
export const offerChart = (
  { ports, traits }: { readonly ports: readonly RoutePort[]; readonly traits: readonly string[] },
  size: ChartSize,
  kind: ChartKind | 'place' = 'whole',
): string => {
  const [place] = ports;
  if (kind !== 'place') return chart({ ports, zoom: zoomOf(traits) }, size, kind);
  if (place === undefined) throw new Error('A chart of no place was asked for');
  return placeChart(place, size);
};

/** How long each leg of an offer's course is, in whole nautical miles along what its chart draws; one fewer than it has ports. */
export const milesOf = ({
  ports,
  traits,
}: {
  readonly ports: readonly RoutePort[];
  readonly traits: readonly string[];
}): readonly number[] => legsOf({ ports, zoom: zoomOf(traits) }).map(({ miles }) => Math.round(miles));
