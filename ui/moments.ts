import { dayInWarsaw, timeInWarsaw } from '../adapters/http/contract/warsaw.ts';
import { partsCopy } from './copy/pl.ts';
import { formatDate } from './format.ts';

/** Formats an instant as a day in Warsaw (R2): 02.03.2027. */
export const formatInstantDate = (instant: string): string => formatDate(dayInWarsaw(instant));

export const formatInstant = (instant: string): string =>
  `${formatInstantDate(instant)}, ${timeInWarsaw(instant)}`;

/**
 * Formats a deadline: '24.11.2026, 14:30'. Midnight is 'końca dnia' (the end) of the day before.
 */
export const formatDeadline = (instant: string): string => {
  if (timeInWarsaw(instant) !== '00:00') return formatInstant(instant);
  const dayBefore = new Date(Date.parse(instant) - 1).toISOString();
  return partsCopy.endOfDay(formatInstantDate(dayBefore));
};
