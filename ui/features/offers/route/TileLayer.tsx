import type { Frame } from '../../../../adapters/http/contract/chart-projection.ts';
import css from './RouteChart.module.css';
import { tilesUnder } from './tiles.ts';
import type { View } from './view.ts';

export const TileLayer = ({
  frame,
  view,
  template,
}: {
  readonly frame: Frame;
  readonly view: View;
  readonly template: string;
}) => (
  <svg className={css.tiles} viewBox={`0 0 ${frame.W} ${frame.H}`} aria-hidden="true">
    {tilesUnder(frame, view, template).map(({ url, x, y, size }) => (
      <image
        key={url}
        href={url}
        x={x}
        y={y}
        width={size}
        height={size}
        preserveAspectRatio="none"
      />
    ))}
  </svg>
);
