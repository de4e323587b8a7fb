import { type Day, dayOf, formatTimeOfDay, type Instant } from '../../domain/calendar.ts';
import type { Money } from '../../domain/money.ts';

/** Formats an amount of money, for example 2 349 PLN or 2 349,50 PLN (R1). */
export const formatPrice = (amount: Money): string => {
  const grosze = Math.abs(amount);
  const hundredths = grosze % 100;
  const whole = String((grosze - hundredths) / 100).replace(/\B(?=(\d{3})+$)/g, ' ');
  return `${amount < 0 ? '-' : ''}${whole}${hundredths === 0 ? '' : `,${String(hundredths).padStart(2, '0')}`} PLN`;
};

const parts = (day: Day): readonly [string, string, string] => [
  day.slice(8, 10),
  day.slice(5, 7),
  day.slice(0, 4),
];

export const formatDay = (value: Day): string => parts(value).join('.');

/**
 * Formats the days of a trip, for example 31.07–07.08.2027. If the trip ends in another year:
 * 28.12.2026–04.01.2027.
 */
export const formatTripDays = (from: Day, to: Day): string =>
  from.slice(0, 4) === to.slice(0, 4)
    ? `${parts(from).slice(0, 2).join('.')}–${formatDay(to)}`
    : `${formatDay(from)}–${formatDay(to)}`;

/** Formats a time as the screens do, in Warsaw time: 31.07.2027, 12:30. */
export const formatMoment = (value: Instant): string =>
  `${formatDay(dayOf(value))}, ${formatTimeOfDay(value)}`;

/** '12,5': a percentage with at most two decimals, as a Polish text has it. */
export const formatPercent = (percent: number): string =>
  String(Math.round(percent * 100) / 100).replace('.', ',');
