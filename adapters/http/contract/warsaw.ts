import { type Day, dayOf, timeOf } from '../../../domain/calendar.ts';

// Days and moments of the wire on a Warsaw clock (R2), without the time zone tables of whoever reads them.

/** The day on which a moment fell: '2027-03-02T09:05:00.000Z' → '2027-03-02'. */
export const dayInWarsaw = (instant: string): Day => dayOf(Date.parse(instant));

/** What the clocks showed then: '10:05'. */
export const timeInWarsaw = (instant: string): string => timeOf(Date.parse(instant));
