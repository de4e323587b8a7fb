import { type Day, dayOf, timeOf } from '../../../domain/calendar.ts';

// Converts moments of the wire to Warsaw time (R2), independent of the reader's time zone data.

/** Returns the day of a moment: '2027-03-02T09:05:00.000Z' → '2027-03-02'. */
export const dayInWarsaw = (instant: string): Day => dayOf(Date.parse(instant));

/** Returns the time of a moment: '10:05'. */
export const timeInWarsaw = (instant: string): string => timeOf(Date.parse(instant));
