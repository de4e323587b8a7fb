import { type KeyboardEvent, type MouseEvent, useEffect, useRef, useState } from 'react';
import {
  CHART_DIMENSIONS,
  type ChartSize,
  chartUrl,
  frameOf,
  type RoutePort,
  zoomOf,
} from '../../../../adapters/http/contract/chart-frame.ts';
import type { Frame } from '../../../../adapters/http/contract/chart-projection.ts';
import type { Port } from '../../../../adapters/http/contract/offers/offers.ts';
import { offerCopy } from '../../../copy/offers.pl.ts';
import { tieWords } from '../../../format.ts';
import { joinClasses } from '../../../parts/classes.ts';
import type { PageMapTiles } from '../../../state/page-data.ts';
import { mapCopy } from '../copy/route-map.pl.ts';
import { Buoys } from './Buoys.tsx';
import { MapTools } from './MapTools.tsx';
import { PortWindow } from './PortWindow.tsx';
import css from './RouteChart.module.css';
import { tilesUnder } from './tiles.ts';
import { useMapView } from './use-map-view.ts';
import {
  bringIntoView,
  isWhole,
  isZoomedFarOut,
  showsAround,
  showsStrokes,
  transformOf,
  type View,
} from './view.ts';

const TileLayer = ({
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

const useDrawing = (isRequested: boolean, address: () => string): boolean => {
  const [there, setThere] = useState(false);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the address is asked for once, when it is wanted
  useEffect(() => {
    if (!isRequested || there) return;
    const drawing = new Image();
    drawing.onload = () => setThere(true);
    drawing.src = address();
    return () => {
      drawing.onload = null;
    };
  }, [isRequested, there]);
  return there;
};

type Props = {
  readonly offerId: number;
  readonly traits: readonly string[];
  readonly ports: readonly Port[];
  readonly tiles?: PageMapTiles | undefined;
  readonly onPort?: (index: number) => void;
};

const DRAWN = ['page', 'phone'] as const satisfies readonly ChartSize[];
const NARROW = '(max-width: 767px)';

export const RouteChart = ({ offerId, traits, ports, tiles, onPort }: Props) => {
  const map = useRef<HTMLElement>(null);
  const stage = useRef<HTMLDivElement>(null);
  const [view, setView] = useMapView(map, stage);
  const [openPort, setOpenPort] = useState<number | null>(null);
  const [ready, setReady] = useState(false);
  useEffect(() => setReady(true), []);
  /** The page loads nothing from the host of the tiles before the visitor asks for tiles. */
  const [tiled, setTiled] = useState<(typeof DRAWN)[number] | null>(null);
  const route: readonly RoutePort[] = ports.map(({ Name, GeoCords }) => ({
    name: Name,
    at: [GeoCords.GeoY, GeoCords.GeoX],
  }));
  const frames = {
    page: frameOf(route, zoomOf(traits), 'page'),
    phone: frameOf(route, zoomOf(traits), 'phone'),
  } as const;

  const open = (index: number, event: MouseEvent | KeyboardEvent): void => {
    event.preventDefault();
    setOpenPort(index);
    onPort?.(index);
  };
  const turnTo = (index: number | null): void => {
    setOpenPort(index);
    if (index !== null) onPort?.(index);
  };
  const here = (): (typeof DRAWN)[number] => (window.matchMedia(NARROW).matches ? 'phone' : 'page');
  /** At high zoom the strokes of the normal drawing would look coarse, so a finer one loads. */
  const fine = useDrawing(showsStrokes(view), () => chartUrl(offerId, here(), 'near'));
  /** Map tiles show their own coasts, so they replace the drawing of the surroundings. */
  const isDrawn = tiled === null;
  const beyond =
    useDrawing(isDrawn && showsAround(view), () => chartUrl(offerId, here(), 'beyond')) && isDrawn;
  const far =
    useDrawing(isDrawn && isZoomedFarOut(view), () => chartUrl(offerId, here(), 'around')) &&
    isDrawn &&
    isZoomedFarOut(view);
  const around = far ? 'around' : beyond ? 'beyond' : null;
  const description = offerCopy.chartOf(ports.map(({ Name }) => Name));
  const kind = tiled === null ? (fine ? 'near' : 'whole') : 'course';
  return (
    <figure className={css.chart} ref={map}>
      <div className={css.stage} ref={stage}>
        <div
          className={css.sheet}
          style={isWhole(view) ? undefined : { transform: transformOf(view) }}
        >
          {tiles !== undefined && tiled !== null && (
            <TileLayer frame={frames[tiled]} view={view} template={tiles.url} />
          )}
          {around !== null && (
            <picture className={css.around}>
              <source
                media={NARROW}
                srcSet={chartUrl(offerId, 'phone', around)}
                width={CHART_DIMENSIONS.phone.W}
                height={CHART_DIMENSIONS.phone.H}
              />
              <img
                src={chartUrl(offerId, 'page', around)}
                width={CHART_DIMENSIONS.page.W}
                height={CHART_DIMENSIONS.page.H}
                alt={far ? description : ''}
                draggable={false}
              />
            </picture>
          )}
          <picture className={joinClasses(css.own, far && css.small)}>
            <source
              media={NARROW}
              srcSet={chartUrl(offerId, 'phone', kind)}
              width={CHART_DIMENSIONS.phone.W}
              height={CHART_DIMENSIONS.phone.H}
            />
            <img
              src={chartUrl(offerId, 'page', kind)}
              width={CHART_DIMENSIONS.page.W}
              height={CHART_DIMENSIONS.page.H}
              alt={description}
              loading="lazy"
              decoding="async"
              draggable={false}
            />
          </picture>
          {DRAWN.map((size) => (
            <Buoys
              key={size}
              size={size}
              frame={frames[size]}
              far={far}
              ports={ports}
              ready={ready}
              onOpen={open}
              onReach={(at) => setView((current) => bringIntoView(current, at))}
            />
          ))}
        </div>
      </div>
      {ready && (
        <MapTools
          view={view}
          setView={setView}
          tiles={tiles}
          tiled={tiled !== null}
          onTiles={() => setTiled((current) => (current !== null ? null : here()))}
        />
      )}
      <PortWindow ports={ports} shown={openPort} show={turnTo} />
      <figcaption className={css.note}>
        {tieWords(
          tiles !== undefined && tiled !== null
            ? `${mapCopy.tilesBy(tiles.attribution)}. ${offerCopy.chartNote}`
            : offerCopy.chartNote,
        )}
      </figcaption>
    </figure>
  );
};
