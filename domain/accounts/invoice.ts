/** Whom an invoice names as the buyer; what is not known is ''. */
export type Buyer = { readonly name: string; readonly nip: string; readonly address: string; readonly zip: string; readonly city: string };

export const NO_BUYER: Buyer = { name: '', nip: '', address: '', zip: '', city: '' };

/** The papers that the books count: each adds to what was invoiced of a booking, a correction often less than nothing. */
export const INVOICE_KINDS = ['advance', 'invoice', 'correction'] as const;
export type InvoiceKind = (typeof INVOICE_KINDS)[number];

const NIP_WEIGHTS = [6, 5, 7, 2, 3, 4, 5, 6, 7] as const;

/** A tax number as it is kept: ten digits, without the spaces, hyphens and country that people write. What is no such number stays as typed. */
export const normalNip = (text: string): string => {
  const bare = text.replace(/[\s-]/g, '').replace(/^PL/i, '');
  return /^\d{10}$/.test(bare) ? bare : text.trim();
};

/** Whether a kept tax number is ten digits with the right check digit: the weighted sum of the first nine, modulo eleven. */
export const isNip = (text: string): boolean => {
  if (!/^\d{10}$/.test(text) || text.startsWith('000')) return false;
  const sum = NIP_WEIGHTS.reduce((total, weight, index) => total + weight * Number(text.charAt(index)), 0);
  return sum % 11 === Number(text.charAt(9));
};

/** A Polish postal code as it is kept, 00-950, however the five digits were written. What is no such code stays as typed. */
export const normalZip = (text: string): string => {
  const found = /^(\d{2})[\s-]?(\d{3})$/.exec(text.trim());
  return found === null ? text.trim() : `${found[1]}-${found[2]}`;
};

/** Whether a kept postal code is a Polish one. */
export const isZip = (text: string): boolean => /^\d{2}-\d{3}$/.test(text);
