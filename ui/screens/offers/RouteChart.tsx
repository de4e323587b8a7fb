import { chartUrl } from '../../../adapters/http/contract/charts.ts';
import type { Port } from '../../../adapters/http/contract/offers/offers.ts';
import { buoyRadius, buoysOf, type ChartSize, frameOf, type RoutePort, SIZES, zoomOf } from '../../charts/extent.ts';
import { offerCopy } from '../../copy/offers.pl.ts';
import { tied } from '../../format.ts';
import { classes } from '../../parts/classes.ts';
import css from './RouteChart.module.css';

type Props = { readonly offerId: number; readonly traits: readonly string[]; readonly ports: readonly Port[] };

const routePorts = (ports: readonly Port[]): readonly RoutePort[] =>
  ports.map(({ Name, GeoCords }) => ({ name: Name, at: [GeoCords.GeoY, GeoCords.GeoX] as const }));

/** The buoys over the chart's own: the one of the chosen port is yellow. They lie where the drawing has them (ui/charts/extent.ts). */
const Buoys = ({ ports, traits, size }: Pick<Props, 'ports' | 'traits'> & { readonly size: ChartSize }) => {
  const route = routePorts(ports);
  const { W, H } = SIZES[size];
  const places = buoysOf(route, frameOf(route, zoomOf(traits), size), size);
  return (
    <svg className={classes(css.buoys, size === 'phone' ? css.onPhone : css.onPage)} viewBox={`0 0 ${W} ${H}`} aria-hidden="true">
      {places.map(({ at: [x, y] }, index) => (
        <g key={route[index]?.name} className={css.mark} transform={`translate(${x.toFixed(1)} ${y.toFixed(1)})`}>
          <circle r={buoyRadius(size)} />
          <text className={css.number} y={size === 'phone' ? 3.9 : 5.4}>
            {index + 1}
          </text>
        </g>
      ))}
    </svg>
  );
};

/** The route on the coast it is sailed along, its ports numbered; names and words stand beside it. A phone has a chart of its own. */
export const RouteChart = ({ offerId, traits, ports }: Props) => (
  <figure className={css.chart}>
    <div className={css.stage}>
      <picture>
        <source media="(max-width: 767px)" srcSet={chartUrl(offerId, 'phone')} width={SIZES.phone.W} height={SIZES.phone.H} />
        <img
          src={chartUrl(offerId, 'page')}
          width={SIZES.page.W}
          height={SIZES.page.H}
          alt={offerCopy.chartOf(ports.map(({ Name }) => Name))}
          loading="lazy"
          decoding="async"
        />
      </picture>
      <Buoys ports={ports} traits={traits} size="page" />
      <Buoys ports={ports} traits={traits} size="phone" />
    </div>
    <figcaption className={css.note}>{tied(offerCopy.chartNote)}</figcaption>
  </figure>
);
