import { type Day, dayOf, timeOf } from '../../../domain/calendar.ts';

/**
 * Returns the Warsaw day of a moment, without the time zone data of the browser (R2). Example:
 * '2027-03-02T09:05:00.000Z' → '2027-03-02'.
 */
export const dayInWarsaw = (instant: string): Day => dayOf(Date.parse(instant));

export const timeInWarsaw = (instant: string): string => timeOf(Date.parse(instant));
