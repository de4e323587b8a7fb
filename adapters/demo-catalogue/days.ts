import { addDays, type Day, yearOf } from '../../domain/calendar.ts';
import type { OfferData } from './schema.ts';

/** The day an offer starts: so many days from today, or the next such day of a year that is far enough away. */
export const startOf = (start: OfferData['start'], today: Day): Day => {
  if (typeof start === 'number') return addDays(today, start);
  const earliest = addDays(today, start.atLeast);
  const thisYear = `${String(yearOf(earliest)).padStart(4, '0')}-${start.next}`;
  return thisYear >= earliest ? thisYear : `${String(yearOf(earliest) + 1).padStart(4, '0')}-${start.next}`;
};
