/** No-break space: between thousands, before PLN, after one-letter words. */
/** A space that no line ends at. */
export const TIED = '\u00a0';
const MINUS = '\u2212';

/**
 * The wire's amount ('2349.50', '-400.00') in zlotys as people read it: '2 349,50 PLN', '−400 PLN'.
 * Grosze are shown only where there are any. Throws when the text is no amount: the wire's codec should have refused it.
 */
export const money = (amount: string): string => {
  const found = /^(-?)(\d+)(?:\.(\d{2}))?$/.exec(amount);
  if (!found) throw new Error(`Not an amount of money: ${amount}`);
  const [, sign = '', whole = '0', grosze = '00'] = found;
  const thousands = whole.replace(/\B(?=(\d{3})+$)/g, TIED);
  const nothing = /^0+$/.test(whole + grosze);
  return `${sign && !nothing ? MINUS : ''}${thousands}${grosze === '00' ? '' : `,${grosze}`}${TIED}PLN`;
};

/** What a choice adds or takes: '+ 549 PLN', '−200 PLN', '0 PLN'. */
export const addedMoney = (amount: string): string => {
  const text = money(amount);
  return text.startsWith(MINUS) || /^0\D*PLN$/.test(text) ? text : `+${TIED}${text}`;
};

/** '2026-06-27' → '27.06.2026'. */
export const day = (iso: string): string => {
  const [year = '', month = '', date = ''] = iso.slice(0, 10).split('-');
  return `${date}.${month}.${year}`;
};

/** '27.06–04.07.2026'; across New Year both years are written. */
export const dayRange = (from: string, to: string): string =>
  from.slice(0, 4) === to.slice(0, 4) ? `${day(from).slice(0, 5)}–${day(to)}` : `${day(from)}–${day(to)}`;

/** The forms of a noun that Polish counts with: 1 rejs, 2 rejsy, 5 rejsów; `other` for fractions (1,5 rejsu), `many` where left out. */
export type NounForms = { readonly one: string; readonly few: string; readonly many: string; readonly other?: string };

const rules = new Intl.PluralRules('pl');
/** The form that goes with a number, alone. */
export const nounFor = (count: number, forms: NounForms): string => {
  const form = rules.select(count);
  if (form === 'one' || form === 'few' || form === 'many') return forms[form];
  return forms.other ?? forms.many;
};

/** Number and noun, never torn apart: '42 rejsy'. */
export const counted = (count: number, forms: NounForms): string => `${decimal(count)}${TIED}${nounFor(count, forms)}`;

const HOURS = { one: 'godzinę', few: 'godziny', many: 'godzin' } as const;
/** How long somebody has: '1 godzinę', '24 godziny', '48 godzin'. */
export const hoursText = (count: number): string => counted(count, HOURS);
/** Within how long: 'w ciągu 1 godziny', 'w ciągu 24 godzin'. */
export const withinHours = (count: number): string => tied(`w ciągu ${decimal(count)}${TIED}${count === 1 ? 'godziny' : 'godzin'}`);
/** The same where the office has not said yet how it is paid (R30). */
export const dueByOffice = (hours: number): string => tied(`${hoursText(hours)} od wiadomości z biura`);

/** A number with a decimal comma and tied thousands: 1234.5 → '1 234,5'. */
export const decimal = (value: number): string => {
  const [whole = '0', part] = String(Math.abs(value)).split('.');
  return `${value < 0 ? MINUS : ''}${whole.replace(/\B(?=(\d{3})+$)/g, TIED)}${part ? `,${part}` : ''}`;
};

/** Ties one-letter words (w z i a o u) to the word after them, „ok.” to its number, thousands to their hundreds and a sum to its currency, so that no line ends between them. */
export const tied = (text: string): string =>
  text
    .replace(/(?<=^|[\s\u00a0(„])([wziaou]) +/giu, `$1${TIED}`)
    .replace(/(?<=(?:^|[\s\u00a0(])ok\.) (?=\d)/giu, TIED)
    .replace(/(?<=\d) (?=\d{3}(?!\d))/g, TIED)
    .replace(/(?<=\d) (?=(?:PLN|EUR)(?!\p{L}))/gu, TIED);
