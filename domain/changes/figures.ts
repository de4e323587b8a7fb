import type { BrandSettings, FiguresSince } from '../brand-settings.ts';
import { type Day, type Instant, startOfDay } from '../calendar.ts';
import type { DatedFigures } from './commands.ts';

/** A brand as it was opened, and what was set since, in the order in which it was set. */
export type BrandInTime = { readonly begun: BrandSettings; readonly set: readonly DatedFigures[] };

/**
 * The figures of a brand in time: what was set for a later day lies over what was set for an earlier one, and of two for the same day the
 * later set one holds. The first holds from the beginning.
 */
export const figuresInTime = ({ begun, set }: BrandInTime): readonly [FiguresSince, ...FiguresSince[]] => {
  const own = set.filter(({ siteId }) => siteId === begun.siteId);
  const days = [...new Set(own.map(({ from }) => from))].toSorted();
  const first: FiguresSince = { since: Number.NEGATIVE_INFINITY, figures: begun };
  let figures = begun;
  const later = days.map((day): FiguresSince => {
    for (const step of own) if (step.from === day) figures = { ...figures, ...step.figures };
    return { since: startOfDay(day), figures };
  });
  return [first, ...later];
};

/** The figures that hold at a moment. */
export const figuresAt = (inTime: readonly [FiguresSince, ...FiguresSince[]], at: Instant): FiguresSince =>
  inTime.length === 1 ? inTime[0] : (inTime.findLast(({ since }) => since <= at) ?? inTime[0]);

/** Every set of figures that a brand will have from a day on: each has to be within its bounds. */
export const figuresFrom = (brand: BrandInTime, day: Day): readonly BrandSettings[] => {
  const inTime = figuresInTime(brand);
  const begins = startOfDay(day);
  return [figuresAt(inTime, begins), ...inTime.filter(({ since }) => since > begins)].map(({ figures }) => figures);
};
