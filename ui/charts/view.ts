import { AROUND } from './extent.ts';
import type { XY } from './geo.ts';

/**
 * What of a chart is in its window: how many times nearer, and the window's upper left corner as parts of the chart. Less than once as near,
 * or beyond the chart's edges, it shows the chart around (P-078: the documents' zooms are where a map begins).
 */
export type View = { readonly scale: number; readonly left: number; readonly top: number };

/** The chart as it was drawn, all of it. */
export const WHOLE: View = { scale: 1, left: 0, top: 0 };

/** The steps of the buttons and keys; fingers and wheel go anywhere between. */
const STEP = 1.5;
/** Nearer than this the coast has no more to show. */
const NEAREST = 5;
const FARTHEST = 1 / AROUND;
/** The edges of the chart around, as parts of the chart. */
const FIRST = -(AROUND - 1) / 2;
const LAST = FIRST + AROUND;

const between = (least: number, most: number, value: number): number => Math.min(most, Math.max(least, value));
/** There and back again is where one was. */
const tidy = (value: number): number => Math.round(value * 1e9) / 1e9;

/** The window never leaves the chart around. */
const withinChart = ({ scale, left, top }: View): View => {
  const most = Math.max(FIRST, LAST - 1 / scale);
  return { scale, left: tidy(between(FIRST, most, left)), top: tidy(between(FIRST, most, top)) };
};

const MIDDLE: XY = [0.5, 0.5];

/** Nearer or farther by a factor; the place under a point of the window, given as its parts, stays where it is. */
export const zoomed = ({ scale, left, top }: View, factor: number, [x, y]: XY = MIDDLE): View => {
  const nearer = tidy(between(FARTHEST, NEAREST, scale * factor));
  return withinChart({ scale: nearer, left: left + x / scale - x / nearer, top: top + y / scale - y / nearer });
};

/** A step on a button or key. One that passes the chart's own measure ends there, and on the whole chart where little is missing. */
const stepped = (view: View, factor: number): View => {
  const passes = (view.scale - 1) * (view.scale * factor - 1) < 0;
  const after = zoomed(view, passes ? 1 / view.scale : factor);
  return after.scale === 1 && Math.max(Math.abs(after.left), Math.abs(after.top)) < 0.25 ? WHOLE : after;
};

export const nearer = (view: View): View => stepped(view, STEP);
export const farther = (view: View): View => stepped(view, 1 / STEP);
export const isNearest = ({ scale }: View): boolean => scale >= NEAREST;
export const isFarthest = ({ scale }: View): boolean => scale <= tidy(FARTHEST);
/** Whether a drawing made for the whole chart shows that it was: from here on a finer one is worth its bytes. */
export const showsStrokes = ({ scale }: View): boolean => scale >= 2;
export const isWhole = ({ scale, left, top }: View): boolean => scale === 1 && left === 0 && top === 0;
/** Whether the window shows anything beyond the chart. */
export const showsAround = ({ scale, left, top }: View): boolean =>
  scale < 1 || Math.min(left, top) < 0 || Math.max(left, top) > tidy(1 - 1 / scale);
/** Whether the chart's own names would be too small to read: the chart around has larger ones. */
export const isFar = ({ scale }: View): boolean => scale < 0.6;

/** The window pushed by parts of itself. */
export const moved = ({ scale, left, top }: View, [dx, dy]: XY): View =>
  withinChart({ scale, left: left + dx / scale, top: top + dy / scale });

/** The same nearness with a place of the chart, given as its parts, in sight: moved to the middle where it was not. */
export const showing = (view: View, [x, y]: XY): View => {
  const { scale, left, top } = view;
  const seen = (at: number, from: number): boolean => at >= from && at <= from + 1 / scale;
  return seen(x, left) && seen(y, top) ? view : withinChart({ scale, left: x - 0.5 / scale, top: y - 0.5 / scale });
};

/** As a style sheet says it, of an element as large as the window whose origin is its upper left corner. */
export const transformOf = ({ scale, left, top }: View): string => `scale(${scale}) translate(${-left * 100}%, ${-top * 100}%)`;
