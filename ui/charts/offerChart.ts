import type { ChartKind } from '../../adapters/http/contract/charts.ts';
import { chart } from './chart.ts';
import { type ChartSize, type RoutePort, zoomOf } from './extent.ts';

/** The chart of an offer: its ports in their order, as near as its traits say (P-078). */
export const offerChart = (
  { ports, traits }: { readonly ports: readonly RoutePort[]; readonly traits: readonly string[] },
  size: ChartSize,
  kind: ChartKind = 'whole',
): string => chart({ ports, zoom: zoomOf(traits) }, size, kind);
