export const NO_BREAK_SPACE = '\u00a0';
const MINUS = '\u2212';

/** '2349.50' → '2 349,50 PLN', '-400.00' → '−400 PLN'. Throws if the text is no amount. */
export const formatMoney = (amount: string): string => {
  const found = /^(-?)(\d+)(?:\.(\d{2}))?$/.exec(amount);
  if (!found) throw new Error(`The text is not an amount of money: ${amount}`);
  const [, sign = '', whole = '0', grosze = '00'] = found;
  const thousands = whole.replace(/\B(?=(\d{3})+$)/g, NO_BREAK_SPACE);
  const nothing = /^0+$/.test(whole + grosze);
  return `${sign && !nothing ? MINUS : ''}${thousands}${grosze === '00' ? '' : `,${grosze}`}${NO_BREAK_SPACE}PLN`;
};

/** Formats the price difference of a choice: '+ 549 PLN', '−200 PLN', '0 PLN'. */
export const formatPriceDifference = (amount: string): string => {
  const text = formatMoney(amount);
  return text.startsWith(MINUS) || /^0\D*PLN$/.test(text) ? text : `+${NO_BREAK_SPACE}${text}`;
};

/** Formats a day: '2026-06-27' → '27.06.2026'. */
export const formatDate = (iso: string): string => {
  const [year = '', month = '', date = ''] = iso.slice(0, 10).split('-');
  return `${date}.${month}.${year}`;
};

/** Formats days: '27.06–04.07.2026'. A range across New Year shows both years. */
export const formatDateRange = (from: string, to: string): string =>
  from.slice(0, 4) === to.slice(0, 4)
    ? `${formatDate(from).slice(0, 5)}–${formatDate(to)}`
    : `${formatDate(from)}–${formatDate(to)}`;

/** Forms of a Polish noun after a number: 1 rejs, 2 rejsy, 5 rejsów; `other`: 1,5 rejsu. */
export type NounForms = {
  readonly one: string;
  readonly few: string;
  readonly many: string;
  readonly other?: string;
};

const rules = new Intl.PluralRules('pl');
export const pluralFormFor = (count: number, forms: NounForms): string => {
  const form = rules.select(count);
  if (form === 'one' || form === 'few' || form === 'many') return forms[form];
  return forms.other ?? forms.many;
};

export const pluralize = (count: number, forms: NounForms): string =>
  `${formatDecimal(count)}${NO_BREAK_SPACE}${pluralFormFor(count, forms)}`;

const HOURS = { one: 'godzinę', few: 'godziny', many: 'godzin' } as const;
/** Formats a duration in the accusative: '1 godzinę', '24 godziny', '48 godzin'. */
export const hoursText = (count: number): string => pluralize(count, HOURS);
/** Formats a time limit in the genitive: 'w ciągu 1 godziny', 'w ciągu 24 godzin'. */
export const formatWithinHours = (count: number): string =>
  joinShortWordsByNoBreakSpaces(
    `w ciągu ${formatDecimal(count)}${NO_BREAK_SPACE}${count === 1 ? 'godziny' : 'godzin'}`,
  );
/** Formats the due time of a booking whose payment method the office has not set yet (R30). */
export const formatDueAfterOfficeMail = (hours: number): string =>
  joinShortWordsByNoBreakSpaces(`${hoursText(hours)} od wiadomości z biura`);

export const formatDecimal = (value: number): string => {
  const [whole = '0', part] = String(Math.abs(value)).split('.');
  return `${value < 0 ? MINUS : ''}${whole.replace(/\B(?=(\d{3})+$)/g, NO_BREAK_SPACE)}${part ? `,${part}` : ''}`;
};

/** Replaces no-break spaces by spaces. */
export const withPlainSpaces = (text: string): string => text.replaceAll(NO_BREAK_SPACE, ' ');

/** Adds no-break spaces after one-letter words, in numbers and before currencies or kilograms. */
export const joinShortWordsByNoBreakSpaces = (text: string): string =>
  text
    .replace(/(?<=^|[\s\u00a0(„])([wziaou]) +/giu, `$1${NO_BREAK_SPACE}`)
    .replace(/(?<=(?:^|[\s\u00a0(])ok\.) (?=\d)/giu, NO_BREAK_SPACE)
    .replace(/(?<=\d) (?=\d{3}(?!\d))/g, NO_BREAK_SPACE)
    .replace(/(?<=\d) (?=(?:PLN|EUR|kg)(?!\p{L}))/gu, NO_BREAK_SPACE);

/** Joins short words in all texts of an object, and in the texts that its functions return. */
export const joinShortWordsIn = <const Texts>(texts: Texts): Texts => {
  const joined = (value: unknown): unknown => {
    if (typeof value === 'string') return joinShortWordsByNoBreakSpaces(value);
    if (typeof value === 'function')
      return (...inputs: readonly unknown[]) => joined(value(...inputs));
    if (Array.isArray(value)) return value.map(joined);
    if (typeof value !== 'object' || value === null) return value;
    return Object.fromEntries(Object.entries(value).map(([name, text]) => [name, joined(text)]));
  };
  return joined(texts) as Texts;
};
