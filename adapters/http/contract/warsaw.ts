import { type Day, dayOf, timeOf } from '../../../domain/calendar.ts';

/** Browsers may lack time zone data, so this computes the Warsaw day without it (R2). */
export const dayInWarsaw = (instant: string): Day => dayOf(Date.parse(instant));

export const timeInWarsaw = (instant: string): string => timeOf(Date.parse(instant));
