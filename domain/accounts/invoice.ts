import { type Day, isDay } from '../calendar.ts';
import { HOME_COUNTRY, vatPrefix } from './buyer-country.ts';

export type Buyer = {
  readonly name: string;
  readonly nip: string;
  readonly address: string;
  readonly zip: string;
  readonly city: string;
  /** An ISO 3166 country code; missing if the buyer is in Poland. */
  readonly country?: string | undefined;
};

export const buyerCountryOf = ({ country = HOME_COUNTRY }: Pick<Buyer, 'country'>): string =>
  country;

export const NO_BUYER: Buyer = { name: '', nip: '', address: '', zip: '', city: '' };

/**
 * The kinds of invoices. A booking's invoiced total is the sum of all its invoices. The amount of a
 * correction is often negative, so it lowers the total.
 */
export const INVOICE_KINDS = ['advance', 'invoice', 'correction'] as const;
export type InvoiceKind = (typeof INVOICE_KINDS)[number];

const NIP_WEIGHTS = [6, 5, 7, 2, 3, 4, 5, 6, 7] as const;

/**
 * Returns the ten digits of a Polish tax number (NIP) without spaces, hyphens and PL; other texts
 * are only trimmed.
 */
export const normalizeNip = (text: string): string => {
  const bare = text.replace(/[\s-]/g, '').replace(/^PL/i, '');
  return /^\d{10}$/.test(bare) ? bare : text.trim();
};

/**
 * Returns true if the last digit of a Polish tax number (NIP) is the weighted sum of the other
 * digits modulo 11.
 */
export const hasNipCheckDigit = (text: string): boolean => {
  if (!/^\d{10}$/.test(text) || text.startsWith('000')) return false;
  const sum = NIP_WEIGHTS.reduce(
    (total, weight, index) => total + weight * Number(text.charAt(index)),
    0,
  );
  return sum % 11 === Number(text.charAt(9));
};

/**
 * The pattern of the numbers that Polish tax offices can assign. The state's invoice system KSeF
 * accepts no other NIP (TNrNIP in the schema FA(3)).
 */
const ASSIGNED = /^[1-9](\d[1-9]|[1-9]\d)\d{7}$/;

export const isNip = (text: string): boolean => ASSIGNED.test(text) && hasNipCheckDigit(text);

export const normalizePostalCode = (text: string): string => {
  const found = /^(\d{2})[\s-]?(\d{3})$/.exec(text.trim());
  return found === null ? text.trim() : `${found[1]}-${found[2]}`;
};

export const isPolishPostalCode = (text: string): boolean => /^\d{2}-\d{3}$/.test(text);

const foreignNumber = (text: string, country: string): string => {
  const bare = text.toUpperCase().replace(/[\s.-]/g, '');
  const prefix = [country, vatPrefix(country)].find(
    (each) => each !== null && bare.startsWith(each) && bare !== each,
  );
  return prefix == null ? bare : bare.slice(prefix.length);
};

/** Formats the tax number and the postal code for the buyer's country (R38.16). */
export const normalizeBuyer = ({ country: named = '', ...buyer }: Buyer): Buyer => {
  const country = named.trim().toUpperCase() || HOME_COUNTRY;
  if (country === HOME_COUNTRY)
    return { ...buyer, nip: normalizeNip(buyer.nip), zip: normalizePostalCode(buyer.zip) };
  return {
    ...buyer,
    nip: foreignNumber(buyer.nip, country),
    zip: buyer.zip.trim().replace(/\s+/g, ' '),
    country,
  };
};

/**
 * Returns true for a valid Polish tax number (NIP). Of a foreign number, only characters and length
 * are checked: at most 12 with an EU VAT prefix, otherwise 20 (R38.16).
 */
export const isTaxNumber = ({
  nip,
  country = HOME_COUNTRY,
}: Pick<Buyer, 'nip' | 'country'>): boolean => {
  if (country === HOME_COUNTRY) return isNip(nip);
  return vatPrefix(country) === null ? /^[\dA-Z/]{1,20}$/.test(nip) : /^[\dA-Z+*]{1,12}$/.test(nip);
};

export const isPostalCode = ({
  zip,
  country = HOME_COUNTRY,
}: Pick<Buyer, 'zip' | 'country'>): boolean =>
  country === HOME_COUNTRY ? isPolishPostalCode(zip) : /^[\p{L}\d][\p{L}\d -]{0,11}$/u.test(zip);

/**
 * Marks of the VAT report (JPK_V7) that say why an invoice has no KSeF number. `OFF`: KSeF
 * announced an outage. `BFK`: an invoice outside KSeF. `DI`: any other reason.
 */
export const JPK_MARKS = ['OFF', 'BFK', 'DI'] as const;
export type JpkMark = (typeof JPK_MARKS)[number];

/**
 * Returns an invoice's mark in the VAT report: BFK (outside KSeF) for a consumer, the given mark
 * for a company.
 */
export const vatReportMarkOf = (nip: string, markForCompanies: JpkMark): JpkMark =>
  nip === '' ? 'BFK' : markForCompanies;

export type InvoiceKsefNumber = {
  readonly kind: InvoiceKind;
  readonly year: number;
  readonly n: number;
  readonly number: string;
};

const SHAPE = /^\d{10}-(\d{4})(\d{2})(\d{2})-[0-9A-F]{12}-[0-9A-F]{2}$/;
const SIGNED = 32;

/**
 * Returns the two check digits of a KSeF number (CRC-8: polynomial x⁸ + x² + x + 1, initial value
 * 0).
 */
const checkDigits = (text: string): string => {
  let crc = 0;
  for (const character of text) {
    crc ^= character.charCodeAt(0);
    for (let bit = 0; bit < 8; bit += 1) crc = crc >= 0x80 ? ((crc << 1) ^ 0x107) & 0xff : crc << 1;
  }
  return crc.toString(16).toUpperCase().padStart(2, '0');
};

/**
 * Returns a KSeF number in capitals. Some programs put an extra hyphen into the middle of the
 * number's 12 hexadecimal digits; this function removes the hyphen.
 */
export const normalizeKsefNumber = (text: string): string =>
  text
    .trim()
    .toUpperCase()
    .replace(/-([0-9A-F]{6})-([0-9A-F]{6})-/, '-$1$2-');

/**
 * Reads the seller's tax number and the day of acceptance from a KSeF number; null if the number is
 * malformed.
 */
export const parseKsefNumber = (
  number: string,
): { readonly nip: string; readonly day: Day } | null => {
  const found = SHAPE.exec(number);
  if (found === null || checkDigits(number.slice(0, SIGNED)) !== number.slice(-2)) return null;
  const day = found.slice(1).join('-');
  return isDay(day) ? { nip: number.slice(0, 10), day } : null;
};

export const isKsefNumberOfInvoice = (
  ksefNumber: Omit<InvoiceKsefNumber, 'number'>,
  { kind, year, n }: { readonly kind: string; readonly year: number; readonly n: number },
): boolean => ksefNumber.kind === kind && ksefNumber.year === year && ksefNumber.n === n;
