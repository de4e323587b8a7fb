import { addDays, type Day, yearOf } from '../../domain/calendar.ts';
import type { OfferData, RegionData } from './data/schema.ts';
import { rowOf, type Tables } from './tables.ts';

/** Offers that were moved into a season start on so many different days from its opening on. */
const SPREAD = 56;
/** Said of every trip at a place that has no season then. */
const TAG = 'Poza sezonem';

const inYear = (year: number, monthDay: string): Day =>
  `${String(year).padStart(4, '0')}-${monthDay}`;

/** Whether all days from one to another lie in the season of a place; it may run over New Year. */
const isInSeason = (season: RegionData['season'], from: Day, to: Day): boolean => {
  if (season === null) return true;
  const [opens, closes] = season;
  return [yearOf(from) - 1, yearOf(from)].some(
    (year) => from >= inYear(year, opens) && to <= inYear(opens < closes ? year : year + 1, closes),
  );
};

/** The first day from `earliest` on that has this month and day. */
const nextOf = (monthDay: string, earliest: Day): Day => {
  const thisYear = inYear(yearOf(earliest), monthDay);
  return thisYear >= earliest ? thisYear : inYear(yearOf(earliest) + 1, monthDay);
};

/**
 * The day an offer starts: so many days from today; the next such day of a year that is far enough away; or so many days from today,
 * and where its place has no season then, some day after the season opens again.
 */
export const startOf = ({ start, region, nights }: OfferData, tables: Tables, today: Day): Day => {
  if (typeof start === 'number') return addDays(today, start);
  if ('next' in start) return nextOf(start.next, addDays(today, start.atLeast));
  const { season } = rowOf(tables.regions, region);
  const wanted = addDays(today, start.inSeason);
  if (season === null || isInSeason(season, wanted, addDays(wanted, nights))) return wanted;
  return addDays(nextOf(season[0], wanted), start.inSeason % SPREAD);
};

/** An offer's data with the words that fit the time of year: what swims in July wears a cap in December. */
export const wordsOf = (data: OfferData, tables: Tables, from: Day): OfferData => {
  if (isInSeason(rowOf(tables.regions, data.region).season, from, addDays(from, data.nights)))
    return data;
  const words = tables.offSeason[data.id] ?? {};
  return { ...data, ...words, tags: [TAG, ...(words.tags ?? data.tags)] };
};
