import {
  type ComponentProps,
  type KeyboardEvent,
  type MouseEvent,
  useEffect,
  useRef,
  useState,
} from 'react';
import {
  AROUND,
  buoyRadius,
  buoysOf,
  CHART_DIMENSIONS,
  type ChartFrame,
  type ChartKind,
  type ChartSize,
  chartFrameOf,
  chartUrl,
  chartZoomOf,
  type RoutePort,
  widenChartFrame,
  type XY,
} from '../../../../adapters/http/contract/chart-frame.ts';
import type { Port } from '../../../../adapters/http/contract/offers/offers.ts';
import { offerCopy } from '../../../copy/offers.pl.ts';
import { joinShortWordsByNoBreakSpaces } from '../../../format.ts';
import { Button } from '../../../parts/Button.tsx';
import { joinClasses } from '../../../parts/classes.ts';
import type { PageMapTiles } from '../../../state/page-data.ts';
import { mapCopy } from '../copy/route-map.pl.ts';
import { PortDialog } from './PortDialog.tsx';
import { portAnchor } from './ports.ts';
import css from './RouteChart.module.css';
import { visibleMapTiles } from './tiles.ts';
import {
  bringIntoView,
  isZoomedFarOut,
  isZoomedInFully,
  isZoomedOutFully,
  type MapView,
  showsFineChart,
  showsSurroundings,
  showsWholeMap,
  transformOf,
  useMapView,
  WHOLE_VIEW,
  zoomIn,
  zoomOut,
} from './use-map-view.ts';

type MapToolsProps = {
  readonly view: MapView;
  readonly setView: (change: (view: MapView) => MapView) => void;
  readonly tiles: PageMapTiles | undefined;
  readonly tiled: boolean;
  readonly onTiles: () => void;
};

const MapTools = ({ view, setView, tiles, tiled, onTiles }: MapToolsProps) => (
  <div className={css.tools}>
    <fieldset>
      <legend className="vh">{mapCopy.tools}</legend>
      <button
        type="button"
        aria-label={mapCopy.nearer}
        aria-disabled={isZoomedInFully(view) || undefined}
        onClick={() => setView(zoomIn)}
      >
        +
      </button>
      <button
        type="button"
        aria-label={mapCopy.farther}
        aria-disabled={isZoomedOutFully(view) || undefined}
        onClick={() => setView(zoomOut)}
      >
        −
      </button>
      <button
        type="button"
        aria-disabled={showsWholeMap(view) || undefined}
        onClick={() => setView(() => WHOLE_VIEW)}
      >
        {mapCopy.whole}
      </button>
    </fieldset>
    <p className={css.hint}>
      <span className={css.byFingers}>{mapCopy.byFingers}</span>
      <span className={css.byKeys}>{mapCopy.byKeys}</span>
    </p>
    {tiles !== undefined && (
      <div className={css.asking}>
        <Button kind="line" small onClick={onTiles}>
          {tiled ? mapCopy.hideTiles : mapCopy.showTiles}
        </Button>
        {!tiled && <p>{mapCopy.tilesOf(tiles.host)}</p>}
      </div>
    )}
  </div>
);

type BuoysProps = {
  readonly size: ChartSize;
  readonly frame: ChartFrame;
  readonly far: boolean;
  readonly ports: readonly Port[];
  /** Before scripts run, a buoy links to the port's text instead of opening its dialog. */
  readonly ready: boolean;
  readonly onOpen: (index: number, event: MouseEvent | KeyboardEvent) => void;
  /** `at` is the focused buoy's position as fractions of the chart's size. */
  readonly onReach: (at: XY) => void;
};

/** Largest radius of a buoy's touch area, in chart units; smaller if another buoy is near. */
const FINGER = 22;

const reachOf = (at: XY, all: readonly XY[], least: number): number => {
  const gaps = all
    .filter((other) => other !== at)
    .map(([x, y]) => Math.hypot(x - at[0], y - at[1]) / 2);
  return Math.max(least, Math.min(FINGER, ...gaps));
};

