import type { Port } from '../../../adapters/http/contract/offers/offers.ts';
import { chartPoints, HEIGHT, WIDTH } from './chartPoints.ts';
import css from './RouteChart.module.css';

/** The course from port to port as a chart of its own: numbers where the ports lie, a dotted line between. The names stand beside it. */
export const RouteChart = ({ ports }: { readonly ports: readonly Port[] }) => {
  const points = chartPoints(ports.map(({ Name, GeoCords }) => ({ name: Name, latitude: GeoCords.GeoX, longitude: GeoCords.GeoY })));
  const course = points.map(({ x, y }, index) => `${index === 0 ? 'M' : 'L'}${x} ${y}`).join('');
  return (
    <figure className={css.chart}>
      <svg viewBox={`0 0 ${WIDTH} ${HEIGHT}`} aria-hidden="true">
        <g className={css.swells}>
          {[70, 150, 230, 310, 390].map((y) => (
            <path key={y} d={`M-20 ${y}q60-14 120 0t120 0 120 0 120 0 120 0 120 0`} />
          ))}
        </g>
        <path className={css.course} d={course} />
        <g>
          {points.map(({ name, x, y, left }, index) => (
            <g key={name} className={css.mark} transform={`translate(${x} ${y})`}>
              <circle r="15" />
              <text className={css.number} y="5.5">
                {index + 1}
              </text>
              <text className={css.name} x={left ? -24 : 24} y="6" textAnchor={left ? 'end' : 'start'}>
                {name}
              </text>
            </g>
          ))}
        </g>
        <g className={css.rose} transform={`translate(${WIDTH - 56} ${HEIGHT - 56})`}>
          <circle r="26" />
          <path d="M0-36V36M-36 0H36" />
          <path className={css.needle} d="M0-26 6 0 0 26-6 0z" />
        </g>
      </svg>
    </figure>
  );
};
