import type { XY } from './geo.ts';

/** What of a chart is in its window: how many times nearer, and the window's upper left corner as parts of the chart. */
export type View = { readonly scale: number; readonly left: number; readonly top: number };

/** The chart as it was drawn, all of it. */
export const WHOLE: View = { scale: 1, left: 0, top: 0 };

/** The steps of the buttons and keys; fingers and wheel go anywhere between. */
const STEP = 1.5;
/** Nearer than this the coast has no more to show. */
const NEAREST = 5;

const between = (least: number, most: number, value: number): number => Math.min(most, Math.max(least, value));

/** The window never leaves the chart. */
const kept = ({ scale, left, top }: View): View => {
  const most = 1 - 1 / scale;
  return { scale, left: between(0, most, left), top: between(0, most, top) };
};

const MIDDLE: XY = [0.5, 0.5];

/** Nearer or farther by a factor; the place under a point of the window, given as its parts, stays where it is. */
export const zoomed = ({ scale, left, top }: View, factor: number, [x, y]: XY = MIDDLE): View => {
  const nearer = between(1, NEAREST, scale * factor);
  return kept({ scale: nearer, left: left + x / scale - x / nearer, top: top + y / scale - y / nearer });
};

export const nearer = (view: View): View => zoomed(view, STEP);
export const farther = (view: View): View => zoomed(view, 1 / STEP);
export const isNearest = ({ scale }: View): boolean => scale >= NEAREST;
/** Whether a drawing made for the whole chart shows that it was: from here on a finer one is worth its bytes. */
export const showsStrokes = ({ scale }: View): boolean => scale >= 2;
export const isWhole = ({ scale }: View): boolean => scale === 1;

/** The window pushed by parts of itself. */
export const moved = ({ scale, left, top }: View, [dx, dy]: XY): View => kept({ scale, left: left + dx / scale, top: top + dy / scale });

/** The same nearness with a place of the chart, given as its parts, in sight: moved to the middle where it was not. */
export const showing = (view: View, [x, y]: XY): View => {
  const { scale, left, top } = view;
  const seen = (at: number, from: number): boolean => at >= from && at <= from + 1 / scale;
  return seen(x, left) && seen(y, top) ? view : kept({ scale, left: x - 0.5 / scale, top: y - 0.5 / scale });
};

/** As a style sheet says it, of an element as large as the window whose origin is its upper left corner. */
export const transformOf = ({ scale, left, top }: View): string => `scale(${scale}) translate(${-left * 100}%, ${-top * 100}%)`;
