import { type Day, dayOf, formatTimeOfDay } from '../../../domain/calendar.ts';

/** Returns the day in Warsaw. Needs no time zone data, which a browser can lack (R2). */
export const dayInWarsaw = (instant: string): Day => dayOf(Date.parse(instant));

export const timeInWarsaw = (instant: string): string => formatTimeOfDay(Date.parse(instant));
