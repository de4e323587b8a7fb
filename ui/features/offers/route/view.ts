import { AROUND } from '../../../../adapters/http/contract/chart-frame.ts';
import type { XY } from '../../../../adapters/http/contract/chart-projection.ts';

/** `scale` 1 is the zoom of the documents (P-078). `left` and `top` are fractions of the chart. */
export type View = { readonly scale: number; readonly left: number; readonly top: number };

export const WHOLE_VIEW: View = { scale: 1, left: 0, top: 0 };

const ZOOM_STEP = 1.5;
const MAX_SCALE = 5;
const MIN_SCALE = 1 / AROUND;
const AROUND_START = -(AROUND - 1) / 2;
const AROUND_END = AROUND_START + AROUND;

const clamp = (least: number, most: number, value: number): number =>
  Math.min(most, Math.max(least, value));
/** Rounding lets the visitor zoom in and out again to exactly the same view. */
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

/** Zooms; the chart point under [x, y], in fractions of the window, stays at its place. */
export const zoomBy = ({ scale, left, top }: View, factor: number, [x, y]: XY = MIDDLE): View => {
  const nearer = roundOff(clamp(MIN_SCALE, MAX_SCALE, scale * factor));
  return clampView({
    scale: nearer,
    left: left + x / scale - x / nearer,
    top: top + y / scale - y / nearer,
  });
};

/** A zoom step that crosses scale 1 stops there; a nearly centred view becomes the whole chart. */
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
export const showsStrokes = ({ scale }: View): boolean => scale >= 2;
export const isWhole = ({ scale, left, top }: View): boolean =>
  scale === 1 && left === 0 && top === 0;
export const showsAround = ({ scale, left, top }: View): boolean =>
  scale < 1 || Math.min(left, top) < 0 || Math.max(left, top) > roundOff(1 - 1 / scale);
export const isZoomedFarOut = ({ scale }: View): boolean => scale < 0.6;

export const panView = ({ scale, left, top }: View, [dx, dy]: XY): View =>
  clampView({ scale, left: left + dx / scale, top: top + dy / scale });

export const bringIntoView = (view: View, [x, y]: XY): View => {
  const { scale, left, top } = view;
  const seen = (at: number, from: number): boolean => at >= from && at <= from + 1 / scale;
  return seen(x, left) && seen(y, top)
    ? view
    : clampView({ scale, left: x - 0.5 / scale, top: y - 0.5 / scale });
};

/** The transformed element has the window's size and its origin in the upper left corner. */
export const transformOf = ({ scale, left, top }: View): string =>
  `scale(${scale}) translate(${-left * 100}%, ${-top * 100}%)`;
