import { addDays, type Day, yearOf } from '../../domain/calendar.ts';
import type { OfferData, RegionData } from './data/schema.ts';
import { rowOf, type Tables } from './tables.ts';

/**
 * Offers that were moved to the next season start on different days within this many days after
 * the season opens.
 */
const SPREAD = 56;
/** The tag of every trip that is outside the season of its region. */
const TAG = 'Poza sezonem';

const inYear = (year: number, monthDay: string): Day =>
  `${String(year).padStart(4, '0')}-${monthDay}`;

/** Returns true if all days of a trip are in the season, which may include New Year. */
const isInSeason = (season: RegionData['season'], from: Day, to: Day): boolean => {
  if (season === null) return true;
  const [opens, closes] = season;
  return [yearOf(from) - 1, yearOf(from)].some(
    (year) => from >= inYear(year, opens) && to <= inYear(opens < closes ? year : year + 1, closes),
  );
};

/** Returns the first day with this month and day, not earlier than `earliest`. */
const nextOf = (monthDay: string, earliest: Day): Day => {
  const thisYear = inYear(yearOf(earliest), monthDay);
  return thisYear >= earliest ? thisYear : inYear(yearOf(earliest) + 1, monthDay);
};

/** Returns the first day of an offer; data/schema.ts describes the three forms of `start`. */
export const startOf = ({ start, region, nights }: OfferData, tables: Tables, today: Day): Day => {
  if (typeof start === 'number') return addDays(today, start);
  if ('next' in start) return nextOf(start.next, addDays(today, start.atLeast));
  const { season } = rowOf(tables.regions, region);
  const wanted = addDays(today, start.inSeason);
  if (season === null || isInSeason(season, wanted, addDays(wanted, nights))) return wanted;
  return addDays(nextOf(season[0], wanted), start.inSeason % SPREAD);
};

/**
 * Returns the offer's data with texts for the time of year. Outside the season, off-season texts
 * replace the usual ones.
 */
export const wordsOf = (data: OfferData, tables: Tables, from: Day): OfferData => {
  if (isInSeason(rowOf(tables.regions, data.region).season, from, addDays(from, data.nights)))
    return data;
  const words = tables.offSeason[data.id] ?? {};
  return { ...data, ...words, tags: [TAG, ...(words.tags ?? data.tags)] };
};
