import { type Day, dayOf, type Instant, timeOf } from '../../domain/calendar.ts';
import type { Money } from '../../domain/money.ts';

/** Grosze as people read them: 2 349 PLN, 2 349,50 PLN (R1). */
export const price = (amount: Money): string => {
  const grosze = Math.abs(amount);
  const rest = grosze % 100;
  const whole = String((grosze - rest) / 100).replace(/\B(?=(\d{3})+$)/g, ' ');
  return `${amount < 0 ? '-' : ''}${whole}${rest === 0 ? '' : `,${String(rest).padStart(2, '0')}`} PLN`;
};

const parts = (day: Day): readonly [string, string, string] => [day.slice(8, 10), day.slice(5, 7), day.slice(0, 4)];

/** A day as the documents show it: 31.07.2027. */
export const day = (value: Day): string => parts(value).join('.');

/** A trip's days, as the screens write them: 31.07–07.08.2027; with both years where they differ. */
export const term = (from: Day, to: Day): string =>
  from.slice(0, 4) === to.slice(0, 4) ? `${parts(from).slice(0, 2).join('.')}–${day(to)}` : `${day(from)}–${day(to)}`;

/** A moment on a Warsaw clock, as the screens write it: 31.07.2027, 12:30. */
export const moment = (value: Instant): string => `${day(dayOf(value))}, ${timeOf(value)}`;
