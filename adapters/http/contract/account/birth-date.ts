import { isDay } from '../../../../domain/calendar.ts';
import { cleanOneLineText } from '../../../../domain/text/clean.ts';

const YEAR_FIRST = /^(?<year>\d{4})\D+(?<month>\d{1,2})\D+(?<day>\d{1,2})$/;
const DAY_FIRST = /^(?<day>\d{1,2})\D+(?<month>\d{1,2})\D+(?<year>\d{4})\D*$/;
const DIGITS_YEAR_FIRST = /^(?<year>(19|20)\d\d)(?<month>\d\d)(?<day>\d\d)$/;
const DIGITS_DAY_FIRST = /^(?<day>\d\d)(?<month>\d\d)(?<year>(19|20)\d\d)$/;

/** Converts `29.02.2000` or `29022000` to 2000-02-29. Returns other texts as typed (W-137). */
export const normalizeEnteredBirthDate = (typed: string): string => {
  const text = cleanOneLineText(typed);
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
