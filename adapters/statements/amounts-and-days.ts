import { ok } from 'neverthrow';
import {
  addDays,
  type Day,
  dayOf,
  formatTimeOfDay,
  HOUR,
  isDay,
  MINUTE,
} from '../../domain/calendar.ts';
import type { Money } from '../../domain/money.ts';
import { type Read, refuseStatement } from './problems.ts';

/** Parses an amount without sign; never rounds. Banks write `123,4`, `,50` and `00123.45000`. */
export const parseHundredths = (text: string): Money | null => {
  const [found, whole = '', decimals = ''] = /^0*(\d{0,12})(?:[.,](\d*))?$/.exec(text.trim()) ?? [];
  const digits = decimals.replace(/0+$/, '');
  if (found === undefined || !/\d/.test(found) || digits.length > 2) return null;
  return Number(whole) * 100 + Number(digits.padEnd(2, '0'));
};

/** Parses `1.500,00` or `10 000,00`. Refuses `1.500`, because it can mean 1.50 or 1500. */
export const parseGroupedHundredths = (text: string): Money | null => {
  const compact = text.trim().replace(/(?<=\d)[\s'](?=\d{3}(?!\d))/gu, '');
  if (/^\d{1,3}(?:\.\d{3})+,\d*$/.test(compact))
    return parseHundredths(compact.replaceAll('.', ''));
  return /\.\d{3}$/.test(compact) ? null : parseHundredths(compact);
};

type WarsawTime = { readonly day: Day; readonly time: string };

const MOMENT =
  /^(\d{4}-\d{2}-\d{2})T(\d{2}):(\d{2})(?::\d{2}(?:\.\d+)?)?(?:(Z)|([+-])(\d{2}):?(\d{2}))?$/i;

/** Parses an ISO 8601 time. Without an offset it is Warsaw time. Null if the text is no time. */
const warsawTimeOf = (text: string): WarsawTime | null => {
  const [, day = '', hours = '', minutes = '', utc, sign, offsetHours = '0', offsetMinutes = '0'] =
    MOMENT.exec(text) ?? [];
  if (!isDay(day) || Number(hours) > 24 || Number(minutes) > 59) return null;
  if (utc === undefined && sign === undefined)
    return hours === '24'
      ? { day: addDays(day, 1), time: '00:00' }
      : { day, time: `${hours}:${minutes}` };
  const offset =
    (Number(offsetHours) * HOUR + Number(offsetMinutes) * MINUTE) * (sign === '-' ? -1 : 1);
  const instant =
    Date.parse(`${day}T00:00:00Z`) + Number(hours) * HOUR + Number(minutes) * MINUTE - offset;
  return { day: dayOf(instant), time: formatTimeOfDay(instant) };
};

/** Parses a day, or an ISO 8601 time into its day in Warsaw. An offset after a day is ignored. */
export const parseStatementDay = (text: string, line: number | null, field: string): Read<Day> => {
  const trimmed = text.trim();
  const moment = warsawTimeOf(trimmed);
  if (moment !== null) return ok(moment.day);
  const [, day = ''] = /^(\d{4}-\d{2}-\d{2})(?:Z|[+-]\d{2}:\d{2})?$/i.exec(trimmed) ?? [];
  return isDay(day) ? ok(day) : refuseStatement('badDay', line, field);
};

/** Returns the last whole day of a period: if the period ends at noon, the day before. */
export const lastWholeDayOfPeriod = (periodEnd: string): Day | null => {
  const moment = warsawTimeOf(periodEnd.trim());
  if (moment === null) return parseStatementDay(periodEnd, null, '').unwrapOr(null);
  return moment.time >= '23:59' ? moment.day : addDays(moment.day, -1);
};
