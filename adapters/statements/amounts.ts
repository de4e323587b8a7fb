import type { Money } from '../../domain/money.ts';

/** Reads an amount without sign and rounding. Banks write `123,4`, `,50` and `00123.45000`. */
export const hundredthsOf = (text: string): Money | null => {
  const [found, whole = '', rest = ''] = /^0*(\d{0,12})(?:[.,](\d*))?$/.exec(text.trim()) ?? [];
  const digits = rest.replace(/0+$/, '');
  if (found === undefined || !/\d/.test(found) || digits.length > 2) return null;
  return Number(whole) * 100 + Number(digits.padEnd(2, '0'));
};

/**
 * Reads an amount with groups, such as `1.500,00` or `10 000,00`. Refuses `1.500`, which may mean
 * 1.50 or 1500.
 */
export const groupedHundredthsOf = (text: string): Money | null => {
  const compact = text.trim().replace(/(?<=\d)[\s'](?=\d{3}(?!\d))/gu, '');
  if (/^\d{1,3}(?:\.\d{3})+,\d*$/.test(compact)) return hundredthsOf(compact.replaceAll('.', ''));
  return /\.\d{3}$/.test(compact) ? null : hundredthsOf(compact);
};
