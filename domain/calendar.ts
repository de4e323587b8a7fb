/** `Day` is a day in Warsaw as YYYY-MM-DD; `Instant` is milliseconds in UTC (R2). */
export type Day = string;
export type Instant = number;

export const MINUTE: Instant = 60_000;
export const HOUR: Instant = 60 * MINUTE;
export const DAY_LENGTH: Instant = 24 * HOUR;

const pad = (value: number, width: number): string => String(value).padStart(width, '0');
const TWO_DIGITS: readonly string[] = Array.from({ length: 32 }, (_, value) => pad(value, 2));

const MOST_KEPT = 20_000;

const memoize = <K, T>(compute: (key: K) => T): ((key: K) => T) => {
  const cache = new Map<K, T>();
  return (key) => {
    const before = cache.get(key);
    if (before !== undefined) return before;
    if (cache.size === MOST_KEPT) cache.clear();
    const value = compute(key);
    cache.set(key, value);
    return value;
  };
};

const writtenDay = memoize((dayNumber: number): Day => {
  const date = new Date(dayNumber * DAY_LENGTH);
  return `${pad(date.getUTCFullYear(), 4)}-${TWO_DIGITS[date.getUTCMonth() + 1]}-${TWO_DIGITS[date.getUTCDate()]}`;
});
const fromUtc = (moment: Instant): Day => writtenDay(Math.floor(moment / DAY_LENGTH));

const ZERO = '0'.charCodeAt(0);
const digits = (day: Day, from: number, to: number): number => {
  let value = 0;
  for (let at = from; at < to; at += 1) value = 10 * value + day.charCodeAt(at) - ZERO;
  return value;
};

const toUtc = (day: Day): Instant =>
  Date.UTC(digits(day, 0, 4), digits(day, 5, 7) - 1, digits(day, 8, 10));

/** Returns true for a real day from the year 100 on: Date.UTC reads smaller years as 19xx. */
export const isDay = (text: string): boolean =>
  /^\d{4}-\d{2}-\d{2}$/.test(text) && fromUtc(toUtc(text)) === text;

export const addDays = (day: Day, count: number): Day => fromUtc(toUtc(day) + count * DAY_LENGTH);

/** Returns whole days between two days: 30 from 1 July to 31 July. */
export const daysBetween = (from: Day, to: Day): number =>
  Math.round((toUtc(to) - toUtc(from)) / DAY_LENGTH);

export const yearOf = (day: Day): number => digits(day, 0, 4);

/** Returns the season of a day: '2025/26' from 1 October 2025 to 30 September 2026 (R71). */
export const seasonOfDay = (day: Day): string => {
  const first = day.slice(5) >= '10-01' ? yearOf(day) : yearOf(day) - 1;
  return `${first}/${pad((first + 1) % 100, 2)}`;
};

const lastSunday = (year: number, month: number): Instant => {
  const end = Date.UTC(year, month, 0);
  return end - new Date(end).getUTCDay() * DAY_LENGTH;
};

type YearsSummer = {
  readonly from: Instant;
  readonly until: Instant;
  readonly begins: Instant;
  readonly ends: Instant;
};

const summerOf = memoize(
  (year: number): YearsSummer => ({
    from: Date.UTC(year, 0),
    until: Date.UTC(year + 1, 0),
    begins: lastSunday(year, 3) + HOUR,
    ends: lastSunday(year, 10) + HOUR,
  }),
);

/** Caches the start and end of one year's summer time, because most calls are about that year. */
let lastSummer: YearsSummer = summerOf(1970);

/** Summer time changes at 01:00 UTC on the last Sundays of March and October (EU, since 1996). */
const warsawOffset = (moment: Instant): Instant => {
  if (!(moment >= lastSummer.from && moment < lastSummer.until))
    lastSummer = summerOf(new Date(moment).getUTCFullYear());
  return moment >= lastSummer.begins && moment < lastSummer.ends ? 2 * HOUR : HOUR;
};

export const dayOf = (moment: Instant): Day => fromUtc(moment + warsawOffset(moment));

/** Formats the time of day in Warsaw, for example 14:30. */
export const formatTimeOfDay = (moment: Instant): string => {
  const local = new Date(moment + warsawOffset(moment));
  return `${pad(local.getUTCHours(), 2)}:${pad(local.getUTCMinutes(), 2)}`;
};

export const startOfDay = memoize((day: Day): Instant => {
  const guess = toUtc(day) - HOUR;
  return dayOf(guess - HOUR) === day ? guess - HOUR : guess;
});

/** Returns the moment at which clocks in Warsaw show a full hour of a day; from 3 o'clock on. */
export const hourOfDay = (day: Day, hour: number): Instant =>
  startOfDay(addDays(day, 1)) - (24 - hour) * HOUR;

const easter = (year: number): Day => {
  const a = year % 19;
  const b = Math.floor(year / 100);
  const c = year % 100;
  const d = Math.floor(b / 4);
  const e = b % 4;
  const f = Math.floor((b + 8) / 25);
  const g = Math.floor((b - f + 1) / 3);
  const h = (19 * a + b - d - g + 15) % 30;
  const i = Math.floor(c / 4);
  const k = c % 4;
  const l = (32 + 2 * e + 2 * i - h - k) % 7;
  const m = Math.floor((a + 11 * h + 22 * l) / 451);
  const month = Math.floor((h + l - 7 * m + 114) / 31);
  const day = ((h + l - 7 * m + 114) % 31) + 1;
  return `${pad(year, 4)}-${pad(month, 2)}-${pad(day, 2)}`;
};

/** 24 December is a public holiday since 2025 (R32). */
const FIXED_HOLIDAYS = [
  '01-01',
  '01-06',
  '05-01',
  '05-03',
  '08-15',
  '11-01',
  '11-11',
  '12-24',
  '12-25',
  '12-26',
];
/** Public holidays as days after Easter: Easter Sunday and Monday, Pentecost, Corpus Christi. */
const MOVING_HOLIDAYS = [0, 1, 49, 60];

const movingHolidaysOf = memoize((year: number) =>
  MOVING_HOLIDAYS.map((distance) => addDays(easter(year), distance)),
);

export const isHoliday = (day: Day): boolean =>
  FIXED_HOLIDAYS.includes(day.slice(5)) || movingHolidaysOf(yearOf(day)).includes(day);

const WEEKEND = [0, 6];
/** Returns the day of the week; 0 is Sunday. */
export const weekdayNumber = (day: Day): number => new Date(toUtc(day)).getUTCDay();

export const isWorkingDay = memoize(
  (day: Day): boolean => !WEEKEND.includes(weekdayNumber(day)) && !isHoliday(day),
);

const workingDaysAway = memoize((count: number) =>
  memoize((day: Day): Day => {
    const step = count < 0 ? -DAY_LENGTH : DAY_LENGTH;
    // Adds milliseconds instead of days as text, because parsing the text of each day made a
    // booking's pages slow.
    let at = toUtc(day);
    for (let remaining = Math.abs(count); remaining > 0; ) {
      at += step;
      if (isWorkingDay(fromUtc(at))) remaining -= 1;
    }
    return fromUtc(at);
  }),
);

/**
 * Returns the day that is `count` working days after `day`, or before it if `count` is negative.
 * Counting begins with the next (or previous) day; `day` is returned if `count` is 0.
 */
export const addWorkingDays = (day: Day, count: number): Day => workingDaysAway(count)(day);
