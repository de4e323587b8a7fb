// Polish plural rules, created at the first use, because creating them is slow.
let rules: Intl.PluralRules | undefined;

/** Formats hours in the accusative: 1 godzinę, 24 godziny, 48 godzin. */
export const formatHours = (count: number): string => {
  rules ??= new Intl.PluralRules('pl');
  const form = rules.select(count);
  return `${count} ${form === 'one' ? 'godzinę' : form === 'few' ? 'godziny' : 'godzin'}`;
};

type Unit = 'minutes' | 'hours' | 'days';

/** Returns a duration in the largest whole unit. A day is 24 hours: a limit, not a date. */
const inUnits = (minutes: number): readonly [count: number, unit: Unit] => {
  if (minutes % 60 !== 0) return [minutes, 'minutes'];
  const count = minutes / 60;
  return count > 24 && count % 24 === 0 ? [count / 24, 'days'] : [count, 'hours'];
};

const AFTER: Readonly<Record<Unit, readonly [one: string, other: string]>> = {
  minutes: ['minucie', 'minutach'],
  hours: ['godzinie', 'godzinach'],
  days: ['dniu', 'dniach'],
};
const WITHIN: typeof AFTER = {
  minutes: ['minuty', 'minut'],
  hours: ['godziny', 'godzin'],
  days: ['dnia', 'dni'],
};

/** Formats 'after' a time, for example po 1 godzinie, po 24 godzinach, po 30 dniach. */
export const formatAfter = (minutes: number): string => {
  const [count, unit] = inUnits(minutes);
  return `po ${count} ${AFTER[unit][count === 1 ? 0 : 1]}`;
};

/** Formats 'within' a time, for example w ciągu 1 godziny, w ciągu 24 godzin, w ciągu 30 dni. */
export const formatWithin = (minutes: number): string => {
  const [count, unit] = inUnits(minutes);
  return `w ciągu ${count} ${WITHIN[unit][count === 1 ? 0 : 1]}`;
};
