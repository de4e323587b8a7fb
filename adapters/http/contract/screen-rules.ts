import { PAYMENT_TYPE_WORDS } from '../../codecs/payment-types.ts';
import { toSlug } from './pages.pl.ts';

/** Page and mail give a trip the same UID, so that a calendar shows it once (RFC 5545). */
export const tripCalendarUid = (bookingId: string, brand: string): string =>
  `${bookingId}-rejs@${toSlug(brand)}`;
export const paymentCalendarUid = (bookingId: string, brand: string): string =>
  `${bookingId}-wplata@${toSlug(brand)}`;

/** Words of payment types on the wire. Separate from their codec, which screens must not load. */
export const PAYMENT_TYPES = PAYMENT_TYPE_WORDS;

// `passwordProblem` cannot check the list of common passwords: only the server has it (R67).
export { PASSWORD_BOUNDS, passwordProblem } from '../../../domain/accounts/account.ts';
export { COUNTRY_CODES, HOME_COUNTRY } from '../../../domain/accounts/buyer-country.ts';

/** Returns yes or no as the wire writes it: 1 or 0. */
export const toWireBit = (yes: boolean): 0 | 1 => (yes ? 1 : 0);
export const toWireBitText = (yes: boolean): '0' | '1' => (yes ? '1' : '0');
