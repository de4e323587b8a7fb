// Amounts as the wire writes them. Apart from the codecs, so that the browser needs these lines alone.

/** Grosze as the wire writes them: zlote, with grosze only where there are any. 234950 → '2349.50', -20000 → '-200' (R1). */
export const wireMoney = (grosze: number): string => {
  const amount = Math.abs(grosze);
  const rest = amount % 100;
  const zlote = (amount - rest) / 100;
  return `${grosze < 0 ? '-' : ''}${zlote}${rest === 0 ? '' : `.${String(rest).padStart(2, '0')}`}`;
};

/** The grosze of a wire amount, or null where it is none: '2349.50' → 234950, '-200' → -20000 (R1). */
export const groszeOf = (wire: string): number | null => {
  if (!/^-?\d{1,12}(\.\d{1,2})?$/.test(wire)) return null;
  const [zlote = '', rest = ''] = wire.replace('-', '').split('.');
  const grosze = Number(zlote) * 100 + Number(rest.padEnd(2, '0'));
  return wire.startsWith('-') && grosze !== 0 ? -grosze : grosze;
};
