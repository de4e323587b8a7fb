import { PAYMENT_TYPE_WORDS } from '../../codecs/payment-types.ts';
import { toSlug } from './pages.pl.ts';

/** Page and mail share a trip's UID, so that a calendar has only one entry (RFC 5545). */
export const tripUid = (bookingId: string, brand: string): string =>
  `${bookingId}-rejs@${toSlug(brand)}`;
export const paymentUid = (bookingId: string, brand: string): string =>
  `${bookingId}-wplata@${toSlug(brand)}`;

/** Words of payment types, without their codec: screens must not load codecs. */
export const PAYMENT_TYPES = PAYMENT_TYPE_WORDS;

// `passwordProblem` does not know the list of common passwords, which the server has (R67).
export { PASSWORD_BOUNDS, passwordProblem } from '../../../domain/accounts/account.ts';
export { COUNTRY_CODES, HOME_COUNTRY } from '../../../domain/accounts/buyer-country.ts';

/** The wire writes a yes or no as 1 or 0. */
export const bit = (yes: boolean): 0 | 1 => (yes ? 1 : 0);
export const bitText = (yes: boolean): '0' | '1' => (yes ? '1' : '0');
