import { type RefObject, useEffect, useState } from 'react';
import { AROUND, type XY } from '../../../../adapters/http/contract/chart-frame.ts';

/**
 * The visible part of the map. At `scale` 1 the map has the zoom that requirement P-078 sets.
 * `left` and `top` are the position of the visible part's top left corner, as fractions of the
 * chart's width and height.
 */
export type MapView = { readonly scale: number; readonly left: number; readonly top: number };

export const WHOLE_VIEW: MapView = { scale: 1, left: 0, top: 0 };

const ZOOM_STEP = 1.5;
const MAX_SCALE = 5;
const MIN_SCALE = 1 / AROUND;
const AROUND_START = -(AROUND - 1) / 2;
const AROUND_END = AROUND_START + AROUND;

const clamp = (least: number, most: number, value: number): number =>
  Math.min(most, Math.max(least, value));
/**
 * Rounds a position on the map to nine decimals. So a visitor who zooms in and out again returns to
 * exactly the same view.
 */
const roundOff = (value: number): number => Math.round(value * 1e9) / 1e9;

const clampView = ({ scale, left, top }: MapView): MapView => {
  const most = Math.max(AROUND_START, AROUND_END - 1 / scale);
  return {
    scale,
    left: roundOff(clamp(AROUND_START, most, left)),
    top: roundOff(clamp(AROUND_START, most, top)),
  };
};

const MIDDLE: XY = [0.5, 0.5];

/** Zooms the map. The point [x, y], in fractions of the visible map, stays in place. */
export const zoomBy = (
  { scale, left, top }: MapView,
  factor: number,
  [x, y]: XY = MIDDLE,
): MapView => {
  const nearer = roundOff(clamp(MIN_SCALE, MAX_SCALE, scale * factor));
  return clampView({
    scale: nearer,
    left: left + x / scale - x / nearer,
    top: top + y / scale - y / nearer,
  });
};

/**
 * Zooms by one step. If the step would pass scale 1, it stops at scale 1. If the view is then
 * shifted by less than a quarter of the chart, it moves to show the whole chart.
 */
const zoomByStep = (view: MapView, factor: number): MapView => {
  const passes = (view.scale - 1) * (view.scale * factor - 1) < 0;
  const after = zoomBy(view, passes ? 1 / view.scale : factor);
  return after.scale === 1 && Math.max(Math.abs(after.left), Math.abs(after.top)) < 0.25
    ? WHOLE_VIEW
    : after;
};

export const zoomIn = (view: MapView): MapView => zoomByStep(view, ZOOM_STEP);
export const zoomOut = (view: MapView): MapView => zoomByStep(view, 1 / ZOOM_STEP);
export const isZoomedInFully = ({ scale }: MapView): boolean => scale >= MAX_SCALE;
export const isZoomedOutFully = ({ scale }: MapView): boolean => scale <= roundOff(MIN_SCALE);
export const showsFineChart = ({ scale }: MapView): boolean => scale >= 2;
export const showsWholeMap = ({ scale, left, top }: MapView): boolean =>
  scale === 1 && left === 0 && top === 0;
export const showsSurroundings = ({ scale, left, top }: MapView): boolean =>
  scale < 1 || Math.min(left, top) < 0 || Math.max(left, top) > roundOff(1 - 1 / scale);
export const isZoomedFarOut = ({ scale }: MapView): boolean => scale < 0.6;

export const panView = ({ scale, left, top }: MapView, [dx, dy]: XY): MapView =>
  clampView({ scale, left: left + dx / scale, top: top + dy / scale });

export const bringIntoView = (view: MapView, [x, y]: XY): MapView => {
  const { scale, left, top } = view;
  const seen = (at: number, from: number): boolean => at >= from && at <= from + 1 / scale;
  return seen(x, left) && seen(y, top)
    ? view
    : clampView({ scale, left: x - 0.5 / scale, top: y - 0.5 / scale });
};

/**
 * Returns the CSS transform that zooms and moves the chart to this view. The transform origin of
 * the element must be its top left corner.
 */
export const transformOf = ({ scale, left, top }: MapView): string =>
  `scale(${scale}) translate(${-left * 100}%, ${-top * 100}%)`;

const PUSH = 1 / 3;
const PUSHES: Readonly<Record<string, XY>> = {
  ArrowLeft: [-PUSH, 0],
  ArrowRight: [PUSH, 0],
  ArrowUp: [0, -PUSH],
  ArrowDown: [0, PUSH],
};
const ZOOMS: Readonly<Record<string, (view: MapView) => MapView>> = {
  '+': zoomIn,
  '=': zoomIn,
  '-': zoomOut,
  '−': zoomOut,
  '0': () => WHOLE_VIEW,
};
const WHEEL = 0.0025;

