import type { KeyboardEvent, MouseEvent } from 'react';
import {
  AROUND,
  buoyRadius,
  buoysOf,
  CHART_DIMENSIONS,
  type ChartSize,
  frameAround,
} from '../../../../adapters/http/contract/chart-frame.ts';
import type { Frame, XY } from '../../../../adapters/http/contract/chart-projection.ts';
import type { Port } from '../../../../adapters/http/contract/offers/offers.ts';
import { joinClasses } from '../../../parts/classes.ts';
import { mapCopy } from '../copy/route-map.pl.ts';
import { portAnchor } from './ports.ts';
import css from './RouteChart.module.css';

type Props = {
  readonly size: ChartSize;
  readonly frame: Frame;
  readonly far: boolean;
  readonly ports: readonly Port[];
  /** Before scripts run, a buoy links to the port's text instead of opening its dialog. */
  readonly ready: boolean;
  readonly onOpen: (index: number, event: MouseEvent | KeyboardEvent) => void;
  /** `at` is the focused buoy's position as fractions of the chart's size. */
  readonly onReach: (at: XY) => void;
};

/** Radius of a buoy's touch area in units of the chart; it shrinks if another buoy is near. */
const FINGER = 22;

const reachOf = (at: XY, all: readonly XY[], least: number): number => {
  const gaps = all
    .filter((other) => other !== at)
    .map(([x, y]) => Math.hypot(x - at[0], y - at[1]) / 2);
  return Math.max(least, Math.min(FINGER, ...gaps));
};

export const Buoys = ({ size, frame, far, ports, ready, onOpen, onReach }: Props) => {
  const { W, H } = CHART_DIMENSIONS[size];
  const radius = buoyRadius(size);
  const route = ports.map(({ Name, GeoCords }) => ({
    name: Name,
    at: [GeoCords.GeoY, GeoCords.GeoX] as const,
  }));
  const places = buoysOf(route, far ? frameAround(frame) : frame, size).map(({ at }) => at);
  const times = far ? AROUND : 1;
  const edge = (times - 1) / 2;
  return (
    // biome-ignore lint/a11y/noSvgWithoutTitle: every buoy in it is a link with a name of its own
    <svg
      className={joinClasses(css.buoys, size === 'phone' ? css.onPhone : css.onPage)}
      viewBox={`0 0 ${W} ${H}`}
    >
      <g transform={far ? `translate(${-edge * W} ${-edge * H}) scale(${times})` : undefined}>
        {places.map((at, index) => {
          const port = ports[index];
          if (port === undefined) return null;
          const asButton = ready ? ({ role: 'button', 'aria-haspopup': 'dialog' } as const) : {};
          return (
            <g
              key={port.RegionOptionId}
              className={css.mark}
              transform={`translate(${at[0].toFixed(1)} ${at[1].toFixed(1)})`}
            >
              <a
                href={`#${portAnchor(port.RegionOptionId)}`}
                aria-label={mapCopy.port(index + 1, port.Name)}
                onClick={(event) => onOpen(index, event)}
                onKeyDown={(event) => event.key === ' ' && onOpen(index, event)}
                onFocus={() => onReach([(at[0] / W) * times - edge, (at[1] / H) * times - edge])}
                {...asButton}
              >
                <circle className={css.reach} r={reachOf(at, places, radius).toFixed(1)} />
                <circle className={css.buoy} r={radius} />
                <text className={css.number} y={size === 'phone' ? 3.9 : 5.4}>
                  {index + 1}
                </text>
              </a>
            </g>
          );
        })}
      </g>
    </svg>
  );
};
