// Creates the plural rules when they are first needed, because creating them is slow.
let pluralRules: Intl.PluralRules | undefined;

const formatCount = (count: number, one: string, few: string, many: string): string => {
  pluralRules ??= new Intl.PluralRules('pl');
  const form = pluralRules.select(count);
  return `${count} ${form === 'one' ? one : form === 'few' ? few : many}`;
};

/** Formats a number of people: 1 osoba, 2 osoby, 5 osób. */
export const formatPeople = (count: number): string => formatCount(count, 'osoba', 'osoby', 'osób');

/** Formats a number of cabins: 1 kabina, 4 kabiny, 5 kabin. */
export const formatCabins = (count: number): string =>
  formatCount(count, 'kabina', 'kabiny', 'kabin');

/** Formats hours in the accusative case: 1 godzinę, 24 godziny, 48 godzin. */
export const formatHours = (count: number): string =>
  formatCount(count, 'godzinę', 'godziny', 'godzin');

const NO_BREAK_SPACE = '\u00a0';

/** Adds no-break spaces to a text. Never use it on HTML: the spaces would break attributes. */
export const addNoBreakSpaces = (text: string): string =>
  text
    .replace(/\+\d{2}(?: \d{2,3})+/g, (phone) => phone.replaceAll(' ', NO_BREAK_SPACE))
    .replace(/(?<=^|[\s\u00a0(„])([wziaouWZIAOU]) +/gu, `$1${NO_BREAK_SPACE}`)
    .replace(/(?<=\d) (?=\d{3}(?!\d))/g, NO_BREAK_SPACE)
    .replace(/(?<=\d) (?=[\p{L}%°])/gu, NO_BREAK_SPACE)
    .replace(/(?<=(?:^|[\s\u00a0(])ok\.) (?=\d)/giu, NO_BREAK_SPACE)
    .replace(/(?<=\b[IVX]+) (?=rat)/g, NO_BREAK_SPACE)
    .replace(/(?<=\S) (?=– )/g, NO_BREAK_SPACE);

type Unit = 'minutes' | 'hours' | 'days';

/** Returns a duration in the largest unit in which it is a whole number. A day has 24 hours. */
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

/** Formats a duration with „po” (after): po 1 godzinie, po 24 godzinach, po 30 dniach. */
export const formatDurationAsAfter = (minutes: number): string => {
  const [count, unit] = inUnits(minutes);
  return `po ${count} ${AFTER[unit][count === 1 ? 0 : 1]}`;
};

/** Formats a duration with „w ciągu” (within): w ciągu 1 godziny, w ciągu 30 dni. */
export const formatDurationAsWithin = (minutes: number): string => {
  const [count, unit] = inUnits(minutes);
  return `w ciągu ${count} ${WITHIN[unit][count === 1 ? 0 : 1]}`;
};
