import type { BrandSettings, FiguresSince } from '../brand-settings.ts';
import { type Day, type Instant, startOfDay } from '../calendar.ts';
import type { DatedFigures } from './commands.ts';

export type DatedBrand = {
  readonly openingFigures: BrandSettings;
  readonly laterFigures: readonly DatedFigures[];
};

/**
 * Returns the brand settings of all periods in order, each with the moment from which they apply.
 * If two changes are for the same day and setting, the later change is valid.
 */
export const figuresOverTime = ({
  openingFigures,
  laterFigures,
}: DatedBrand): readonly [FiguresSince, ...FiguresSince[]] => {
  const ofBrand = laterFigures.filter(({ siteId }) => siteId === openingFigures.siteId);
  const days = [...new Set(ofBrand.map(({ from }) => from))].toSorted();
  const first: FiguresSince = { since: Number.NEGATIVE_INFINITY, figures: openingFigures };
  let figures = openingFigures;
  const later = days.map((day): FiguresSince => {
    for (const step of ofBrand) if (step.from === day) figures = { ...figures, ...step.figures };
    return { since: startOfDay(day), figures };
  });
  return [first, ...later];
};

export const figuresAt = (
  settingsOverTime: readonly [FiguresSince, ...FiguresSince[]],
  at: Instant,
): FiguresSince =>
  settingsOverTime.length === 1
    ? settingsOverTime[0]
    : (settingsOverTime.findLast(({ since }) => since <= at) ?? settingsOverTime[0]);

/**
 * Returns the settings that apply on this day, then the settings after each later change, so that a
 * caller can check them all.
 */
export const figuresFromDayOn = (brand: DatedBrand, day: Day): readonly BrandSettings[] => {
  const inTime = figuresOverTime(brand);
  const begins = startOfDay(day);
  return [figuresAt(inTime, begins), ...inTime.filter(({ since }) => since > begins)].map(
    ({ figures }) => figures,
  );
};
