import { dayInWarsaw, timeInWarsaw } from '../adapters/http/contract/warsaw.ts';
import { wizardCopy } from './copy/wizard.pl.ts';
import { day } from './format.ts';

// Moments of the wire as people in Warsaw read them (R2).

/** 02.03.2027 */
export const dayText = (instant: string): string => day(dayInWarsaw(instant));

/** 02.03.2027, 10:05 */
export const momentText = (instant: string): string => `${dayText(instant)}, ${timeInWarsaw(instant)}`;

/** A moment as the end of a term, after the word 'do': '24.11.2026, 14:30', or 'końca dnia 24.11.2026' for a midnight. */
export const termOf = (instant: string): string => {
  if (timeInWarsaw(instant) !== '00:00') return momentText(instant);
  const dayBefore = new Date(Date.parse(instant) - 1).toISOString();
  return wizardCopy.endOfDay(dayText(dayBefore));
};
