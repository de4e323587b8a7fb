import type { BookingSummary } from '../../domain/booking/summary.ts';
import type { Contact } from '../../domain/party/person.ts';
import { lettersAndDigitsOf } from '../../domain/statements/line.ts';
import { cleanOneLineText } from '../../domain/text/clean.ts';
import { transliterate } from '../../domain/text/transliterate.ts';

const foldText = (text: string): string =>
  transliterate(cleanOneLineText(text)).toLowerCase().replace(/\s+/g, ' ').trim();

/** Compares texts without accents and case, or as typed if no letter of the typed text is Latin. */
const includesText = (text: string, typed: string): boolean => {
  const folded = foldText(typed);
  return folded === ''
    ? cleanOneLineText(text).includes(cleanOneLineText(typed))
    : foldText(text).includes(folded);
};

/** A search by phone number needs this many digits; fewer would find too many people. */
const FEWEST_DIGITS = 5;

const digitsOf = (text: string): string => text.replace(/\D/g, '');

const matchesPhone = (phone: string, typed: string): boolean => {
  const digits = /^[\d\s+().-]+$/.test(cleanOneLineText(typed))
    ? digitsOf(typed).replace(/^(?:00)?48(?=\d{9}$)/, '')
    : '';
  return digits.length >= FEWEST_DIGITS && digitsOf(phone).includes(digits);
};

/** Compares names in any order, and ignores accents and case. */
export const matchesName = (
  { firstName, lastName, email, phone }: Contact,
  typed: string,
): boolean =>
  includesText(`${firstName} ${lastName} ${firstName} ${email}`, typed) ||
  matchesPhone(phone, typed);

const vouchersOf = ({ payments, voucherCodes }: BookingSummary): readonly string[] => [
  ...payments.flatMap((payment) => (payment.method === 'voucher' ? [payment.voucher] : [])),
  ...voucherCodes,
];

/** Returns true if the text matches booking number, transfer title, used voucher or traveller. */
export const matchesBooking = (booking: BookingSummary, typed: string): boolean => {
  const letters = lettersAndDigitsOf(typed);
  return (
    letters.includes(booking.id) ||
    vouchersOf(booking).some((code) => letters !== '' && lettersAndDigitsOf(code) === letters) ||
    booking.people.some((person) => matchesName(person, typed))
  );
};
