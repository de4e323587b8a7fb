import { cleanOneLineText } from '../../../../domain/text/clean.ts';

/** Formats grosze as the wire writes amounts: 234950 → '2349.50', -20000 → '-200' (R1). */
export const toWireMoney = (grosze: number): string => {
  const amount = Math.abs(grosze);
  const hundredths = amount % 100;
  const zlote = (amount - hundredths) / 100;
  return `${grosze < 0 ? '-' : ''}${zlote}${hundredths === 0 ? '' : `.${String(hundredths).padStart(2, '0')}`}`;
};

/** Parses an amount of the wire to grosze: '2349.50' → 234950. Null if malformed (R1). */
export const parseGrosze = (wire: string): number | null => {
  if (!/^-?\d{1,12}(\.\d{1,2})?$/.test(wire)) return null;
  const [zlote = '', hundredths = ''] = wire.replace('-', '').split('.');
  const grosze = Number(zlote) * 100 + Number(hundredths.padEnd(2, '0'));
  return wire.startsWith('-') && grosze !== 0 ? -grosze : grosze;
};

/** Converts a typed amount ('1 250', '99,50 zł') to the wire's format. Null if malformed. */
export const normalizeEnteredAmount = (typed: string): string | null => {
  const plain = cleanOneLineText(typed)
    .replace(/ |pln|zł/gi, '')
    .replace(',', '.');
  return /^\d{1,9}(\.\d{1,2})?$/.test(plain) ? plain : null;
};