const Buoys = ({ size, frame, far, ports, ready, onOpen, onReach }: BuoysProps) => {
  const { W, H } = CHART_DIMENSIONS[size];
  const radius = buoyRadius(size);
  const route = ports.map(({ Name, GeoCords }) => ({
    name: Name,
    at: [GeoCords.GeoY, GeoCords.GeoX] as const,
  }));
  const places = buoysOf(route, far ? widenChartFrame(frame) : frame, size).map(({ at }) => at);
  const times = far ? AROUND : 1;
  const edge = (times - 1) / 2;
  return (
    // biome-ignore lint/a11y/noSvgWithoutTitle: every buoy in the SVG is a link with its own name
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

type TileLayerProps = {
  readonly frame: ChartFrame;
  readonly view: MapView;
  readonly template: string;
};

const TileLayer = ({ frame, view, template }: TileLayerProps) => (
  <svg className={css.tiles} viewBox={`0 0 ${frame.W} ${frame.H}`} aria-hidden="true">
    {visibleMapTiles(frame, view, template).map(({ url, x, y, size }) => (
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
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new `address` function must not load the drawing again
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

type ChartPictureProps = Pick<
  ComponentProps<'img'>,
  'alt' | 'className' | 'decoding' | 'loading'
> & { readonly offerId: number; readonly kind: ChartKind };

const ChartPicture = ({ className, offerId, kind, alt, ...image }: ChartPictureProps) => {
  const { phone, page } = CHART_DIMENSIONS;
  return (
    <picture className={className}>
      <source
        media={NARROW}
        srcSet={chartUrl(offerId, 'phone', kind)}
        width={phone.W}
        height={phone.H}
      />
      <img
        src={chartUrl(offerId, 'page', kind)}
        width={page.W}
        height={page.H}
        alt={alt}
        {...image}
        draggable={false}
      />
    </picture>
  );
};

type Props = {
  readonly offerId: number;
  readonly traits: readonly string[];
  readonly ports: readonly Port[];
  readonly tiles?: PageMapTiles | undefined;
  readonly onPort?: (index: number) => void;
};

const DRAWN = ['page', 'phone'] as const satisfies readonly ChartSize[];
const NARROW = '(max-width: 47.9375em)';

export const RouteChart = ({ offerId, traits, ports, tiles, onPort }: Props) => {
  const map = useRef<HTMLElement>(null);
  const stage = useRef<HTMLDivElement>(null);
  const [view, setView] = useMapView(map, stage);
  const [openPort, setOpenPort] = useState<number | null>(null);
  const [ready, setReady] = useState(false);
  useEffect(() => setReady(true), []);
  /** The page loads nothing from the tiles' host before the visitor asks for the tiles. */
  const [tiled, setTiled] = useState<(typeof DRAWN)[number] | null>(null);
  const route: readonly RoutePort[] = ports.map(({ Name, GeoCords }) => ({
    name: Name,
    at: [GeoCords.GeoY, GeoCords.GeoX],
  }));
  const frames = {
    page: chartFrameOf(route, chartZoomOf(traits), 'page'),
    phone: chartFrameOf(route, chartZoomOf(traits), 'phone'),
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
  /** At high zoom the coasts look coarse, so a drawing with more detail loads. */
  const fine = useDrawing(showsFineChart(view), () => chartUrl(offerId, here(), 'near'));
  /**
   * Map tiles show the coasts around the route, so these coasts are not drawn while tiles are
   * shown.
   */
  const isDrawn = tiled === null;
  const beyond =
    useDrawing(isDrawn && showsSurroundings(view), () => chartUrl(offerId, here(), 'beyond')) &&
    isDrawn;
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
          style={showsWholeMap(view) ? undefined : { transform: transformOf(view) }}
        >
          {tiles !== undefined && tiled !== null && (
            <TileLayer frame={frames[tiled]} view={view} template={tiles.url} />
          )}
          {around !== null && (
            <ChartPicture
              className={css.around}
              offerId={offerId}
              kind={around}
              alt={far ? description : ''}
            />
          )}
          <ChartPicture
            className={joinClasses(css.own, far && css.small)}
            offerId={offerId}
            kind={kind}
            alt={description}
            loading="lazy"
            decoding="async"
          />
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
      <PortDialog ports={ports} shown={openPort} show={turnTo} />
      <figcaption className={css.note}>
        {joinShortWordsByNoBreakSpaces(
          tiles !== undefined && tiled !== null
            ? `${mapCopy.tilesBy(tiles.attribution)}. ${offerCopy.chartNote}`
            : offerCopy.chartNote,
        )}
      </figcaption>
    </figure>
  );
};
