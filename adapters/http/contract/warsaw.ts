import { type Day, dayOf, timeOf } from '../../../domain/calendar.ts';

/** Returns the day in Warsaw without the browser's time zone data, which can be missing (R2). */
export const dayInWarsaw = (instant: string): Day => dayOf(Date.parse(instant));

export const timeInWarsaw = (instant: string): string => timeOf(Date.parse(instant));
