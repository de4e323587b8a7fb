import { AROUND } from '../../../../adapters/http/contract/chart-frame.ts';
import type { XY } from '../../../../adapters/http/contract/chart-projection.ts';

/**
 * The visible part of a chart. `scale` 1 is the zoom of the documents (P-078). `left` and `top` of
 * the upper left corner are relative to the chart's size.
 */
export type View = { readonly scale: number; readonly left: number; readonly top: number };

export const WHOLE_VIEW: View = { scale: 1, left: 0, top: 0 };

/** The factor of one zoom step with buttons or keys. Pinching and the wheel zoom without steps. */
const ZOOM_STEP = 1.5;
/** The largest magnification. The coast has no more detail beyond it. */
const MAX_SCALE = 5;
const MIN_SCALE = 1 / AROUND;
const AROUND_START = -(AROUND - 1) / 2;
const AROUND_END = AROUND_START + AROUND;

const clamp = (least: number, most: number, value: number): number =>
  Math.min(most, Math.max(least, value));
/** Rounds a value, so that zooming in and out again returns to exactly the same view. */
const roundOff = (value: number): number => Math.round(value * 1e9) / 1e9;

const clampView = ({ scale, left, top }: View): View => {
  const most = Math.max(AROUND_START, AROUND_END - 1 / scale);
  return {
    scale,
    left: roundOff(clamp(AROUND_START, most, left)),
    top: roundOff(clamp(AROUND_START, most, top)),
  };
};

const MIDDLE: XY = [0.5, 0.5];

/** Magnifies the view. The chart point under [x, y] (relative to the window) stays at its place. */
export const zoomBy = ({ scale, left, top }: View, factor: number, [x, y]: XY = MIDDLE): View => {
  const nearer = roundOff(clamp(MIN_SCALE, MAX_SCALE, scale * factor));
  return clampView({
    scale: nearer,
    left: left + x / scale - x / nearer,
    top: top + y / scale - y / nearer,
  });
};

/**
 * Zooms by one step. A step across scale 1 stops at 1, and with a small offset at the whole chart.
 */
const zoomByStep = (view: View, factor: number): View => {
  const passes = (view.scale - 1) * (view.scale * factor - 1) < 0;
  const after = zoomBy(view, passes ? 1 / view.scale : factor);
  return after.scale === 1 && Math.max(Math.abs(after.left), Math.abs(after.top)) < 0.25
    ? WHOLE_VIEW
    : after;
};

export const zoomIn = (view: View): View => zoomByStep(view, ZOOM_STEP);
export const zoomOut = (view: View): View => zoomByStep(view, 1 / ZOOM_STEP);
export const isNearest = ({ scale }: View): boolean => scale >= MAX_SCALE;
export const isFarthest = ({ scale }: View): boolean => scale <= roundOff(MIN_SCALE);
/** Returns true at scales at which strokes of the whole chart look coarse. */
export const showsStrokes = ({ scale }: View): boolean => scale >= 2;
export const isWhole = ({ scale, left, top }: View): boolean =>
  scale === 1 && left === 0 && top === 0;
export const showsAround = ({ scale, left, top }: View): boolean =>
  scale < 1 || Math.min(left, top) < 0 || Math.max(left, top) > roundOff(1 - 1 / scale);
/**
 * Returns true if the chart's own names are too small to read; the `around` chart has larger names.
 */
export const isFar = ({ scale }: View): boolean => scale < 0.6;

export const panView = ({ scale, left, top }: View, [dx, dy]: XY): View =>
  clampView({ scale, left: left + dx / scale, top: top + dy / scale });

/** Centres a point (relative to the chart) if it is out of view. The scale stays. */
export const bringIntoView = (view: View, [x, y]: XY): View => {
  const { scale, left, top } = view;
  const seen = (at: number, from: number): boolean => at >= from && at <= from + 1 / scale;
  return seen(x, left) && seen(y, top)
    ? view
    : clampView({ scale, left: x - 0.5 / scale, top: y - 0.5 / scale });
};

/**
 * Returns the CSS transform of a view, for an element of the window's size whose origin is the
 * upper left corner.
 */
export const transformOf = ({ scale, left, top }: View): string =>
  `scale(${scale}) translate(${-left * 100}%, ${-top * 100}%)`;
