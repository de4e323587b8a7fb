import { type Day, dayOf, timeOf } from '../../../domain/calendar.ts';

/** Returns the Warsaw day of a moment without the browser's time zone data (R2). */
export const dayInWarsaw = (instant: string): Day => dayOf(Date.parse(instant));

export const timeInWarsaw = (instant: string): string => timeOf(Date.parse(instant));