const middleOf = (touches: TouchList): XY => {
  const [a, b] = [touches[0], touches[1]];
  return [((a?.clientX ?? 0) + (b?.clientX ?? 0)) / 2, ((a?.clientY ?? 0) + (b?.clientY ?? 0)) / 2];
};
const spread = (touches: TouchList): number => {
  const [a, b] = [touches[0], touches[1]];
  return Math.hypot((a?.clientX ?? 0) - (b?.clientX ?? 0), (a?.clientY ?? 0) - (b?.clientY ?? 0));
};

/**
 * Two fingers, a pressed mouse, Ctrl with the wheel, and keys move or zoom the map. One finger, or
 * the wheel alone, scrolls the page. If the whole map is in view, arrow keys scroll the page, too.
 */
export const useMapView = (
  map: RefObject<HTMLElement | null>,
  viewport: RefObject<HTMLElement | null>,
) => {
  const [view, setView] = useState(WHOLE_VIEW);
  useEffect(() => {
    const whole = map.current;
    const window_ = viewport.current;
    if (whole === null || window_ === null) return;
    const ended = new AbortController();
    const { signal } = ended;
    const partOf = ([x, y]: XY): XY => {
      const { left, top, width, height } = window_.getBoundingClientRect();
      return [(x - left) / width, (y - top) / height];
    };
    const push = (dx: number, dy: number): void => {
      const { width, height } = window_.getBoundingClientRect();
      setView((current) => panView(current, [-dx / width, -dy / height]));
    };

    whole.addEventListener(
      'keydown',
      (event) => {
        if (
          event.ctrlKey ||
          event.metaKey ||
          event.altKey ||
          (event.target instanceof Element && event.target.closest('dialog'))
        )
          return;
        const zoom = ZOOMS[event.key];
        const way = PUSHES[event.key];
        if (zoom !== undefined) {
          event.preventDefault();
          setView(zoom);
        } else if (way !== undefined) {
          if (whole.dataset.whole === 'true') return;
          event.preventDefault();
          setView((current) => panView(current, way));
        }
      },
      { signal },
    );
    window_.addEventListener(
      'wheel',
      (event) => {
        if (!event.ctrlKey && !event.metaKey) return;
        event.preventDefault();
        setView((current) =>
          zoomBy(current, Math.exp(-event.deltaY * WHEEL), partOf([event.clientX, event.clientY])),
        );
      },
      { signal, passive: false },
    );

    let fingers: { readonly at: XY; readonly apart: number } | null = null;
    const hold = (event: TouchEvent): void => {
      fingers =
        event.touches.length === 2
          ? { at: middleOf(event.touches), apart: spread(event.touches) }
          : null;
      if (fingers !== null && event.cancelable) event.preventDefault();
    };
    window_.addEventListener('touchstart', hold, { signal, passive: false });
    window_.addEventListener('touchend', hold, { signal });
    window_.addEventListener(
      'touchmove',
      (event) => {
        if (fingers === null || event.touches.length !== 2) return;
        if (event.cancelable) event.preventDefault();
        const before = fingers;
        const [at, apart] = [middleOf(event.touches), spread(event.touches)];
        fingers = { at, apart };
        setView((current) => zoomBy(current, apart / Math.max(1, before.apart), partOf(before.at)));
        push(at[0] - before.at[0], at[1] - before.at[1]);
      },
      { signal, passive: false },
    );

    let pressedAt: XY | null = null;
    window_.addEventListener(
      'pointerdown',
      (event) => {
        if (
          event.pointerType !== 'mouse' ||
          event.button !== 0 ||
          (event.target instanceof Element && event.target.closest('a'))
        )
          return;
        event.preventDefault();
        pressedAt = [event.clientX, event.clientY];
        window_.setPointerCapture(event.pointerId);
      },
      { signal },
    );
    window_.addEventListener(
      'pointermove',
      (event) => {
        if (pressedAt === null) return;
        push(event.clientX - pressedAt[0], event.clientY - pressedAt[1]);
        pressedAt = [event.clientX, event.clientY];
      },
      { signal },
    );
    for (const end of ['pointerup', 'pointercancel'] as const)
      window_.addEventListener(
        end,
        () => {
          pressedAt = null;
        },
        { signal },
      );
    return () => ended.abort();
  }, [map, viewport]);
  useEffect(() => {
    if (map.current) map.current.dataset.whole = String(showsWholeMap(view));
  }, [map, view]);
  return [view, setView] as const;
};
