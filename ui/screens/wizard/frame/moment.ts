import { wizardCopy } from '../../../copy/wizard.pl.ts';
import { day } from '../../../format.ts';

const inWarsaw = (instant: number, options: Intl.DateTimeFormatOptions): string =>
  // Swedish dates are written YYYY-MM-DD.
  new Intl.DateTimeFormat('sv', { ...options, timeZone: 'Europe/Warsaw' }).format(instant);

/** An instant of the wire as the end of a term, after the word 'do': '24.11.2026, 14:30', or 'końca dnia 24.11.2026' for a midnight. */
export const termOf = (instant: string): string => {
  const moment = Date.parse(instant);
  const time = inWarsaw(moment, { hour: '2-digit', minute: '2-digit' });
  const dayOf = (at: number): string => day(inWarsaw(at, { year: 'numeric', month: '2-digit', day: '2-digit' }));
  return time === '00:00' ? wizardCopy.endOfDay(dayOf(moment - 1)) : `${dayOf(moment)}, ${time}`;
};
