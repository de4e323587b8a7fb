import { isDay } from '../../../../domain/calendar.ts';
import { cleanLine } from '../../../../domain/text/clean.ts';

/** Year, month and day, or the other way round, with anything but digits between them. */
const YEAR_FIRST = /^(?<year>\d{4})\D+(?<month>\d{1,2})\D+(?<day>\d{1,2})$/;
const DAY_FIRST = /^(?<day>\d{1,2})\D+(?<month>\d{1,2})\D+(?<year>\d{4})\D*$/;
const DIGITS_YEAR_FIRST = /^(?<year>(19|20)\d\d)(?<month>\d\d)(?<day>\d\d)$/;
const DIGITS_DAY_FIRST = /^(?<day>\d\d)(?<month>\d\d)(?<year>(19|20)\d\d)$/;

/**
 * A birth date as people type it, as the shop takes it: `29.02.2000`, `29/02/2000`, `2000-2-9`, `29022000` and `17 5 1994` become
 * YYYY-MM-DD. What is no such day stays as typed, for the shop to refuse (W-137).
 */
export const readBirthDate = (typed: string): string => {
  const text = cleanLine(typed);
  const digits = text.replaceAll('-', '');
  const dates = [
    YEAR_FIRST.exec(text),
    DAY_FIRST.exec(text),
    DIGITS_YEAR_FIRST.exec(digits),
    DIGITS_DAY_FIRST.exec(digits),
  ].map((found) => {
    const { year = '', month = '', day = '' } = found?.groups ?? {};
    return `${year}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`;
  });
  return dates.find(isDay) ?? text;
};
