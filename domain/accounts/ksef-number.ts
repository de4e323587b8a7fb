import { type Day, isDay } from '../calendar.ts';
import type { InvoiceKind } from './invoice.ts';

/** Marks of JPK_V7(3) without a KSeF number: OFF for an outage, BFK outside KSeF, DI offline24. */
export const JPK_MARKS = ['OFF', 'BFK', 'DI'] as const;
export type JpkMark = (typeof JPK_MARKS)[number];

/** Returns BFK for a consumer, whose invoice stays outside KSeF; `ofCompanies` for a company. */
export const jpkMark = (nip: string, ofCompanies: JpkMark): JpkMark =>
  nip === '' ? 'BFK' : ofCompanies;

export type KsefMark = {
  readonly kind: InvoiceKind;
  readonly year: number;
  readonly n: number;
  readonly number: string;
};

const SHAPE = /^\d{10}-(\d{4})(\d{2})(\d{2})-[0-9A-F]{12}-[0-9A-F]{2}$/;
const SIGNED = 32;

/** CRC-8: x⁸ + x² + x + 1, initial value 0, as the Ministry of Finance documents it. */
const checkDigits = (text: string): string => {
  let crc = 0;
  for (const character of text) {
    crc ^= character.charCodeAt(0);
    for (let bit = 0; bit < 8; bit += 1) crc = crc >= 0x80 ? ((crc << 1) ^ 0x107) & 0xff : crc << 1;
  }
  return crc.toString(16).toUpperCase().padStart(2, '0');
};

/** Returns a KSeF number in capitals, without the hyphen that some programs insert. */
export const normalizeKsefNumber = (text: string): string =>
  text
    .trim()
    .toUpperCase()
    .replace(/-([0-9A-F]{6})-([0-9A-F]{6})-/, '-$1$2-');

/** Returns the seller's tax number and KSeF's day of acceptance; null if invalid. */
export const parseKsefNumber = (
  number: string,
): { readonly nip: string; readonly day: Day } | null => {
  const found = SHAPE.exec(number);
  if (found === null || checkDigits(number.slice(0, SIGNED)) !== number.slice(-2)) return null;
  const day = found.slice(1).join('-');
  return isDay(day) ? { nip: number.slice(0, 10), day } : null;
};

export const isMarkOf = (
  mark: Omit<KsefMark, 'number'>,
  { kind, year, n }: { readonly kind: string; readonly year: number; readonly n: number },
): boolean => mark.kind === kind && mark.year === year && mark.n === n;
